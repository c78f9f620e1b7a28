// The units that numbers of a pool come in, with what they measure.
import type { Dimension } from './dimension.ts';

export interface Reading {
  dimension: Dimension;
  /** of one such unit, in the bases */
  scale: number;
  /** how far-fetched it is to read it so */
  cost: number;
}

export interface Unit {
  en: string;
  es: string;
  readings: readonly Reading[];
}

const GAL = 0.003785411784;
const FT = 0.3048;
const LB = 453.59237;
const BTU = 1.05505585262;
const PSI = 6.894757293168;
/** a foot of water, as the trade has it: 2.31 feet make 1 psi */
export const FOOT_OF_WATER = PSI / 2.31;
export const METER_OF_WATER = 9.80665;
/** a degree Fahrenheit, as a step */
export const FAHRENHEIT = 1 / 1.8;

const length: Dimension = { L: 1 };
const area: Dimension = { L: 2 };
const volume: Dimension = { L: 3 };
const flow: Dimension = { L: 3, R: -1 };
const power: Dimension = { E: 1, R: -1 };
const pressure: Dimension = { E: 1, L: -3 };
const share: Dimension = { M: 1, L: -3 };

type Row = readonly [pattern: string, en: string, es: string, dimension: Dimension, scale: number];
// The first match counts, so longer units come first.
const ROWS: readonly Row[] = [
  ['gpm|gal/min', 'gpm', 'gpm', flow, GAL * 60],
  ['gph|gal/h(?:r|our)?', 'gallons per hour', 'galones por hora', flow, GAL],
  ['gpd', 'gallons per day', 'galones por día', { L: 3, C: -1 }, GAL],
  ['lpm|l/min', 'L/min', 'L/min', flow, 0.06],
  ['fps', 'ft/s', 'pies por segundo', { L: 1, R: -1 }, FT * 3600],
  ['btuh', 'BTU/h', 'BTU/h', power, BTU],
  ['fl(?:uid)?\\.? ?(?:oz|ounces?)\\.?|onzas? (?:liquidas?|fluidas?)', 'fl oz', 'onzas líquidas', volume, 2.95735295625e-5],
  ['(?:feet|foot|ft)\\.? (?:of )?(?:head|tdh|water column)|pies (?:de )?(?:columna(?: de agua)?|carga)', 'feet of head', 'pies de columna de agua', pressure, FOOT_OF_WATER],
  ['(?:meters?|metros?|m) (?:of |de )?(?:head|water column|columna(?: de agua)?|carga)', 'meters of head', 'metros de columna de agua', pressure, METER_OF_WATER],
  ['(?:inch(?:es)?|in\\.?|") ?(?:of )?(?:mercury|vacuum(?: ?\\(?(?:in)?hg\\)?)?|hg)|inhg|pulgadas de mercurio', 'inches of mercury', 'pulgadas de mercurio', pressure, 3.386389],
  ['acre[- ]f(?:ee|oo)t', 'acre-feet', 'acre-pies', volume, 1233.48183754752],
  ['cubic (?:feet|foot)|cu\\.? ?f(?:ee|oo)?t\\.?|ft3|ft³|ft\\^3|pies? cubicos?', 'cubic feet', 'pies cúbicos', volume, FT ** 3],
  ['cubic inch(?:es)?|cu\\.? ?in\\.?|in3', 'cubic inches', 'pulgadas cúbicas', volume, 0.0254 ** 3],
  ['cubic yards?|cu\\.? ?yd', 'cubic yards', 'yardas cúbicas', volume, 0.9144 ** 3],
  ['cubic met(?:er|re)s?|metros? cubicos?|m3|m³|m\\^3|cbm', 'm³', 'm³', volume, 1],
  ['ccf|hcf', 'hundred cubic feet', 'cientos de pies cúbicos', volume, FT ** 3 * 100],
  ['imperial gal(?:lon)?s?|imp\\.? gal(?:lon)?s?|galones imperiales', 'imperial gallons', 'galones imperiales', volume, 0.00454609],
  ['(?:us |u\\.s\\. )?gal(?:lon)?s?|gal(?:on|ones)', 'gallons', 'galones', volume, GAL],
  ['ml|millilit(?:er|re)s?|mililitros?|cc(?= of\\b)', 'mL', 'mL', volume, 1e-6],
  ['mg/l|mg per lit(?:er|re)|milligrams per lit(?:er|re)|ppm|parts per million|partes por millon', 'ppm', 'ppm', share, 1],
  ['ppb|parts per billion', 'ppb', 'ppb', share, 0.001],
  ['(?:grains?(?: (?:of hardness )?per gallon)?|gpg)', 'grains per gallon', 'granos por galón', share, 17.118],
  ['(?:german degrees|degrees german)(?: of hardness)?|° ?dh|dh(?= |$)', '°dH', '°dH', share, 17.848],
  ['(?:french degrees)(?: of hardness)?|° ?fh', '°fH', '°fH', share, 10],
  ['quarts?|qts?\\.?|cuartos? de galon', 'quarts', 'cuartos de galón', volume, GAL / 4],
  ['pints?|pintas?', 'pints', 'pintas', volume, GAL / 8],
  ['cups?|tazas?', 'cups', 'tazas', volume, GAL / 16],
  ['tablespoons?|tbsps?|cucharadas?', 'tablespoons', 'cucharadas', volume, GAL / 256],
  ['teaspoons?|tsps?|cucharaditas?', 'teaspoons', 'cucharaditas', volume, GAL / 768],
  ['lit(?:er|re)s?|litros?|lts?|l', 'liters', 'litros', volume, 0.001],
  ['sq(?:uare)?\\.? ?(?:feet|foot|ft)\\.?|square footage|sqft|sf|ft2|ft²|ft\\^2|pies? cuadrados?', 'square feet', 'pies cuadrados', area, FT ** 2],
  ['sq(?:uare)?\\.? ?(?:inch(?:es)?|in)\\.?|in2|in²|pulgadas? cuadradas?', 'square inches', 'pulgadas cuadradas', area, 0.0254 ** 2],
  ['sq(?:uare)?\\.? ?(?:yards?|yd)', 'square yards', 'yardas cuadradas', area, 0.9144 ** 2],
  ['sq(?:uare)?\\.? ?(?:met(?:er|re)s?|m)|m2|m²|m\\^2|metros? cuadrados?', 'm²', 'm²', area, 1],
  ['(?:deg(?:ree)?s?\\.? ?)?(?:°|º) ?f|deg(?:ree)?s?\\.? ?f(?:ahrenheit)?|fahrenheit|grados (?:f|fahrenheit)|f', '°F', '°F', { K: 1 }, 1 / 1.8],
  ['(?:deg(?:ree)?s?\\.? ?)?(?:°|º) ?c|deg(?:ree)?s?\\.? ?c(?:elsius|entigrade)?|celsius|centigrados?|grados (?:c|celsius|centigrados)|c', '°C', '°C', { K: 1 }, 1],
  ['degrees?|deg', '°F', '°F', { K: 1 }, 1 / 1.8],
  ['therms?|termias?', 'therms', 'therms', { E: 1 }, BTU * 100_000],
  ['mmbtus?|million btus?|millones de btus?', 'million BTU', 'millones de BTU', { E: 1 }, BTU * 1e6],
  ['btus?', 'BTU', 'BTU', { E: 1 }, BTU],
  ['kwh|kilowatt[- ]?hours?|kilov?watt?ios?[- ]hora', 'kWh', 'kWh', { E: 1 }, 3600],
  ['kilowatts?|kw|kilovatios?', 'kW', 'kW', power, 3600],
  ['watts?|w|vatios?', 'W', 'W', power, 3.6],
  ['(?:brake |water |motor )?horse ?power|hp|bhp|whp|caballos(?: de fuerza)?', 'hp', 'hp', power, 2684.52],
  ['volts?|v|voltios?', 'volts', 'voltios', { E: 1, R: -1, I: -1 }, 3.6],
  ['amps?|amperes?|amperios?|a(?= (?:at|on|and)\\b| ?[,.?])', 'amps', 'amperios', { I: 1 }, 1],
  ['kpa|kilopascals?', 'kPa', 'kPa', pressure, 1],
  ['psi|pounds per square inch|libras por pulgada cuadrada', 'psi', 'psi', pressure, PSI],
  ['bars?', 'bar', 'bar', pressure, 100],
  ['kilograms?|kilogramos?|kilos?|kgs?', 'kg', 'kg', { M: 1 }, 1000],
  ['milligrams?|miligramos?|mg', 'mg', 'mg', { M: 1 }, 0.001],
  ['pounds?|lbs?\\.?|libras?', 'lb', 'libras', { M: 1 }, LB],
  ['ounces?|oz\\.?|onzas?', 'oz', 'onzas', { M: 1 }, LB / 16],
  ['grams?|gramos?|gr|g', 'g', 'g', { M: 1 }, 1],
  ['seconds?|secs?|segundos?|s', 'seconds', 'segundos', { R: 1 }, 1 / 3600],
  ['minutes?|mins?|minutos?', 'minutes', 'minutos', { R: 1 }, 1 / 60],
  ['hours?|hrs?\\.?|horas?|h', 'hours', 'horas', { R: 1 }, 1],
  ['days?|nights?|evenings?|dias?|noches?', 'days', 'días', { C: 1 }, 1],
  ['weeks?|semanas?', 'weeks', 'semanas', { C: 1 }, 7],
  ['months?|meses|mes', 'months', 'meses', { C: 1 }, 30],
  ['years?|anos?', 'years', 'años', { C: 1 }, 365],
  ['yards?|yds?\\.?|yardas?', 'yards', 'yardas', length, 0.9144],
  ["feet|foot|ft\\.?|'|pies?", 'feet', 'pies', length, FT],
  ['inch(?:es)?|in(?![a-z ])|in(?= (?:of|deep|pipe|inside|diameter|line|id\\b|a day|per|drop))|"|pulgadas?', 'inches', 'pulgadas', length, 0.0254],
  ['centimet(?:er|re)s?|centimetros?|cms?', 'cm', 'cm', length, 0.01],
  ['millimet(?:er|re)s?|milimetros?|mms?', 'mm', 'mm', length, 0.001],
  ['met(?:er|re)s?|metros?|m', 'meters', 'metros', length, 1],
  ['dollars?|usd|bucks|dolares|dolar', 'dollars', 'dólares', { U: 1 }, 1],
  ['cents?|¢|centavos?', 'cents', 'centavos', { U: 1 }, 0.01],
  ['bathers?|soakers?|visitors?|patrons?|people|persons?|swimmers?|users?|kids|guests|adults|banistas?|personas?|usuarios?', 'people', 'personas', { '#person': 1 }, 1],
]; // prettier-ignore

/** Less than this much (m³) may also be of a product, and not of the water. */
export const MOST_PRODUCT = 0.4;

function readingsOf(en: string, dimension: Dimension, scale: number): Reading[] {
  const usual = { dimension, scale, cost: 0 };
  if (en === 'oz') return [usual, { dimension: volume, scale: 2.95735295625e-5, cost: 1 }, { dimension: { V: 1 }, scale: 2.95735295625e-5, cost: 1.2 }];
  if (dimension === volume && scale < 0.005) return [usual, { dimension: { V: 1 }, scale, cost: 0.2 }];
  if (dimension === share) return [usual, { dimension: { A: 1, L: -3 }, scale, cost: 0 }];
  if (dimension['M'] === 1 && dimension['L'] === undefined) return [usual, { dimension: { A: 1 }, scale, cost: 0.6 }];
  if (en === 'BTU') return [usual, { dimension: power, scale, cost: 1 }];
  return [usual];
} // prettier-ignore

const UNITS = ROWS.map(
  ([pattern, en, es, dimension, scale]) =>
    [new RegExp(`[ -]?(?:${pattern})(?![a-z0-9²³])`, 'y'), { en, es, readings: readingsOf(en, dimension, scale) }] as const,
);

/** The unit that begins at a place of the text, and where it ends. */
export function unitAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  for (const [pattern, unit] of UNITS) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { unit, end: pattern.lastIndex };
  }
  return undefined;
}

/** A thing that is counted: a unit of its own. */
export const counted = (noun: string): Unit => ({
  en: noun,
  es: noun,
  readings: [{ dimension: { [`#${nameOf(noun)}`]: 1 }, scale: 1, cost: 0 }],
});

const ALIAS: Readonly<Record<string, string>> = {
  vuelta: 'turnover',
  recirculacione: 'turnover',
  recirculacion: 'turnover',
  turn: 'turnover',
};
/** "Bags" and "bag" are one thing. */
export const nameOf = (noun: string): string => ALIAS[stemOf(noun)] ?? stemOf(noun);
const stemOf = (noun: string): string =>
  noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : /(?:ches|shes|xes|sses)$/.test(noun) ? noun.slice(0, -2) : noun.replace(/(?<!s)s$/, '');

const SINGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  galones: 'galón',
  meses: 'mes',
  pies: 'pie',
  feet: 'foot',
  inches: 'inch',
  'cubic feet': 'cubic foot',
  'square feet': 'square foot',
};
/** One of it: "foot", "gallon", "pie cuadrado". */
export const singular = (label: string): string =>
  SINGULAR[label] ?? (label.includes(' ') ? label.replace(/^(\p{L}+?)s\b/u, '$1').replace(/s$/, '') : label.replace(/(?<!s)s$/, ''));
