// Calendar days without a time or a zone. Days are counted from 1970-01-01, so daylight saving time can't shift them.

/** YYYY-MM-DD */
export type Day = string;

const DAY_MS = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01. */
export function numberOfDay(day: Day): number {
  const [, year, month, date] = PATTERN.exec(day) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY_MS;
}

export const dayOfNumber = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Whether the text is a day that exists. */
export const isDay = (text: string): boolean => {
  const number = PATTERN.test(text) ? numberOfDay(text) : Number.NaN;
  return Number.isFinite(number) && dayOfNumber(number) === text;
};

export const addDays = (day: Day, days: number): Day => dayOfNumber(numberOfDay(day) + days);

/** Positive when `to` is later. */
export const daysBetween = (from: Day, to: Day): number => numberOfDay(to) - numberOfDay(from);

/** 0 is Monday. 1970-01-01 was a Thursday. */
export const weekdayOfNumber = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** 0 is Monday. */
export const weekdayOf = (day: Day): number => weekdayOfNumber(numberOfDay(day));

/** The later of two days; null counts as earlier than any day. */
export const laterDay = (one: Day | null, other: Day | null): Day | null => ((one ?? '') > (other ?? '') ? one : other);

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone (IANA). */
export function dayOf(instant: Date | string, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
