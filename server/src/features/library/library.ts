// What a person keeps of the articles: bookmarks, how far they were read, and whether they helped.
import type { LibraryMark, LibraryMarkPatch } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { isArticle, requireArticle } from './articles.ts';
import { type LibraryMarkRow, listMarks, upsertMark } from './library.queries.ts';

const toMark = ({ slug, isBookmarked, progressPercent, isHelpful, updatedAt }: LibraryMarkRow): LibraryMark => ({
  slug,
  isBookmarked,
  progressPercent,
  isHelpful,
  updatedAt: updatedAt.toISOString(),
});

/** At most one for each article. */
export const findMarks = async (db: Queries, personId: string): Promise<LibraryMark[]> =>
  (await listMarks(db, personId)).filter(({ slug }) => isArticle(slug)).map(toMark);

export async function markArticle(db: Queries, personId: string, slug: string, change: LibraryMarkPatch, now: Date): Promise<LibraryMark> {
  requireArticle(slug);
  return toMark(await upsertMark(db, { personId, slug }, change, now));
}
