// The units that an amount can be asked for in, as people write them, and how large they are.
import type { Measure } from './given-amount.ts';

export interface MeasureUnit {
  name: RegExp;
  measure: Measure;
  /** in mL, g, h, m, m², °C, L/min, kPa, W */
  size: number;
  en: readonly [one: string, many: string];
  es: readonly [one: string, many: string];
}

const LIQUID = {
  tsp: {
    name: /^(?:tsps?|teaspoon(?:s|fuls?)?|cucharaditas?)$/,
    measure: 'liquid',
    size: 4.92892159375,
    en: ['teaspoon', 'teaspoons'],
    es: ['cucharadita', 'cucharaditas'],
  },
  tbsp: {
    name: /^(?:tbsps?|tablespoon(?:s|fuls?)?|cucharadas?)$/,
    measure: 'liquid',
    size: 14.78676478125,
    en: ['tablespoon', 'tablespoons'],
    es: ['cucharada', 'cucharadas'],
  },
  cup: { name: /^(?:cup(?:s|fuls?)?|tazas?)$/, measure: 'liquid', size: 236.5882365, en: ['cup', 'cups'], es: ['taza', 'tazas'] },
  pint: { name: /^(?:pints?|pintas?)$/, measure: 'liquid', size: 473.176473, en: ['pint', 'pints'], es: ['pinta', 'pintas'] },
  quart: { name: /^(?:qts?|quarts?|cuartos?)$/, measure: 'liquid', size: 946.352946, en: ['quart', 'quarts'], es: ['cuarto', 'cuartos'] },
  gallon: {
    name: /^(?:gals?|gall?ons?|galon(?:es)?)$/,
    measure: 'liquid',
    size: 3785.411784,
    en: ['gallon', 'gallons'],
    es: ['galón', 'galones'],
  },
  floz: {
    name: /^(?:fl\.? ?oz|fluid ounces?|oz|ounces?|onzas?(?: liquidas)?)$/,
    measure: 'liquid',
    size: 29.5735295625,
    en: ['fl oz', 'fl oz'],
    es: ['fl oz', 'fl oz'],
  },
  ml: { name: /^(?:mls?|milliliters?|millilitres?|mililitros?|cc)$/, measure: 'liquid', size: 1, en: ['mL', 'mL'], es: ['mL', 'mL'] },
  liter: {
    name: /^(?:l|lts?|liters?|litres?|litros?|metric|metrico)$/,
    measure: 'liquid',
    size: 1000,
    en: ['liter', 'liters'],
    es: ['litro', 'litros'],
  },
  cubicFoot: {
    name: /^(?:cubic (?:feet|foot)|cu\.? ?ft|ft3|pies cubicos)$/,
    measure: 'liquid',
    size: 28_316.846592,
    en: ['cubic foot', 'cubic feet'],
    es: ['pie cúbico', 'pies cúbicos'],
  },
  cubicMeter: {
    name: /^(?:cubic met(?:er|re)s?|m3|metros? cubicos?|cubos?)$/,
    measure: 'liquid',
    size: 1_000_000,
    en: ['cubic meter', 'cubic meters'],
    es: ['metro cúbico', 'metros cúbicos'],
  },
} as const satisfies Record<string, MeasureUnit>;

export const MEASURE_UNITS: readonly MeasureUnit[] = [
  ...Object.values(LIQUID),
  { name: /^(?:oz|ounces?|onzas?)$/, measure: 'mass', size: 28.349523125, en: ['oz', 'oz'], es: ['oz', 'oz'] },
  { name: /^(?:lbs?|pounds?|libras?)$/, measure: 'mass', size: 453.59237, en: ['lb', 'lb'], es: ['lb', 'lb'] },
  { name: /^(?:g|gr|grams?|gramos?)$/, measure: 'mass', size: 1, en: ['g', 'g'], es: ['g', 'g'] },
  { name: /^(?:kgs?|kilos?|kilograms?|kilogramos?|metric|metrico)$/, measure: 'mass', size: 1000, en: ['kg', 'kg'], es: ['kg', 'kg'] },
  { name: /^(?:minutes?|mins?|minutos?)$/, measure: 'time', size: 1 / 60, en: ['minute', 'minutes'], es: ['minuto', 'minutos'] },
  { name: /^(?:hours?|hrs?|horas?)$/, measure: 'time', size: 1, en: ['hour', 'hours'], es: ['hora', 'horas'] },
  { name: /^(?:days?|dias?)$/, measure: 'time', size: 24, en: ['day', 'days'], es: ['día', 'días'] },
  { name: /^(?:weeks?|semanas?)$/, measure: 'time', size: 168, en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  { name: /^(?:inch(?:es)?|pulgadas?)$/, measure: 'length', size: 0.0254, en: ['inch', 'inches'], es: ['pulgada', 'pulgadas'] },
  { name: /^(?:feet|foot|ft|pies?)$/, measure: 'length', size: 0.3048, en: ['foot', 'feet'], es: ['pie', 'pies'] },
  { name: /^(?:cms?|centimeters?|centimetros?)$/, measure: 'length', size: 0.01, en: ['cm', 'cm'], es: ['cm', 'cm'] },
  { name: /^(?:meters?|metres?|metros?)$/, measure: 'length', size: 1, en: ['meter', 'meters'], es: ['metro', 'metros'] },
  { name: /^(?:square (?:feet|foot)|sq\.? ?ft|pies cuadrados)$/, measure: 'area', size: 0.09290304, en: ['square foot', 'square feet'], es: ['pie cuadrado', 'pies cuadrados'] },
  { name: /^(?:square meters?|m2|metros cuadrados)$/, measure: 'area', size: 1, en: ['square meter', 'square meters'], es: ['metro cuadrado', 'metros cuadrados'] },
  { name: /^(?:gpm|gallons per minute|galones por minuto)$/, measure: 'flow', size: 3.785411784, en: ['gpm', 'gpm'], es: ['gpm', 'gpm'] },
  { name: /^(?:gph|gallons per hour|galones por hora)$/, measure: 'flow', size: 3.785411784 / 60, en: ['gallons per hour', 'gallons per hour'], es: ['galones por hora', 'galones por hora'] },
  { name: /^(?:lpm|liters per minute|litros por minuto)$/, measure: 'flow', size: 1, en: ['liters per minute', 'liters per minute'], es: ['litros por minuto', 'litros por minuto'] },
  { name: /^(?:celsius|centigrados|grados c|degrees c)$/, measure: 'temperature', size: 1, en: ['°C', '°C'], es: ['°C', '°C'] },
  { name: /^(?:fahrenheit|grados f|degrees f)$/, measure: 'temperature', size: 0, en: ['°F', '°F'], es: ['°F', '°F'] },
]; // prettier-ignore

/** Longer names come first. */
export const UNIT_NAME = String.raw`(?:gallons per (?:minute|hour)|liters per minute|galones por (?:minuto|hora)|litros por minuto|square (?:feet|foot|meters?)|cubic (?:feet|foot|met(?:er|re)s?)|metros? c[uú]bicos?|pies (?:cubicos|cuadrados)|metros cuadrados|grados [cf]|degrees [cf]|fluid ounces?|fl\.? ?oz|onzas liquidas|sq\.? ?ft|cu\.? ?ft|gpm|gph|lpm|m2|m3|ft3|teaspoon(?:s|fuls?)?|tsps?|tablespoon(?:s|fuls?)?|tbsps?|cup(?:s|fuls?)?|pints?|quarts?|qts?|gall?ons?|gals?|milliliters?|millilitres?|mls?|liters?|litres?|lts|ounces?|oz|pounds?|lbs?|grams?|kilograms?|kilos?|kgs?|minutes?|mins?|hours?|hrs?|days?|weeks?|inch(?:es)?|feet|foot|cms?|centimeters?|meters?|metres?|celsius|fahrenheit|metric|metrico|cucharaditas?|cucharadas?|tazas?|pintas?|cuartos|galon(?:es)?|mililitros?|litros?|onzas?|libras?|gramos?|kilogramos?|minutos?|horas?|dias?|semanas?|pulgadas?|pies|centimetros?|metros?|centigrados)`;
