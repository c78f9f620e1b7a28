import { and, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/connection.ts';
import { clearUps } from '../../db/tables/clear-ups.ts';

export type ClearUpRow = typeof clearUps.$inferSelect;
export type NewClearUpRow = typeof clearUps.$inferInsert;
export type ClearUpChanges = Pick<NewClearUpRow, 'endedAt' | 'outcome' | 'updatedAt'>;

const isIt = (poolId: string, id: string) => and(eq(clearUps.poolId, poolId), eq(clearUps.id, id));

/** Newest first, after the given position. */
export function listClearUpRows(db: Queries, poolId: string, limit: number, after?: { at: Date; id: string }): Promise<ClearUpRow[]> {
  const position = after && sql`(${clearUps.startedAt}, ${clearUps.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(clearUps)
    .where(and(eq(clearUps.poolId, poolId), position))
    .orderBy(desc(clearUps.startedAt), desc(clearUps.id))
    .limit(limit);
}

export async function findClearUpRow(db: Queries, poolId: string, id: string): Promise<ClearUpRow | undefined> {
  return (await db.select().from(clearUps).where(isIt(poolId, id)))[0];
}

export async function findOpenClearUpRow(db: Queries, poolId: string): Promise<ClearUpRow | undefined> {
  return (
    await db
      .select()
      .from(clearUps)
      .where(and(eq(clearUps.poolId, poolId), isNull(clearUps.endedAt)))
  )[0];
}

/** At most one of each pool. */
export const listOpenClearUpRows = (db: Queries, poolIds: readonly string[]): Promise<ClearUpRow[]> =>
  db
    .select()
    .from(clearUps)
    .where(and(inArray(clearUps.poolId, [...poolIds]), isNull(clearUps.endedAt)));

/** Undefined when this pool has one with this id already, or one that is open. */
export async function insertClearUp(db: Queries, clearUp: NewClearUpRow): Promise<ClearUpRow | undefined> {
  return (await db.insert(clearUps).values(clearUp).onConflictDoNothing().returning())[0];
}

/** Undefined when there is none, or when it would be the second that is open. */
export async function updateClearUp(db: Queries, poolId: string, id: string, changes: ClearUpChanges): Promise<ClearUpRow | undefined> {
  const other = alias(clearUps, 'other');
  const isOpenElsewhere = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.poolId, poolId), isNull(other.endedAt), sql`${other.id} <> ${id}::uuid`));
  const isAllowed = changes.endedAt === null ? notExists(isOpenElsewhere) : undefined;
  return (
    await db
      .update(clearUps)
      .set(changes)
      .where(and(isIt(poolId, id), isAllowed))
      .returning()
  )[0];
}
