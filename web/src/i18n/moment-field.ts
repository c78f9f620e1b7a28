// A browser's field for a day and time knows no time zone: what is shown and typed there is meant at the pool, as every time of its log is.
import { dateFormat } from './formats.ts';

const MINUTE_MS = 60_000;

/** "2026-11-22T18:40" at the pool. */
export const momentInField = (instant: string | number, timeZone: string): string => {
  const shown = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
  // While "2026" is being typed, the field is in the years 2, 20 and 202.
  return shown.replace(' ', 'T').padStart('YYYY-MM-DDTHH:MM'.length, '0');
};

/** Undefined: no moment, such as an empty field or a year of six digits. */
export function momentOfField(text: string, timeZone: string): string | undefined {
  const typed = Date.parse(`${text}Z`);
  if (Number.isNaN(typed)) return undefined;
  const aheadOf = (at: number) => Date.parse(`${momentInField(at, timeZone)}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  // Twice: the clocks may change between the two.
  const near = typed - aheadOf(typed);
  return new Date(typed - aheadOf(near)).toISOString();
}
