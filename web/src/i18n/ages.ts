// How long ago, in words that fit beside a number.
import { m } from '../paraglide/messages.js';
import { trueNow } from '../ui/true-now.ts';
import { ageFormat, dateFormat } from './formats.ts';
import { languageTag } from './language.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [14 * DAY, DAY, 'day'],
  [60 * DAY, 7 * DAY, 'week'],
  [730 * DAY, 30.44 * DAY, 'month'],
  [Number.POSITIVE_INFINITY, 365.25 * DAY, 'year'],
];

/** "4 days ago", "in 2 hours", "just now". */
export function ageText(instant: string, now: number): string {
  const passed = Date.parse(instant) - now;
  if (Math.abs(passed) < MINUTE) return m.plan_just_now();
  const [, size, unit] = STEPS.find(([limit]) => Math.abs(passed) < limit) ?? STEPS[0]!;
  return ageFormat(languageTag()).format(Math.round(passed / size), unit);
}

const yearOf = (at: string | number, timeZone: string): string => dateFormat('en', { year: 'numeric', timeZone }).format(new Date(at));

/** A day and time in the pool's own zone: "Sat, Nov 21, 6:40 PM"; of another year than this one with its year. */
export function momentText(instant: string, timeZone = 'UTC'): string {
  const day: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', timeZone };
  const year = yearOf(instant, timeZone) === yearOf(trueNow(), timeZone) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(languageTag(), { ...day, ...year, hour: 'numeric', minute: '2-digit' }).format(new Date(instant));
}

export function isSameDay(instant: string, now: number, timeZone?: string): boolean {
  const day = (at: number) => dateFormat('en-CA', { timeZone: timeZone ?? 'UTC', dateStyle: 'short' }).format(at);
  return day(Date.parse(instant)) === day(now);
}

/** The time alone when it is today there, else with the day: "6:40 PM", "Sun 6:40 PM". */
export function clockTimeText(instant: string, now: number, timeZone?: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZone: timeZone ?? 'UTC' };
  return dateFormat(languageTag(), isSameDay(instant, now, timeZone) ? time : { weekday: 'short', ...time }).format(new Date(instant));
}
