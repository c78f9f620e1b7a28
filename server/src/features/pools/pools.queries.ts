import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { pools } from '../../db/tables/pools.ts';

export type PoolRow = typeof pools.$inferSelect;
export type NewPoolRow = typeof pools.$inferInsert;
export type PoolChanges = Partial<Omit<NewPoolRow, 'id' | 'personId' | 'createdAt' | 'version'>>;

export const listPoolsOf = (db: Queries, personId: string): Promise<PoolRow[]> =>
  db.select().from(pools).where(eq(pools.personId, personId)).orderBy(asc(pools.createdAt), asc(pools.id));

export async function findPoolOf(db: Queries, personId: string, id: string): Promise<PoolRow | undefined> {
  const rows = await db
    .select()
    .from(pools)
    .where(and(eq(pools.id, id), eq(pools.personId, personId)));
  return rows[0];
}

export async function countPoolsOf(db: Queries, personId: string): Promise<number> {
  const rows = await db.select({ pools: count() }).from(pools).where(eq(pools.personId, personId));
  return rows[0]?.pools ?? 0;
}

/** Undefined when there is a pool with this id already. */
export async function insertPool(db: Queries, pool: NewPoolRow): Promise<PoolRow | undefined> {
  const rows = await db.insert(pools).values(pool).onConflictDoNothing({ target: pools.id }).returning();
  return rows[0];
}

export async function updatePool(db: Queries, id: string, changes: PoolChanges): Promise<PoolRow | undefined> {
  const rows = await db
    .update(pools)
    .set({ ...changes, version: sql`${pools.version} + 1` })
    .where(eq(pools.id, id))
    .returning();
  return rows[0];
}

export async function deletePool(db: Queries, id: string): Promise<void> {
  await db.delete(pools).where(eq(pools.id, id));
}
