// Photos of a pool: recorded with their file, listed, found, changed, removed.
import { type Photo, type PhotoInput, type PhotoPatch, reason } from '@limpid/contract';
import type { Files } from '../../adapters/files/files.ts';
import type { PictureMaker } from '../../adapters/pictures/picture-maker.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { lockPerson } from '../../db/row-locks.ts';
import type { Limits } from '../../http/limits.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { keepFiles, prefixOf } from '../files/files.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import { takenAtOf } from './camera-time.ts';
import { makePicture, PHOTO_FILES, planFiles, putFiles, removeFiles } from './photo-files.ts';
import { type Photographer, requireRoom } from './photo-room.ts';
import {
  countByMonth,
  countByTag,
  deletePhoto,
  findPhotoRow,
  holdTarget,
  insertPhoto,
  isIdTaken,
  isOwnPool,
  listAllPhotoRows,
  listPhotoRows,
  type NewPhotoRow,
  type PhotoFilter,
  type PhotoRow,
  type Target,
  TARGETS,
  updatePhoto,
} from './photos.queries.ts';

export interface PoolOfPhoto {
  id: string;
  timeZone: string;
}
type Query = PhotoFilter & { limit: number; cursor?: string | undefined };
type Targets = Partial<Record<Target, string | null | undefined>>;

const MOST_TAGS = 100;

export function toPhoto(row: PhotoRow): Photo {
  const urlOf = (size: string) => `/api/pools/${row.poolId}/photos/${row.id}/${size}`;
  return {
    id: row.id,
    poolId: row.poolId,
    width: row.width,
    height: row.height,
    takenAt: row.takenAt.toISOString(),
    caption: row.caption,
    tags: row.tags,
    urls: { small: urlOf('small'), medium: urlOf('medium'), large: urlOf('large') },
    readingId: row.readingId ?? undefined,
    completionId: row.completionId ?? undefined,
    equipmentId: row.equipmentId ?? undefined,
    fingerprint: row.fingerprint ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An empty caption is none. */
const tidyCaption = (caption: string | null | undefined): string | null | undefined =>
  typeof caption === 'string' ? caption.normalize('NFC') || null : caption;
/** One word is one tag, however it was typed. */
const tidyTag = (tag: string): string => tag.normalize('NFC');
const tidyTags = (tags: readonly string[]): string[] => [...new Set(tags.map(tidyTag))];
const tidyFilter = ({ tag, ...filter }: Query): PhotoFilter => ({ ...filter, tag: tag === undefined ? undefined : tidyTag(tag.trim()) });

const asPage = (rows: PhotoRow[], limit: number) => pageOf(rows, limit, ({ takenAt, id }) => ({ at: takenAt, id }), toPhoto);

export async function listPhotos(db: Queries, pool: PoolOfPhoto, query: Query) {
  const slice = { limit: query.limit + 1, after: readCursor(query.cursor) };
  return asPage(await listPhotoRows(db, pool, tidyFilter(query), slice), query.limit);
}

/** Of all pools of the person, also of those beyond the plan. */
export async function listAllPhotos(db: Queries, personId: string, query: Query) {
  const slice = { limit: query.limit + 1, after: readCursor(query.cursor) };
  return asPage(await listAllPhotoRows(db, personId, tidyFilter(query), slice), query.limit);
}

export async function countPhotos(
  db: Queries,
  personId: string,
  { poolId, tag }: { poolId?: string | undefined; tag?: string | undefined },
) {
  if (poolId !== undefined && !(await isOwnPool(db, personId, poolId))) throw problem('not_found');
  const [months, tags] = await Promise.all([
    countByMonth(db, { personId, poolId, tag: tag === undefined ? undefined : tidyTag(tag) }),
    countByTag(db, { personId, poolId }, MOST_TAGS),
  ]);
  return { months, tags };
}

/** What it belongs to has to be of the same pool. */
async function requireTargets(db: Queries, poolId: string, targets: Targets): Promise<void> {
  for (const target of TARGETS) {
    const id = targets[target];
    if (typeof id !== 'string') continue;
    // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one, and in one transaction
    if (await holdTarget(db, poolId, target, id)) continue;
    throw problem('invalid_request', { fields: { [target]: reason('photo_target_gone') } });
  }
}

/** What recording a photo needs of the house. */
export interface PhotoHouse {
  connection: Connection;
  limits: Limits;
  files: Files;
  pictures: PictureMaker;
}
interface Sent {
  person: Photographer;
  pool: PoolOfPhoto;
  upload: { path: string; folder: string };
  input: PhotoInput;
  now: Date;
}

/** The same id twice is one photo, also where both come at once: then one of them finds the other's row and takes its own files away. */
export async function recordPhoto(house: PhotoHouse, { person, pool, upload, input, now }: Sent): Promise<Photo> {
  const { connection, files } = house;
  const { db } = connection;
  const id = (input.id ?? newId()).toLowerCase();
  const known = input.id === undefined ? undefined : await findSame(db, pool.id, id);
  if (known) return toPhoto(known);
  if (input.takenAt !== undefined) requirePlausibleInstant(input.takenAt, now, 'takenAt');
  await requireTargets(db, pool.id, input);
  await requireRoom(db, person);
  await house.limits.spend('photos', person.id);
  const picture = await makePicture(house.pictures, upload);
  const kept = planFiles(picture.files);
  const photo: NewPhotoRow = {
    ...kept,
    poolId: pool.id,
    id,
    takenAt: takenAtOf({ said: input.takenAt, camera: picture.takenAt, timeZone: pool.timeZone, now }),
    caption: tidyCaption(input.caption) ?? null,
    tags: tidyTags(input.tags ?? []),
    width: picture.width,
    height: picture.height,
    fingerprint: input.fingerprint ?? null,
    readingId: input.readingId ?? null,
    completionId: input.completionId ?? null,
    equipmentId: input.equipmentId ?? null,
    createdAt: now,
    updatedAt: now,
  };
  await putFiles({ db, files, now }, kept, picture.files);
  try {
    const row = await connection.withTransaction((tx) => writePhoto(tx, person, photo));
    if (row.fileKey !== kept.fileKey) await removeFiles(files, kept);
    return toPhoto(row);
  } catch (error) {
    await removeFiles(files, kept);
    throw error;
  }
}

/** The photo of this pool with this id; an id of another pool's photo is taken. */
async function findSame(db: Queries, poolId: string, id: string): Promise<PhotoRow | undefined> {
  const row = await findPhotoRow(db, poolId, id);
  if (!row && (await isIdTaken(db, id))) throw idTaken();
  return row;
}

function idTaken() {
  const because = reason('photo_id_taken');
  return problem('conflict', { reason: because, fields: { id: because } });
}

async function writePhoto(tx: Queries, person: Photographer, photo: NewPhotoRow): Promise<PhotoRow> {
  // Many at once keep to the limit together.
  if (!(await lockPerson(tx, person.id))) throw problem('not_found');
  const known = await findSame(tx, photo.poolId, photo.id);
  if (known) return known;
  await requireRoom(tx, person, photo.bytes);
  await requireTargets(tx, photo.poolId, photo);
  await keepFiles(tx, prefixOf(PHOTO_FILES, photo.fileKey));
  const row = await insertPhoto(tx, photo);
  // Of another person, in this moment.
  if (!row) throw idTaken();
  return row;
}

interface Change {
  patch: PhotoPatch;
  now: Date;
  /** the one that the caller last saw; missing, it changes whatever is there */
  version?: string | undefined;
}

export async function changePhoto(db: Queries, poolId: string, id: string, { patch, now, version }: Change): Promise<Photo> {
  const before = requireFound(await findPhotoRow(db, poolId, id));
  requireVersion(version, before, toPhoto);
  const { takenAt, caption, tags, ...targets } = patch;
  await requireTargets(db, poolId, targets);
  const row = await updatePhoto(db, poolId, id, {
    ...targets,
    takenAt: takenAt === undefined ? undefined : requirePlausibleInstant(takenAt, now, 'takenAt'),
    caption: tidyCaption(caption),
    tags: tags && tidyTags(tags),
    updatedAt: nextVersion(before, now),
  });
  return toPhoto(requireFound(row));
}

/** Its files go with its row. */
export async function removePhoto(db: Queries, poolId: string, id: string, version?: string): Promise<void> {
  if (version !== undefined) requireVersion(version, requireFound(await findPhotoRow(db, poolId, id)), toPhoto);
  requireFound((await deletePhoto(db, poolId, id)) || null);
}

export const findPhotoOf = async (db: Queries, poolId: string, id: string): Promise<PhotoRow> =>
  requireFound(await findPhotoRow(db, poolId, id));
