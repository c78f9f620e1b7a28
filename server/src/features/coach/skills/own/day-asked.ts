// Which day a question is about: "on saturday", "tomorrow", "in 3 days", "el sábado".
import { addDays, type Day, dayOf, weekdayOf } from '@limpid/schedule';
import type { CoachContext } from '../reply.ts';

const WEEKDAYS: readonly RegExp[] = [
  /\b(?:mon(?:day)?|lunes)\b/,
  /\b(?:tue(?:s(?:day)?)?|martes)\b/,
  /\b(?:wed(?:s|nesday)?|miercoles)\b/,
  /\b(?:thu(?:rs(?:day)?)?|jueves)\b/,
  /\b(?:fri(?:day)?|viernes)\b/,
  /\b(?:sat(?:urday)?|sabado)\b/,
  /\b(?:sunday|domingo)\b|(?<!\bthe )\bsun\b(?! (?:is|burn|light|shine))/,
];
const SATURDAY = 5;
const IN_DAYS =
  /\b(?:in|en|dentro de) (\d{1,2}|a|one|two|three|four|five|six|un|dos|tres|cuatro|cinco|seis) (day|days|dia|dias|week|weeks|semana|semanas)\b/;
const COUNTS: Record<string, number> = {
  a: 1, one: 1, un: 1, two: 2, dos: 2, three: 3, tres: 3, four: 4, cuatro: 4, five: 5, cinco: 5, six: 6, seis: 6,
}; // prettier-ignore

/** In: the folded message. Undefined: it names no day ahead. */
export function dayAsked(text: string, { now, timeZone }: Pick<CoachContext, 'now' | 'timeZone'>): { day: Day; ahead: number } | undefined {
  const today = dayOf(now, timeZone);
  const at = (ahead: number) => ({ day: addDays(today, ahead), ahead });
  if (/\b(?:day after tomorrow|pasado manana)\b/.test(text)) return at(2);
  if (/\b(?:tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow)\b/.test(text) || /(?<!\b(?:la|esta|de la|por la) )\bmanana\b/.test(text))
    return at(1);
  const [, count, unit = ''] = IN_DAYS.exec(text) ?? [];
  if (count !== undefined) return at((COUNTS[count] ?? Number(count)) * (/^(?:week|sem)/.test(unit) ? 7 : 1));
  const weekday = WEEKDAYS.findIndex((pattern) => pattern.test(text));
  const wanted = weekday >= 0 ? weekday : /\b(?:weekend|wknd|fin de semana|finde)\b/.test(text) ? SATURDAY : undefined;
  if (wanted !== undefined) {
    const ahead = (wanted - weekdayOf(today) + 7) % 7 || (/\b(?:today|tonight|hoy)\b/.test(text) ? 0 : 7);
    return at(ahead);
  }
  if (/\b(?:next week|la (?:proxima|otra) semana|la semana que viene)\b/.test(text)) return at(7);
  return undefined;
}

/** "Saturday, Nov 28" */
export const dayName = (day: Day, { language }: Pick<CoachContext, 'language'>): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** "Saturday" */
export const weekdayName = (day: Day, { language }: Pick<CoachContext, 'language'>): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
