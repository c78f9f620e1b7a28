// What a message is about, in words that a later question can be asked with: a value that is off, a trouble, something just added, a part.
import { topicsOf } from '../knowledge/words.ts';
import type { CoachLanguage } from '../understanding/fold.ts';
import { type Frame, readMessage } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';

export interface Subject {
  /** stands in for "it" */
  name: string;
  language: CoachLanguage;
  parameter?: ParameterName;
  direction?: 'high' | 'low';
  /** as the person said it */
  value?: number;
  symptom?: Frame['symptoms'][number];
  /** a product that went in just now */
  added?: string;
}

const VALUE_NAMES: Partial<Record<ParameterName, [en: string, es: string]>> = {
  freeChlorinePpm: ['free chlorine', 'cloro libre'], combinedChlorinePpm: ['combined chlorine', 'cloro combinado'], ph: ['ph', 'ph'],
  alkalinityPpm: ['alkalinity', 'alcalinidad'], hardnessPpm: ['calcium hardness', 'dureza de calcio'], cyanuricAcidPpm: ['stabilizer', 'estabilizador'],
  saltPpm: ['salt', 'sal'], phosphatePpb: ['phosphates', 'fosfatos'], brominePpm: ['bromine', 'bromo'], copperPpm: ['copper', 'cobre'], ironPpm: ['iron', 'hierro'],
}; // prettier-ignore
const SYMPTOM_NAMES: Partial<Record<Frame['symptoms'][number], [en: string, es: string]>> = {
  green: ['a green pool', 'una piscina verde'], cloudy: ['cloudy water', 'agua turbia'], foam: ['foam', 'espuma'], scale: ['scale', 'sarro'],
  stain: ['stains', 'manchas'], leak: ['a leak', 'una fuga'], smell: ['the smell', 'el olor'], irritation: ['itching', 'la irritación'],
}; // prettier-ignore
const PART_NAMES: Readonly<Record<string, [en: string, es: string]>> = {
  pump: ['the pump', 'la bomba'], heater: ['the heater', 'el calentador'], cartridge: ['the cartridge filter', 'el filtro de cartucho'],
  sandFilter: ['the sand filter', 'el filtro de arena'], deFilter: ['the de filter', 'el filtro de diatomeas'], saltCell: ['the salt cell', 'la celda de sal'],
  skimmer: ['the skimmer', 'el skimmer'], cover: ['the pool cover', 'la cubierta'], light: ['the pool light', 'la luz'], liner: ['the liner', 'el liner'],
  plaster: ['plaster', 'el yeso'], strips: ['test strips', 'las tiras'], cleaner: ['the robot', 'el robot'], fence: ['the fence', 'la cerca'],
  drain: ['the main drain', 'el desagüe'], fiberglass: ['fiberglass', 'la fibra de vidrio'],
}; // prettier-ignore
const PRODUCT_NAMES: Readonly<Record<string, [en: string, es: string]>> = {
  'liquid-chlorine': ['liquid chlorine', 'cloro líquido'], chlorine: ['chlorine', 'cloro'], 'cal-hypo': ['cal-hypo', 'hipoclorito de calcio'],
  dichlor: ['dichlor', 'dicloro'], trichlor: ['chlorine tablets', 'pastillas de cloro'], 'muriatic-acid': ['acid', 'ácido'], acid: ['acid', 'ácido'],
  'dry-acid': ['dry acid', 'ácido seco'], 'soda-ash': ['soda ash', 'ceniza de soda'], 'baking-soda': ['baking soda', 'bicarbonato'], borax: ['borax', 'bórax'],
  'calcium-chloride': ['calcium chloride', 'cloruro de calcio'], monopersulfate: ['non-chlorine shock', 'choque sin cloro'],
}; // prettier-ignore
/** Troubles, jobs and things that are no part and no value; the first that is named. */
const OTHERS: readonly (readonly [RegExp, en: string, es: string, symptom?: Subject['symptom']])[] = [
  [/\bblack (?:algae|spots)\b|\balgas? negras?\b/, 'black algae', 'las algas negras'],
  [/\bmustard algae\b|\balgas? mostaza\b/, 'mustard algae', 'las algas mostaza'],
  [/\bpink (?:slime|algae)\b/, 'pink slime', 'la baba rosa'],
  [/\bphosphate remover\b/, 'phosphate remover', 'el quita fosfatos'],
  [/\balgaecides?\b|\balguicida\b/, 'algaecide', 'el alguicida'],
  [/\balgae\b|\balgas?\b/, 'a green pool', 'una piscina verde', 'green'],
  [/\bclarifier\b|\bclarificante\b/, 'clarifier', 'el clarificante'],
  [/\bsalt ?(?:water )?(?:cell|system|generator|chlorinator)\b|\bswc?g\b|\bcelda\b/, 'the salt cell', 'la celda de sal'],
  [/\bvacuum\w*|\baspir\w+/, 'vacuuming the pool', 'aspirar la piscina'],
  [/\bbrush\w*|\bcepill\w+/, 'brushing the pool', 'cepillar la piscina'],
  [/\bbackwash\w*|\bretrolav\w+/, 'backwashing the filter', 'retrolavar el filtro'],
  [/\bshock(?:ing)?\b|\bchoque\b/, 'shocking the pool', 'el choque'],
  [/\bborates?\b|\bboratos?\b/, 'borates', 'los boratos'],
  [/\bfilters?\b|\bfiltros?\b/, 'the filter', 'el filtro'],
  [/\brain(?:s|ed|ing|y)?\b|\bstorms?\b|\bllov\w+|\blluvia\b|\btormenta\b/, 'after rain', 'despues de la lluvia'],
]; // prettier-ignore

const HIGH =
  /\b(?:high|rising|rises?|going up|goes up|keeps? (?:going up|rising|climbing)|climb\w*|creep\w*|too much|alt[oa]s?|sube|subiendo)\b/;
const LOW = /\b(?:low|dropping|drops?|falling|falls?|going down|goes down|too little|baj[oa]s?|baja|bajando)\b/;
/** Outside of these a value that a person names is off. */
const USUAL: Partial<Record<ParameterName, [low: number, high: number]>> = {
  ph: [7.2, 7.8], alkalinityPpm: [60, 130], hardnessPpm: [200, 450], cyanuricAcidPpm: [25, 80], freeChlorinePpm: [2, 10], saltPpm: [2600, 4000], phosphatePpb: [0, 500], combinedChlorinePpm: [0, 0.5],
}; // prettier-ignore
const JUST_ADDED =
  /\b(?:just|already|i|we|ya|acabo de|acabamos de|le|recien) ?(?:\w+ )?(?:added|poured|put|dumped|dosed|shocked|threw|tossed|used|echar|poner|agregar|eche|puse|agregue|le eche|le puse)\b|^(?:shocked|slammed|added|poured|dosed|eche|agregue|puse)\b|\ble di choque\b|\bhic(?:e|imos) (?:el |un |una )?(?:cloracion de )?choque\b|\bcloracion de choque (?:anoche|ayer|hoy)\b/;
const SHOCKED = /\b(?:shocked|slammed|choque)\b/;

function directionOf(frame: Frame, name: ParameterName): Subject['direction'] {
  const value = frame.values[name];
  const usual = USUAL[name];
  if (value !== undefined && usual) return value > usual[1] ? 'high' : value < usual[0] ? 'low' : undefined;
  return HIGH.test(frame.text) ? 'high' : LOW.test(frame.text) ? 'low' : undefined;
}

/** Undefined where a message names nothing that a later one could mean. */
export function subjectOf(text: string, fallback: CoachLanguage): Subject | undefined {
  const frame = readMessage(text, fallback);
  const { language } = frame;
  const at = language === 'es' ? 1 : 0;
  const [product] = frame.chemicals;
  if (JUST_ADDED.test(frame.text) && !frame.text.includes('?') && (product !== undefined || SHOCKED.test(frame.text))) {
    const added = PRODUCT_NAMES[product?.name ?? 'chlorine']?.[at];
    if (added !== undefined) return { name: added, language, added };
  }
  const other = OTHERS.find(([pattern]) => pattern.test(frame.text));
  const [symptom] = frame.symptoms;
  const trouble = symptom && SYMPTOM_NAMES[symptom]?.[at];
  if (symptom && trouble !== undefined)
    return {
      name: other?.[3] === undefined && other && /alg|slime|baba/.test(other[1]) ? (other[at + 1] as string) : trouble,
      language,
      symptom,
    };
  const part = [...topicsOf(text)].map((name) => PART_NAMES[name]?.[at]).find((name) => name !== undefined);
  const [parameter] = frame.parameters;
  const name = parameter && VALUE_NAMES[parameter]?.[at];
  if (parameter && name !== undefined && (part === undefined || frame.values[parameter] !== undefined)) {
    const [direction, value] = [directionOf(frame, parameter), frame.values[parameter]];
    return { name, language, parameter, ...(direction && { direction }), ...(value !== undefined && { value }) };
  }
  if (part !== undefined) return { name: part, language };
  if (other) return { name: other[at + 1] as string, language, ...(other[3] && { symptom: other[3] }) };
  const named = product && PRODUCT_NAMES[product.name]?.[at];
  return named === undefined ? undefined : { name: named, language };
}
