// Random rules and stories of tasks; the seed is given by the test.
import fc from 'fast-check';
import { addDays, type Day } from '../day.ts';
import type { Recurrence } from '../task-status.ts';
import type { TaskEvent } from './reckoning.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const some = <T>(values: fc.Arbitrary<T>, maxLength = 3) => fc.uniqueArray(values, { minLength: 1, maxLength });
const weekday = fc.constantFrom(...WEEKDAYS);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 1 });

/** Often at the ends of months and years, where mistakes are. */
export const someDay: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: 0, max: 365 * 6 }).map((days) => addDays('2022-01-01', days)),
  fc.constantFrom('2024-02-29', '2024-02-28', '2023-01-31', '2024-12-31', '2025-01-01', '2026-03-08', '2026-11-01'),
);

const byDay = {
  DAILY: weekday,
  WEEKLY: weekday,
  MONTHLY: fc.oneof(
    weekday,
    fc.tuple(fc.constantFrom(-2, -1, 1, 2, 3, 4, 5), weekday).map(([ordinal, day]) => `${ordinal}${day}`),
  ),
  YEARLY: fc.oneof(
    weekday,
    fc.tuple(fc.constantFrom(-53, -1, 1, 2, 20, 53), weekday).map(([ordinal, day]) => `${ordinal}${day}`),
  ),
} as const;
const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(-1, -2, -31, 29, 30, 31));

const partsOf = (frequency: keyof typeof byDay) =>
  fc.record({
    INTERVAL: maybe(fc.integer({ min: 1, max: 5 })),
    BYMONTH: maybe(some(fc.integer({ min: 1, max: 12 }))),
    BYMONTHDAY: frequency === 'WEEKLY' ? fc.constant(undefined) : maybe(some(monthDay)),
    BYDAY: maybe(some<string>(byDay[frequency])),
    WKST: maybe(weekday),
    end: fc.oneof(
      fc.constant<[string, string | number] | undefined>(undefined),
      fc.integer({ min: 1, max: 40 }).map((count): [string, string | number] => ['COUNT', count]),
      someDay.map((day): [string, string | number] => ['UNTIL', day.replaceAll('-', '')]),
    ),
    position: maybe(some(fc.constantFrom(-1, 1, 2, -2), 2)),
  });

export const someRule: fc.Arbitrary<string> = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY').chain((frequency) =>
  partsOf(frequency).map(({ end, position, ...parts }) => {
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    const hasSet = parts.BYDAY !== undefined || parts.BYMONTHDAY !== undefined || parts.BYMONTH !== undefined;
    const all: [string, unknown][] = [['FREQ', frequency], ...given];
    if (position !== undefined && hasSet) all.push(['BYSETPOS', position]);
    if (end) all.push(end);
    return all.map(([name, value]) => `${name}=${String(value)}`).join(';');
  }),
);

export const someRecurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('calendar' as const), rule: someRule, startsOn: someDay }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('once' as const), dueOn: someDay }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('since_done' as const), days: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('every_nth_reading' as const), n: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'condition' as const, condition: 'filter_pressure' as const }) },
);

type Deed = { deed: 'done' | 'doneEarlier' | 'undone' | 'skipped' | 'snoozed' | 'read' | 'measured'; gap: number; size: number };

/** What happens to a task, day after day; most weeks are missed. */
export const someStory: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    deed: fc.constantFrom('done', 'done', 'doneEarlier', 'undone', 'skipped', 'snoozed', 'read', 'read', 'measured'),
    gap: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 60 })),
    size: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 12 },
);

/** The story as events with their days. */
export function eventsOf(story: readonly Deed[], createdOn: Day): { events: TaskEvent[]; today: Day } {
  let today = createdOn;
  const open: number[] = [];
  const events = story.flatMap(({ deed, gap, size }, id): TaskEvent[] => {
    today = addDays(today, gap);
    if (deed === 'undone') {
      const undone = open.splice(size % Math.max(1, open.length), 1)[0];
      return undone === undefined ? [] : [{ is: 'undone', id: undone }];
    }
    if (deed === 'done' || deed === 'doneEarlier') {
      open.push(id);
      return [{ is: 'done', id, on: deed === 'done' ? today : addDays(today, -size) }];
    }
    if (deed === 'snoozed') return [{ is: 'snoozed', untilOn: addDays(today, size) }];
    if (deed === 'skipped') return [{ is: 'skipped', on: today }];
    return [deed === 'read' ? { is: 'read', on: today } : { is: 'measured', on: today, isHigh: size > 8 }];
  });
  return { events, today };
}
