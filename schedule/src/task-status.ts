// When a task is due. Everything follows from its recurrence and from what happened to it, so deleting a completion restores the state before.
import { addDays, type Day, laterDay } from './day.ts';
import { nextRuleDay } from './rule-days.ts';

export const RECURRENCE_KINDS = ['once', 'calendar', 'since_done', 'every_nth_reading', 'condition'] as const;
export type Recurrence =
  | { kind: 'once'; dueOn: Day }
  | { kind: 'calendar'; rule: string; startsOn: Day }
  | { kind: 'since_done'; days: number }
  | { kind: 'every_nth_reading'; n: number }
  | { kind: 'condition'; condition: 'filter_pressure' };

export const TASK_STATES = ['upcoming', 'due', 'overdue', 'snoozed', 'finished'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Days in the pool's time zone. */
export interface TaskFacts {
  recurrence: Recurrence;
  createdOn: Day;
  lastDoneOn: Day | null;
  lastSkippedOn: Day | null;
  /** of a task that is due once: done or skipped since its day was set */
  isClosed: boolean;
  /** snoozed until this day, and neither done nor skipped since */
  untilOn: Day | null;
  /** the day since which there are enough readings, or the condition holds; null: not yet */
  metOn: Day | null;
}

export interface TaskStatus {
  state: TaskState;
  dueOn: Day | null;
}

const FINISHED: TaskStatus = { state: 'finished', dueOn: null };

/** Null: nothing to do any more. `dueOn` null: not due, and the day is not known. */
function plannedDay(
  { recurrence, createdOn, lastDoneOn, lastSkippedOn, isClosed, metOn }: TaskFacts,
  today: Day,
): { dueOn: Day | null } | null {
  const last = laterDay(lastDoneOn, lastSkippedOn);
  switch (recurrence.kind) {
    case 'once':
      return isClosed ? null : { dueOn: recurrence.dueOn };
    case 'calendar': {
      const dueOn = nextRuleDay(recurrence.rule, recurrence.startsOn, last);
      return dueOn === null ? null : { dueOn };
    }
    case 'since_done':
      return { dueOn: last === null ? createdOn : addDays(last, recurrence.days) };
    case 'every_nth_reading':
    case 'condition':
      // A clock that runs ahead must not put off what is due.
      return { dueOn: metOn !== null && metOn > today ? today : metOn };
  }
}

export function taskStatus(facts: TaskFacts, today: Day): TaskStatus {
  const planned = plannedDay(facts, today);
  if (!planned) return FINISHED;
  const { untilOn } = facts;
  if (untilOn !== null && untilOn > today) return { state: 'snoozed', dueOn: untilOn };
  const dueOn = untilOn ?? planned.dueOn;
  if (dueOn === null || dueOn > today) return { state: 'upcoming', dueOn };
  return { state: dueOn === today ? 'due' : 'overdue', dueOn };
}

/** A quarter over the clean pressure; exactly a quarter counts, whatever the conversion of units did to the last digits. */
export const isPressureHigh = (pressureKpa: number, cleanPressureKpa: number): boolean =>
  cleanPressureKpa > 0 && pressureKpa >= cleanPressureKpa * 1.25 * (1 - 1e-6);
