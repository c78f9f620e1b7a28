import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { doomedFiles } from '../../db/tables/doomed-files.ts';

export async function insertDoomed(db: Queries, prefix: string, dueAt: Date): Promise<void> {
  await db.insert(doomedFiles).values({ prefix, dueAt });
}

/** False: the files are being removed already. */
export async function deleteDoomed(tx: Queries, prefix: string): Promise<boolean> {
  return (await tx.delete(doomedFiles).where(eq(doomedFiles.prefix, prefix)).returning()).length > 0;
}

/** Those that are due, oldest first. */
export async function listDueDoomed(db: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ prefix: doomedFiles.prefix })
    .from(doomedFiles)
    .where(lte(doomedFiles.dueAt, now))
    .orderBy(asc(doomedFiles.dueAt))
    .limit(limit);
  return rows.map(({ prefix }) => prefix);
}

/** False: their row was written after all, or another server removes them. */
export async function lockDoomed(tx: Queries, prefix: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ prefix: doomedFiles.prefix })
    .from(doomedFiles)
    .where(and(eq(doomedFiles.prefix, prefix), lte(doomedFiles.dueAt, now)))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

export async function postponeDoomed(db: Queries, prefix: string, dueAt: Date): Promise<void> {
  await db.update(doomedFiles).set({ dueAt }).where(eq(doomedFiles.prefix, prefix));
}

/** Which of these prefixes are to be removed. */
export async function listDoomed(db: Queries, prefixes: readonly string[]): Promise<Set<string>> {
  if (prefixes.length === 0) return new Set();
  const rows = await db
    .select({ prefix: doomedFiles.prefix })
    .from(doomedFiles)
    .where(inArray(doomedFiles.prefix, [...prefixes]));
  return new Set(rows.map(({ prefix }) => prefix));
}
