// Everything that can be read here in one index in memory: small enough that an answer takes well under a millisecond.
import { SEARCH_LIMIT, type SearchItem } from '@limpid/contract';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { excerptOf, foundWords } from './search-excerpt.ts';
import { type Asked, readQuestion, splitWords, stem, tellingWords } from './search-words.ts';

/** One place where an answer may stand: a page or a part of it. */
export interface SearchDocument {
  kind: SearchItem['kind'];
  title: string;
  url: string;
  /** words that people use for it, beside its own */
  keywords: string;
  text: string;
}

const FIELDS = ['title', 'keywords', 'text'];
/** So that one long page does not fill the list. */
const MOST_OF_ONE_PAGE = 3;
/** Fewer of the question's words than this share, and it is not an answer to this question. */
const LEAST_COVERED = 0.4;
/** So much of the best answer's worth: what is left only mentions the thing in passing. */
const LEAST_OF_BEST = 0.01;
/** of all other names of a word together: a page that knows many of them says no more than one that says the word itself */
const ALIKE_WEIGHT = 1;
/** How far another name of a word answers for the word. */
const ALIKE_COVERS = 0.75;
/** How far a word that is spelled a little differently does. */
const MISSPELT_COVERS = 0.7;
/** The question stands in the title as it was typed. */
const SAME_WORDS_WEIGHT = 2.5;
/** One of the page's keywords is the question, as far as it is nothing else. */
const KEYWORD_WEIGHT = 2.5;

/** What answers by itself comes before one line of a long page, where both fit. */
const KIND_WEIGHTS: Record<SearchItem['kind'], number> = {
  article: 2,
  calculator: 1.5,
  question: 1.4,
  page: 1.15,
  legal: 0.9,
  rules: 0.8,
  region: 0.8,
};

const pageOf = (url: string): string => url.split('#')[0] ?? url;
const isWholePage = (url: string): boolean => !url.includes('#');
const rootsOf = (name: string): string[] => name.split(' ').map(stem);

export type Search = (question: string) => SearchItem[];

/** A word of the question as the index knows it. */
interface Sought extends Asked {
  root: string;
  /** nobody here writes it so: it may be a slip of the finger */
  isUnknown: boolean;
  alikeRoots: string[][];
}

export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch({ idField: 'url', fields: FIELDS, storeFields: ['kind', 'title'], tokenize: splitWords, processTerm: stem });
  const byUrl = new Map(documents.map((document) => [document.url, document]));
  const keywords = new Map(documents.map((document) => [document.url, keywordsOf(document)]));
  const known = new Set(documents.flatMap(({ title, keywords: own, text }) => splitWords(`${title} ${own} ${text}`).map(stem)));
  index.addAll(documents);
  return (question) => {
    const sought = readQuestion(question).map((asked): Sought => {
      const root = stem(asked.word);
      return { ...asked, root, isUnknown: !known.has(root), alikeRoots: asked.alike.map(rootsOf) };
    });
    const results = index.search(queryOf(sought));
    const weightOf = weigher(splitWords(question).join(' '), sought, keywords);
    return best(results, sought, weightOf).flatMap((result) => {
      const document = byUrl.get(String(result.id));
      return document ? [toItem(document, new Set(sought.flatMap((one) => explainingTerms(result, one, sought))))] : [];
    });
  };
}

const keywordsOf = ({ keywords }: SearchDocument): string[][] =>
  keywords
    .split(',')
    .map((keyword) => tellingWords(splitWords(keyword)).map(stem))
    .filter((words) => words.length > 0);

/** Each word by itself, its beginnings and, where nobody writes it so, what it may have been meant to be; or another name of the same thing. */
function queryOf(sought: readonly Sought[]): Query {
  const queries = sought.map(({ word, root, isUnknown, alike, weight }, index): Query => {
    const isUnfinished = isUnknown && index === sought.length - 1 && root.length > 1;
    const own: Query = {
      queries: [word],
      prefix: root.length > 3 || isUnfinished,
      fuzzy: isUnknown && root.length > 3 ? (root.length > 6 ? 2 : 1) : false,
      weights: { fuzzy: 0.3, prefix: 0.5 },
      boostTerm: () => weight,
    };
    if (alike.length === 0) return own;
    return {
      combineWith: 'OR',
      queries: [
        own,
        {
          queries: alike.map((name) => ({ combineWith: 'AND', queries: name.split(' ') })),
          prefix: false,
          fuzzy: false,
          boostTerm: () => (weight * ALIKE_WEIGHT) / Math.sqrt(alike.length),
        },
      ],
    };
  });
  return { combineWith: 'OR', queries, boost: { title: 3, keywords: 3, text: 1 }, bm25: { k: 1.2, b: 0.4, d: 0.5 } };
}

/** What a page is worth beside its words: its kind, and how far the question is just what it is there for. */
function weigher(typed: string, sought: readonly Sought[], keywords: ReadonlyMap<string, string[][]>): (result: SearchResult) => number {
  return (result) => {
    const { id, kind, title } = result;
    const isSame = typed.includes(' ') && ` ${splitWords(String(title)).join(' ')}`.includes(` ${typed}`);
    return (
      KIND_WEIGHTS[kind as SearchItem['kind']] *
      (isWholePage(String(id)) ? 1.1 : 1) *
      (isSame ? SAME_WORDS_WEIGHT : 1) *
      (1 + KEYWORD_WEIGHT * keywordShare(result, sought, keywords.get(String(id)) ?? []))
    );
  };
}

/** How much of one keyword the question is, if the keyword has all of the question. */
function keywordShare(result: SearchResult, sought: readonly Sought[], keywords: readonly string[][]): number {
  if (keywords.length === 0) return 0;
  const names = sought.map((one) => [...ownTerms(result, one, sought).map((term) => [term]), ...one.alikeRoots]);
  const shares = keywords
    .filter((keyword) => names.every((some) => some.some((name) => name.every((part) => keyword.includes(part)))))
    .map((keyword) => Math.min(1, sought.length / keyword.length));
  return Math.max(0, ...shares);
}

/** An answer to the whole question comes before many answers to a part of it. */
function best(results: readonly SearchResult[], sought: readonly Sought[], weightOf: (result: SearchResult) => number): SearchResult[] {
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const answers = results
    .map((result) => {
      const covered = sought.reduce((sum, one) => sum + one.weight * coverOf(result, one), 0) / whole;
      return { result, covered, said: result.score * covered ** 3 };
    })
    .filter(({ covered }) => covered >= LEAST_COVERED);
  const most = Math.max(0, ...answers.map(({ said }) => said));
  const scored = answers
    .filter(({ said }) => said >= LEAST_OF_BEST * most)
    .map(({ result, said }) => ({ result, score: said * weightOf(result) }))
    .toSorted((a, b) => b.score - a.score);
  const counts = new Map<string, number>();
  const kept = scored.filter(({ result }) => {
    const page = pageOf(String(result.id));
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_OF_ONE_PAGE || page === '/faq';
  });
  return kept.slice(0, SEARCH_LIMIT).map(({ result }) => result);
}

function coverOf({ queryTerms }: SearchResult, { root, isUnknown, alikeRoots }: Sought): number {
  const own = queryTerms.includes(root) ? (isUnknown ? MISSPELT_COVERS : 1) : 0;
  return Math.max(own, alikeRoots.some((name) => name.every((part) => queryTerms.includes(part))) ? ALIKE_COVERS : 0);
}

/** The words of the page that were found as this word: in any form, as its beginning, or as what a slip may have meant. */
function ownTerms({ terms }: SearchResult, { root, isUnknown }: Sought, sought: readonly Sought[]): string[] {
  const forms = terms.filter((term) => term.startsWith(root));
  if (!isUnknown || forms.length > 0) return forms;
  const others = sought.flatMap((one) => [...(one.root === root ? [] : [one.root]), ...one.alikeRoots.flat()]);
  return terms.filter((term) => !others.some((other) => term.startsWith(other)));
}

/** What is shown as found of a word: itself in any form; where it does not stand there, the one other name that does. */
function explainingTerms(result: SearchResult, one: Sought, sought: readonly Sought[]): readonly string[] {
  const own = ownTerms(result, one, sought);
  if (own.length > 0) return own;
  return one.alikeRoots.find((name) => name.every((part) => result.terms.includes(part))) ?? [];
}

function toItem({ kind, title, url, text }: SearchDocument, found: ReadonlySet<string>): SearchItem {
  const excerpt = excerptOf(text, found);
  return { kind, title, url, excerpt, words: foundWords(`${title} ${excerpt}`, found) };
}
