// Numbers as people say them: "two hundred and ten", "one eighty five", "a ppm and a half", "siete cuatro", "treinta y cinco mil".
import { withHoursOfSpans } from './clock-spans.ts';
import { withBareInches, withPartsOfUnits } from './parts-of-units.ts';

type CoachLanguage = 'en' | 'es';

const UNITS: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, cero: 0, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6,
  siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18,
  diecinueve: 19, veintiun: 21, veintiuno: 21, veintidos: 22, veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28,
  veintinueve: 29,
}; // prettier-ignore
const TENS: Record<string, number> = {
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, veinte: 20, treinta: 30, cuarenta: 40,
  cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90,
}; // prettier-ignore
const HUNDREDS: Record<string, number> = {
  cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300, trescientas: 300, cuatrocientos: 400, cuatrocientas: 400, quinientos: 500,
  quinientas: 500, seiscientos: 600, seiscientas: 600, setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800,
  novecientos: 900, novecientas: 900,
}; // prettier-ignore
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  mil: 1000,
  million: 1e6,
  dozen: 12,
  docena: 12,
};
const THOUSANDS = 'thousand|thou|grand|mil|k';

/** The value of "three", "tres" or "3"; undefined for any other word. */
export const valueOfWord = (word: string): number | undefined => {
  const value = UNITS[word] ?? TENS[word] ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined);
  return value;
};

/** "Once" is eleven in Spanish only, and "mil" and "dos" are no English. */
const unitsIn = (language: CoachLanguage) => Object.keys(UNITS).filter((word) => language === 'es' || word !== 'once');
const wordNumber = (language: CoachLanguage) =>
  new RegExp(
    String.raw`\b(?:(?:${[...unitsIn(language), ...Object.keys(TENS), ...Object.keys(HUNDREDS)].join('|')}|\d+(?:\.\d+)?)(?:[\s-]+(?:and |y )?|$|\b))+(?:(?:hundred|thousand|grand|mil|million|dozen|docena)\b(?:[\s-]+)?(?:(?:and|y) )?(?:(?:${[...unitsIn(language), ...Object.keys(TENS), ...Object.keys(HUNDREDS), 'hundred'].join('|')})\b[\s-]*)*)*`,
    'g',
  );
const WORD_NUMBER: Record<CoachLanguage, RegExp> = { en: wordNumber('en'), es: wordNumber('es') };

/** What one number of a run is, and where the next begins. */
interface Said {
  value: number;
  next: number;
}
const isAnd = (word: string | undefined): boolean => word === 'and' || word === 'y';
const isTens = (word: string | undefined): word is string => word !== undefined && word in TENS;
const isOnes = (word: string | undefined): boolean => word !== undefined && (UNITS[word] ?? 0) >= 1 && (UNITS[word] ?? 10) <= 9;
const isThousands = (word: string | undefined): boolean => word !== undefined && (SCALES[word] ?? 0) >= 1000;
const isHundred = (word: string | undefined): boolean => word === 'hundred';

/** "forty five", "treinta y cinco", "seven" */
function belowHundred(words: readonly string[], at: number): Said | undefined {
  const word = words[at] ?? '';
  if (isTens(word)) {
    const ones = words[at + 1] === 'y' ? at + 2 : at + 1;
    return isOnes(words[ones])
      ? { value: (TENS[word] ?? 0) + (UNITS[words[ones] ?? ''] ?? 0), next: ones + 1 }
      : { value: TENS[word] ?? 0, next: at + 1 };
  }
  const value = UNITS[word];
  return value === undefined ? undefined : { value, next: at + 1 };
}

/** "two hundred and ten", "ciento veinte", "one eighty five" (hundreds without the word), "27 hundred" */
function belowThousand(words: readonly string[], at: number): Said | undefined {
  const word = words[at] ?? '';
  const after = (value: number, next: number): Said => {
    const rest = belowHundred(words, isAnd(words[next]) ? next + 1 : next);
    return rest && !isHundred(words[rest.next]) && !isThousands(words[rest.next])
      ? { value: value + rest.value, next: rest.next }
      : { value, next };
  };
  if (word in HUNDREDS) return after(HUNDREDS[word] ?? 0, at + 1);
  if (isHundred(word)) return after(100, at + 1);
  const first = /^\d/.test(word) ? { value: Number(word), next: at + 1 } : belowHundred(words, at);
  if (!first) return undefined;
  if (isHundred(words[first.next])) return after(first.value * 100, first.next + 1);
  if (words[first.next] === 'dozen' || words[first.next] === 'docena') return { value: first.value * 12, next: first.next + 1 };
  const tens = words[first.next] ?? '';
  const rest = isOnes(word) && (isTens(tens) || (UNITS[tens] ?? 0) >= 10) ? belowHundred(words, first.next) : undefined;
  // "At seven twenty two thousand": seven, and then the gallons.
  return rest && !isThousands(words[rest.next]) && !isHundred(words[rest.next])
    ? { value: first.value * 100 + rest.value, next: rest.next }
    : first;
}

/** "thirteen thousand five hundred" */
function oneNumber(words: readonly string[], at: number): Said | undefined {
  if (isThousands(words[at])) return { value: SCALES[words[at] ?? ''] ?? 0, next: at + 1 };
  const whole = belowThousand(words, at);
  if (!whole || !isThousands(words[whole.next])) return whole;
  const value = whole.value * (SCALES[words[whole.next] ?? ''] ?? 1);
  const next = whole.next + 1;
  const rest = belowThousand(words, isAnd(words[next]) ? next + 1 : next);
  // "Twenty thousand two to five": no one says 20,002.
  const isPart = rest !== undefined && (rest.value >= 100 || isAnd(words[next])) && rest.value < 1000 && !isThousands(words[rest.next]);
  return isPart ? { value: value + rest.value, next: rest.next } : { value, next };
}

/** A single number; undefined where the words are several. */
function wordsToNumber(words: readonly string[]): number | undefined {
  const said = oneNumber(words, 0);
  return said?.next === words.length ? said.value : undefined;
}

/** "forty five thirteen thousand five hundred" is two numbers: each ends where no word can continue it. */
function figuresFor(run: string): string {
  const words = run.trim().split(/[\s-]+/);
  if (words.every((word) => /^\d/.test(word))) return run;
  const figures: string[] = [];
  for (let at = 0; at < words.length;) {
    const said = isAnd(words[at]) ? undefined : oneNumber(words, at);
    const isWritten = said?.next === at + 1 && /^\d/.test(words[at] ?? '');
    figures.push(said && !isWritten ? String(said.value) : (words[at] ?? ''));
    at = said?.next ?? at + 1;
  }
  return `${figures.join(' ')}${/\s$/.test(run) ? ' ' : ''}`;
}

/** The number words of a folded message in figures. */
export const wordsInFigures = (text: string, language: CoachLanguage): string =>
  text
    .replaceAll(/\bpor ciento\b/g, '%')
    .replaceAll(/\ba hundred\b/g, 'one hundred')
    .replaceAll(WORD_NUMBER[language], figuresFor);

const PARTS: Record<string, number> = { half: 0.5, medio: 0.5, media: 0.5, quarter: 0.25, cuarto: 0.25, third: 1 / 3, tercio: 1 / 3 };
const LEVEL_UNIT = 'ppm|parts?(?: per million)?|points?|partes?(?: por millon)?';
const DIGIT = 'one|two|three|four|five|six|seven|eight|nine';
const DIGITO = 'uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const DIGIT_VALUE: Record<string, number> = { ...UNITS, uno: 1, una: 1, oh: 0, o: 0, flat: 0 };
const NOT_A_WHOLE = '(?! (?:hundred|thousand|thou|grand|k|mil|gallons?|gal|and|ppm|litros|galones|pies|feet|ft|inch))';
const SPOKEN_PH = new RegExp(
  String.raw`\b(six|seven|eight|seis|siete|ocho)(?: |-)(?:point |punto |con )?(oh|flat|${DIGIT}|${DIGITO})\b${NOT_A_WHOLE}`,
  'g',
);
/** Products that move pH alone: "soda ash from seven flat to seven six" */
const ABOUT_PH = /\bph\b|\bsoda ash\b|\bacid\b|\bacido\b|\bborax\b/;

/** "pH seven six" is 7.6, "seven flat" and "eight oh" are 7 and 8. */
const spokenPh = (text: string): string =>
  ABOUT_PH.test(text)
    ? text
        .replaceAll(SPOKEN_PH, (_, whole: string, part: string) => `${UNITS[whole]}.${DIGIT_VALUE[part] ?? 0}`)
        .replaceAll(/\b([678]) (?:flat|even|oh)\b/g, '$1.0')
    : text;

/** "half a ppm", "a quarter ppm", "a ppm and a half", "medio ppm", "uno y medio": parts of one */
const partsOfOne = (text: string): string =>
  text
    .replaceAll(new RegExp(String.raw`\b(?:an?|one|1|un|una) (${LEVEL_UNIT})(?: and (?:a|one) half| y medi[oa])\b`, 'g'), '1.5 $1')
    .replaceAll(
      new RegExp(String.raw`\b(\d+|${DIGIT}|${DIGITO}) (${LEVEL_UNIT})(?: and (?:a|one) half| y medi[oa])\b`, 'g'),
      (_, whole: string, unit: string) => `${(DIGIT_VALUE[whole] ?? Number(whole)) + 0.5} ${unit}`,
    )
    .replaceAll(
      new RegExp(
        String.raw`(?<!\b(?:and|y) (?:an? |one )?)\b(?:an? |one |un |1 )?(half|quarter|third|medi[oa]|cuarto|tercio)(?: of)?(?: an?| one| de)? (${LEVEL_UNIT})\b`,
        'g',
      ),
      (_, part: string, unit: string) => `${Number((PARTS[part] ?? 0).toFixed(3))} ${unit}`,
    )
    .replaceAll(new RegExp(String.raw`\bthree quarters?(?: of)?(?: an?| one)? (${LEVEL_UNIT})\b`, 'g'), '0.75 $1')
    .replaceAll(/\b(?:uno|una|1) y medi[oa]\b/g, '1.5')
    .replaceAll(new RegExp(String.raw`\b(\d+|${DIGIT}|ten|twelve) and (a|one|three) quarters?\b`, 'g'), (_, whole: string, part: string) =>
      String((valueOfWord(whole) ?? 0) + (part === 'three' ? 0.75 : 0.25)),
    )
    // "three oh five"
    .replaceAll(new RegExp(String.raw`\b(${DIGIT}) oh (${DIGIT})\b`, 'g'), (_, hundreds: string, ones: string) =>
      String((UNITS[hundreds] ?? 0) * 100 + (UNITS[ones] ?? 0)),
    )
    .replaceAll(/(?<![a-z\d] )\bmil (?=(?:litros|galones)\b)/g, '1000 ')
    .replaceAll(
      /\b(at|is|is about|was|reads?|from|to|es|en|de|tengo) (?:a )?(half|medio|a quarter)(?=[,.;]|$| (?:want|need|now|and|y|quiero|to|should|a \d))/g,
      (_, lead: string, part: string) => `${lead} ${part === 'a quarter' ? 0.25 : 0.5}`,
    );

/** "sixteen k", "15 thou", "fourteen and a half thousand": thousands as they are said */
const thousandsSaid = (text: string): string =>
  text
    .replaceAll(new RegExp(String.raw`\b((?:\d+(?:\.\d+)?|[a-z]+)(?:[ -][a-z]+)?)[ -](?:thou|k)\b(?!w)`, 'g'), (all, words: string) => {
      const said = words.split(/[ -]/);
      // "in sixteen k": only the last word is a number
      const count = said.every((word) => valueOfWord(word) !== undefined) ? said.length : 1;
      const number = said.slice(-count);
      const value = wordsToNumber(number);
      if (number.some((word) => valueOfWord(word) === undefined) || value === undefined) return all;
      return [...said.slice(0, said.length - count), value * 1000].join(' ');
    })
    .replaceAll(new RegExp(String.raw`\b(\d+(?:\.\d+)?) (?:and a half |y medio )?(?:${THOUSANDS})\b(?!w)`, 'g'), (all, whole: string) => {
      const half = /half|medio/.test(all) ? 0.5 : 0;
      return String(Number(((Number(whole) + half) * 1000).toFixed(3)));
    });

/** What water meters count, so that no number is multiplied by its hundred. */
const withCcf = (text: string): string => text.replaceAll(/\b(?:hundreds?|100s?) (?:of )?cubic feet\b|\b100 ?cu\.? ?ft\b/g, 'ccf');

/** What is said of numbers and is no number word alone, before fractions and units are read. */
export const withSpokenParts = (text: string): string => thousandsSaid(partsOfOne(withPartsOfUnits(spokenPh(withCcf(text)))));

/** Once the words are figures: what stands for a unit ("45 a minute", "20 points"), a shape ("18 footer") or a color ("tea colored"). */
export const withSpokenUnits = (text: string): string =>
  withBareInches(withHoursOfSpans(text))
    // "Gallons of my 18,000", "20 gpm a foot" of a filter
    .replaceAll(/\b(gallons|liters|galones|litros) of (my|our|the|its|those) (\d{4,6})\b(?! ?(?:gal|lit|ppm))/g, '$1 of $2 $3 gallon pool')
    .replaceAll(
      /\bgpm (?:(?:a|per|for each|each) (?:foot|ft)\b|(?:for )?each(?= ?(?:[.,;?]|$)))/g,
      /\bsq(?:uare)?\b|\bsand\b|\bfilter\b/.test(text) ? 'gpm per square foot' : '$&',
    )
    // "2 full gallons", "1 of those ovals"
    .replaceAll(
      /(?<![\d.])(\d+(?:\.\d+)?) (?:full|whole|entire|complete|big|level|heaping) (?=(?:gallons?|gal|quarts?|pints?|cups?|pounds?|lbs?|bags?|jugs?|bottles?|buckets?)\b)/g,
      '$1 ',
    )
    .replaceAll(/(?<![\d.])1 of (?=(?:those|these|them|the|my|our|your|mis|las|los)\b(?! \d))/g, 'one of ')
    // "pump moves 45 a minute", "cloro al 12"
    .replaceAll(/\b(\d+(?:\.\d+)?) (?:a|per) min(?:ute)?\b/g, /\b(?:pump|flow|filter|moves?)\b/.test(text) ? '$1 gpm' : '$&')
    .replaceAll(
      /\b((?:cloro|hipoclorito|lejia|blanqueador|acido|muriatico)(?: \w+)?) al (\d+(?:\.\d+)?)(?![\d.]| ?(?:%|por ciento|percent|pct))/g,
      '$1 al $2%',
    )
    .replaceAll(
      /\b(\d+(?:\.\d+)? (?:gallons?|gal|jugs?|quarts?|qts?)(?: of)?) (12\.5|10|8\.25|7\.5|6)(?:%| percent)? (?=in\b|into\b|to\b|en\b)/g,
      '$1 of $2% liquid chlorine ',
    )
    .replaceAll(/\b(?:tea|coffee|tobacco|rust|cola)[ -]?colou?red\b/g, 'brown')
    .replaceAll(/\bmarron\b|\b(?<=(?:puso|color|quedo|amanecio) )te\b/g, 'cafe')
    .replaceAll(/\bur (?=(?:the|so|a|an|too|very)\b)/g, 'you are ')
    .replaceAll(/\b(\d+)[ -]?footer\b/g, '$1 ft round')
    .replaceAll(
      /\b(\d+(?:\.\d+)? (?:ft|feet|foot|inches)) (?:to |in )?(?:the )?shallow(?: end)?(?:,| and)? (\d+(?:\.\d+)? (?:ft|feet|foot|inches)) (?:in |to )?(?:the )?deep(?: end)?/g,
      '$1 to $2 deep',
    )
    .replaceAll(/\b(\d+(?:\.\d+)?) (more|extra|additional) (ppm|parts per million)\b/g, '$1 $3 more')
    .replaceAll(/\b(alkalinity|hardness|ph) up (?=(?:by |to |from |about |around )?\d)/g, '$1 goes up ')
    .replaceAll(/\b(\d+) (?:points|puntos|partes|parts)\b(?! (?:per|por|water|acid|bleach|to|de))/g, /\bph\b/.test(text) ? '$&' : '$1 ppm');
