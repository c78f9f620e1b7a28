// Example questions: how much a question is like one that a page says it answers. Every word counts by how rare it is among all examples,
// other names of a thing and small slips count as the thing, and a page is as near as its nearest example.
import { splitWords } from './search-text.ts';
import { conceptsOf, NAME_STEMS, stem } from './search-words.ts';

export interface Asked {
  url: string;
  questions: readonly string[];
}

interface Example {
  url: string;
  terms: readonly string[];
  weight: number;
}

/** Letters that people often mix up. */
const slipsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Whether two words differ by at most `most` letters (one wrong, missing, too many or swapped each). */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    [before, row] = [row, next];
  }
  return (row[other.length] ?? 0) <= most;
}

/** 0 to 1 for every page with an example that shares something with the question. */
export type Likeness = (question: string) => ReadonlyMap<string, number>;

export function createLikeness(pages: readonly Asked[]): Likeness {
  const bare = pages.flatMap(({ url, questions }) => questions.map((question) => ({ url, terms: conceptsOf(splitWords(question)) })));
  const counts = new Map<string, number>();
  for (const { terms } of bare) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string): number => Math.log(1 + bare.length / (counts.get(term) ?? 0.5));
  const sum = (terms: readonly string[]): number => terms.reduce((total, term) => total + weightOf(term), 0);
  const examples: Example[] = bare.map((example) => ({ ...example, weight: sum(example.terms) }));
  const words = new Set([
    ...NAME_STEMS,
    ...pages.flatMap(({ questions }) => questions.flatMap((question) => splitWords(question).map(stem))),
  ]);
  const vocabulary = [...words];
  const repaired = (word: string): string => {
    const root = stem(word);
    const slips = slipsAllowed(root);
    if (words.has(root) || slips === 0) return word;
    return (
      vocabulary.find((other) => other[0] === root[0] && isNear(root, other, 1)) ??
      (slips > 1 ? vocabulary.find((other) => other[0] === root[0] && isNear(root, other, slips)) : undefined) ??
      word
    );
  };
  return (question) => {
    const terms = conceptsOf(splitWords(question).map(repaired));
    const whole = sum(terms);
    const best = new Map<string, number>();
    for (const { url, terms: own, weight } of examples) {
      const shared = sum(own.filter((term) => terms.includes(term)));
      if (shared === 0) continue;
      best.set(url, Math.max(best.get(url) ?? 0, shared / Math.sqrt(whole * weight)));
    }
    return best;
  };
}
