import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { guideTicks } from '../../db/tables/guide-ticks.ts';

export type TickRow = typeof guideTicks.$inferSelect;

const isIt = (poolId: string, id: string) => and(eq(guideTicks.poolId, poolId), eq(guideTicks.id, id));

/** Newest first, after the given position. */
export function listTickRows(db: Queries, poolId: string, limit: number, after?: { at: Date; id: string }): Promise<TickRow[]> {
  const position = after && sql`(${guideTicks.doneAt}, ${guideTicks.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(guideTicks)
    .where(and(eq(guideTicks.poolId, poolId), position))
    .orderBy(desc(guideTicks.doneAt), desc(guideTicks.id))
    .limit(limit);
}

/** Of one guide, newest first. */
export const listTickRowsOf = (db: Queries, poolId: string, guide: string): Promise<TickRow[]> =>
  db
    .select()
    .from(guideTicks)
    .where(and(eq(guideTicks.poolId, poolId), eq(guideTicks.guide, guide)))
    .orderBy(desc(guideTicks.doneAt), desc(guideTicks.id));

export async function findTickRow(db: Queries, poolId: string, id: string): Promise<TickRow | undefined> {
  return (await db.select().from(guideTicks).where(isIt(poolId, id)))[0];
}

/** The one that is there already: by its id, else the same item of the same season. */
export async function findSameTick(db: Queries, { poolId, id, guide, item, seasonOn }: TickRow): Promise<TickRow | undefined> {
  const same = and(eq(guideTicks.guide, guide), eq(guideTicks.item, item), eq(guideTicks.seasonOn, seasonOn));
  const byId = await findTickRow(db, poolId, id);
  return (
    byId ??
    (
      await db
        .select()
        .from(guideTicks)
        .where(and(eq(guideTicks.poolId, poolId), same))
    )[0]
  );
}

/** Undefined when it is ticked already. */
export async function insertTick(db: Queries, tick: TickRow): Promise<TickRow | undefined> {
  return (await db.insert(guideTicks).values(tick).onConflictDoNothing().returning())[0];
}

/** False: there was none. */
export async function deleteTick(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(guideTicks).where(isIt(poolId, id)).returning({ id: guideTicks.id })).length > 0;
}
