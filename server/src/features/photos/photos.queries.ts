import { and, arrayContains, asc, count, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/connection.ts';
import { equipment } from '../../db/tables/equipment.ts';
import { photos } from '../../db/tables/photos.ts';
import { pools } from '../../db/tables/pools.ts';
import { readings } from '../../db/tables/readings.ts';
import { taskCompletions } from '../../db/tables/tasks.ts';

export type PhotoRow = typeof photos.$inferSelect;
export type NewPhotoRow = typeof photos.$inferInsert;
type PhotoChanges = Partial<Pick<NewPhotoRow, 'takenAt' | 'caption' | 'tags' | Target | 'updatedAt'>>;

export const TARGETS = ['readingId', 'completionId', 'equipmentId'] as const;
export type Target = (typeof TARGETS)[number];
/** What photos are asked for; days are those at the pool. */
export interface PhotoFilter extends Partial<Record<Target | 'tag' | 'from' | 'to' | 'fingerprint', string | undefined>> {}
interface Position {
  at: Date;
  id: string;
}
interface Slice {
  limit: number;
  after?: Position | undefined;
}

const isIt = (poolId: string, id: string) => and(eq(photos.poolId, poolId), eq(photos.id, id));
const ofPerson = (personId: string) => eq(pools.personId, personId);
const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) => (value === undefined ? undefined : condition(value));

/** `timeZone`: of the pool, as a value or as its column. */
const matches = ({ tag, from, to, fingerprint, ...targets }: PhotoFilter, timeZone: string | PgColumn, after?: Position) =>
  and(
    given(after, ({ at, id }) => sql`(${photos.takenAt}, ${photos.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`),
    given(tag, (one) => arrayContains(photos.tags, [one])),
    given(from, (day) => sql`${photos.takenAt} >= (${day}::date::timestamp at time zone ${timeZone})`),
    given(to, (day) => sql`${photos.takenAt} < ((${day}::date + 1)::timestamp at time zone ${timeZone})`),
    given(fingerprint, (one) => eq(photos.fingerprint, one)),
    ...TARGETS.map((target) => given(targets[target], (id) => eq(photos[target], id))),
  );

const NEWEST_FIRST = [desc(photos.takenAt), desc(photos.id)];

/** Newest first, after the given position. */
export function listPhotoRows(
  db: Queries,
  pool: { id: string; timeZone: string },
  filter: PhotoFilter,
  { limit, after }: Slice,
): Promise<PhotoRow[]> {
  return db
    .select()
    .from(photos)
    .where(and(eq(photos.poolId, pool.id), matches(filter, pool.timeZone, after)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

/** The same over all pools of a person. */
export function listAllPhotoRows(db: Queries, personId: string, filter: PhotoFilter, { limit, after }: Slice): Promise<PhotoRow[]> {
  return db
    .select(getTableColumns(photos))
    .from(photos)
    .innerJoin(pools, eq(pools.id, photos.poolId))
    .where(and(ofPerson(personId), matches(filter, pools.timeZone, after)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

export async function findPhotoRow(db: Queries, poolId: string, id: string): Promise<PhotoRow | undefined> {
  return (await db.select().from(photos).where(isIt(poolId, id)))[0];
}

/** Whether any pool has a photo with this id. */
export async function isIdTaken(db: Queries, id: string): Promise<boolean> {
  return (await db.select({ id: photos.id }).from(photos).where(eq(photos.id, id))).length > 0;
}

/** With the time zone of its pool; only the person's own. */
export async function findOwnPhoto(db: Queries, personId: string, id: string) {
  const rows = await db
    .select({ photo: getTableColumns(photos), timeZone: pools.timeZone })
    .from(photos)
    .innerJoin(pools, eq(pools.id, photos.poolId))
    .where(and(ofPerson(personId), eq(photos.id, id)));
  return rows[0];
}

export async function isOwnPool(db: Queries, personId: string, poolId: string): Promise<boolean> {
  return (
    (
      await db
        .select({ id: pools.id })
        .from(pools)
        .where(and(ofPerson(personId), eq(pools.id, poolId)))
    ).length > 0
  );
}

/** Undefined when there is a photo with this id already. */
export async function insertPhoto(db: Queries, photo: NewPhotoRow): Promise<PhotoRow | undefined> {
  return (await db.insert(photos).values(photo).onConflictDoNothing().returning())[0];
}

export async function updatePhoto(db: Queries, poolId: string, id: string, changes: PhotoChanges): Promise<PhotoRow | undefined> {
  return (await db.update(photos).set(changes).where(isIt(poolId, id)).returning())[0];
}

/** False: there was none. */
export async function deletePhoto(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(photos).where(isIt(poolId, id)).returning({ id: photos.id })).length > 0;
}

/** The keys of the files of all photos, in order, after the given one. */
export async function listFileKeys(db: Queries, limit: number, after: string | undefined): Promise<string[]> {
  const rows = await db
    .select({ fileKey: photos.fileKey })
    .from(photos)
    .where(given(after, (key) => gt(photos.fileKey, key)))
    .orderBy(asc(photos.fileKey))
    .limit(limit);
  return rows.map(({ fileKey }) => fileKey);
}

/** What all photos of a person come to. */
export async function measurePhotos(db: Queries, personId: string): Promise<{ photos: number; bytes: number }> {
  const [row] = await db
    .select({ photos: count(), bytes: sql<number>`coalesce(sum(${photos.bytes}), 0)::float8` })
    .from(photos)
    .innerJoin(pools, eq(pools.id, photos.poolId))
    .where(ofPerson(personId));
  return row ?? { photos: 0, bytes: 0 };
}

const TARGET_TABLES = { readingId: readings, completionId: taskCompletions, equipmentId: equipment };

/** Whether this pool has what a photo is to belong to; in a transaction it can't be deleted until that ends. */
export async function holdTarget(db: Queries, poolId: string, target: Target, id: string): Promise<boolean> {
  const table = TARGET_TABLES[target];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.poolId, poolId), eq(table.id, id)))
    .for('key share');
  return rows.length > 0;
}

interface Counted {
  personId: string;
  poolId?: string | undefined;
  tag?: string | undefined;
}
const ownPhotos = ({ personId, poolId }: Counted) =>
  and(
    ofPerson(personId),
    given(poolId, (id) => eq(photos.poolId, id)),
  );

/** By month at the pools, newest first. */
export function countByMonth(db: Queries, counted: Counted): Promise<{ month: string; photos: number }[]> {
  const month = sql<string>`to_char(${photos.takenAt} at time zone ${pools.timeZone}, 'YYYY-MM')`;
  return db
    .select({ month, photos: count() })
    .from(photos)
    .innerJoin(pools, eq(pools.id, photos.poolId))
    .where(
      and(
        ownPhotos(counted),
        given(counted.tag, (one) => arrayContains(photos.tags, [one])),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}

/** The most frequent first. */
export function countByTag(db: Queries, counted: Counted, limit: number): Promise<{ tag: string; photos: number }[]> {
  const tag = sql<string>`unnest(${photos.tags})`;
  return db
    .select({ tag: tag.as('tag'), photos: count() })
    .from(photos)
    .innerJoin(pools, eq(pools.id, photos.poolId))
    .where(ownPhotos(counted))
    .groupBy(sql`1`)
    .orderBy(desc(count()), asc(sql`1`))
    .limit(limit);
}
