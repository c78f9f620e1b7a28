// The content of a task's form, and its recurrence.
import type { Recurrence } from '@limpid/contract';
import { type Day, isDay, weekdayOf } from '@limpid/schedule';
import type { ReckonedTask } from './tasks.data.ts';

export const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** `as_is`: a rule that the form has no fields for, left as it is */
export type Often = 'as_is' | 'week' | 'days' | 'month' | 'year' | 'since_done' | 'tests' | 'pressure' | 'once';

export interface Draft {
  title: string;
  notes: string;
  checklist: string;
  often: Often;
  weekday: (typeof WEEKDAY_CODES)[number];
  /** days, or tests; null: nothing that can be read */
  count: number | null;
  day: Day;
  isOfCatalogRule: boolean;
}

const WEEKLY = /^FREQ=WEEKLY;BYDAY=(MO|TU|WE|TH|FR|SA|SU)$/;
const DAILY = /^FREQ=DAILY(?:;INTERVAL=(\d+))?$/;

function recurrenceFields(recurrence: Recurrence): Partial<Draft> {
  switch (recurrence.kind) {
    case 'once':
      return { often: 'once', day: recurrence.dueOn };
    case 'since_done':
      return { often: 'since_done', count: recurrence.days };
    case 'every_nth_reading':
      return { often: 'tests', count: recurrence.n };
    case 'condition':
      return { often: 'pressure' };
    case 'calendar': {
      const weekday = WEEKDAY_CODES.find((code) => code === WEEKLY.exec(recurrence.rule)?.[1]);
      if (weekday) return { often: 'week', weekday, day: recurrence.startsOn };
      const daily = DAILY.exec(recurrence.rule);
      if (daily) return { often: 'days', count: Number(daily[1] ?? 1), day: recurrence.startsOn };
      return { often: 'as_is', isOfCatalogRule: true, day: recurrence.startsOn };
    }
  }
}

export const draftOf = (task: ReckonedTask | undefined, today: Day): Draft => ({
  title: task?.title ?? '',
  notes: task?.notes ?? '',
  checklist: task?.checklist?.join('\n') ?? '',
  often: 'week',
  weekday: WEEKDAY_CODES[weekdayOf(today)] ?? 'SA',
  count: 7,
  day: today,
  isOfCatalogRule: false,
  ...(task ? recurrenceFields(task.recurrence) : {}),
});

/** As the contract has them. */
const MOST_COUNTED: Partial<Record<Often, number>> = { days: 1000, since_done: 3650, tests: 1000 };
const MOST_LINES = 30;
const LONGEST_LINE = 200;

/** The lines of the checklist, each once. */
export const linesOf = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');

export interface Faults {
  title?: 'missing';
  /** the greatest number that is taken */
  count?: number;
  day?: 'missing';
  checklist?: { mostLines: number } | { longest: number };
}

export const hasDay = ({ often }: Draft): boolean => often === 'once' || often === 'month' || often === 'year';
export const hasCount = ({ often }: Draft): boolean => MOST_COUNTED[often] !== undefined;

/** What is in the way of saving: nothing that was typed is changed on the quiet. */
export function faultsOf(draft: Draft): Faults {
  const { title, often, count, day, checklist } = draft;
  const most = MOST_COUNTED[often];
  const isCountWrong = most !== undefined && (count === null || !Number.isInteger(count) || count < 1 || count > most);
  const lines = linesOf(checklist);
  const isDayWrong = hasDay(draft) && (!isDay(day) || day < '2000-01-01' || day > '2199-12-31');
  return {
    ...(title.trim() === '' ? { title: 'missing' as const } : {}),
    ...(isCountWrong ? { count: most } : {}),
    ...(isDayWrong ? { day: 'missing' as const } : {}),
    ...(lines.length > MOST_LINES ? { checklist: { mostLines: MOST_LINES } } : {}),
    ...(lines.some((line) => line.length > LONGEST_LINE) ? { checklist: { longest: LONGEST_LINE } } : {}),
  };
}

/** Of a draft without faults. */
export function recurrenceOfDraft({ often, weekday, count, day }: Draft): Recurrence {
  const number = count ?? 1;
  const [, month = '1', date = '1'] = day.split('-');
  const calendar = (rule: string): Recurrence => ({ kind: 'calendar', rule, startsOn: day });
  switch (often) {
    case 'week':
    case 'as_is':
      return calendar(`FREQ=WEEKLY;BYDAY=${weekday}`);
    case 'days':
      return calendar(number === 1 ? 'FREQ=DAILY' : `FREQ=DAILY;INTERVAL=${number}`);
    case 'month':
      // The last days of a long month are the last day of every month.
      return calendar(`FREQ=MONTHLY;BYMONTHDAY=${Number(date) > 28 ? -1 : Number(date)}`);
    case 'year':
      return calendar(`FREQ=YEARLY;BYMONTH=${Number(month)};BYMONTHDAY=${Number(date)}`);
    case 'since_done':
      return { kind: 'since_done', days: number };
    case 'tests':
      return { kind: 'every_nth_reading', n: number };
    case 'pressure':
      return { kind: 'condition', condition: 'filter_pressure' };
    case 'once':
      return { kind: 'once', dueOn: day };
  }
}
