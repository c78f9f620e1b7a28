import type { LibraryMarkPatch } from '@limpid/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { libraryMarks } from '../../db/tables/library-marks.ts';

export type LibraryMarkRow = typeof libraryMarks.$inferSelect;

export const listMarks = (db: Queries, personId: string): Promise<LibraryMarkRow[]> =>
  db.select().from(libraryMarks).where(eq(libraryMarks.personId, personId)).orderBy(desc(libraryMarks.updatedAt), libraryMarks.slug);

/** Changes what the patch names. If two devices read at the same time, the farther position counts. */
export async function upsertMark(
  db: Queries,
  key: { personId: string; slug: string },
  { isBookmarked, progressPercent, isHelpful }: LibraryMarkPatch,
  now: Date,
): Promise<LibraryMarkRow> {
  const change = {
    updatedAt: now,
    ...(isBookmarked === undefined ? {} : { isBookmarked }),
    ...(isHelpful === undefined ? {} : { isHelpful }),
  };
  const [row] = await db
    .insert(libraryMarks)
    .values({ ...key, ...change, progressPercent: progressPercent ?? 0 })
    .onConflictDoUpdate({
      target: [libraryMarks.personId, libraryMarks.slug],
      set: { ...change, progressPercent: sql`greatest(${libraryMarks.progressPercent}, excluded.progress_percent)` },
    })
    .returning();
  return row as LibraryMarkRow;
}
