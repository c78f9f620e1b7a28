// The photos that people send with their questions.
import { COACH_PHOTO_BYTES, COACH_PHOTO_SIDE_PX, COACH_PHOTOS, type CoachPhoto, reason } from '@limpid/contract';
import { type Picture, readJpeg } from '../../adapters/pictures.ts';
import type { Queries } from '../../db/connection.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { problem, requireFound } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { countPhotos, findPhoto, listPhotosOf, putPhoto } from './photos.queries.ts';

interface Place {
  chatId: string;
  messageId: string;
}

/** From base64; refused where it is no whole JPEG. */
export async function readPhoto(base64: string): Promise<Picture> {
  const bytes = Buffer.from(base64, 'base64');
  const because = reason('photo_large');
  if (bytes.length > COACH_PHOTO_BYTES) throw problem('invalid_request', { reason: because, fields: { photo: because } });
  const picture = await readJpeg(bytes, { mostSidePx: COACH_PHOTO_SIDE_PX, mostBytes: COACH_PHOTO_BYTES });
  const unread = reason('photo_wrong');
  if (!picture) throw problem('invalid_request', { reason: unread, fields: { photo: unread } });
  return picture;
}

/** Keeps the photo of a question. */
export async function keepPhoto(tx: Queries, personId: string, place: Place, picture: Picture): Promise<void> {
  // One photo of a person at a time, whichever conversation it is for: many at once keep to the limit together.
  await lockPerson(tx, personId);
  if ((await countPhotos(tx, personId, place)) >= COACH_PHOTOS) {
    const because = reason('photos_full', { count: COACH_PHOTOS });
    throw problem('invalid_request', { reason: because, fields: { photo: because } });
  }
  await putPhoto(tx, { ...place, ...picture });
}

export async function photoOf(db: Queries, person: Person, place: Place): Promise<Buffer> {
  return requireFound(await findPhoto(db, person.id, place)).jpeg;
}

/** Together they stay in memory while they are written into the data download. */
const AT_ONCE = 20;

export async function listPhotos(db: Queries, person: Person, { cursor }: { cursor?: string | undefined }) {
  const rows = await listPhotosOf(db, person.id, AT_ONCE + 1, cursor);
  const items = rows.slice(0, AT_ONCE).map(({ jpeg, ...photo }): CoachPhoto => ({ ...photo, jpeg: jpeg.toString('base64') }));
  return { items, nextCursor: rows.length > AT_ONCE ? (items.at(-1)?.messageId ?? null) : null };
}
