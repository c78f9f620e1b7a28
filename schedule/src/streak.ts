// Weeks in a row: most tasks come once a week, so days in a row would say nothing.
import { type Day, numberOfDay } from './day.ts';

export interface Streak {
  /** weeks in a row up to this one, or up to the last one while this week is still open */
  current: number;
  longest: number;
}

/** Weeks begin on Monday. */
const weekOf = (day: Day): number => Math.floor((numberOfDay(day) + 3) / 7);

/** Weeks with at least one of these days; in any order. */
export function weekStreak(days: readonly Day[], today: Day): Streak {
  const weeks = [...new Set(days.map(weekOf))].toSorted((one, other) => one - other);
  let longest = 0;
  let run = 0;
  let last: number | undefined;
  for (const week of weeks) {
    run = last !== undefined && week === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = week;
  }
  const isAlive = last !== undefined && last >= weekOf(today) - 1;
  return { current: isAlive ? run : 0, longest };
}
