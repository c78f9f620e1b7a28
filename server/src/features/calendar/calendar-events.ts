// What a pool's tasks are in a calendar: whole days. A task that repeats by a rule is one series from the day on which it is next due.
import type { Task } from '@limpid/contract';
import { type Day, nextRuleDay, ruleDays } from '@limpid/schedule';

export interface CalendarEvent {
  /** the same at every reading */
  uid: string;
  title: string;
  on: Day;
  /** RFC 5545, repeats from `on` */
  rule?: string;
  changedAt: string;
}

const MOST_DAYS = 400;
const yearAfter = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** Rules that count from their very first day, or that end, are written out. */
const isOpenEnded = (rule: string): boolean => !/\b(COUNT|UNTIL|BYSETPOS)=/i.test(rule);

export function eventsOf(task: Task, todayOn: Day): CalendarEvent[] {
  const { id, title, updatedAt: changedAt, dueOn, state, recurrence } = task;
  if (state === 'finished' || dueOn === null) return [];
  const about = { title, changedAt };
  const once = (on: Day): CalendarEvent => ({ ...about, uid: `${id}-${on}`, on });
  // What was missed is still to be done: it is on today's list.
  const on = dueOn < todayOn ? todayOn : dueOn;
  const next: CalendarEvent = { ...about, uid: `${id}-next`, on };
  if (recurrence.kind === 'since_done') {
    return [{ ...about, uid: id, on, rule: `FREQ=DAILY;INTERVAL=${recurrence.days}` }];
  }
  if (recurrence.kind !== 'calendar') return [next];
  const { rule, startsOn } = recurrence;
  const isOnRule = dueOn >= todayOn && ruleDays(rule, startsOn, { from: dueOn, to: dueOn, limit: 1 }).length > 0;
  const from = isOnRule ? dueOn : nextRuleDay(rule, startsOn, on);
  const first = isOnRule ? [] : [next];
  if (from === null) return first;
  if (isOpenEnded(rule)) return [...first, { ...about, uid: id, on: from, rule }];
  return [...first, ...ruleDays(rule, startsOn, { from, to: yearAfter(todayOn), limit: MOST_DAYS }).map(once)];
}
