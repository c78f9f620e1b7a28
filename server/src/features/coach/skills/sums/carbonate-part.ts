// Carbonate alkalinity: the total less a third of the stabilizer, however the two are told.
import { inFigures } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import { figures } from '../numbers.ts';
import { result, type Sum } from './sum.ts';

type Part = 'total' | 'cya' | 'other';
const NAMES: readonly (readonly [Part, string])[] = [
  ['cya', 'cya|cyanuric(?: acid)?|stabili[sz]er|conditioner|(?:acido )?cianurico|estabilizador'],
  ['total', '(?:total )?alkalinity|(?:total )?alk|ta|alcalinidad(?: total)?'],
  ['other', 'ph|calcium(?: hardness)?|hardness|ch|temperature|degrees|dureza'],
];
const ANY = NAMES.map(([name, said]) => String.raw`(?<${name}>\b(?:${said})\b)`).join('|');
const NAME = new RegExp(ANY, 'g');
const NAME_AFTER = new RegExp(String.raw`^ ?(?:ppm |mg\/l )?(?:of |for |as |de )?(?:the |my |our |la |el )?(?:${ANY})`);
const ITS_OWN = /^(?: (?:is|of|at|reads?|tests?|es|de))*:? ?=? ?\d/;
const partOf = (groups: Record<string, string | undefined> | undefined): Part =>
  NAMES.find(([name]) => groups?.[name] !== undefined)?.[0] ?? 'other';

/** Each number of the name right after it, or else of the last one before it in the sentence. */
function told(text: string): Partial<Record<Part, number>> {
  const names = [...text.matchAll(NAME)].map((found) => ({ part: partOf(found.groups), at: found.index, end: found.index + found[0].length }));
  const values: Partial<Record<Part, number>> = {};
  for (const number of text.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?!\d|\/)/g)) {
    const end = number.index + number[0].length;
    const after = NAME_AFTER.exec(text.slice(end));
    const isAfter = after !== null && !ITS_OWN.test(text.slice(end + after[0].length));
    const before = names.findLast((one) => one.end <= number.index && !/[.;?!](?: |$)/.test(text.slice(one.end, number.index)));
    const part = isAfter ? partOf(after.groups) : before?.part;
    if (part !== undefined && values[part] === undefined) values[part] = Number(number[0]);
  }
  return values;
} // prettier-ignore

const OF_THIRD = /\b(?:a|1|one|un|la) third\b|\bthird\b|\b1\/3\b|\btercio\b|\btercera parte\b|\bcya ?\/ ?3\b|\b0?\.33\b/;
const OF_CARBONATE =
  /\b(?:carbonate|correct(?:ed|ing|ion)?|adjust(?:ed|ing)?|carbonatos?|corregid[oa]|corrij\w+)\b[^]*\b(?:alkalinity|ta|index|lsi|alcalinidad)\b|\balkalinity\b[^]*\b(?:correct|adjust)\w*\b/;
const ASKS = /\?|\b(?:what|how|which|find|calculate|cuant[oa]|cual|que|calcula)\b/;
const ASKS_DOSE = /\b(?:add|raise|lower|dose|pounds|lbs|ounces|bicarb\w*|baking soda|acid to|bajar|subir|agrego|echo)\b/;

/** "110 for total alkalinity and 60 for stabilizer; take off a third: what goes into the index?" */
export const carbonatePart: Sum = (frame: Frame, context) => {
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language)).replaceAll(/\b1\/3\b|\b(?:one|1) third\b/g, 'a third');
  if (frame.volumeL !== undefined || !ASKS.test(text) || ASKS_DOSE.test(text) || !(OF_THIRD.test(text) || OF_CARBONATE.test(text))) return undefined;
  const { total, cya, other } = told(text.replaceAll(/\bcya ?\/ ?3\b/g, 'a third of cya'));
  // With hardness or a temperature the whole index is asked for.
  if (total === undefined || cya === undefined || total <= cya / 3 || (other !== undefined && other > 14)) return undefined;
  const carbonate = total - cya / 3;
  return result(context, {
    en: `Carbonate alkalinity is about ${figures(carbonate)} ppm: ${figures(total)} minus a third of ${figures(cya)}. The exact share of stabilizer depends on pH.`,
    es: `La alcalinidad de carbonatos es de unas ${figures(carbonate, 'es')} ppm: ${figures(total, 'es')} menos un tercio de ${figures(cya, 'es')}. La parte exacta del estabilizador depende del pH.`,
  }, { value: carbonate, unit: 'ppm', inputs: { alkalinityPpm: total, cyanuricAcidPpm: cya } }); // prettier-ignore
}; // prettier-ignore
