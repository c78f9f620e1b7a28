// A question as the index is asked: each word with its beginnings, its other names, and what a slip of the finger may have meant.
import type { Query } from 'minisearch';
import { isNear } from './search-asks.ts';
import { type Asked, mayContinue, NAME_STEMS, readQuestion, stem } from './search-words.ts';

/** of all other names of a word together: a page that knows many of them says no more than one that says the word itself */
const ALIKE_WEIGHT = 1;
const CORRECTED_WEIGHT = 0.3;
const MOST_CORRECTIONS = 8;

/** A word of the question as the index knows it. */
export interface Sought extends Asked {
  root: string;
  /** neither in the index nor a name of anything: it may be a typo, or unfinished */
  isUnknown: boolean;
  /** words of the index that may have been meant */
  corrections: string[];
  alikeRoots: string[][];
}

const rootsOf = (name: string): string[] => name.split(' ').map(stem);
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** How many letters may be wrong. A short word is near too many others: "caca" is neither "caja" nor "cada". */
const slipsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Reads questions for an index that holds these words. */
export function seeker(words: readonly string[]): (question: string) => Sought[] {
  const known = new Map(words.map((word) => [stem(word), word]));
  const all = [...known];
  const correctionsOf = (word: string, root: string): string[] => {
    const most = slipsAllowed(word);
    // A letter that belongs there twice is the one slip in a short word that says what was meant: "gren".
    const single = withoutDoubles(word);
    if (most === 0)
      return all.flatMap(([, other]) => (other.length === word.length + 1 && withoutDoubles(other) === single ? [other] : []));
    const near = (slips: number) =>
      all.flatMap(([term, other]) => ((word.length > 5 || term[0] === root[0]) && isNear(root, term, slips) ? [other] : []));
    const nearest = near(1);
    return (nearest.length > 0 || most === 1 ? nearest : near(most)).slice(0, MOST_CORRECTIONS);
  };
  return (question) =>
    readQuestion(question).map((asked): Sought => {
      const root = stem(asked.word);
      const isUnknown = !known.has(root) && !NAME_STEMS.has(root);
      // A name that no page uses finds nothing, and takes no weight from the others.
      const alike = asked.alike.filter((name) => rootsOf(name).every((part) => known.has(part)));
      const corrections = isUnknown ? correctionsOf(asked.word, root) : [];
      return { ...asked, root, isUnknown, corrections, alike, alikeRoots: alike.map(rootsOf) };
    });
}

/** Each word with its prefixes and, if it is not in the index, its likely corrections; or another name of the same thing. */
export function queryOf(sought: readonly Sought[]): Query {
  const queries = sought.map(({ word, root, isUnknown, corrections, alike, weight }, index): Query => {
    const isUnfinished = isUnknown && index === sought.length - 1 && root.length > 1;
    const exactly = (names: readonly string[], share: number): Query[] =>
      names.length === 0
        ? []
        : [
            {
              queries: names.map((name) => ({ combineWith: 'AND', queries: name.split(' ') })),
              prefix: false,
              boostTerm: () => weight * share,
            },
          ];
    const own: Query = {
      queries: [word],
      prefix: mayContinue(word, root) || isUnfinished,
      weights: { fuzzy: 0, prefix: 0.5 },
      boostTerm: () => weight,
    };
    const others = [...exactly(corrections, CORRECTED_WEIGHT), ...exactly(alike, ALIKE_WEIGHT / Math.sqrt(alike.length))];
    return others.length === 0 ? own : { combineWith: 'OR', queries: [own, ...others] };
  });
  return {
    combineWith: 'OR',
    queries,
    fuzzy: false,
    boost: { title: 3, keywords: 3, text: 1, asks: 2, spanish: 0.7 },
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
  };
}
