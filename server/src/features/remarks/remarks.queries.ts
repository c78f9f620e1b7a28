import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { remarks } from '../../db/tables/remarks.ts';

export type RemarkRow = typeof remarks.$inferSelect;
type NewRemarkRow = typeof remarks.$inferInsert;
type RemarkChanges = Partial<Omit<NewRemarkRow, 'id' | 'poolId' | 'createdAt'>>;

const isIt = (poolId: string, id: string) => and(eq(remarks.poolId, poolId), eq(remarks.id, id));

/** Newest first, after the given position. */
export function listRemarkRows(db: Queries, poolId: string, limit: number, after?: { at: Date; id: string }): Promise<RemarkRow[]> {
  const position = after && sql`(${remarks.at}, ${remarks.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(remarks)
    .where(and(eq(remarks.poolId, poolId), position))
    .orderBy(desc(remarks.at), desc(remarks.id))
    .limit(limit);
}

export async function findRemarkRow(db: Queries, poolId: string, id: string): Promise<RemarkRow | undefined> {
  return (await db.select().from(remarks).where(isIt(poolId, id)))[0];
}

/** Undefined when this pool has a remark with this id already. */
export async function insertRemark(db: Queries, remark: NewRemarkRow): Promise<RemarkRow | undefined> {
  return (await db.insert(remarks).values(remark).onConflictDoNothing().returning())[0];
}

export async function updateRemark(db: Queries, poolId: string, id: string, changes: RemarkChanges): Promise<RemarkRow | undefined> {
  return (await db.update(remarks).set(changes).where(isIt(poolId, id)).returning())[0];
}

/** False: there was none. */
export async function deleteRemark(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(remarks).where(isIt(poolId, id)).returning({ id: remarks.id })).length > 0;
}
