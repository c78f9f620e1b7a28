// The photos that people send with their questions: rows here, pictures in the store of files.
import { buffer } from 'node:stream/consumers';
import { COACH_PHOTO_BYTES, COACH_PHOTO_SIDE_PX, COACH_PHOTOS, type CoachPhoto, reason } from '@limpid/contract';
import type { Files } from '../../adapters/files/files.ts';
import { type Picture, readJpeg } from '../../adapters/pictures.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { problem, requireFound } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { announceFiles, keepFiles, newFileKey, prefixOf } from '../files/files.ts';
import { countPhotos, findPhotoRow, listPhotosOf, listUnmovedPhotos, movePhoto, type PhotoRow, putPhoto } from './photos.queries.ts';

/** The first segment of the keys of their files. */
export const COACH_FILES = 'coach';
const TYPE = 'image/jpeg';

interface Place {
  chatId: string;
  messageId: string;
}
export interface StoredPicture extends Picture {
  fileKey: string;
}
export interface PhotoStore {
  connection: Connection;
  files: Files;
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

const keyOf = (fileKey: string): string => `${prefixOf(COACH_FILES, fileKey)}photo.jpeg`;

/** Into the store, before the transaction that keeps it; without `keepPhoto` it is removed again. */
export async function storePhoto({ connection, files }: PhotoStore, picture: Picture, now: Date): Promise<StoredPicture> {
  const fileKey = newFileKey();
  await announceFiles(connection.db, prefixOf(COACH_FILES, fileKey), now);
  await files.put(keyOf(fileKey), { bytes: picture.jpeg }, TYPE);
  return { ...picture, fileKey };
}

/** Keeps the photo of a question. */
export async function keepPhoto(tx: Queries, personId: string, place: Place, { fileKey, width, height }: StoredPicture): Promise<void> {
  // One photo of a person at a time, whichever conversation it is for: many at once keep to the limit together.
  await lockPerson(tx, personId);
  if ((await countPhotos(tx, personId, place)) >= COACH_PHOTOS) {
    const because = reason('photos_full', { count: COACH_PHOTOS });
    throw problem('invalid_request', { reason: because, fields: { photo: because } });
  }
  await keepFiles(tx, prefixOf(COACH_FILES, fileKey));
  await putPhoto(tx, { ...place, fileKey, width, height });
}

/** Undefined: the store has lost it. */
async function jpegOf(files: Files, { fileKey, jpeg }: PhotoRow): Promise<Buffer | undefined> {
  if (fileKey === null) return jpeg ?? undefined;
  const stored = await files.open(keyOf(fileKey));
  return stored && buffer(stored.stream);
}

export async function findPhoto(db: Queries, files: Files, personId: string, place: Place): Promise<Picture | undefined> {
  const row = await findPhotoRow(db, personId, place);
  const jpeg = row && (await jpegOf(files, row));
  return row && jpeg && { jpeg, width: row.width, height: row.height };
}

export async function photoOf(db: Queries, files: Files, person: Person, place: Place): Promise<Buffer> {
  return requireFound(await findPhoto(db, files, person.id, place)).jpeg;
}

/** Together they stay in memory while they are written into the data download. */
const AT_ONCE = 20;

export async function listPhotos(db: Queries, files: Files, person: Person, { cursor }: { cursor?: string | undefined }) {
  const rows = await listPhotosOf(db, person.id, AT_ONCE + 1, cursor);
  const shown = rows.slice(0, AT_ONCE);
  const items = await Promise.all(
    shown.map(async (row): Promise<CoachPhoto> => {
      const { chatId, messageId, width, height } = row;
      return { chatId, messageId, width, height, jpeg: (await jpegOf(files, row))?.toString('base64') ?? '' };
    }),
  );
  return { items, nextCursor: rows.length > AT_ONCE ? (shown.at(-1)?.messageId ?? null) : null };
}

/** Photos of before there was a store. Answers how many went there. */
export async function movePhotos(store: PhotoStore, now: Date): Promise<number> {
  let moved = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one handful after the other
    const rows = await listUnmovedPhotos(store.connection.db, AT_ONCE);
    for (const row of rows) {
      // oxlint-disable-next-line no-await-in-loop
      moved += (await moveOne(store, row, now)) ? 1 : 0;
    }
    if (rows.length < AT_ONCE) return moved;
  }
}

async function moveOne(store: PhotoStore, row: PhotoRow, now: Date): Promise<boolean> {
  const { fileKey } = await storePhoto(store, { jpeg: row.jpeg ?? Buffer.alloc(0), width: row.width, height: row.height }, now);
  return store.connection.withTransaction(async (tx) => {
    if (!(await movePhoto(tx, row, fileKey))) return false;
    await keepFiles(tx, prefixOf(COACH_FILES, fileKey));
    return true;
  });
}
