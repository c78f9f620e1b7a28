// Whether a water dissolves its surface, or scales, so far that a plan looks after the saturation index too.
import { saturationIndexOf, totalsOf } from '../equilibrium.ts';
import { ChemistryError } from '../findings.ts';
import type { Situation } from './input.ts';
import { isCementitious } from '../targets/targets.ts';
import type { Water } from '../water.ts';

/** Every value measured right can still scale or corrode; beyond this, a plan that acts anyway looks after the index too. */
const SATURATION_ACT = 0.3;

export function saturationKnown(situation: Situation): boolean {
  return (['ph', 'alkalinityPpm', 'hardnessPpm'] as const).every((name) => situation.known.has(name));
}

/** Of the water as it will be: a high pH comes down. Without any calcium there is no index, and nothing dissolves a surface faster. */
function settledIndex({ water, targets: set }: Situation, today: number | null): number | null {
  if (water.hardnessPpm <= 0) return -Infinity;
  return water.ph <= set.ph.high ? today : indexOf({ ...water, ph: set.ph.high });
}

/** -1: too corrosive, 1: too scaling, 0: nothing to do for the index alone. */
export function saturationNeed(situation: Situation): -1 | 0 | 1 {
  if (!saturationKnown(situation)) return 0;
  const today = saturationIndexOf(situation.totals).saturationIndex;
  const { low, high } = situation.targets.saturationIndex;
  if (today !== null && today > high + SATURATION_ACT) return 1;
  if (!isCementitious(situation.pool.surface)) return 0;
  const settled = settledIndex(situation, today);
  return settled !== null && settled < low - SATURATION_ACT ? -1 : 0;
}

/** Where pH comes to rest: a plan raises what is too low, and air what is in its range. */
const PH_AFTER = 7.5;

/**
 * The hardness with which this water no longer dissolves its surface, with pH and alkalinity as they will be; at most the middle of its range,
 * because only fresh water takes calcium out again. Null: its range is enough.
 */
export function hardnessForIndex(situation: Situation): number | null {
  if (saturationNeed(situation) !== -1) return null;
  const { water, targets: set } = situation;
  const { low, high } = set.hardnessPpm;
  const hardnessPpm = Math.max(water.hardnessPpm, low);
  const alkalinityPpm = Math.max(water.alkalinityPpm, set.alkalinityPpm.low);
  const index = indexOf({ ...water, ph: Math.max(water.ph, PH_AFTER), alkalinityPpm, hardnessPpm });
  if (index === null || index >= set.saturationIndex.low) return null;
  // a tenfold hardness is one unit of the index
  return Math.min(hardnessPpm * 10 ** (set.saturationIndex.low - index), (low + high) / 2);
}

/** null: not a water that can be. */
export function indexOf(water: Water): number | null {
  try {
    return saturationIndexOf(totalsOf(water), water.ph).saturationIndex;
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}
