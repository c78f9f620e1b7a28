// When a task is due, calculated another way: the days of the rule come from rrule-temporal, and the story of a task is told event by event
// in the words of the API description. It shares no code with what it checks.
import { RRuleTemporal } from 'rrule-temporal';
import type { Recurrence, TaskState } from '../task-status.ts';

export type TaskEvent =
  | { is: 'done'; id: number; on: string }
  | { is: 'undone'; id: number }
  | { is: 'skipped'; on: string }
  | { is: 'snoozed'; untilOn: string }
  | { is: 'read'; on: string }
  | { is: 'measured'; on: string; isHigh: boolean };

/** Nothing to do any more. */
const FINISHED = Symbol('finished');
const DAY_MS = 86_400_000;
const plus = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** All days of a rule within `years`. */
export function daysByLibrary(rule: string, startsOn: string, years: number): string[] {
  const start = startsOn.replaceAll('-', '');
  const library = new RRuleTemporal({ rruleString: `DTSTART;VALUE=DATE:${start}\nRRULE:${rule}`, maxIterations: 100_000 });
  const end = new Date(Date.parse(`${startsOn}T00:00:00Z`) + years * 366 * DAY_MS);
  return library.between(new Date(`${startsOn}T00:00:00Z`), end, true).map((found) => found.toString().slice(0, 10));
}

/** Events that count, after what was undone has been taken out as if it had never been. */
const counted = (events: readonly TaskEvent[]): TaskEvent[] => {
  const undone = new Set(events.flatMap((event) => (event.is === 'undone' ? [event.id] : [])));
  return events.filter((event) => event.is !== 'undone' && !(event.is === 'done' && undone.has(event.id)));
};

function dueAfter(
  recurrence: Recurrence,
  events: readonly TaskEvent[],
  createdOn: string,
  days: readonly string[],
): string | null | typeof FINISHED {
  let due: string | null | undefined;
  if (recurrence.kind === 'once') due = recurrence.dueOn;
  if (recurrence.kind === 'since_done') due = createdOn;
  if (recurrence.kind === 'calendar') due = days[0];
  let last = '';
  let readings: string[] = [];
  let pressure: { on: string; isHigh: boolean } | undefined;
  for (const event of events) {
    if (event.is === 'read') readings.push(event.on);
    if (event.is === 'measured') pressure = event;
    if (event.is !== 'done' && event.is !== 'skipped') continue;
    last = event.on > last ? event.on : last;
    if (recurrence.kind === 'once') return FINISHED;
    if (recurrence.kind === 'since_done') due = plus(last, recurrence.days);
    if (recurrence.kind === 'calendar' && (event.is === 'skipped' || (typeof due === 'string' && event.on >= due))) {
      const next = days.find((day) => day > event.on);
      if (typeof due !== 'string' || next === undefined || next > due) due = next;
    }
    readings = [];
    pressure = undefined;
  }
  if (recurrence.kind === 'every_nth_reading') return readings[recurrence.n - 1] ?? null;
  if (recurrence.kind === 'condition') return pressure?.isHigh ? pressure.on : null;
  return due ?? FINISHED;
}

export function reckon(
  { recurrence, createdOn, days }: { recurrence: Recurrence; createdOn: string; days: readonly string[] },
  events: readonly TaskEvent[],
  today: string,
): { state: TaskState; dueOn: string | null } {
  const story = counted(events);
  const due = dueAfter(recurrence, story, createdOn, days);
  if (due === FINISHED) return { state: 'finished', dueOn: null };
  const lastDeed = story.findLast(({ is }) => is === 'done' || is === 'skipped' || is === 'snoozed');
  const dueOn = lastDeed?.is === 'snoozed' ? lastDeed.untilOn : due;
  if (lastDeed?.is === 'snoozed' && lastDeed.untilOn > today) return { state: 'snoozed', dueOn };
  if (dueOn === null || dueOn > today) return { state: 'upcoming', dueOn };
  return { state: dueOn === today ? 'due' : 'overdue', dueOn };
}
