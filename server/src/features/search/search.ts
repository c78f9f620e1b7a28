// Everything that can be read here in one index in memory: small enough that an answer takes well under a millisecond.
import { SEARCH_LIMIT, type SearchItem } from '@limpid/contract';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { excerptOf, foundWords } from './search-excerpt.ts';
import { type Asked, readQuestion, splitWords, stem } from './search-words.ts';

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
const LEAST_OF_BEST = 0.03;
/** of all other names of a word together: a page that knows many of them says no more than one that says the word itself */
const ALIKE_WEIGHT = 1;
/** How far another name of a word answers for the word. */
const ALIKE_COVERS = 0.75;
/** The question stands in the title as it was typed. */
const SAME_WORDS_WEIGHT = 2.5;

/** What answers by itself comes before one line of a long page, where both fit. */
const KIND_WEIGHTS: Record<SearchItem['kind'], number> = { calculator: 1.4, question: 1.25, page: 1.15, rules: 1, legal: 1, region: 0.9 };

const pageOf = (url: string): string => url.split('#')[0] ?? url;
const isWholePage = (url: string): boolean => !url.includes('#');

export type Search = (question: string) => SearchItem[];

export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch({ idField: 'url', fields: FIELDS, storeFields: ['kind', 'title'], tokenize: splitWords, processTerm: stem });
  const byUrl = new Map(documents.map((document) => [document.url, document]));
  index.addAll(documents);
  return (question) => {
    const asked = readQuestion(question);
    const results = index.search(queryOf(asked));
    return best(results, asked, splitWords(question).join(' ')).flatMap((result) => {
      const document = byUrl.get(String(result.id));
      return document ? [toItem(document, tellingTerms(result, asked))] : [];
    });
  };
}

/** Each word by itself, its beginnings and its likely misspellings, or another name of the same thing. */
function queryOf(asked: readonly Asked[]): Query {
  const queries = asked.map(({ word, alike }, index): Query => {
    const isLast = index === asked.length - 1;
    const length = stem(word).length;
    const own: Query = {
      queries: [word],
      prefix: length > 3 || (isLast && length > 1),
      fuzzy: length > 4 ? 0.2 : false,
      weights: { fuzzy: 0.3, prefix: 0.5 },
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
          boostTerm: () => ALIKE_WEIGHT / Math.sqrt(alike.length),
        },
      ],
    };
  });
  return { combineWith: 'OR', queries, boost: { title: 3.5, keywords: 2, text: 1 } };
}

function weightOf({ id, kind, title }: SearchResult, typed: string): number {
  const words = splitWords(String(title)).join(' ');
  const isSame = typed.includes(' ') && ` ${words}`.includes(` ${typed}`);
  return KIND_WEIGHTS[kind as SearchItem['kind']] * (isWholePage(String(id)) ? 1.1 : 1) * (isSame ? SAME_WORDS_WEIGHT : 1);
}

/** An answer to the whole question comes before many answers to a part of it. */
function best(results: readonly SearchResult[], asked: readonly Asked[], typed: string): SearchResult[] {
  const forms = asked.map(({ word, alike }) => ({ own: stem(word), alike: alike.map((name) => name.split(' ').map(stem)) }));
  const scored = results
    .map((result) => {
      const found = forms.map(({ own, alike }) =>
        result.queryTerms.includes(own)
          ? 1
          : alike.some((name) => name.every((part) => result.queryTerms.includes(part)))
            ? ALIKE_COVERS
            : 0,
      );
      const covered = found.reduce<number>((sum, one) => sum + one, 0) / Math.max(forms.length, 1);
      return { result, covered, score: result.score * covered ** 3 * weightOf(result, typed) };
    })
    .filter(({ covered }) => covered >= LEAST_COVERED)
    .toSorted((a, b) => b.score - a.score)
    .filter(({ score }, _, [first]) => score >= LEAST_OF_BEST * (first?.score ?? 0));
  const counts = new Map<string, number>();
  const kept = scored.filter(({ result }) => {
    const page = pageOf(String(result.id));
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_OF_ONE_PAGE || page === '/faq';
  });
  return kept.slice(0, SEARCH_LIMIT).map(({ result }) => result);
}

/** What is shown as found: the words that were asked for, in any form; other names only where none of those stands. */
function tellingTerms({ terms, match }: SearchResult, asked: readonly Asked[]): ReadonlySet<string> {
  const roots = asked.map(({ word }) => stem(word));
  const others = new Set(asked.flatMap(({ alike }) => alike.flatMap((name) => name.split(' ').map(stem))));
  const own = terms.filter((term) => match[term] && (roots.includes(term) || !others.has(term)));
  return new Set(own.length > 0 ? own : terms);
}

function toItem({ kind, title, url, text }: SearchDocument, found: ReadonlySet<string>): SearchItem {
  const excerpt = excerptOf(text, found);
  return { kind, title, url, excerpt, words: foundWords(`${title} ${excerpt}`, found) };
}
