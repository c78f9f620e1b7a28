// What the engine refuses: values that no water can have. Unlikely values are measurement.ts's business.
import { ChemistryError } from '../findings.ts';
import { messageNumber } from '../sentences/message-numbers.ts';
import { BESIDES, DEFAULT_TEMPERATURE_C, POSSIBLE, POSSIBLE_COMPUTED, type Water, type WaterInput, completeWater } from '../water.ts';

const LIMITS = { ...POSSIBLE, ...POSSIBLE_COMPUTED };
type Limited = keyof typeof LIMITS & keyof Water;
const FIELDS = Object.keys(LIMITS).filter((field): field is Limited => !BESIDES.some((name) => name === field));

/**
 * The complete water of an input, defaults filled in.
 * Throws ChemistryError `out_of_range` with the dotted field (such as `water.ph`) for a value that is not finite or outside POSSIBLE,
 * and `missing` where pH or alkalinity is not there.
 */
export function requireWater(input: WaterInput, field = 'water'): Water {
  for (const name of FIELDS) requireLimit(input[name], name, field);
  return completeWater(input);
}

function requireLimit(value: number | undefined, name: Limited, field: string): void {
  const path = `${field}.${name}`;
  if (value === undefined) {
    if (name === 'ph' || name === 'alkalinityPpm') throw new ChemistryError('missing', `${path} is needed.`, path);
    return;
  }
  const { low, high } = LIMITS[name];
  if (!(value >= low && value <= high)) throw new ChemistryError('out_of_range', `${path} must be a number from ${low} to ${high}.`, path);
}

/** Tap water where nothing is known of it: pH 7.8, alkalinity 80, hardness 100, the rest 0. */
export const DEFAULT_FILL_WATER: Water = {
  ph: 7.8,
  alkalinityPpm: 80,
  hardnessPpm: 100,
  cyanuricAcidPpm: 0,
  boratePpm: 0,
  saltPpm: 0,
  temperatureC: DEFAULT_TEMPERATURE_C,
  freeChlorinePpm: 0,
  combinedChlorinePpm: 0,
  brominePpm: 0,
};

/**
 * The complete water that comes out of the tap: as requireWater, but unknown salt is 0 (600 is typical of a chlorine pool, not of a tap)
 * and unknown temperature is the pool's, so that filling does not change it.
 */
export function completeFillWater(input: WaterInput, temperatureC: number, field = 'fillWater'): Water {
  return requireWater({ ...input, saltPpm: input.saltPpm ?? 0, temperatureC: input.temperatureC ?? temperatureC }, field);
}

/** A computed water as it may leave the engine. Throws `result_out_of_range` where a value has left POSSIBLE. */
export function requirePossibleResult(water: Water): Water {
  for (const name of FIELDS) {
    const value = water[name];
    const { low, high } = LIMITS[name];
    if (value === undefined || (value >= low && value <= high)) continue;
    const rounded = Number(value.toPrecision(3));
    const values = { field: name, value: rounded, low, high };
    const show = (part: 'value' | 'low' | 'high') => messageNumber('findings_detail_leaves_model', part, values[part], values, 'en-US');
    throw new ChemistryError(
      'result_out_of_range',
      `These values are outside what we can calculate: ${name} would be ${show('value')}, and the limits are ${show('low')} to ${show('high')}.`,
      'additions',
      [{ code: 'findings_detail_leaves_model', values }],
    );
  }
  return water;
}
