// Stabilizer dissolves over days: it is added to the plan that the rest makes, and never moves the amount of anything but chlorine.
import { solvePh, totalsOf } from '../../equilibrium.ts';
import { type Action, applied, productAction } from './actions.ts';
import type { Goals } from '../goals.ts';
import type { Situation } from '../input.ts';
import type { Candidate } from '../candidates.ts';
import { settledTotals } from '../ph.ts';
import type { Solution } from './trim.ts';
import { pourable } from '../../products/pourable.ts';
import { MOLAR } from '../../totals.ts';

/** The test is coarse: a little inside the range, so that the next one does not call for a little more. */
const INSIDE_PPM = 5;
/** Less could not be told from nothing. */
const LEAST_PPM = 10;
/** It takes pH down for as long as air and chlorine take to bring it up again. */
const PH_FLOOR = 7.25;
/** A dose of this size is worth a pH that a test can hardly tell from its range. */
const SMALL_DOSE_PPM = 20;
const PH_FLOOR_OF_SMALL_DOSE = 7.12;

/** As much as is missing, or as pH bears with everything else of the plan in the water; 0: it has to wait. */
function dosePpm(
  situation: Situation,
  { cyanuricAcidPpm: { value, range } }: Goals,
  action: Action,
  { actions, amounts }: Solution,
): number {
  const missing = range.low + Math.min(INSIDE_PPM, (range.high - range.low) / 2) - value;
  const perUnit = action.change.cy * MOLAR.cyanuric;
  // with the buffer of its alkalinity alone: less stabilizer today is no reason for less of it
  const plain = { ...situation, totals: totalsOf({ ...situation.water, cyanuricAcidPpm: 0 }) };
  const phWith = (ppm: number) => {
    const totals = applied(plain, [...actions, action], [...amounts, ppm / perUnit]);
    return solvePh(settledTotals(situation, totals), situation.water.ph);
  };
  if (!situation.known.has('ph') || !situation.known.has('alkalinityPpm') || phWith(missing) >= PH_FLOOR) return missing;
  /** as much of `most` as keeps pH at `floor` */
  const borneAt = (floor: number, most: number) => {
    if (phWith(most) >= floor) return most;
    let [low, high] = [0, most];
    for (let round = 0; round < 12; round++) {
      const middle = (low + high) / 2;
      if (phWith(middle) >= floor) low = middle;
      else high = middle;
    }
    return low;
  };
  return Math.max(borneAt(PH_FLOOR, missing), borneAt(PH_FLOOR_OF_SMALL_DOSE, Math.min(SMALL_DOSE_PPM, missing)));
}

/** The stabilizer for this solution as a person measures it; null: none today. */
export function stabilizerFor(situation: Situation, goals: Goals, candidate: Candidate, solution: Solution): Action | null {
  const action = productAction(situation, candidate, solution.actions.length);
  const perUnit = action.change.cy * MOLAR.cyanuric;
  const ppm = dosePpm(situation, goals, action, solution);
  if (ppm < LEAST_PPM) return null;
  const { volumeL } = situation.pool;
  const fixed = (1000 * pourable(((ppm / perUnit) * volumeL) / 1000, { form: 'solid', system: situation.measures })) / volumeL;
  return { ...action, fixed, maximum: Math.max(action.maximum, fixed) };
}
