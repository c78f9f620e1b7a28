// Between which bounds free chlorine should end: it follows the stabilizer that the plan leads to.
import { swimLimits } from '../swim/swim-limits.ts';
import type { Range } from '../targets/target-ranges.ts';
import { targets } from '../targets/targets.ts';
import { type Goal, isToMinimumOnly, middleOf, MOST_SHOCK_PPM, needsShock, SHOCK_REACHED } from './goals.ts';
import type { Situation } from './input.ts';
import { isOutOfSeason } from './season.ts';

/** Typical outdoors with stabilizer (science/chemistry 2.7, the low end); without sun, in the cold or with a cell it is much less. */
const USUAL_LOSS_PPM = 2;
const SMALL_LOSS_PPM = 1;
/** Below the top, so that rounding the amount doesn't lead over it. */
const TOP_SHARE = 0.94;
/** Once it is dosed, so high that a day later it is still in its range, but not above it; never below the middle. */
function aimOf(situation: Situation, range: Range): number {
  const { dailyLossPpm, withoutStabilizer, sanitizer } = situation;
  const isSmall = withoutStabilizer || sanitizer === 'salt' || isOutOfSeason(situation);
  const loss = dailyLossPpm ?? (isSmall ? SMALL_LOSS_PPM : USUAL_LOSS_PPM);
  return Math.max(middleOf(range), Math.min(range.low + loss, TOP_SHARE * range.high));
}

/** Free chlorine follows the cyanuric acid that the plan leads to, and is used from the first hour. */
export function chlorineBounds(situation: Situation, goal: Goal, cyanuricAcidPpm: number, isDosed: boolean): Range {
  if (goal.state === 'unknown' || goal.state === 'no_target') return { low: -Infinity, high: Infinity };
  const set = targets(situation.pool, Math.max(0, cyanuricAcidPpm), situation.overrides).freeChlorine;
  if (!set) return { low: -Infinity, high: Infinity };
  if (needsShock(situation) && set.shockPpm <= MOST_SHOCK_PPM) {
    // the shock level is a ceiling too: reached from below
    return { low: set.shockPpm * SHOCK_REACHED, high: Math.max(set.shockPpm * 0.97, goal.value) };
  }
  if (isToMinimumOnly(situation)) return minimumBounds(goal, set.minimumPpm);
  if (situation.chlorineMostPpm !== undefined) return heldBounds(goal, set.minimumPpm, situation.chlorineMostPpm);
  const range = { low: set.targetLowPpm, high: set.targetHighPpm };
  if (goal.state === 'high') {
    const ceiling = swimLimits(situation.pool, cyanuricAcidPpm).freeChlorine?.high ?? range.high;
    return { low: range.low, high: 0.9 * ceiling };
  }
  const isEnough = goal.state !== 'low' && goal.value >= range.low - goal.error * 0.999 && goal.value >= set.minimumPpm;
  const low = isEnough && !isDosed ? Math.min(range.low, goal.value) : aimOf(situation, range);
  return { low, high: Math.max(range.high, goal.value) };
}

const ABOVE_MINIMUM_PPM = 0.3;
/** More chlorine than needed would turn dissolved metal into a stain, or run off with the water that is exchanged. */
function minimumBounds(goal: Goal, minimumPpm: number): Range {
  const low = goal.value < minimumPpm ? minimumPpm + ABOVE_MINIMUM_PPM : Math.min(minimumPpm, goal.value);
  return { low, high: Math.max(low + 2 * ABOVE_MINIMUM_PPM, goal.value) };
}

/** As much as does not lift pH too far, but the minimum in any case. */
function heldBounds(goal: Goal, minimumPpm: number, mostPpm: number): Range {
  const low = Math.max(mostPpm, goal.value, minimumPpm + ABOVE_MINIMUM_PPM);
  return { low, high: low + ABOVE_MINIMUM_PPM };
}
