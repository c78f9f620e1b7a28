// A message as the rest of the coach reads it: lower case, without accents, with every number in figures.
import { valueOfWord, withSpokenParts, withSpokenUnits, wordsInFigures } from './numbers/spoken-numbers.ts';

export type CoachLanguage = 'en' | 'es';

const SPANISH =
  /\b(el|la|los|las|un|una|unos|de|del|al|mi|mis|tu|es|esta|estan|estoy|tengo|tiene|hay|que|como|cuanto|cuanta|cuantos|cuantas|cual|cuando|donde|porque|por|para|con|sin|en|y|o|si|se|me|lo|su|puedo|puede|debo|necesito|quiero|hoy|agua|cloro|alberca|piscina|pileta|subir|bajar|subo|bajo|acido|sal|echo|echar|agrego|agregar|pongo|poner|litros|galones|gracias|hola|verde|turbia|nadar|muy|mucho|mucha|ya|no|mas|hace|dame|sirve|debe|ser|nivel|hago|anoche|ayer|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|llovio|fuerte|bien|helar|ando|anda|andan|esto|eso|pa|onda|hasta|desde|antes|despues|porfa|favor|checar|cuantas)\b/g;
const ENGLISH =
  /\b(me|no|remind|the|a|an|of|is|are|my|your|i|it|its|to|in|on|for|with|how|much|many|what|when|why|where|which|can|do|does|should|need|want|have|has|and|or|water|pool|spa|tub|chlorine|add|raise|lower|from|at|be|by|if|not|this|that|safe|after|green|cloudy|hi|hello|thanks|gallons|gallon|feet|hot|run|long|test|appreciate|ya'll|yall|got|just|we|he|she|they|you|your|so|was|were|will|am|any|all|out|up|down|says|said|heater|pump|filter|light|cell|error|shows|won't|wont|keeps|there|there's|found|after|how's|whats|what's)\b/g;

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
  // "DE" between small letters is the powder of a filter.
  const folded = fold(/[a-z]/.test(text) ? text.replaceAll(/\bDE\b/g, ' ') : text).replaceAll(/\bo-?rings?\b/g, 'seal');
  const spanish = (folded.match(SPANISH)?.length ?? 0) + (/[¿¡ñáéíóú]/i.test(text) ? 2 : 0);
  const english = folded.match(ENGLISH)?.length ?? 0;
  if (spanish === english) return fallback;
  return spanish > english ? 'es' : 'en';
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

const fractionsOf = (text: string): string =>
  text
    .replaceAll(/(\d+)?\s*([½¼¾⅓⅔⅛])/g, (_, whole: string | undefined, part: string) => ` ${Number(whole ?? 0) + (FRACTIONS[part] ?? 0)} `)
    .replaceAll(/\b(\d+)\s+(\d)\/(\d)\b/g, (_, whole: string, up: string, down: string) =>
      String(Number(whole) + Number(up) / Number(down)),
    )
    .replaceAll(
      /\b(\d)\/([2348])(?=[\s-]*(?:"|of\b|an?\b|in(?:ch(?:es)?)?\b|gal|cups?\b|lbs?\b|pounds?\b|oz\b|ounces?\b|fl\b|quarts?\b|qts?\b|pints?\b|bags?\b|jugs?\b|bottles?\b|buckets?\b|scoops?\b|miles?\b|feet\b|foot\b|ft\b|hp\b|horsepower|tsp|teaspoons?\b|tbsp|tablespoons?\b|kg\b|kilos?\b|lit(?:er|re|ro)s?\b|l\b|ppm\b|hours?\b|days?\b|de\b|tazas?\b|libras?\b|onzas?\b|galon|pulgadas?\b|cuartos?\b|cucharad|bolsas?\b|horas?\b|dia))/g,
      (_, up: string, down: string) => String(Number(up) / Number(down)),
    )
    .replaceAll(/\b(?:an?|one|1) (foot|inch|gallon|cup|pound|hour|quart|meter|yard) and a half\b/g, '1.5 $1')
    .replaceAll(/(?<!\b(?:half|quarter) )\b(?:a|un) (?=(?:foot|pie|metro|meter) (?:of|deep|de|below|under|abajo)\b)/g, '1 ')
    .replaceAll(/\b(\d+|[a-z]+) and a half\b|\b(\d+|[a-z]+) y medi[oa]\b/g, (all, a?: string, b?: string) => {
      const whole = valueOfWord(a ?? b ?? '') ?? Number.NaN;
      return Number.isFinite(whole) ? String(whole + 0.5) : all;
    })
    .replaceAll(
      /\b(?:an? )?half(?: an?[ -]|[ -])(?=(?:gallon|cup|pound|inch|hour|day|quart|jug|bag|liter|foot|meter)\b)|\bmedi[oa] (?=(?:galon|taza|libra|hora|litro|pie|metro)\b)/g,
      '0.5 ',
    )
    .replaceAll(
      // Not the gallon of "$4 a gallon" and "2 oz a gallon".
      /(?<!(?:\$ ?[\d.,]+|\d ?(?:oz|ounces?|lbs?|pounds?|cups?|ppm|cents?|¢|dollars?|grams?|ml)) )\b(?:a|an|one|un|una) (?=(?:gallon|gal\b|pound|lbs?\b|kilo|kg\b|oz\b|liter|litre|litro|cup|quart|pint|ounce|teaspoon|tablespoon|\d+[- ](?:lb|pound)|galon|libra|taza|onza)\b)/g,
      '1 ',
    )
    .replaceAll(/\b(?:un |una )?(metro|pie|galon|taza|libra|hora) y medi[oa]\b/g, '1.5 $1s')
    .replaceAll(/\b(?:a|an|one|1|the|un|una) (?:whole|full|entire|complete) (?=(?:gallon|gal|pound|lb|quart|cup)\b)/g, '1 ')
    .replaceAll(/\ba quarter(?: of an?)?[ -](?=(?:cup|pound|teaspoon|inch|hour|gallon)\b)/g, '0.25 ')
    .replaceAll(/\b(one|two|three|four|five|six|seven|eight|nine|\d) tenths?\b/g, (_, word: string) =>
      String((valueOfWord(word) ?? 0) / 10),
    )
    .replaceAll(/\b(una|dos|tres|cuatro|cinco|seis) decimas?\b/g, (_, word: string) => String((valueOfWord(word) ?? 1) / 10));

/** Words that look like numbers and count nothing, none at all, and decimals that are spelled out. */
const countedOf = (text: string): string =>
  text
    // "How does one reduce it": a person.
    .replaceAll(
      /\b(does|do|should|can|could|would|must|may|might|will) one\b(?= (?:reduce|lower|raise|get|go|do|make|use|add|clean|fix|test|treat|know|tell|keep|find|handle|remove|clear|balance|drain|have|need|start|begin|measure|check|prevent|store|expect|put|bring|correct|adjust)\b)/g,
      '$1 a person',
    )
    .replaceAll(/\b(from|at|is|desde|de) (?:nothing|none|scratch|zilch|nada)\b/g, '$1 0')
    // "The strong one" counts nothing.
    .replaceAll(
      /\b(the|this|that|which|each|every|no|any|another|other|strong|weak|old|new|right|wrong|same|blue|first|second|last|big|small|bigger|smaller|only) ones?\b(?! (?:gallon|gal|pound|lb|bag|jug|quart|cup|inch|foot|hour|day|week|third|half|quarter|percent)|-(?:third|half|quarter))/g,
      '$1 kind',
    )
    // "My kit is a German one"
    .replaceAll(
      /\b(a|an|the|my|our|this) ([a-z]{4,}) one\b(?=[,.;?!]|$| (?:and(?! a )|is|was|has|reports|reads|shows|says|that|which|with|so)\b)/g,
      (all, of: string, which: string) =>
        valueOfWord(which) === undefined && !/^(?:only|plus|just|with|from|than|hundred|thousand)$/.test(which)
          ? `${of} ${which} kind`
          : all,
    )
    .replaceAll(/\bta (?=en \d|a \d)/g, 'esta ')
    .replaceAll(/\bta (?=(?:bien|mal|muy|baj[oa]|alt[oa]|verde|turbi[oa]|listo|lista)\b)/g, 'esta ')
    .replaceAll(
      /(?<!\b(?:the|this|that|a|one|what|at this|zero|cero|\d+) )\b(?:point|punto) (\w+)\b(?! (?:in|of|to|is|was|for)\b)/g,
      (all, part: string, at: number, whole: string) => {
        const value = valueOfWord(part);
        const before = /(\w+) $/.exec(whole.slice(0, at))?.[1] ?? '';
        return value === undefined || value > 99 || valueOfWord(before) !== undefined ? all : `0.${value}`;
      },
    )
    .replaceAll(/\b(\w+) (?:point|punto) (\w+)\b/g, (all, whole: string, part: string) => {
      const [a, b] = [valueOfWord(whole), valueOfWord(part)];
      return a === undefined || b === undefined ? all : `${a}.${b}`;
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
      ? thousands.replaceAll(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?=\s*(?:l|litros|gal|galones|ppm|btu)\b|(?<=\d{2}\.000)\W*$)/g, '$1$2')
      : thousands;
  return ofLanguage.replaceAll(/(?<![\d,])(\d{1,2}),(\d{1,2})(?!\d|,\d)/g, '$1.$2');
};

const FEET_AND_INCHES =
  /(?<![\d.])(\d{1,3}) ?(?:'|ft\.?|feet|foot|pies)(?:,? and|,? y|,)? ?-? ?((?:1[01]|\d)(?:\.\d+)?) ?(?:"|''|in(?:ches|ch|\.)?(?![a-z])|pulgadas?)/g;

/** Scales as they are mistyped: later repairs come after the figures. */
const withNumberWords = (text: string): string =>
  text.replaceAll(/\bth?o?u?s[aeou]?n?[asn]*[an]*d\b/g, 'thousand').replaceAll(/\bhund?e?re?d\b/g, 'hundred');

/** "Was 6 to 2" leaves it at 2. */
const LEFT_AT =
  /\b(?:was|went|dropped|fell|sank|crashed|slipped|bajo|cayo)(?: down)?(?: from| de)? \d+(?:\.\d+)?(?: ppm)?(?: down)? (?:to|a) (?=\d)/g;
/** In figures, and of a level that changed only where it ended. */
export const withFigures = (text: string, language: CoachLanguage): string => inFigures(text, language).replaceAll(LEFT_AT, 'is ');

/** Folded, with figures for number words, thousands ("18k", "40 mil") and fractions. */
export function inFigures(text: string, language: CoachLanguage): string {
  const folded = countedOf(fractionsOf(withSpokenParts(withNumberWords(fold(text).replaceAll(/[¿¡]/g, ' ')))));
  const plain = separatorsOf(folded, language)
    .replaceAll(
      /\b(\d+(?:\.\d+)?)\s?k(?=\s*(?:gal|gallons?|gallon|btus?|l|liters?|litros|galones|pool|\b))(?!w|g|pa)/g,
      (_, figures: string) => String(Number(figures) * 1000),
    )
    .replaceAll(/\b(\d+(?:\.\d+)?)\s+mil\b/g, (_, figures: string) => String(Number(figures) * 1000));
  // "5'-4\"", "5 ft 4 in": one length; "18 ft 48 in" are two
  // "from 30 too 60", "16x32", "20000 pool"
  return withSpokenUnits(wordsInFigures(plain, language))
    .replaceAll(FEET_AND_INCHES, (_, feet: string, inches: string) => `${Number((Number(feet) + Number(inches) / 12).toFixed(3))} ft`)
    .replaceAll(/\b(\d{4,6}) (?=(?:swimming )?(?:pool|spa|hot tub)\b(?! (?:is|has|holds|of|at|'s)\b))/g, '$1 gallon ')
    .replaceAll(/(?<=\d)\s?[x×*]\s?(?=\d)/g, ' x ')
    .replaceAll(/\btoo (?=\d)/g, 'to ')
    .replaceAll(
      /\bw (?=(?:the|my|a|this|some) )|\bw\/? ?(?=(?:\d+(?:\.\d+)?% )?(?:muriatic|acid|dry|baking|bicarb|soda|borax|bleach|liquid|cal|dichlor|trichlor|salt)\b)/g,
      'with ',
    )
    .replaceAll(/(?<=\d) +%/g, '%')
    .replaceAll(/(?<=\d) ?(?:percent|per cent|pct|por ciento)\b/g, '%')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
