// Which stretch of the log a question is about: this month, last week, this year.
import { addDays, type Day, dayOf } from '@limpid/schedule';
import type { CoachContext } from '../reply.ts';

export interface Period {
  /** ms */
  from: number;
  until: number;
  text: { en: string; es: string };
}

const startOf = (day: Day): number => Date.parse(`${day}T05:00:00Z`);
const monthBefore = (first: Day): Day => `${addDays(first, -1).slice(0, 8)}01`;

/** In: the folded message. Undefined: it names none. */
export function periodIn(text: string, { now, timeZone }: Pick<CoachContext, 'now' | 'timeZone'>): Period | undefined {
  const today = dayOf(now, timeZone);
  const until = now.getTime() + 1;
  const first: Day = `${today.slice(0, 8)}01`;
  const since = (day: Day, en: string, es: string): Period => ({ from: startOf(day), until, text: { en, es } });
  if (/\b(?:last|past|previous) month\b|\b(?:mes pasado|ultimo mes|mes anterior)\b/.test(text)) {
    const before = monthBefore(first);
    return { from: startOf(before), until: startOf(first), text: { en: 'last month', es: 'el mes pasado' } };
  }
  if (/\bmonth\b|\bmes\b/.test(text)) return since(first, 'this month', 'este mes');
  if (/\b(?:last|past) year\b|\b(?:ano pasado|ultimo ano)\b/.test(text))
    return since(addDays(today, -365), 'in the last 12 months', 'en los últimos 12 meses');
  if (/\byear\b|\bano\b/.test(text)) return since(`${today.slice(0, 4)}-01-01`, 'this year', 'este año');
  if (/\b(?:season|summer|temporada|verano)\b/.test(text))
    return since(addDays(today, -180), 'in the last 6 months', 'en los últimos 6 meses');
  if (/\bweek\b|\bsemana\b/.test(text)) return since(addDays(today, -7), 'in the last 7 days', 'en los últimos 7 días');
  return /\b(?:so far|lately|recently|in (?:all|total)|hasta ahora|ultimamente|en total)\b/.test(text)
    ? since(addDays(today, -30), 'in the last 30 days', 'en los últimos 30 días')
    : undefined;
}
