// Whether a question asks what an amount does to a level, in any order of its words: "by how many ppm should it go up?"
import type { Frame } from '../../../understanding/frame.ts';

const ASKS_RISE =
  /\b(?:what|ppm)(?: \w+){0,2} (?:rise|increase|jump|gain|bump)\b|\bhow (?:many ppm|much|far) (?:does|do|will|would|should|did|is|are)\b[^?]*\b(?:rise|risen|go up|climb|increase|that|move)\b|\b(?:goes|go|went|gone) up (?:by )?how (?:much|many)\b|\bhow many ppm\b|\bppm of (?:fc|free chlorine|chlorine|cya|stabilizer|alkalinity|hardness|salt)\W*$|\bcuant[oa]s? (?:ppm )?(?:sube|subio|subira|suben|son)\b/;
/** "A pound of cal-hypo: by what does the chlorine rise?": what it raises is no second product. */
export const namedProducts = ({ chemicals }: Frame): number => {
  const names = new Set<string>(chemicals.map(({ name }) => name));
  if (names.size > 1) names.delete('chlorine');
  return names.size;
};
const MOVES = String.raw`(?:go(?:es|ne)?|went|come(?:s)?|came|rise[sn]?|rose|climb(?:s|ed)?|increase[sd]?|jump(?:s|ed)?|bump(?:s|ed)?|raise[sd]?|move[sd]?|drop(?:s|ped)?|fall(?:s|en)?|fell|lower(?:s|ed)?|knock(?:s|ed)?|shift(?:s|ed)?|sub\w+|baj\w+)`;
/** "By what should it come up?", "how much of a jump is that?", in any order of the words. */
const BY_WHAT = new RegExp(
  [
    String.raw`\bby (?:how (?:many|much)|what)\b[^?]*\b${MOVES}\b`,
    String.raw`\b${MOVES}(?: up| down)? by (?:how (?:many|much)|what)\b`,
    String.raw`\bwhat\b[^?]*\b${MOVES}(?: up| down)? by\b`,
    String.raw`\bhow (?:much|big|large) (?:of )?an? (?:jump|rise|bump|increase|boost|drop|change|difference)\b`,
    String.raw`\bwhat (?:kind of |sort of |an? )?(?:jump|rise|bump|increase|boost|drop|gain|fc|free chlorine|chlorine level)\b[^?]*\b(?:give|gives|get|see|expect|make|is that|should|would|will)\b`,
    String.raw`\b(?:gives?|gets?|makes?|adds?) (?:me |us |you |it )?how (?:many|much)\b`,
    String.raw`\bhow (?:much|many ppm|far)\b[^?]*\b(?:did|does|do|will|would|should)\b[^?]*\b${MOVES}\b`,
    String.raw`\bcuant[oa]s? (?:ppm )?(?:me |le |se )?(?:sub\w+|baj\w+|aument\w+)\b`,
  ].join('|'),
);

export const asksRise = (text: string): boolean => ASKS_RISE.test(text) || BY_WHAT.test(text);
