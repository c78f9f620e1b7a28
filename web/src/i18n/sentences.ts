// How a sentence of the engine becomes text by its message: names, numbers and amounts in the person's language.
import { householdDose, messageNumber, type Parameter, type ProductId, type MessageAmount, type MessagePart } from '@limpid/chemistry';
import type { Message } from '@limpid/contract';
import { m } from '../paraglide/messages.js';
import { languageTag } from './language.tsx';
import { doseLabelText, productName } from './product-names.ts';
import { SENTENCE_MESSAGES } from './sentence-messages.ts';

type Value = number | string | MessageAmount | MessagePart[];
type Values = Readonly<Record<string, Value>>;

/** Inside a sentence, with the article that the language wants, and bare. */
const NAMES: Record<Parameter, { the: () => string; bare: () => string }> = {
  freeChlorinePpm: { the: m.findings_the_free_chlorine, bare: m.common_free_chlorine_inline },
  combinedChlorinePpm: { the: m.findings_the_combined_chlorine, bare: m.findings_name_combined_chlorine },
  brominePpm: { the: m.findings_the_bromine, bare: m.common_bromine_inline },
  ph: { the: m.findings_the_ph, bare: m.common_ph },
  alkalinityPpm: { the: m.findings_the_alkalinity, bare: m.common_alkalinity_inline },
  hardnessPpm: { the: m.findings_the_hardness, bare: m.common_hardness_inline },
  cyanuricAcidPpm: { the: m.findings_the_cyanuric_acid, bare: m.common_cyanuric_acid_inline },
  saltPpm: { the: m.findings_the_salt, bare: m.common_salt_inline },
  boratePpm: { the: m.findings_the_borate, bare: m.common_borate_inline },
  phosphatePpb: { the: m.findings_the_phosphate, bare: m.findings_name_phosphate },
  copperPpm: { the: m.findings_the_copper, bare: m.findings_name_copper },
  ironPpm: { the: m.findings_the_iron, bare: m.findings_name_iron },
  tdsPpm: { the: m.findings_the_tds, bare: m.findings_name_tds },
  orpMv: { the: m.findings_the_orp, bare: m.common_orp },
  totalChlorinePpm: { the: m.findings_the_total_chlorine, bare: m.findings_name_total_chlorine },
  totalHardnessPpm: { the: m.findings_the_total_hardness, bare: m.findings_name_total_hardness },
  biguanidePpm: { the: m.findings_the_biguanide, bare: m.findings_name_biguanide },
  temperatureC: { the: m.findings_the_temperature, bare: m.findings_name_temperature },
};

/** All of them, a space between; null where one is not known. */
export function translatedSentences(messages: readonly Message[]): string | null {
  const sentences = messages.map(translatedSentence);
  return sentences.every((sentence) => sentence !== null) ? sentences.join(' ') : null;
}

export function translatedSentence({ code, values = {} }: Message): string | null {
  const message = SENTENCE_MESSAGES[code];
  if (!message) return null;
  const texts = Object.entries(values).flatMap(([name, value]) => valueTexts(code, name, value, values));
  return message(Object.fromEntries(texts));
}

function valueTexts(code: string, name: string, value: Value, values: Values): [name: string, words: string][] {
  if (name === 'parameter') {
    const { the, bare } = NAMES[value as Parameter];
    return [
      ['parameter', the()],
      ['parameterStart', begun(the())],
      ['parameterBare', bare()],
    ];
  }
  if (name === 'product') {
    const product = productName(value as ProductId);
    return [
      ['product', product],
      ['productInside', product.toLowerCase()],
    ];
  }
  return [[name, plainText(code, name, value, values)]];
}

function plainText(code: string, name: string, value: Value, values: Values): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return messageNumber(code, name, value, values, languageTag());
  if (Array.isArray(value)) return value.map((part) => translatedSentence(part) ?? '').join(', ');
  const { measures, ...amount } = value;
  return doseLabelText(householdDose({ ...amount, system: measures, locale: languageTag() }).label);
}

/** At the beginning of a sentence: a capital, but not for pH. */
const begun = (name: string): string => (/^\p{Ll}\p{Lu}/u.test(name) ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
