// The neighbors of a change in a pool's log: what counts before it, and the tests behind it.
import { PARAMETERS, type Parameter } from '@limpid/chemistry';
import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/connection.ts';
import { pools } from '../../db/tables/pools.ts';
import { readings } from '../../db/tables/readings.ts';
import { treatments } from '../../db/tables/treatments.ts';

export type DoubtedRow = typeof readings.$inferSelect;
export type DoubtedTreatment = typeof treatments.$inferSelect;

/** Two tests that are written at once are judged one after the other. */
export async function lockLog(db: Queries, poolId: string): Promise<void> {
  await db.select({ id: pools.id }).from(pools).where(eq(pools.id, poolId)).for('no key update');
}

const RECENT = 30;
const countsIn = (name: Parameter) => and(isNotNull(readings[name]), sql`not coalesce(${readings.doubtful} ? ${name}, false)`);

/** Before this instant: the newest tests, and those that hold the newest counting value of a parameter. */
export async function listReadingsBefore(db: Queries, poolId: string, at: Date): Promise<DoubtedRow[]> {
  const isBefore = and(eq(readings.poolId, poolId), lt(readings.takenAt, at));
  const newestFirst = [desc(readings.takenAt), desc(readings.id)];
  const recent = await db
    .select()
    .from(readings)
    .where(isBefore)
    .orderBy(...newestFirst)
    .limit(RECENT);
  if (recent.length < RECENT) return recent;
  const missing = PARAMETERS.filter((name) => recent.every((row) => row[name] === null || row.doubtful?.includes(name)));
  const [first, second, ...rest] = missing.map((name) =>
    db
      .select()
      .from(readings)
      .where(and(isBefore, countsIn(name)))
      .orderBy(...newestFirst)
      .limit(1),
  );
  if (!first) return recent;
  return [...recent, ...(await (second ? unionAll(first, second, ...rest) : first))];
}

/** From this instant on, oldest first. */
export const listReadingsFrom = (db: Queries, poolId: string, at: Date, limit: number): Promise<DoubtedRow[]> =>
  db
    .select()
    .from(readings)
    .where(and(eq(readings.poolId, poolId), gte(readings.takenAt, at)))
    .orderBy(asc(readings.takenAt), asc(readings.id))
    .limit(limit);

/** Newest first, from `since` until before `until`. */
export const listTreatmentsWithin = (db: Queries, poolId: string, since: Date, until: Date, limit: number): Promise<DoubtedTreatment[]> =>
  db
    .select()
    .from(treatments)
    .where(and(eq(treatments.poolId, poolId), gte(treatments.doneAt, since), lt(treatments.doneAt, until)))
    .orderBy(desc(treatments.doneAt), desc(treatments.id))
    .limit(limit);

/** Its version stays: nothing that a person wrote has changed. */
export async function updateDoubtful(db: Queries, poolId: string, id: string, doubtful: readonly Parameter[]): Promise<void> {
  await db
    .update(readings)
    .set({ doubtful: [...doubtful] })
    .where(and(eq(readings.poolId, poolId), eq(readings.id, id)));
}
