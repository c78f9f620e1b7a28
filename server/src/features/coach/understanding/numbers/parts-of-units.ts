// Parts of a unit: "three quarters of an inch", "two thirds of a cup", "a pound and three quarters".
const PARTS: Readonly<Record<string, number>> = {
  half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fourths: 4, fifth: 5, fifths: 5, eighth: 8, eighths: 8, tenth: 10,
}; // prettier-ignore
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '7': 7,
};
const UNIT =
  '(?:inch(?:es)?|foot|feet|gallons?|quarts?|pints?|cups?|pounds?|lbs?|ounces?|hours?|teaspoons?|tablespoons?|lit(?:er|re)s?|meters?|kilos?|tank|bag|jug)';
const PART = Object.keys(PARTS).join('|');
const COUNT = 'an?|one|two|three|four|five|seven|[1-57]';
const OF_UNIT = new RegExp(String.raw`(?<!\b(?:and|plus|y) )\b(${COUNT}) (${PART})(?: of (?:an?|one|1) |-| )(?=${UNIT}\b)`, 'g');
const UNIT_AND = new RegExp(
  String.raw`\b(?:an?|one|1) (inch|foot|gallon|quart|pint|cup|pound|ounce|hour|liter|meter|kilo) and (${COUNT}) (${PART})\b(?! of)`,
  'g',
);
/** "Half an ounce", "half a pint"; not the half of "an ounce and a half". */
const HALF_A = new RegExp(
  String.raw`(?<!\b(?:and|plus|y) (?:a |an |one )?)\b(?:an? |one )?half (?:of )?(?:an? |one )?(?=(?:ounce|pint|oz|pound|cup|gallon|quart|teaspoon|tablespoon|lb|kilo)\b)`,
  'g',
);
const POR = /\b(tres cuartos|dos tercios|un tercio|un cuarto) de (?=(?:pulgada|galon|libra|taza|hora|litro|metro|pie)\b)/g;
const PARTES: Readonly<Record<string, number>> = { 'tres cuartos': 0.75, 'dos tercios': 2 / 3, 'un tercio': 1 / 3, 'un cuarto': 0.25 };

const shareOf = (count: string, part: string): number => (COUNTS[count] ?? 1) / (PARTS[part] ?? 1);
const shown = (value: number): string => String(Number(value.toFixed(4)));

/** A text in figures: "4 ft 9" has its inches without saying so. */
export const withBareInches = (text: string): string =>
  text.replaceAll(
    /(?<![\d.])(\d{1,2}) ?(?:ft|feet|foot) (\d|1[01])(?=[.,;?!]|$| (?:deep|tall|high|wide|long|of water)\b)/g,
    (_, feet: string, inches: string) => `${shown(Number(feet) + Number(inches) / 12)} ft`,
  );

/** "A tablespoon… no, 2 ounces": what was taken back. */
const TAKEN_BACK =
  /\b(?:an?|one|two|three|four|five|six|\d+(?:\.\d+)?)(?: [a-z]+){1,3} ?(?:\.\.\.|…|,|-),? ?(?:(?:i put in |it was |that's )?(?:no,? wait|wait,? no|no,? scratch that|scratch that|no,? sorry|sorry|i mean|make that|no),? (?:it's |it is |i put in )?)(?=(?:an?|one|two|three|four|five|six|\d))/g;
/** A folded text, its other number words still words. */
export const withPartsOfUnits = (text: string): string =>
  text
    .replaceAll(TAKEN_BACK, ' ')
    // "Lower it by a foot"
    .replaceAll(
      /\b(by|down|up|drop(?:s|ped)?|falls?|fell|lost|loses?|rose|rises?|raise(?: it)?|lower(?: it)?|rain(?:s|ed)?|got|evaporates?|evaporated|adds?|added|nearly|almost|roughly|about) (?:about |around |only |just |over )?(?:an?|one) (?=(?:inch|foot)\b)/g,
      '$1 1 ',
    )
    .replaceAll(HALF_A, '0.5 ')
    .replaceAll(UNIT_AND, (_, unit: string, count: string, part: string) => `${shown(1 + shareOf(count, part))} ${unit}`)
    .replaceAll(OF_UNIT, (_, count: string, part: string) => `${shown(shareOf(count, part))} `)
    .replaceAll(POR, (_, said: string) => `${shown(PARTES[said] ?? 1)} `);
