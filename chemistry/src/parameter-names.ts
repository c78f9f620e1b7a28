// What a parameter is called in a text, and its unit.
import type { Parameter } from './water.ts';

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
};

/** At the beginning of a sentence. */
export const parameterName = (parameter: Parameter): string => LABEL[parameter][0];
/** Inside a sentence. */
export const parameterInside = (parameter: Parameter): string =>
  parameter === 'ph' || parameter === 'orpMv' ? parameterName(parameter) : parameterName(parameter).toLowerCase();
export const parameterUnit = (parameter: Parameter): string => LABEL[parameter][1].trim();
/** To write right after a number: ` ppm`, or nothing for pH. */
export const unitAfter = (parameter: Parameter): string => LABEL[parameter][1];
