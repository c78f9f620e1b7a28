// Everything that can be read here in one index in memory: small enough that an answer takes well under a millisecond.
import { SEARCH_LIMIT, type SearchItem } from '@limpid/contract';
import MiniSearch, { type SearchResult } from 'minisearch';
import { createLikeness } from './search-asks.ts';
import { dangerIn } from './search-dangers.ts';
import { excerptOf, foundWords, rootsIn } from './search-excerpt.ts';
import { stateOf } from './search-places.ts';
import { queryOf, seeker, type Sought } from './search-query.ts';
import { splitWords } from './search-text.ts';
import { asksForRules, mayContinue, stem, tellingWords } from './search-words.ts';

/** One possible answer: a page or a part of it. */
export interface SearchDocument {
  kind: SearchItem['kind'];
  title: string;
  url: string;
  /** words that people use for it, beside its own */
  keywords: string;
  text: string;
  /** questions that it answers, in any language */
  asks?: readonly string[];
  topics?: string[];
  /** the same in Spanish */
  es?: { title: string; text: string; url?: string };
}

const FIELDS = ['title', 'keywords', 'text', 'asks', 'spanish'];
/** So that one long page does not fill the list. */
const MOST_OF_ONE_PAGE = 3;
/** Fewer of the question's words than this share, and it is not an answer to this question. */
const LEAST_COVERED = 0.4;
/** So much of the best answer's worth: what is left only mentions the thing in passing. */
const LEAST_OF_BEST = 0.01;
/** How far another name of a word answers for the word. */
const ALIKE_COVERS = 0.75;
/** How far a word that is spelled a little differently does. */
const MISSPELT_COVERS = 0.7;
/** The title contains the question exactly as typed. */
const SAME_WORDS_WEIGHT = 2.5;
/** One of the page's keywords is the question, as far as it is nothing else. */
const KEYWORD_WEIGHT = 2.5;

const FIRST_OF_ALL = 2;
/** Then as many that are no articles: a calculator, a rule, a short answer. */
const FIRST_OTHERS = 2;

/** The question is like one that the page says it answers. */
const ASKED_WEIGHT = 8;
/** So like one of the page's questions that it is an answer whatever else was typed. */
const SURELY_ASKED = 0.25;

/** The question names the state that the page is about: what holds there comes before what holds everywhere. */
const STATE_WEIGHT = 12;
/** And it asks what is allowed there. */
const RULES_WEIGHT = 20;
/** What is written in the reader's language comes first, unless it answers less than this share of what the best answer does. */
const LEAST_IN_LANGUAGE = 0.6;

/** A page that answers the question comes before one line of a long page, if both match. */
const KIND_WEIGHTS: Record<SearchItem['kind'], number> = {
  article: 2,
  calculator: 1.5,
  question: 1.4,
  page: 1.15,
  legal: 0.9,
  rules: 0.8,
  region: 0.8,
  guide: 0.4,
};

const pageOf = (url: string): string => url.split('#')[0] ?? url;
const isWholePage = (url: string): boolean => !url.includes('#');

export type Search = (question: string, language?: SearchItem['language']) => SearchItem[];

export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch({
    idField: 'url',
    fields: FIELDS,
    storeFields: ['kind', 'title'],
    tokenize: splitWords,
    processTerm: stem,
    extractField: (document: SearchDocument, field) => fieldOf(document, field),
  });
  const byUrl = new Map(documents.map((document) => [document.url, document]));
  const keywords = new Map(documents.map((document) => [document.url, keywordsOf(document)]));
  const seek = seeker(documents.flatMap((document) => FIELDS.flatMap((field) => splitWords(fieldOf(document, field)))));
  const likenessOf = createLikeness(documents.flatMap(questionsOf));
  const states = new Map(documents.map(({ url }) => [url, stateOf(url)]));
  index.addAll(documents);
  const find: Search = (question, language = 'en') => {
    const sought = seek(question);
    const state = stateOf(question);
    const isThere = ({ id }: SearchResult) => state !== undefined && states.get(String(id)) === state;
    const likeness = likenessOf(question);
    const weightOf = weigher(question, sought, keywords, likeness);
    const isRead = (result: SearchResult) => language === 'en' || byUrl.get(String(result.id))?.es !== undefined || isThere(result);
    const results = index.search(queryOf(sought)).map((result) => ({ ...result, isThere: isThere(result) }));
    return best(results, sought, weightOf, likeness, isRead).flatMap((result) => {
      const document = byUrl.get(String(result.id));
      return document ? [toItem(inLanguage(document, language), result, sought)] : [];
    });
  };
  return (question, language) => {
    const danger = dangerIn(question);
    const first = danger === undefined ? [] : find(danger, language);
    const rest = find(question, language).filter(({ url }) => !first.some((item) => item.url === url));
    return [...first, ...rest].slice(0, SEARCH_LIMIT);
  };
}

function fieldOf({ kind, url, title, keywords, text, asks = [], es }: SearchDocument, field: string): string {
  switch (field) {
    case 'kind':
      return kind;
    case 'url':
      return url;
    case 'title':
      return title;
    case 'keywords':
      return keywords;
    case 'asks':
      return asks.join(' ');
    case 'spanish':
      return es ? `${es.title} ${es.text}` : '';
    default:
      return text;
  }
}

/** A page's questions; what is itself a question answers it. */
const questionsOf = ({ kind, url, title, asks, es }: SearchDocument): { url: string; questions: string[] }[] => {
  const own = asks ? [title, ...(es ? [es.title] : []), ...asks] : kind === 'question' ? [title] : [];
  return own.length > 0 ? [{ url, questions: own }] : [];
};

const keywordsOf = ({ keywords }: SearchDocument): string[][] =>
  keywords
    .split(',')
    .map((keyword) => tellingWords(splitWords(keyword)).map(stem))
    .filter((words) => words.length > 0);

/** What a page is worth beside its words: its kind, and how far the question is just what it is there for. */
function weigher(
  question: string,
  sought: readonly Sought[],
  keywords: ReadonlyMap<string, string[][]>,
  likeness: ReadonlyMap<string, number>,
): (result: SearchResult) => number {
  const typed = splitWords(question).join(' ');
  const rulesWeight = asksForRules(question) ? RULES_WEIGHT : 1;
  return (result) => {
    const { id, kind, title } = result;
    const isSame = typed.includes(' ') && ` ${splitWords(String(title)).join(' ')}`.includes(` ${typed}`);
    return (
      KIND_WEIGHTS[kind as SearchItem['kind']] *
      (isWholePage(String(id)) ? 1.1 : 1) *
      (isSame ? SAME_WORDS_WEIGHT : 1) *
      (result['isThere'] ? STATE_WEIGHT * (kind === 'rules' ? rulesWeight : 1) : 1) *
      (1 + ASKED_WEIGHT * (likeness.get(String(id)) ?? 0) ** 2) *
      (1 + KEYWORD_WEIGHT * keywordShare(result, sought, keywords.get(String(id)) ?? []))
    );
  };
}

/** How much of one keyword the question is, if the keyword has all of the question. */
function keywordShare(result: SearchResult, sought: readonly Sought[], keywords: readonly string[][]): number {
  if (keywords.length === 0) return 0;
  const names = sought.map((one) => [...ownTerms(result, one).map((term) => [term]), ...one.alikeRoots]);
  const shares = keywords
    .filter((keyword) => names.every((some) => some.some((name) => name.every((part) => keyword.includes(part)))))
    .map((keyword) => Math.min(1, sought.length / keyword.length));
  return Math.max(0, ...shares);
}

/** An answer to the whole question comes before many answers to a part of it. */
function best(
  results: readonly SearchResult[],
  sought: readonly Sought[],
  weightOf: (result: SearchResult) => number,
  likeness: ReadonlyMap<string, number>,
  isRead: (result: SearchResult) => boolean,
): SearchResult[] {
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const answers = results
    .map((result) => {
      const share = sought.reduce((sum, one) => sum + one.weight * coverOf(result, one), 0) / whole;
      const like = likeness.get(String(result.id)) ?? 0;
      const covered = Math.max(share, like >= SURELY_ASKED ? Math.sqrt(like) : 0);
      return { result, covered, said: result.score * covered ** 3 };
    })
    .filter(({ covered }) => covered >= LEAST_COVERED);
  // an article says more words than any other page, so each is measured by its own kind
  const mostOf = (some: readonly { said: number }[]) => Math.max(0, ...some.map(({ said }) => said));
  const most = { article: mostOf(answers.filter(isArticle)), other: mostOf(answers.filter((one) => !isArticle(one))) };
  const scored = answers
    .filter((one) => one.said >= LEAST_OF_BEST * (isArticle(one) ? most.article : most.other))
    .map(({ result, said, covered }) => ({ result, covered, score: said * weightOf(result) }))
    .toSorted((a, b) => b.score - a.score);
  const counts = new Map<string, number>();
  const least = LEAST_IN_LANGUAGE * (scored[0]?.covered ?? 0);
  const ahead = scored.filter(({ result, covered }) => isRead(result) && covered >= least);
  const behind = scored.filter((one) => !ahead.includes(one));
  const ordered = behind.some(({ result }) => !isRead(result)) ? [...withOthersAmongFirst(ahead), ...behind] : withOthersAmongFirst(scored);
  const kept = ordered.filter(({ result }) => {
    const page = pageOf(String(result.id));
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_OF_ONE_PAGE || page === '/faq';
  });
  return kept.slice(0, SEARCH_LIMIT).map(({ result }) => result);
}

const isArticle = ({ result }: { result: SearchResult }): boolean => result['kind'] === 'article';

/** Articles know many words and would fill the list: behind the two best answers come the two best pages of other kinds. */
function withOthersAmongFirst<T extends { result: SearchResult }>(scored: readonly T[]): readonly T[] {
  const best = scored.slice(0, FIRST_OF_ALL);
  const others = scored.filter((one) => !isArticle(one) && !best.includes(one)).slice(0, FIRST_OTHERS);
  const first = [...best, ...others];
  return [...first, ...scored.filter((one) => !first.includes(one))];
}

function coverOf(result: SearchResult, { root, isUnknown, corrections, alikeRoots, state }: Sought): number {
  // The page is about the place, whatever it calls it.
  if (state !== undefined && result['isThere']) return 1;
  const { queryTerms } = result;
  const isCorrected = corrections.some((word) => queryTerms.includes(stem(word)));
  const own = queryTerms.includes(root) ? (isUnknown ? MISSPELT_COVERS : 1) : isCorrected ? MISSPELT_COVERS : 0;
  return Math.max(own, alikeRoots.some((name) => name.every((part) => queryTerms.includes(part))) ? ALIKE_COVERS : 0);
}

/** The words of the page that were found as this word: in any form, as its beginning, or as what a slip may have meant. */
function ownTerms({ terms }: SearchResult, { word, root, isUnknown, corrections }: Sought): string[] {
  const forms = terms.filter((term) => (isUnknown || mayContinue(word, root) ? term.startsWith(root) : term === root));
  return forms.length > 0 ? forms : terms.filter((term) => corrections.some((other) => stem(other) === term));
}

/** What is marked as a match for a word: itself in any form; if it is not in this text, the synonym that is. */
function explainingTerms(result: SearchResult, one: Sought, isThere: (root: string) => boolean): readonly string[] {
  const own = ownTerms(result, one).filter(isThere);
  return own.length > 0 ? own : (one.alikeRoots.find((name) => name.every(isThere)) ?? []);
}

/** A document as it is shown. */
interface Shown extends Pick<SearchItem, 'kind' | 'title' | 'url' | 'topics' | 'language'> {
  text: string;
}

const inLanguage = ({ kind, title, url, text, topics, es }: SearchDocument, wanted: SearchItem['language']): Shown =>
  wanted === 'es' && es ? { kind, url, topics, ...es, language: 'es' } : { kind, url, topics, title, text, language: 'en' };

function toItem({ text, ...shown }: Shown, result: SearchResult, sought: readonly Sought[]): SearchItem {
  const roots = rootsIn(`${shown.title} ${text}`);
  const found = new Set(sought.flatMap((one) => explainingTerms(result, one, (root) => roots.has(root))));
  const excerpt = excerptOf(text, found);
  return { ...shown, excerpt, words: foundWords(`${shown.title} ${excerpt}`, found) };
}
