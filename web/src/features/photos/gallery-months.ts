// The months of the gallery: what is known of each before its photos are read.
import { dayOf } from '@limpid/schedule';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import type { ListedPhoto } from './listed-photo.ts';

export interface MonthSection {
  /** YYYY-MM at the pool */
  month: string;
  count: number;
  /** undefined: not read yet */
  photos: readonly ListedPhoto[] | undefined;
}

export const monthOf = (photo: Pick<ListedPhoto, 'takenAt'>, timeZone: string): string => dayOf(photo.takenAt, timeZone).slice(0, 7);

/** Newest first. Where more is stored than the newest photos, the month of the last of them may go on: it is read as a whole. */
export function sectionsOf(
  photos: readonly ListedPhoto[],
  more: readonly { month: string; photos: number }[] | undefined,
  zoneOf: (photo: ListedPhoto) => string,
): MonthSection[] {
  const months = new Map<string, ListedPhoto[]>();
  for (const photo of photos) {
    const month = monthOf(photo, zoneOf(photo));
    months.set(month, [...(months.get(month) ?? []), photo]);
  }
  const known = [...months].map(([month, ofMonth]): MonthSection => ({ month, count: ofMonth.length, photos: ofMonth }));
  const sections = known.toSorted(newestFirst);
  const open = sections.at(-1);
  if (!more || !open) return sections;
  const counts = new Map(more.map((each) => [each.month, each.photos]));
  const isMore = (counts.get(open.month) ?? 0) > open.count;
  const last: MonthSection = isMore ? { month: open.month, count: counts.get(open.month) ?? open.count, photos: undefined } : open;
  const older = more.filter(({ month }) => month < open.month).map(({ month, photos: count }) => ({ month, count, photos: undefined }));
  return [...sections.slice(0, -1), last, ...older.toSorted(newestFirst)];
}

const newestFirst = (one: MonthSection, other: MonthSection): number => (one.month < other.month ? 1 : -1);

/** "November 2026" */
export function monthText(month: string): string {
  const text = dateFormat(languageTag(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  return text.charAt(0).toLocaleUpperCase(languageTag()) + text.slice(1);
}
