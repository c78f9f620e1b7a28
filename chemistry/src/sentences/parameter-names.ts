// What a parameter is called in a text, and its unit.
import type { Parameter } from '../water.ts';

const LABEL: Record<Parameter, readonly [name: string, unit: string]> = {
  freeChlorinePpm: ['Free chlorine', ' ppm'],
  combinedChlorinePpm: ['Combined chlorine', ' ppm'],
  brominePpm: ['Bromine', ' ppm'],
  ph: ['pH', ''],
  alkalinityPpm: ['Alkalinity', ' ppm'],
  hardnessPpm: ['Hardness', ' ppm'],
  cyanuricAcidPpm: ['Cyanuric acid', ' ppm'],
  saltPpm: ['Salt', ' ppm'],
  boratePpm: ['Borate', ' ppm'],
  phosphatePpb: ['Phosphate', ' ppb'],
  copperPpm: ['Copper', ' ppm'],
  ironPpm: ['Iron', ' ppm'],
  tdsPpm: ['Dissolved solids', ' ppm'],
  orpMv: ['ORP', ' mV'],
  temperatureC: ['Temperature', ' °C'],
  totalChlorinePpm: ['Total chlorine', ' ppm'],
  totalHardnessPpm: ['Total hardness', ' ppm'],
  biguanidePpm: ['Biguanide', ' ppm'],
};

const TENTHS = new Set<Parameter>([
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'ph',
  'copperPpm',
  'ironPpm',
  'totalChlorinePpm',
]);
/** How many decimals a value of it is always shown with, as fine as its test reads: pH 8.0, free chlorine 1.0 ppm, alkalinity 80 ppm. */
export const leastDecimals = (parameter: Parameter): number => (TENTHS.has(parameter) ? 1 : 0);

/** At the beginning of a sentence. */
export const parameterName = (parameter: Parameter): string => LABEL[parameter][0];
/** Inside a sentence. */
export const parameterInside = (parameter: Parameter): string =>
  parameter === 'ph' || parameter === 'orpMv' ? parameterName(parameter) : parameterName(parameter).toLowerCase();
export const parameterUnit = (parameter: Parameter): string => LABEL[parameter][1].trim();
/** To write right after a number: ` ppm`, or nothing for pH. */
export const unitAfter = (parameter: Parameter): string => LABEL[parameter][1];
