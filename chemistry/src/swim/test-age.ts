// How long a test of what decides about swimming counts: for the answer and, shorter, for a dose.
import type { PoolTraits } from '../pool.ts';
import type { MeasuredWater, Parameter } from '../water.ts';

/** Sun and bathers use chlorine up in days. */
const SANITIZER_HOURS = 72;
/** A cell makes new chlorine every day, and cold or closed water hardly uses any; pH drifts over weeks. */
const WEEK_HOURS = 168;
const COLD_WATER_C = 15;

/** What decides about swimming and changes within days. */
const DECIDING = ['freeChlorinePpm', 'combinedChlorinePpm', 'brominePpm', 'ph', 'biguanidePpm'] as const;

/** Nothing is dosed from an older test of these: the plan asks for it again. */
export function countsForHours(parameter: Parameter, pool: PoolTraits, water: MeasuredWater): number {
  if (!DECIDING.some((name) => name === parameter)) return Infinity;
  const isCold = water.temperatureC !== undefined && water.temperatureC < COLD_WATER_C;
  const isSteady = pool.sanitizer === 'salt' || pool.isClosed === true || isCold;
  return parameter === 'ph' || parameter === 'biguanidePpm' || isSteady ? WEEK_HOURS : SANITIZER_HOURS;
}

/** Without the values that are too old to decide about swimming: a week, so a pool that is tested weekly has an answer every day. */
export function stillValid(water: MeasuredWater, agesHours: Partial<Record<Parameter, number>> = {}): MeasuredWater {
  const valid: MeasuredWater = { ...water };
  for (const name of DECIDING) {
    if ((agesHours[name] ?? 0) > WEEK_HOURS) delete valid[name];
  }
  return valid;
}
