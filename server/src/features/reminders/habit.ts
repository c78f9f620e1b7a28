// How often a pool is tested, from its own history.
import { daysBetween } from '../notifications/local-time.ts';

/** Until a habit shows: a test older than a week decides nothing any more. */
const USUAL_DAYS = 7;
const LONGEST_DAYS = 30;
const FEWEST_GAPS = 3;
const MOST_GAPS = 8;

/** `testDays`: the local days with a test, newest first, each once. The median, so that a holiday or a clear-up does not change it. */
export function usualDaysBetweenTests(testDays: readonly string[]): number {
  const gaps = testDays.slice(0, MOST_GAPS + 1).flatMap((day, index) => {
    const before = testDays[index + 1];
    return before === undefined || index >= MOST_GAPS ? [] : [daysBetween(before, day)];
  });
  if (gaps.length < FEWEST_GAPS) return USUAL_DAYS;
  const sorted = gaps.toSorted((a, b) => a - b);
  return Math.min(LONGEST_DAYS, Math.max(1, sorted[Math.floor((sorted.length - 1) / 2)] ?? USUAL_DAYS));
}
