import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { treatments } from '../../db/tables/treatments.ts';

export type TreatmentRow = typeof treatments.$inferSelect;
export type NewTreatmentRow = typeof treatments.$inferInsert;
export type TreatmentChanges = Partial<Omit<NewTreatmentRow, 'id' | 'poolId' | 'createdAt'>>;

const isIt = (poolId: string, id: string) => and(eq(treatments.poolId, poolId), eq(treatments.id, id));

/** Newest first, after the given position. */
export function listTreatmentRows(db: Queries, poolId: string, limit: number, after?: { at: Date; id: string }): Promise<TreatmentRow[]> {
  const position = after && sql`(${treatments.doneAt}, ${treatments.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(treatments)
    .where(and(eq(treatments.poolId, poolId), position))
    .orderBy(desc(treatments.doneAt), desc(treatments.id))
    .limit(limit);
}

export async function findTreatmentRow(db: Queries, poolId: string, id: string): Promise<TreatmentRow | undefined> {
  return (await db.select().from(treatments).where(isIt(poolId, id)))[0];
}

/** Undefined when this pool has a treatment with this id already. */
export async function insertTreatment(db: Queries, treatment: NewTreatmentRow): Promise<TreatmentRow | undefined> {
  const rows = await db
    .insert(treatments)
    .values(treatment)
    // of either key: the same id may come with the same instant
    .onConflictDoNothing()
    .returning();
  return rows[0];
}

export async function updateTreatment(
  db: Queries,
  poolId: string,
  id: string,
  changes: TreatmentChanges,
): Promise<TreatmentRow | undefined> {
  return (await db.update(treatments).set(changes).where(isIt(poolId, id)).returning())[0];
}

/** False: there was none. */
export async function deleteTreatment(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(treatments).where(isIt(poolId, id)).returning({ id: treatments.id })).length > 0;
}
