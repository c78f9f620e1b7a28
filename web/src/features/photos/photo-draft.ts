// What is known of a photo while it is being corrected, and what of it is sent.
import { MOST_PHOTO_TAGS, type PhotoPatch } from '@limpid/contract';
import { momentInField, momentOfField } from '../../i18n/moment-field.ts';
import type { ListedPhoto } from './listed-photo.ts';

export interface PhotoDraft {
  caption: string;
  tags: readonly string[];
  /** as the field of the browser has it, at the pool */
  at: string;
  /** '' : none */
  readingId: string;
  completionId: string;
  equipmentId: string;
}

export const draftOf = (photo: ListedPhoto, timeZone: string): PhotoDraft => ({
  caption: photo.caption ?? '',
  tags: photo.tags,
  at: momentInField(photo.takenAt, timeZone),
  readingId: photo.readingId ?? '',
  completionId: photo.completionId ?? '',
  equipmentId: photo.equipmentId ?? '',
});

const BELONGINGS = ['readingId', 'completionId', 'equipmentId'] as const;

/** What changed and nothing else; what was taken out is null. */
export function patchOf(photo: ListedPhoto, draft: PhotoDraft, timeZone: string): PhotoPatch {
  const before = draftOf(photo, timeZone);
  const moment = momentOfField(draft.at, timeZone);
  const changed = BELONGINGS.filter((name) => draft[name] !== before[name]);
  return {
    ...(draft.caption.trim() === before.caption ? {} : { caption: draft.caption.trim() || null }),
    ...(draft.tags.join('\n') === before.tags.join('\n') ? {} : { tags: [...draft.tags] }),
    ...(draft.at === before.at || moment === undefined ? {} : { takenAt: moment }),
    ...Object.fromEntries(changed.map((name) => [name, draft[name] || null])),
  };
}

/** The patch that undoes a patch. */
export const reverseOf = (photo: ListedPhoto, patch: PhotoPatch): PhotoPatch =>
  Object.fromEntries(Object.keys(patch).map((name) => [name, photo[name as keyof ListedPhoto] ?? null]));

/** With another tag, as it is typed: without spaces around it, and none twice. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.replaceAll(/\s+/g, ' ').trim();
  const isKnown = tags.some((other) => other.toLocaleLowerCase() === tag.toLocaleLowerCase());
  return tag === '' || isKnown || tags.length >= MOST_PHOTO_TAGS ? tags : [...tags, tag];
}
