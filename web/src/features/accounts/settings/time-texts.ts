import { languageTag } from '../../../i18n/language.tsx';
import { m } from '../../../paraglide/messages.js';

const HOUR_MS = 3_600_000;

export const dayText = (instant: string): string =>
  new Intl.DateTimeFormat(languageTag(), { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** "in the last hour", "2 hours ago", "yesterday"; older than a week, the day. */
export function agoText(instant: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(instant)) / HOUR_MS);
  if (hours < 1) return m.security_last_hour();
  const relative = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' });
  if (hours < 24) return relative.format(-hours, 'hour');
  if (hours < 7 * 24) return relative.format(-Math.floor(hours / 24), 'day');
  return dayText(instant);
}
