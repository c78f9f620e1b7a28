// How far salt may be off: a maker's range rules a salt cell, and without it a level that some cell likes is hardly touched.
import type { Range } from '../targets/target-ranges.ts';
import type { Situation } from './input.ts';

const SALT_LIVED_WITH_PPM = 6000;
/** Cells run on above the range of their maker before they switch off; water costs. */
const SALT_ABOVE_RANGE = 1.25;
/** Without the range of its maker, a cell may be fine from here on: no more than half of what is missing goes in at once. */
const SALT_UNSURE_FROM_PPM = 2500;
const HALF = { low: 0.45, high: 0.5 };
/** Whether no one said which salt level this cell needs. */
export const isSaltRangeUnknown = ({ sanitizer, pool, overrides }: Situation): boolean =>
  sanitizer === 'salt' && pool.saltRangePpm === undefined && overrides?.saltPpm === undefined;

/** How high salt may be before water is exchanged for it. */
export function saltLivedWith(situation: Situation): number {
  const { high } = situation.targets.saltPpm;
  const isRanged = situation.sanitizer === 'salt' && !isSaltRangeUnknown(situation);
  return isRanged ? SALT_ABOVE_RANGE * high : Math.max(high, SALT_LIVED_WITH_PPM);
}

export function saltBounds(situation: Situation, goal: { state: string; value: number }, bounds: Range): Range {
  if (!isSaltRangeUnknown(situation) || goal.state !== 'low' || goal.value < SALT_UNSURE_FROM_PPM) return bounds;
  const missing = bounds.low - goal.value;
  return { low: goal.value + HALF.low * missing, high: goal.value + HALF.high * missing };
}
