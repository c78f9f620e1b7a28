// A wait as people say it: 30 min, 4 h, 2 days.
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

export function minutesText(minutes: number): string {
  const inWords = (count: number) => numberFormat(languageTag()).format(count);
  if (minutes < 90) return m.plan_minutes({ count: inWords(Math.round(minutes)) });
  const hours = minutes / 60;
  if (hours < 36) return m.plan_hours({ count: inWords(Math.round(hours * 2) / 2) });
  return m.plan_days({ count: Math.round(hours / 24) });
}
