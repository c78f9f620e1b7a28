// Clock and calendar of a time zone: when the morning begins, which day it is, when quiet hours end.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

export interface LocalTime {
  /** YYYY-MM-DD */
  day: string;
  /** since midnight */
  minutes: number;
}

export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, minutes: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

const DAY_MS = 24 * 3600_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whole days from one local day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export interface QuietHours {
  from: string;
  to: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When something may be sent that comes up now: now, or when the quiet hours end. */
export function whenAllowed(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (!quiet) return now;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const { minutes } = localTime(now, timeZone);
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!isQuiet) return now;
  const wait = (to - minutes + DAY_MINUTES) % DAY_MINUTES;
  const startOfMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = new Date(startOfMinute + wait * MINUTE_MS);
  // Where the clock is changed in that night, the end is by as much earlier or later.
  const off = to - localTime(end, timeZone).minutes;
  const nearest = ((((off + DAY_MINUTES / 2) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2;
  return new Date(end.getTime() + nearest * MINUTE_MS);
}
