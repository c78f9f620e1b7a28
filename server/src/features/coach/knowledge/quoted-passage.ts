// The piece of an article that answers a question: the one that has most of the question's rare words.
import type { Article } from '../skills/reply.ts';
import { alikeOf, meaningful, stem, wordsOf } from './words.ts';

export interface Quoted {
  article: Article;
  text: string;
  /** share of the question's weight that article, heading and piece have, 0 to 1 */
  covered: number;
}

/** The search puts the best first; a later one has to fit clearly better. */
const LATER = 0.93;
const MOST_ARTICLES = 4;
/** What is only in the title or the heading says what the piece is about, and not that it answers. */
const IN_TITLE = 0.85;
const LONGEST = 340;

const stemsOf = (text: string): ReadonlySet<string> => new Set(meaningful(wordsOf(text)).map(stem));

/** Whole sentences, as many as can be read at a glance. */
function shortened(text: string): string {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text];
  let quoted = '';
  for (const sentence of sentences) {
    if (quoted !== '' && quoted.length + sentence.length > LONGEST) break;
    quoted += sentence;
  }
  return quoted.trim();
}

/** The piece that fits best, cut to what can be read at a glance. */
export function quotedPassage(question: string, articles: readonly Article[]): Quoted | undefined {
  const [best] = fittingPassages(question, articles);
  return best && { ...best, text: shortened(best.text) };
}

/** Best first. */
export function fittingPassages(question: string, articles: readonly Article[]): Quoted[] {
  const words = [...new Set(meaningful(wordsOf(question)))].map((word) => ({ own: stem(word), alike: alikeOf(word) }));
  const near = articles.slice(0, MOST_ARTICLES);
  const pieces = near.flatMap((article, index) =>
    article.passages.map(({ heading, text }) => ({
      article,
      text,
      index,
      said: stemsOf(text),
      title: stemsOf(`${article.title} ${heading}`),
    })),
  );
  const seen = (word: string) => pieces.filter(({ said, title }) => said.has(word) || title.has(word)).length;
  const weighed = words.map((word) => ({ ...word, weight: Math.log(1 + (1 + pieces.length) / (1 + seen(word.own))) }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scored = pieces.map(({ article, text, index, said, title }) => {
    const hit = weighed.reduce((sum, { own, alike, weight }) => sum + weight * hitOf(own, alike, said, title), 0);
    return { article, text, covered: (hit / whole) * LATER ** index };
  });
  return scored.toSorted((a, b) => b.covered - a.covered);
}

function hitOf(own: string, alike: ReadonlySet<string>, said: ReadonlySet<string>, title: ReadonlySet<string>): number {
  if (said.has(own)) return 1;
  const other = [...alike].some((word) => said.has(word)) ? 0.75 : 0;
  return Math.max(other, title.has(own) ? IN_TITLE : [...alike].some((word) => title.has(word)) ? IN_TITLE * 0.75 : 0);
}
