import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import type { ListedPhoto } from './listed-photo.ts';

/** "Saturday, November 21, 2026 at 6:40 PM", at the pool */
export const takenText = (instant: string, timeZone: string): string =>
  dateFormat(languageTag(), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(instant));

/** "Nov 21, 2026" */
export const dayTakenText = (instant: string, timeZone: string): string =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeZone }).format(new Date(instant));

/** What a photo is called for those who can't see it: its caption, else its tags, and its day. */
export function photoText(photo: ListedPhoto, timeZone: string): string {
  const day = dayTakenText(photo.takenAt, timeZone);
  const name = photo.caption || photo.tags.join(', ');
  return name ? m.photos_named({ name, day }) : m.photos_of_day({ day });
}
