import { languageTag } from '../../../i18n/language.tsx';

const HOUR_MS = 3_600_000;

export const sayDay = (instant: string): string =>
  new Intl.DateTimeFormat(languageTag(), { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** "2 hours ago", "yesterday"; older than a week, the day. */
export function sayAgo(instant: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(instant)) / HOUR_MS);
  const relative = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' });
  if (hours < 24) return relative.format(-Math.max(0, hours), 'hour');
  if (hours < 7 * 24) return relative.format(-Math.floor(hours / 24), 'day');
  return sayDay(instant);
}
