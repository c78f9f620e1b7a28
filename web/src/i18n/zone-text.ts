import { dateFormat } from './formats.ts';
import { languageTag } from './language.tsx';

/** The browser's Spanish has "hora oriental", which people in the United States don't say. */
const SPOKEN: Readonly<Record<string, string>> = { 'hora oriental': 'hora del Este', 'hora central': 'hora del Centro' };

/** "Eastern Time", as people say it; the name of the zone where the browser has no words for it. */
export function zoneText(timeZone: string, tag: string = languageTag()): string {
  try {
    const parts = dateFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    return SPOKEN[name] ?? name;
  } catch {
    return timeZone.replaceAll('_', ' ');
  }
}
