// Recurrences and durations in words, short enough for a row of a list.
import type { Recurrence } from '@limpid/contract';
import { addDays, type Day, daysBetween } from '@limpid/schedule';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** A Monday. */
const SOME_MONDAY = '2024-01-01';

const inUtc = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(languageTag(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** "Sat, Nov 28", with the year where it is another one. Before a year, Intl puts a comma after the Spanish day that no one says. */
export function dayText(day: Day, today: Day): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return inUtc(day, { weekday: 'short', month: 'short', day: 'numeric', year }).replace(/^(\p{L}+), (?=\d)/u, '$1 ');
}

export const weekdayName = (weekday: number, width: 'short' | 'long' = 'long'): string =>
  inUtc(addDays(SOME_MONDAY, weekday), { weekday: width });

export const monthText = (day: Day): string => inUtc(day, { month: 'long', year: 'numeric' });

const partsOf = (rule: string): Map<string, string> => new Map(rule.split(';').map((part) => part.split('=') as [string, string]));

const listOf = (texts: readonly string[]): string => new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(texts);

function ruleText(rule: string): string {
  const parts = partsOf(rule);
  const count = Number(parts.get('INTERVAL') ?? 1);
  const days = (parts.get('BYDAY') ?? '').split(',').map((day) => WEEKDAYS.indexOf(day.slice(-2)));
  const names = listOf(days.filter((day) => day >= 0).map((day) => weekdayName(day)));
  switch (parts.get('FREQ')) {
    case 'DAILY':
      return m.tasks_every_days({ count });
    case 'WEEKLY':
      return names === '' || count > 1 ? m.tasks_every_weeks({ count }) : m.tasks_every_weekday({ days: names });
    case 'MONTHLY':
      return m.tasks_every_months({ count });
    default:
      return m.tasks_every_years({ count });
  }
}

/** In the largest unit that divides the days: “a year”, not “365 days”. */
function sinceDoneText(days: number): string {
  if (days % 365 === 0) return m.tasks_since_done_years({ count: days / 365 });
  return days % 7 === 0 ? m.tasks_since_done_weeks({ count: days / 7 }) : m.tasks_since_done({ count: days });
}

export function recurrenceText(recurrence: Recurrence): string {
  switch (recurrence.kind) {
    case 'once':
      return m.tasks_often_once();
    case 'calendar':
      return ruleText(recurrence.rule);
    case 'since_done':
      return sinceDoneText(recurrence.days);
    case 'every_nth_reading':
      return m.tasks_every_tests({ count: recurrence.n });
    case 'condition':
      return m.tasks_by_pressure();
  }
}

/** When it is due: "Today", "Tomorrow", "Tue, Dec 1", "since Sat, Nov 21". Never a weekday alone: it could be this week's or the next one's. */
export function dueText(dueOn: Day | null, today: Day): string {
  if (dueOn === null) return m.tasks_due_unknown();
  const days = daysBetween(today, dueOn);
  if (days === 0) return m.common_today();
  if (days === 1) return m.tasks_due_tomorrow();
  if (days < 0) return m.tasks_due_since({ day: dayText(dueOn, today) });
  return dayText(dueOn, today);
}

export const durationText = (minutes: number): string =>
  minutes % 60 === 0 ? m.tasks_hours({ count: minutes / 60 }) : m.tasks_minutes({ count: minutes });
