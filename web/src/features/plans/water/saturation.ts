// The saturation index of a pool over its tests, and what moves it. The engine's equilibrium is large: loaded after the first draw.
import { balance, type MeasuredWater, type Parameter, type WaterInput } from '@limpid/chemistry';
import type { PoolPlan, Reading } from '@limpid/contract';
import { isDoubtful } from '../../../i18n/verdict-facts.ts';

const PARTS = ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'boratePpm', 'saltPpm', 'temperatureC', 'freeChlorinePpm'] as const;
type Part = (typeof PARTS)[number];
type Known = Partial<Record<Part, number>>;

const knownOf = (water: MeasuredWater | Reading): Known =>
  Object.fromEntries(PARTS.flatMap((name) => (water[name] === undefined ? [] : [[name, water[name]]])));

/** Null where pH, alkalinity or hardness is missing, or the values can't be of one water. */
export function indexOf(water: MeasuredWater): number | null {
  const known = knownOf(water);
  if (known.ph === undefined || known.alkalinityPpm === undefined || known.hardnessPpm === undefined) return null;
  try {
    return balance(known as WaterInput).saturationIndex;
  } catch {
    return null;
  }
}

/** Of the tests that measured pH, oldest first; what they left out as it was last measured. Without what can't be true. */
export function indexHistory(readings: readonly Reading[], most: number, doubts?: PoolPlan['doubts']): number[] {
  const values: number[] = [];
  let known: Known = {};
  for (const reading of readings.toReversed()) {
    const counted = Object.entries(knownOf(reading)).filter(([name]) => !isDoubtful(reading, name as Part, doubts));
    known = { ...known, ...Object.fromEntries(counted) };
    const index = counted.some(([name]) => name === 'ph') ? indexOf(known) : null;
    if (index !== null) values.push(index);
  }
  return values.slice(-most);
}

export interface Mover {
  parameter: Parameter;
  /** how much more of it */
  by: number;
  /** what that makes of the index */
  moves: number;
}
/** 3 °C is about 5 °F. */
const STEPS = [
  ['ph', 0.1],
  ['alkalinityPpm', 10],
  ['hardnessPpm', 50],
  ['temperatureC', 3],
] as const;

export function moversOf(water: MeasuredWater): Mover[] {
  const now = indexOf(water);
  if (now === null) return [];
  return STEPS.flatMap(([parameter, by]): Mover[] => {
    const value = water[parameter] ?? (parameter === 'temperatureC' ? 25 : undefined);
    const then = value === undefined ? null : indexOf({ ...water, [parameter]: value + by });
    return then === null ? [] : [{ parameter, by, moves: then - now }];
  });
}
