// A message as the rest of the coach reads it: lower case, without accents, with every number in figures.
export type CoachLanguage = 'en' | 'es';

const SPANISH =
  /\b(el|la|los|las|un|una|unos|de|del|al|mi|mis|tu|es|esta|estan|estoy|tengo|tiene|hay|que|como|cuanto|cuanta|cuantos|cuantas|cual|cuando|donde|porque|por|para|con|sin|en|y|o|si|se|me|lo|su|puedo|puede|debo|necesito|quiero|hoy|agua|cloro|alberca|piscina|pileta|subir|bajar|subo|bajo|acido|sal|echo|echar|agrego|agregar|pongo|poner|litros|galones|gracias|hola|verde|turbia|nadar|muy|mucho|mucha|ya|no|mas|hace|dame|sirve|debe|ser|nivel|hago)\b/g;
const ENGLISH =
  /\b(me|no|remind|the|a|an|of|is|are|my|your|i|it|its|to|in|on|for|with|how|much|many|what|when|why|where|which|can|do|does|should|need|want|have|has|and|or|water|pool|spa|tub|chlorine|add|raise|lower|from|at|be|by|if|not|this|that|safe|after|green|cloudy|hi|hello|thanks|gallons|gallon|feet|hot|run|long|test)\b/g;

/** Without accents and in lower case; every letter stays one letter. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll('′', "'")
    .replaceAll(/[–—−]/g, '-');

/** Short function words decide; a message of numbers alone takes the language of the interface. */
export function languageOf(text: string, fallback: CoachLanguage = 'en'): CoachLanguage {
  const folded = fold(text).replaceAll(/\bo-?rings?\b/g, 'seal');
  const spanish = (folded.match(SPANISH)?.length ?? 0) + (/[¿¡ñáéíóú]/i.test(text) ? 2 : 0);
  const english = folded.match(ENGLISH)?.length ?? 0;
  if (spanish === english) return fallback;
  return spanish > english ? 'es' : 'en';
}

const UNITS: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, cero: 0, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6,
  siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18,
  diecinueve: 19, veinticinco: 25,
}; // prettier-ignore
const TENS: Record<string, number> = {
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, veinte: 20, treinta: 30, cuarenta: 40,
  cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90,
}; // prettier-ignore
const SCALES: Record<string, number> = {
  hundred: 100,
  cien: 100,
  ciento: 100,
  thousand: 1000,
  grand: 1000,
  mil: 1000,
  million: 1e6,
  dozen: 12,
  docena: 12,
};
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

/** "Once" is eleven in Spanish only. */
const unitsIn = (language: CoachLanguage) => Object.keys(UNITS).filter((word) => language === 'es' || word !== 'once');
const wordNumber = (language: CoachLanguage) =>
  new RegExp(
    String.raw`\b(?:(?:${[...unitsIn(language), ...Object.keys(TENS)].join('|')}|\d+(?:\.\d+)?)(?:[\s-]+(?:and |y )?|$|\b))+(?:(?:hundred|cien|thousand|grand|mil|million|dozen|docena)\b(?:[\s-]+)?(?:(?:${[...unitsIn(language), ...Object.keys(TENS), 'hundred'].join('|')})\b[\s-]*)*)*`,
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
    const value = UNITS[word] ?? TENS[word] ?? Number(word);
    const size = word in TENS ? 10 : 1;
    if (!Number.isFinite(value) || size >= last) return undefined;
    [group, last] = [group + value, size];
  }
  return total + group;
}

function figuresFor(run: string): string {
  const words = run.trim().split(/[\s-]+/);
  if (words.every((word) => /^\d/.test(word))) return run;
  const value = wordsToNumber(words);
  // "To 80 and CH from 150": the word between two wishes stays.
  const end = /\s(?:and|y)\s$/.exec(run)?.[0] ?? (/\s$/.test(run) ? ' ' : '');
  if (value !== undefined) return `${value}${end}`;
  // "two fifty" for a hardness
  const [first = '', second = ''] = words;
  if (words.length === 2 && first in UNITS && second in TENS) return `${(UNITS[first] ?? 0) * 100 + (TENS[second] ?? 0)}${end}`;
  return `${words.map((word) => (word in UNITS ? UNITS[word] : word in TENS ? TENS[word] : word)).join(' ')}${end}`;
}

const fractionsOf = (text: string): string =>
  text
    .replaceAll(/(\d+)?\s*([½¼¾⅓⅔⅛])/g, (_, whole: string | undefined, part: string) => ` ${Number(whole ?? 0) + (FRACTIONS[part] ?? 0)} `)
    .replaceAll(/\b(\d+)\s+(\d)\/(\d)\b/g, (_, whole: string, up: string, down: string) =>
      String(Number(whole) + Number(up) / Number(down)),
    )
    .replaceAll(/\b(\d)\/([2348])(?=\s*(?:"|of|a|inch|gal|cup|lb|tsp|tbsp|de|taza))/g, (_, up: string, down: string) =>
      String(Number(up) / Number(down)),
    )
    .replaceAll(/\b(\d+|[a-z]+) and a half\b|\b(\d+|[a-z]+) y medi[oa]\b/g, (all, a?: string, b?: string) => {
      const whole = UNITS[a ?? b ?? ''] ?? Number(a ?? b);
      return Number.isFinite(whole) ? String(whole + 0.5) : all;
    })
    .replaceAll(
      /\b(?:an? )?half(?: an?[ -]|[ -])(?=(?:gallon|cup|pound|inch|hour|day|quart|jug|bag|liter)\b)|\bmedi[oa] (?=(?:galon|taza|libra|hora|litro)\b)/g,
      '0.5 ',
    )
    .replaceAll(
      /\b(?:a|an|one|un|una) (?=(?:gallon|gal\b|pound|lbs?\b|kilo|kg\b|oz\b|liter|litre|litro|cup|quart|pint|ounce|teaspoon|tablespoon|\d+[- ](?:lb|pound)|galon|libra|taza|onza)\b)/g,
      '1 ',
    )
    .replaceAll(/\b(?:un |una )?(metro|pie|galon|taza|libra|hora) y medi[oa]\b/g, '1.5 $1s')
    .replaceAll(/\b(?:a|an|one|1|the|un|una) (?:whole|full|entire|complete) (?=(?:gallon|gal|pound|lb|quart|cup)\b)/g, '1 ')
    // "The strong one" counts nothing.
    .replaceAll(
      /\b(the|this|that|which|each|every|no|any|another|other|strong|weak|old|new|right|wrong|same|blue|first|second|last|big|small|bigger|smaller|only) ones?\b(?! (?:gallon|gal|pound|lb|bag|jug|quart|cup|inch|foot|hour|day|week|third|half|quarter|percent)|-(?:third|half|quarter))/g,
      '$1 kind',
    )
    .replaceAll(/\bta (?=(?:bien|mal|muy|baj[oa]|alt[oa]|verde|turbi[oa]|listo|lista)\b)/g, 'esta ')
    .replaceAll(/\ba quarter(?: of an?)?[ -](?=(?:cup|pound|teaspoon|inch|hour|gallon)\b)/g, '0.25 ')
    .replaceAll(/\b(one|two|three|four|five|six|seven|eight|nine|\d) tenths?\b/g, (_, word: string) =>
      String((UNITS[word] ?? Number(word)) / 10),
    )
    .replaceAll(/\b(una|dos|tres|cuatro|cinco|seis) decimas?\b/g, (_, word: string) =>
      String((word === 'una' ? 1 : (UNITS[word] ?? 1)) / 10),
    )
    .replaceAll(/\b(\w+) (?:point|punto) (\w+)\b/g, (all, whole: string, part: string) => {
      const [a, b] = [UNITS[whole] ?? Number(whole), UNITS[part] ?? TENS[part] ?? Number(part)];
      return Number.isFinite(a) && Number.isFinite(b) ? `${a}.${b}` : all;
    });

/** Thousands separators away, decimals with a point. "15.000 L" and "15,000" are fifteen thousand, "7,4" is 7.4. */
const separatorsOf = (text: string, language: CoachLanguage): string => {
  const thousands = text
    .replaceAll(/(?<![\d.,])(\d{1,3}(?:,\d{3})+)(?!\d|,\d)/g, (run) => run.replaceAll(',', ''))
    .replaceAll(/(?<![\d.,])(\d{1,3}(?:\.\d{3}){2,})(?!\d|\.\d)/g, (run) => run.replaceAll('.', ''))
    .replaceAll(/(?<![\d.,])(\d{1,3}(?: \d{3})+)(?=\s*(?:l|liters?|litres?|litros|gal|gallons?|galones)\b)/g, (run) =>
      run.replaceAll(' ', ''),
    );
  const ofLanguage =
    language === 'es'
      ? thousands.replaceAll(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?=\s*(?:l|litros|gal|galones|ppm|btu)\b)/g, '$1$2')
      : thousands;
  return ofLanguage.replaceAll(/(?<![\d,])(\d{1,2}),(\d{1,2})(?!\d|,\d)/g, '$1.$2');
};

const FEET_AND_INCHES =
  /(?<![\d.])(\d{1,3}) ?(?:'|ft\.?|feet|foot|pies)(?:,? and|,? y|,)? ?-? ?((?:1[01]|\d)(?:\.\d+)?) ?(?:"|''|in(?:ches|ch|\.)?(?![a-z])|pulgadas?)/g;

const SPOKEN = 'one|two|three|four|five|six|seven|eight|nine';
const SPOKEN_PH = new RegExp(String.raw`\b(six|seven|eight) (${SPOKEN})\b(?! (?:hundred|thousand|gallons?|and|ppm))`, 'g');
/** "pH seven six" is 7.6. */
const spokenPh = (text: string): string =>
  /\bph\b/.test(text) ? text.replaceAll(SPOKEN_PH, (_, whole: string, part: string) => `${UNITS[whole]}.${UNITS[part]}`) : text;

/** Folded, with figures for number words, thousands ("18k", "40 mil") and fractions. */
export function withFigures(text: string, language: CoachLanguage): string {
  const folded = fractionsOf(spokenPh(fold(text).replaceAll(/[¿¡]/g, ' ')));
  const plain = separatorsOf(folded, language)
    .replaceAll(
      /\b(\d+(?:\.\d+)?)\s?k(?=\s*(?:gal|gallons?|gallon|btus?|l|liters?|litros|galones|pool|\b))(?!w|g|pa)/g,
      (_, figures: string) => String(Number(figures) * 1000),
    )
    .replaceAll(/\b(\d+(?:\.\d+)?)\s+mil\b/g, (_, figures: string) => String(Number(figures) * 1000));
  // "5'-4\"", "5 ft 4 in": one length; "18 ft 48 in" are two
  // "from 30 too 60", "16x32", "20000 pool"; "was 6 to 2" leaves it at 2
  return plain
    .replaceAll(FEET_AND_INCHES, (_, feet: string, inches: string) => `${Number((Number(feet) + Number(inches) / 12).toFixed(3))} ft`)
    .replaceAll(/\ba hundred\b(?=\s*(?:[,.;?!]|$|ppm))/g, '100')
    .replaceAll(/\b(\d{4,6}) (?=(?:swimming )?(?:pool|spa|hot tub)\b)/g, '$1 gallon ')
    .replaceAll(
      /\b(?:was|went|dropped|fell|sank|crashed|slipped|bajo|cayo)(?: down)?(?: from| de)? \d+(?:\.\d+)?(?: ppm)?(?: down)? (?:to|a) (?=\d)/g,
      'is ',
    )
    .replaceAll(/(?<=\d)\s?[x×*]\s?(?=\d)/g, ' x ')
    .replaceAll(/\btoo (?=\d)/g, 'to ')
    .replaceAll(
      /\bw (?=(?:the|my|a|this|some) )|\bw\/? ?(?=(?:\d+(?:\.\d+)?% )?(?:muriatic|acid|dry|baking|bicarb|soda|borax|bleach|liquid|cal|dichlor|trichlor|salt)\b)/g,
      'with ',
    )
    .replaceAll(WORD_NUMBER[language], figuresFor)
    .replaceAll(/(?<=\d) ?(?:percent|per cent|pct|por ciento)\b/g, '%')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
