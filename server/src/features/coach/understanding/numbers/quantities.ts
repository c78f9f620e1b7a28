// Every number of a message with its unit, in canonical units.
import { toCanonical } from '@limpid/chemistry';

export type QuantityKind =
  | 'volume' | 'liquid' | 'mass' | 'ppm' | 'ppb' | 'percent' | 'length' | 'area' | 'temperature' | 'temperatureStep' | 'flow' | 'flux'
  | 'pressure' | 'power' | 'heatPower' | 'time' | 'speed' | 'money' | 'energyPrice' | 'people' | 'count' | 'mv' | 'head' | 'none'; // prettier-ignore

export interface Quantity {
  kind: QuantityKind;
  /** canonical: L, mL, g, ppm, m, m², °C, L/min, kPa, W, h, rpm, USD */
  value: number;
  /** as written */
  given: number;
  unit: string;
  at: number;
  end: number;
}

const L_PER_GAL = 3.785411784;
const M_PER_FT = 0.3048;
const W_PER_BTUH = 0.29307107;
type Unit = [pattern: string, kind: QuantityKind, scale: number];
// The first match counts, so longer units come first.
const UNITS: readonly Unit[] = [
  ['(?:gpm|gallons per minute) ?(?:per|/) ?(?:sq(?:uare)?\\.? ?(?:ft|foot|feet)|ft2)', 'flux', 1],
  ['gallons? (?:per|a|/) ?min(?:ute)?|gal/min|gpm|galones por minuto', 'flow', L_PER_GAL],
  ['gallons? (?:per|an?|/) ?hour|gph', 'flow', L_PER_GAL / 60],
  ['(?:lpm|l/min|(?:liters?|litres?|l) ?(?:per|a|/) ?min(?:ute)?|litros por minuto)', 'flow', 1],
  ['(?:m3/h|m³/h|(?:cubic met(?:er|re)s?|m3|m³) ?(?:per|an|/) ?h(?:r|our)?|metros cubicos por hora)', 'flow', 1000 / 60],
  ['fl(?:uid)?\\.? ?(?:oz|ounces?)\\.?|onzas liquidas', 'liquid', 29.5735295625],
  ['ccf|hcf', 'volume', 2831.6846592],
  ['cubic feet|cubic foot|cu\\.? ?ft|ft3|ft³', 'volume', 28.316846592],
  ['cubic met(?:er|re)s?|metros cubicos|m3|m³|m\\^3', 'volume', 1000],
  ['imperial gal(?:lon)?s?|imp\\.? gal(?:lon)?s?|galones imperiales', 'volume', 4.54609],
  ['us gallons?|gallons?|gals?|galones|galon', 'volume', L_PER_GAL],
  ['ml|milliliters?|millilitres?|mililitros', 'liquid', 1],
  ['quarts?|qts?', 'liquid', 946.352946],
  ['pints?', 'liquid', 473.176473],
  ['cups?|tazas?', 'liquid', 236.5882365],
  ['tablespoons?|tbsp|cucharadas?', 'liquid', 14.78676478125],
  ['teaspoons?|tsp|cucharaditas?', 'liquid', 4.92892159375],
  ['liters?|litres?|litros?|lts?|l', 'volume', 1],
  ['parts per billion|ppb', 'ppb', 1],
  ['parts per million|ppm|mg/l|partes por millon', 'ppm', 1],
  ['percent|%|por ciento|pct', 'percent', 1],
  ['sq(?:uare)?\\.? ?(?:ft|foot|feet)|ft2|ft²|pies cuadrados', 'area', M_PER_FT ** 2],
  ['sq(?:uare)? met(?:er|re)s?|m2|m²|metros cuadrados', 'area', 1],
  ['(?:deg(?:ree)?s? ?)?(?:°|º) ?f\\b|deg(?:ree)?s? f(?:ahrenheit)?|fahrenheit|f', 'temperature', NaN],
  ['(?:°|º) ?c\\b|deg(?:ree)?s? c(?:elsius)?|celsius|centigrados|grados c|c', 'temperature', 1],
  ['degrees?|deg|°|º|grados', 'temperature', 0],
  ['ft of head|feet of head', 'head', M_PER_FT],
  ["feet|foot|ft\\.?|'|pies?", 'length', M_PER_FT],
  [
    'inches|inch|(?<![ -])in(?! ?\\d)|in(?= (?:chlorine |trichlor )?(?:puck|tab)| (?:deep|depth|high|tall|round|above|below|under|beneath|down|walls?|from the|water depth|wide|long|diameter|pipe|of (?:water|rain))|$)|in\\.|"|pulgadas?',
    'length',
    0.0254,
  ],
  ['yards?|yds?', 'length', 0.9144],
  ['centimeters?|cm|centimetros', 'length', 0.01],
  ['millimeters?|mm|milimetros', 'length', 0.001],
  ['kpa', 'pressure', 1],
  ['psi|pounds per square inch', 'pressure', 6.894757293168],
  ['bars?', 'pressure', 100],
  ['btus?(?:/h(?:r|our)?| per hour| an hour)?', 'heatPower', W_PER_BTUH],
  ['(?:per|a|/) ?kwh', 'energyPrice', Number.POSITIVE_INFINITY],
  ['kwh', 'energyPrice', 0],
  ['kilowatts?|kw', 'power', 1000],
  ['watts?|w(?!/)', 'power', 1],
  ['horsepower|hp', 'power', 745.7],
  ['rpm', 'speed', 1],
  ['(?:dollars|usd) (?:per|a|/) ?kwh', 'energyPrice', 1],
  ['(?:cents?|¢|centavos) ?(?:per|a|/|por) ?kwh', 'energyPrice', 0.01],
  ['cents?|¢|centavos', 'money', 0.01],
  ['dollars?|usd|bucks', 'money', 1],
  ['kilograms?|kilos?|kg|kilogramos', 'mass', 1000],
  ['pounds?|lbs?\\.?|libras?', 'mass', 453.59237],
  ['ounces?|oz\\.?|onzas?', 'mass', 28.349523125],
  ['grams?|g|gramos', 'mass', 1],
  ['seconds?|segundos', 'time', 1 / 3600],
  ['minutes?|mins?|minutos?', 'time', 1 / 60],
  ['hours?|hrs?|horas?|h', 'time', 1],
  ['days?|dias?', 'time', 24],
  ['weeks?|semanas?', 'time', 168],
  ['months?|meses|mes', 'time', 730],
  ['years?|anos?', 'time', 8766],
  ['bathers?|soakers?|visitors?|patrons?|tubbers?|people|persons?|swimmers?|users?|kids|guests|adults|banistas|personas', 'people', 1],
  ['bags?|jugs?|bottles?|pucks?|tabs?|tablets?|scoops?|buckets?|bolsas?|sacos?', 'count', 1],
  ['mv|millivolts?|milivoltios', 'mv', 1],
  ['met(?:er|re)s?|metros?|m', 'length', 1],
];
const UNIT_PATTERNS = UNITS.map(([pattern, kind, scale]) => [new RegExp(`^[ -]?(?:${pattern})(?![a-z0-9])`), kind, scale] as const);
const NUMBER = /(?<![a-z\d.])[-+]?(?:\$ ?)?\d+(?:\.\d+)?|(?<![a-z\d])\.\d+/g;

const toCelsius = (fahrenheit: number) => toCanonical('temperature', fahrenheit, 'F');

function read(text: string, at: number, written: string): Quantity {
  const given = Number(written.replaceAll(/[$ +]/g, ''));
  const end = at + written.length;
  const base = { given, at, end };
  if (written.includes('$')) {
    const per = /^ ?(?:per|a|\/) ?kwh/.exec(text.slice(end));
    return { ...base, kind: per ? 'energyPrice' : 'money', value: given, unit: '$', end: end + (per?.[0].length ?? 0) };
  }
  const after = text.slice(end);
  for (const [pattern, kind, scale] of UNIT_PATTERNS) {
    const unit = pattern.exec(after)?.[0];
    if (unit === undefined) continue;
    // "Calcium 60, want 150, bag says 94%": no one has one bag in the hundred.
    if (kind === 'count' && given > 1 && !unit.endsWith('s')) continue;
    return { ...base, kind, unit: unit.trim(), value: canonical(given, kind, scale), end: end + unit.length };
  }
  return { ...base, kind: 'none', unit: '', value: given };
}

function canonical(given: number, kind: QuantityKind, scale: number): number {
  // without a currency: no one pays dollars for it
  if (kind === 'energyPrice' && scale === Number.POSITIVE_INFINITY) return given < 2 ? given : given / 100;
  if (kind !== 'temperature') return given * scale;
  if (Number.isNaN(scale)) return toCelsius(given);
  // degrees without a letter: no one swims at 60 °C
  return scale === 1 || given <= 45 ? given : toCelsius(given);
}

/** "18 by 36", "16x32x5", "3.5 to 8 ft": the unit of the last holds for those in front of it. */
function sharedUnits(text: string, found: Quantity[]): Quantity[] {
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [one, next] = [found[index] as Quantity, found[index + 1] as Quantity];
    if (one.kind !== 'none' || next.kind === 'none') continue;
    const between = text.slice(one.end, next.at);
    const isPair = /^ ?(?:x|by|por|\*|×) ?$/.test(between);
    const isRange =
      /^ ?(?:(?:to|a|and|y)\b|-|->|→) ?(?:[a-z]* )?$/.test(between) &&
      ['length', 'ppm', 'temperature', 'percent', 'pressure'].includes(next.kind);
    // "Take 15k to 10 ppm": the water, and not a level.
    if ((!isPair && !isRange) || (isRange && one.given >= 3000 && next.given < 100)) continue;
    const scale = next.given === 0 ? 1 : next.value / next.given;
    const value =
      next.kind === 'temperature'
        ? next.unit.includes('c')
          ? one.given
          : canonical(one.given, 'temperature', next.given > 45 ? Number.NaN : 0)
        : one.given * scale;
    found[index] = { ...one, kind: next.kind, unit: next.unit, value };
  }
  return found;
}

/** "Four 3-inch tabs": how many, and no level. */
const countedTablets = (text: string, found: Quantity[]): Quantity[] =>
  found.map((one, index) => {
    const next = found[index + 1];
    const isCount =
      one.kind === 'none' &&
      next !== undefined &&
      next.at - one.end <= 1 &&
      /^[ -]?(?:(?:inch|in)[ -]|" ?)?(?:chlorine |trichlor )?(?:tab|puck)/.test(text.slice(next.end));
    return isCount ? { ...one, kind: 'count' as const } : one;
  });

/** "My pool is 13,500": how much water, in liters only where liters are named. */
const WATER_BEFORE =
  /\b(?:pool|spa|tub|alberca|piscina|jacuzzi|mine)(?:'s| is| holds| has|,| es| es de| tiene| de)(?: about| around| roughly| only| just| like| unos| como)? $/;
const LITRES = /\b(?:lit(?:er|re|ro)s?|l)\b/;
const ofWater = (text: string, found: Quantity[]): Quantity[] =>
  found.map((one) =>
    one.kind === 'none' && one.given >= 1000 && one.given <= 1_000_000 && WATER_BEFORE.test(text.slice(0, one.at)) && !LITRES.test(text)
      ? { ...one, kind: 'volume' as const, unit: 'gallons', value: one.given * L_PER_GAL }
      : one,
  );

/** "One 25 lb bag", "3 40-lb bags": how many, and no level. */
const countedContainers = (text: string, found: Quantity[]): Quantity[] =>
  found.map((one, index) => {
    const next = found[index + 1];
    const isCount =
      one.kind === 'none' &&
      Number.isInteger(one.given) &&
      next !== undefined &&
      next.at - one.end <= 1 &&
      ['mass', 'liquid', 'volume'].includes(next.kind) &&
      /^[ -]?(?:\w+ )?(?:bags?|sacks?|jugs?|bottles?|buckets?|pails?|bolsas?|sacos?|botellas?|cubetas?)\b/.test(text.slice(next.end));
    return isCount ? { ...one, kind: 'count' as const } : one;
  });

/** All numbers of a message that has gone through `withFigures`, in their order. */
export function quantitiesIn(text: string): Quantity[] {
  const found = [...text.matchAll(NUMBER)].map((match) => read(text, match.index, match[0]));
  return sharedUnits(text, countedContainers(text, countedTablets(text, ofWater(text, found))));
}
