// Numbers as people say them: "two hundred and ten", "one eighty five", "a ppm and a half", "siete cuatro", "treinta y cinco mil".
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
  ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300, trescientas: 300, cuatrocientos: 400, cuatrocientas: 400, quinientos: 500,
  quinientas: 500, seiscientos: 600, seiscientas: 600, setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800,
  novecientos: 900, novecientas: 900,
}; // prettier-ignore
const SCALES: Record<string, number> = {
  hundred: 100,
  cien: 100,
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
    String.raw`\b(?:(?:${[...unitsIn(language), ...Object.keys(TENS), ...Object.keys(HUNDREDS)].join('|')}|\d+(?:\.\d+)?)(?:[\s-]+(?:and |y )?|$|\b))+(?:(?:hundred|cien|thousand|grand|mil|million|dozen|docena)\b(?:[\s-]+)?(?:(?:and|y) )?(?:(?:${[...unitsIn(language), ...Object.keys(TENS), ...Object.keys(HUNDREDS), 'hundred'].join('|')})\b[\s-]*)*)*`,
    'g',
  );
const WORD_NUMBER: Record<CoachLanguage, RegExp> = { en: wordNumber('en'), es: wordNumber('es') };

/** "thirteen thousand", "18 thousand", "forty five", "seven hundred"; undefined where it is no single number. */
function wordsToNumber(words: string[]): number | undefined {
  let [total, group, last] = [0, 0, Infinity];
  for (const word of words) {
    if (word === 'and' || word === 'y') continue;
    if (word in SCALES) {
      const scale = SCALES[word] as number;
      if (scale >= 1000) [total, group, last] = [total + (group || 1) * scale, 0, Infinity];
      else [group, last] = [(group || 1) * scale, scale];
      continue;
    }
    const value = UNITS[word] ?? TENS[word] ?? HUNDREDS[word] ?? Number(word);
    const size = word in HUNDREDS ? 100 : word in TENS ? 10 : 1;
    if (!Number.isFinite(value) || size >= last) return undefined;
    [group, last] = [group + value, size];
  }
  return total + group;
}

/** "two fifty", "one eighty five", "one ten", "three oh five": hundreds without the word. */
function saidInHundreds([first = '', ...rest]: string[]): number | undefined {
  const hundreds = UNITS[first];
  if (hundreds === undefined || hundreds < 1 || hundreds > 9 || rest.length === 0 || rest.length > 2) return undefined;
  const [tens = '', ones] = rest;
  const below = ones === undefined ? (TENS[tens] ?? (Number(UNITS[tens]) >= 10 ? UNITS[tens] : undefined)) : TENS[tens];
  const last = ones === undefined ? 0 : UNITS[ones];
  if (below === undefined || last === undefined || last > 9) return undefined;
  return hundreds * 100 + below + last;
}

function figuresFor(run: string): string {
  const words = run.trim().split(/[\s-]+/);
  if (words.every((word) => /^\d/.test(word))) return run;
  const value = wordsToNumber(words) ?? saidInHundreds(words);
  // "To 80 and CH from 150": the word between two wishes stays.
  const end = /\s(?:and|y)\s$/.exec(run)?.[0] ?? (/\s$/.test(run) ? ' ' : '');
  if (value !== undefined) return `${value}${end}`;
  return `${words.map((word) => UNITS[word] ?? TENS[word] ?? HUNDREDS[word] ?? word).join(' ')}${end}`;
}

/** The number words of a folded message in figures. */
export const wordsInFigures = (text: string, language: CoachLanguage): string => text.replaceAll(WORD_NUMBER[language], figuresFor);

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
        String.raw`\b(?:an? |one |un |1 )?(half|quarter|third|medi[oa]|cuarto|tercio)(?: of)?(?: an?| one| de)? (${LEVEL_UNIT})\b`,
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

/** What is said of numbers and is no number word alone, before fractions and units are read. */
export const withSpokenParts = (text: string): string => thousandsSaid(partsOfOne(spokenPh(text)));

/** Once the words are figures: what stands for a unit ("45 a minute", "20 points"), a shape ("18 footer") or a color ("tea colored"). */
export const withSpokenUnits = (text: string): string =>
  text
    // "pump moves 45 a minute", "cloro al 12"
    .replaceAll(/\b(\d+(?:\.\d+)?) (?:a|per) min(?:ute)?\b/g, /\b(?:pump|flow|filter|moves?)\b/.test(text) ? '$1 gpm' : '$&')
    .replaceAll(
      /\b((?:cloro|hipoclorito|lejia|blanqueador|acido|muriatico)(?: \w+)?) al (\d+(?:\.\d+)?)(?![\d.]|%| ?(?:por ciento|percent|pct))/g,
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
