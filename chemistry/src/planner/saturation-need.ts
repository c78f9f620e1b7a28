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

/** -1: too corrosive, 1: too scaling, 0: nothing to do for the index alone. */
export function saturationNeed(situation: Situation): -1 | 0 | 1 {
  if (!saturationKnown(situation)) return 0;
  const index = saturationIndexOf(situation.totals).saturationIndex;
  if (index === null) return 0;
  const { low, high } = situation.targets.saturationIndex;
  if (index > high + SATURATION_ACT) return 1;
  return index < low - SATURATION_ACT && isCementitious(situation.pool.surface) ? -1 : 0;
}

/** Where pH comes to rest once a plan has raised it. */
const PH_AFTER = 7.4;

/** With pH, alkalinity and hardness brought to their ranges it would still dissolve the surface: hardness then goes to the middle. */
export function needsMoreCalcium(situation: Situation): boolean {
  if (saturationNeed(situation) !== -1) return false;
  const { water, targets: set } = situation;
  const index = indexOf({
    ...water,
    ph: water.ph < set.ph.low ? PH_AFTER : water.ph,
    alkalinityPpm: Math.max(water.alkalinityPpm, set.alkalinityPpm.low),
    hardnessPpm: Math.max(water.hardnessPpm, set.hardnessPpm.low),
  });
  return index !== null && index < set.saturationIndex.low;
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
