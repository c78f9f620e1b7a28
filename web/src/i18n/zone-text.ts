import { dateFormat } from './formats.ts';
import { languageTag } from './language.tsx';

/** "Eastern Time", as people say it; the name of the zone where the browser has no words for it. */
export function zoneText(timeZone: string): string {
  try {
    const parts = dateFormat(languageTag(), { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone.replaceAll('_', ' ');
  }
}
