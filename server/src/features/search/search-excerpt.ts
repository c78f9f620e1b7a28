// The sentences of a page that answer best, and the words in them that were found.
import { fold, stem } from './search-words.ts';

const LONGEST = 240;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’']+/gu) ?? [];

/** The written forms, in lower case, of the words that were found. */
export function foundWords(text: string, found: ReadonlySet<string>): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => found.has(stem(fold(word))))
        .map((word) => word.toLowerCase()),
    ),
  ];
}

/** Starts with the sentence that contains most matches; continues while there is room. */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let best = 0;
  let most = -1;
  for (const [index, sentence] of sentences.entries()) {
    const count = new Set(foundWords(sentence, found)).size;
    if (count > most) [best, most] = [index, count];
  }
  let excerpt = sentences[best] ?? '';
  for (const sentence of sentences.slice(best + 1)) {
    if (excerpt.length + sentence.length + 1 > LONGEST) break;
    excerpt += ` ${sentence}`;
  }
  return excerpt.length <= LONGEST + 40 ? excerpt : `${excerpt.slice(0, excerpt.lastIndexOf(' ', LONGEST))} …`;
}
