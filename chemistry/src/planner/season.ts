// What of a cold or closed pool can wait for its next opening.
import { saturationIndexOf } from '../equilibrium.ts';
import type { Situation } from './input.ts';
import { NEW_SURFACE_DAYS } from '../targets/care-limits.ts';
import { isCementitious, isSpa } from '../targets/targets.ts';

/** Below this no one is in the pool, and most of it can wait for the season. */
const COLD_WATER_C = 15;
const COLD_INDEX_LOW = -0.6;
const COLD_PH_LOW = 6.9;

export const hasSurfaceThatDissolves = ({ pool }: Situation) => pool.surface !== undefined && isCementitious(pool.surface);

/** Fresh plaster, pebble or grout: the builder's card decides about alkalinity, hardness and pH, and salt waits. */
export function isNewSurface(situation: Situation): boolean {
  return hasSurfaceThatDissolves(situation) && (situation.pool.surfaceAgeDays ?? Infinity) < NEW_SURFACE_DAYS;
}

export const isCold = ({ temperatureGiven, water }: Situation) => temperatureGiven && water.temperatureC < COLD_WATER_C;
/** Too cold to swim, or closed: what is not urgent waits for the opening. */
export const isOutOfSeason = (situation: Situation): boolean => isCold(situation) || situation.pool.isClosed === true;

function indexOf({ known, totals }: Situation): number | null {
  const isKnown = (['ph', 'alkalinityPpm', 'hardnessPpm'] as const).every((name) => known.has(name));
  return isKnown ? saturationIndexOf(totals).saturationIndex : null;
}

/** Water out of season that harms nothing until the pool opens. */
export function waitsForSeason(situation: Situation): boolean {
  const { water, known } = situation;
  if (!isOutOfSeason(situation)) return false;
  if (known.has('ph') && water.ph < COLD_PH_LOW) return false;
  const index = indexOf(situation);
  return !(hasSurfaceThatDissolves(situation) && index !== null && index < COLD_INDEX_LOW);
}

/** No one swims in a closed pool: acid waits for the opening as long as pH is no danger, with its chlorine too, and nothing scales. */
export const CLOSED_PH_HIGH = 8;
/** Cold water that nothing heats hardly scales. */
const SCALES_SOON = 0.3;
export function phWaitsForOpening(situation: Situation): boolean {
  const { pool, water, known, targets } = situation;
  if (pool.isClosed !== true || isSpa(pool) || !known.has('ph') || water.ph <= targets.ph.high || water.ph > CLOSED_PH_HIGH) return false;
  const index = indexOf(situation);
  return index === null || index <= targets.saturationIndex.high + SCALES_SOON;
}
