// The articles that were opened on this device, for a search that no server answers.
import type { Article } from '@limpid/contract';
import { openCached } from '../../api/cached-reads-store.ts';
import { signedInId } from '../../session/signed-in-hint.ts';
import { fuzzyMatch } from '../../ui/fuzzy-match.ts';

/** Below this a word is only somewhere in the letters of another. */
const LEAST_SCORE = 0.35;

/** ['/api', 'library', slug, …] */
const isArticle = ([root, noun, slug]: readonly unknown[]): boolean => root === '/api' && noun === 'library' && typeof slug === 'string';

function scoreOf({ title, summary, topics }: Article, question: string): number {
  return fuzzyMatch(question, title, `${summary} ${topics.join(' ')}`)?.score ?? 0;
}

/** Those that fit `question`, best first. Only of the person who is signed in: no one else's are read. */
export async function storedArticles(question: string): Promise<Article[]> {
  const personId = signedInId();
  if (personId === null || typeof indexedDB === 'undefined') return [];
  const { records } = await openCached(personId, Date.now());
  return records
    .filter(({ key }) => isArticle(key))
    .map(({ data }) => ({ article: data as Article, score: scoreOf(data as Article, question) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score)
    .map(({ article }) => article);
}
