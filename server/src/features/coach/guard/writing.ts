// How an answer may be written: in Latin letters and plain figures. Other scripts and digits with something between them can be read by a
// person and not by the guard, so they don't pass at all.

/** Fractions in one character, and the squares and cubes of units. */
const PLAIN_MARKS = /[\u00bc-\u00be\u2150-\u215e\u2189]|(?<=m|ft|in|pies|cm)[²³]/gu;
const OTHER_FIGURES = /[^\P{N}0-9]/u;
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}µμΔ]/u;
/** "5 0", "5·0": figures with a gap that is no group of thousands. */
const GAP = /\d[^\p{L}\d,;:|()[\]/.°%$+×=<>≤≥–—\-&\n]+\d/gu;
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d])/g;
const FRACTION_AFTER = /^\d[\s*_]+\d{1,2}\s*[/⁄]\s*\d/u;
/** "5O": a figure and letters that are no unit of ours. */
const GLUED = /(?<![\p{L}\d])\d[\d.,]*(\p{L}+)/gu;
const MAY_BE_GLUED =
  /^(?:k|st|nd|rd|th|am|pm|x|f|c|s|º|ª|o|er|ra|hz|v|a|kg|mg|ml|gal|lb|lbs|oz|floz|ppm|ppb|psi|kpa|gpm|lpm|hp|w|kw|kwh|h|hr|hrs|min|mins|ft|in|cm|mm|m|g|l|qt|qts|pt|cups?|gallons?|liters?|pounds?|ounces?)$/i;
const MONTH = /\p{L}{3,}\.?\s+\d$/u;

/** "15 000" as one figure. */
export const withGroupsJoined = (text: string): string => text.replaceAll(THOUSANDS, (group) => group.replaceAll(/\D/g, ''));

export function isPlainlyWritten(text: string): boolean {
  const plain = withGroupsJoined(text.replaceAll(PLAIN_MARKS, ' ')).replaceAll(/\b(?:20\d\d)\b/g, '');
  // Full-width figures and such are read as what they look like.
  if (OTHER_FIGURES.test(plain) || OTHER_LETTERS.test(plain)) return false;
  for (const { index } of plain.matchAll(GAP)) {
    const isFraction = FRACTION_AFTER.test(plain.slice(index));
    if (!isFraction && !MONTH.test(plain.slice(0, index + 1))) return false;
  }
  return [...plain.matchAll(GLUED)].every(([, letters = '']) => MAY_BE_GLUED.test(letters));
}
