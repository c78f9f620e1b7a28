import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { doomedFiles } from '../../db/tables/doomed-files.ts';

export async function insertDoomed(db: Queries, prefix: string, dueAt: Date): Promise<void> {
  await db.insert(doomedFiles).values({ prefix, dueAt });
}

/** False: the files are being removed already. */
export async function deleteDoomed(tx: Queries, prefix: string): Promise<boolean> {
  return (await tx.delete(doomedFiles).where(eq(doomedFiles.prefix, prefix)).returning()).length > 0;
}

/** Those that are due, oldest first; locked, and without those that another server works on. */
export async function lockDoomed(tx: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ prefix: doomedFiles.prefix })
    .from(doomedFiles)
    .where(lte(doomedFiles.dueAt, now))
    .orderBy(asc(doomedFiles.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ prefix }) => prefix);
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
