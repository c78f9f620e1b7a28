// Names of products and values in an answer.
import { parameterInside, PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { CoachLanguage } from '../understanding/fold.ts';
import type { ParameterName } from '../understanding/lexicon.ts';

const SPANISH_PRODUCT: Partial<Record<ProductId, string>> = {
  'liquid-chlorine': 'cloro líquido',
  'cal-hypo': 'hipoclorito de calcio',
  dichlor: 'dicloro',
  trichlor: 'tabletas de tricloro',
  'lithium-hypo': 'hipoclorito de litio',
  'muriatic-acid': 'ácido muriático',
  'dry-acid': 'ácido seco',
  'soda-ash': 'carbonato de sodio (soda ash)',
  'baking-soda': 'bicarbonato de sodio',
  borax: 'bórax',
  'boric-acid': 'ácido bórico',
  'calcium-chloride': 'cloruro de calcio',
  'cyanuric-acid': 'estabilizador (ácido cianúrico)',
  salt: 'sal para piscina',
  'sodium-thiosulfate': 'tiosulfato de sodio',
  monopersulfate: 'monopersulfato (choque sin cloro)',
  'sodium-bromide': 'bromuro de sodio',
  'fill-water': 'agua nueva',
};
const ENGLISH_PRODUCT: Partial<Record<ProductId, string>> = {
  'cyanuric-acid': 'stabilizer (cyanuric acid)',
  salt: 'pool salt',
  'fill-water': 'fresh water',
};

export const productName = (id: ProductId, language: CoachLanguage): string =>
  language === 'es' ? (SPANISH_PRODUCT[id] ?? PRODUCTS[id].name.toLowerCase()) : (ENGLISH_PRODUCT[id] ?? PRODUCTS[id].name.toLowerCase());

const SPANISH_PARAMETER: Partial<Record<ParameterName, string>> = {
  freeChlorinePpm: 'cloro libre',
  combinedChlorinePpm: 'cloro combinado',
  totalChlorinePpm: 'cloro total',
  brominePpm: 'bromo',
  totalHardnessPpm: 'dureza total',
  biguanidePpm: 'biguanida',
  ph: 'pH',
  alkalinityPpm: 'alcalinidad',
  hardnessPpm: 'dureza de calcio',
  cyanuricAcidPpm: 'ácido cianúrico',
  saltPpm: 'sal',
  boratePpm: 'borato',
  phosphatePpb: 'fosfato',
  copperPpm: 'cobre',
  ironPpm: 'hierro',
  tdsPpm: 'sólidos disueltos',
  orpMv: 'ORP',
  temperatureC: 'temperatura',
};
export const valueName = (name: ParameterName, language: CoachLanguage): string => {
  return language === 'es' ? (SPANISH_PARAMETER[name] ?? name) : parameterInside(name);
};

/** ` ppm`, or nothing for pH. */
export const unitOf = (name: ParameterName): string =>
  name === 'ph' ? '' : name === 'phosphatePpb' ? ' ppb' : name === 'orpMv' ? ' mV' : name === 'temperatureC' ? ' °C' : ' ppm';

const FEMININE: ReadonlySet<ParameterName> = new Set<ParameterName>(['alkalinityPpm', 'hardnessPpm', 'saltPpm', 'temperatureC']);
/** The name of a value within a sentence: with its article in Spanish. */
export function inSentence(name: ParameterName, { language }: { language: CoachLanguage }): string {
  const plain = valueName(name, language);
  if (language === 'en') return plain;
  return `${FEMININE.has(name) ? 'la' : 'el'} ${plain}`;
}
