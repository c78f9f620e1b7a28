import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { photoLinks, photos } from '../../db/tables/photos.ts';
import { pools } from '../../db/tables/pools.ts';

export type PhotoLinkRow = typeof photoLinks.$inferSelect;
interface Slice {
  limit: number;
  after?: { at: Date; id: string } | undefined;
}

const isValid = (now: Date) => or(isNull(photoLinks.expiresAt), gt(photoLinks.expiresAt, now));
const ofPhoto = and(eq(photos.poolId, photoLinks.poolId), eq(photos.id, photoLinks.photoId));
const isAfter = (after: Slice['after']) =>
  after && sql`(${photoLinks.createdAt}, ${photoLinks.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

export async function insertPhotoLink(db: Queries, link: PhotoLinkRow): Promise<void> {
  await db.insert(photoLinks).values(link);
}

/** The valid links of a person with their photos, newest first, after the given position. */
export function listPhotoLinkRows(db: Queries, personId: string, now: Date, { limit, after }: Slice) {
  return db
    .select({ link: getTableColumns(photoLinks), photo: getTableColumns(photos) })
    .from(photoLinks)
    .innerJoin(photos, ofPhoto)
    .innerJoin(pools, eq(pools.id, photoLinks.poolId))
    .where(and(eq(pools.personId, personId), isValid(now), isAfter(after)))
    .orderBy(desc(photoLinks.createdAt), desc(photoLinks.id))
    .limit(limit);
}

/** All links to photos of a pool, also those that have expired. */
export function listLinksOfPool(db: Queries, poolId: string, { limit, after }: Slice): Promise<PhotoLinkRow[]> {
  return db
    .select()
    .from(photoLinks)
    .where(and(eq(photoLinks.poolId, poolId), isAfter(after)))
    .orderBy(desc(photoLinks.createdAt), desc(photoLinks.id))
    .limit(limit);
}

/** The valid ones, newest first. */
export function listLinksOfPhoto(db: Queries, poolId: string, photoId: string, now: Date): Promise<PhotoLinkRow[]> {
  return db
    .select()
    .from(photoLinks)
    .where(and(eq(photoLinks.poolId, poolId), eq(photoLinks.photoId, photoId), isValid(now)))
    .orderBy(desc(photoLinks.createdAt), desc(photoLinks.id));
}

/** What a valid link shows, with the time zone of its pool. */
export async function findLinkedPhoto(db: Queries, linkId: string, now: Date) {
  const rows = await db
    .select({ photo: getTableColumns(photos), timeZone: pools.timeZone })
    .from(photoLinks)
    .innerJoin(photos, ofPhoto)
    .innerJoin(pools, eq(pools.id, photoLinks.poolId))
    .where(and(eq(photoLinks.id, linkId), isValid(now)));
  return rows[0];
}

export async function deleteLinksOfPhoto(db: Queries, poolId: string, photoId: string): Promise<void> {
  await db.delete(photoLinks).where(and(eq(photoLinks.poolId, poolId), eq(photoLinks.photoId, photoId)));
}

/** Only the person's own. False: there was none. */
export async function deleteLink(db: Queries, personId: string, id: string): Promise<boolean> {
  const isOwn = sql`${photoLinks.poolId} in (select ${pools.id} from ${pools} where ${pools.personId} = ${personId})`;
  const rows = await db
    .delete(photoLinks)
    .where(and(eq(photoLinks.id, id), isOwn))
    .returning({ id: photoLinks.id });
  return rows.length > 0;
}
