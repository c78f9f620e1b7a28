// Links under which anyone can see one photo. What opens a link is its id and a signature of the installation: nothing of it is stored, so
// the owner can be shown the address again, and a stolen database opens none.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { localDay } from '@limpid/chemistry';
import type { PhotoLink, SharedPhoto } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import {
  deleteLink,
  deleteLinksOfPhoto,
  findLinkedPhoto,
  insertPhotoLink,
  listLinksOfPhoto,
  listLinksOfPool,
  listPhotoLinkRows,
  type PhotoLinkRow,
} from './photo-links.queries.ts';
import { findPhotoOf, toPhoto } from './photos.ts';
import type { PhotoRow } from './photos.queries.ts';

export interface Site {
  baseUrl: string;
  secret: string;
}
interface Query {
  limit: number;
  cursor?: string | undefined;
}

const DAY_MS = 86_400_000;
const ID_BYTES = 16;

const signatureOf = (secret: string, id: string): Buffer => createHmac('sha256', secret).update(`photo-link:${id}`).digest();

const tokenOf = (secret: string, id: string): string =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signatureOf(secret, id)]).toString('base64url');

/** The id of the link; undefined where the token is not ours. */
function linkIdOf(secret: string, token: string): string | undefined {
  if (!/^[\w-]{64}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(secret, id)) ? id : undefined;
}

const storedPart = (row: PhotoLinkRow): Omit<PhotoLink, 'url'> => ({
  id: row.id,
  photoId: row.photoId,
  poolId: row.poolId,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

const toLink = (row: PhotoLinkRow, { baseUrl, secret }: Site): PhotoLink => ({
  ...storedPart(row),
  url: `${baseUrl}/shared/photos/${tokenOf(secret, row.id)}`,
});

interface Place {
  poolId: string;
  photoId: string;
}

/** Each time another one. */
export async function addLink(tx: Queries, { poolId, photoId }: Place, days: number | null, site: Site, now: Date): Promise<PhotoLink> {
  await findPhotoOf(tx, poolId, photoId);
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const link = { id: newId(), poolId, photoId, createdAt: now, expiresAt };
  await insertPhotoLink(tx, link);
  return toLink(link, site);
}

export async function removeLinks(tx: Queries, { poolId, photoId }: Place): Promise<void> {
  await findPhotoOf(tx, poolId, photoId);
  await deleteLinksOfPhoto(tx, poolId, photoId);
}

export async function removeLink(tx: Queries, personId: string, id: string): Promise<void> {
  requireFound((await deleteLink(tx, personId, id)) || null);
}

export async function listLinks(db: Queries, personId: string, query: Query, site: Site, now: Date) {
  const rows = await listPhotoLinkRows(db, personId, now, { limit: query.limit + 1, after: readCursor(query.cursor) });
  return pageOf(
    rows,
    query.limit,
    ({ link }) => ({ at: link.createdAt, id: link.id }),
    ({ link, photo }) => ({ ...toLink(link, site), photo: toPhoto(photo) }),
  );
}

export const linksOf = async (db: Queries, { poolId, photoId }: Place, site: Site, now: Date): Promise<PhotoLink[]> =>
  (await listLinksOfPhoto(db, poolId, photoId, now)).map((row) => toLink(row, site));

/** Without what opens them. */
export async function downloadLinks(db: Queries, pool: { id: string }, query: Query) {
  const rows = await listLinksOfPool(db, pool.id, { limit: query.limit + 1, after: readCursor(query.cursor) });
  return pageOf(rows, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }), storedPart);
}

/** The photo behind a link, with the time zone of its pool; whatever is wrong with the link, there is nothing. */
export async function openLink(db: Queries, secret: string, token: string, now: Date): Promise<{ photo: PhotoRow; timeZone: string }> {
  const id = linkIdOf(secret, token);
  if (id === undefined) throw problem('not_found');
  return requireFound(await findLinkedPhoto(db, id, now));
}

export async function findShared(db: Queries, secret: string, token: string, now: Date): Promise<SharedPhoto> {
  const { photo, timeZone } = await openLink(db, secret, token, now);
  const urlOf = (size: string) => `/api/shared-photos/${token}/${size}`;
  return {
    width: photo.width,
    height: photo.height,
    caption: photo.caption,
    takenOn: localDay(photo.takenAt.getTime(), timeZone),
    urls: { small: urlOf('small'), medium: urlOf('medium'), large: urlOf('large') },
  };
}
