// The articles that this device knows, for a search that no server answers: those that were opened here, and the list of all of them.
import type { ArticleSummary } from '@limpid/contract';
import { openCached } from '../../api/cached-reads-store.ts';
import { signedInId } from '../../session/signed-in-hint.ts';
import { fuzzyMatch } from '../../ui/fuzzy-match.ts';

/** Below this a word is only somewhere in the letters of another. */
const LEAST_SCORE = 0.35;

export interface StoredArticle extends ArticleSummary {
  /** all of it, and not only its title and summary */
  isHere: boolean;
}

/** ['/api', 'library', slug, { language }], or without the slug for the list of a language */
const isLibrary = ([root, noun]: readonly unknown[]): boolean => root === '/api' && noun === 'library';

const scoreOf = ({ title, summary, topics }: ArticleSummary, question: string): number =>
  fuzzyMatch(question, title, `${summary} ${topics.join(' ')}`)?.score ?? 0;

/** Those that fit `question`, the opened ones first. Only of the person who is signed in: no one else's are read. */
export async function storedArticles(question: string, language: string): Promise<StoredArticle[]> {
  const personId = signedInId();
  if (personId === null || typeof indexedDB === 'undefined') return [];
  const { records } = await openCached(personId, Date.now());
  const found = new Map<string, StoredArticle>();
  const isSpoken = ({ key }: (typeof records)[number]) => (key.at(-1) as { language?: string }).language === language;
  const library = records.filter(({ key }) => isLibrary(key)).toSorted((one, other) => Number(isSpoken(other)) - Number(isSpoken(one)));
  const take = (article: ArticleSummary, isHere: boolean) => {
    if (!found.has(article.slug)) found.set(article.slug, { ...article, isHere });
  };
  for (const { key, data } of library) if (typeof key[2] === 'string') take(data as ArticleSummary, true);
  for (const { key, data } of library)
    if (typeof key[2] !== 'string') for (const item of (data as { items: ArticleSummary[] }).items) take(item, false);
  return [...found.values()]
    .map((article) => ({ article, score: scoreOf(article, question) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => Number(other.article.isHere) - Number(one.article.isHere) || other.score - one.score)
    .map(({ article }) => article);
}
