// What pages know of the answers that are cached on the device (`offline: true` in the contract): which they are, their shape, and whether
// an answer can be the one that was asked for. JSON with status 200 may still not come from our server, and an answer without its main part
// would break the page: now, and every time it opens from this cache. Not the full check of the contract, which would cost too much here;
// only what a page relies on.
import { CACHED_ANSWERS, type CachedAnswer } from '@limpid/contract/cached-answers';
import type { QueryKey } from '@tanstack/react-query';

const PATHS = CACHED_ANSWERS.map((answer) => ({ answer, words: answer.path.split('/').slice(1) }));

/** The pool's id is the third segment of every address of a pool. */
export const poolIdOf = (key: QueryKey): string | undefined => (key[1] === 'pools' && typeof key[2] === 'string' ? key[2] : undefined);

/** Undefined: not cached on devices. */
export function cachedAnswerOf(key: QueryKey): CachedAnswer | undefined {
  const [root, ...words] = key.filter((part) => typeof part === 'string');
  if (root !== '/api') return undefined;
  const fits = (word: string, at: number) => word.startsWith('{') || word === words[at - 1] || at === 0;
  return PATHS.find(({ words: path }) => path.length === words.length + 1 && path.every(fits))?.answer;
}

/** True where nothing is taken for granted. */
export function looksRight(key: QueryKey, answer: unknown): boolean {
  const part = cachedAnswerOf(key)?.part ?? '';
  if (part === '') return true;
  if (part === '[]') return Array.isArray(answer);
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[part] : undefined;
  return part === 'id' ? typeof value === 'string' : Array.isArray(value);
}
