// The sentences of a page that answer best, and the words in them that were found.
import { fold } from './search-text.ts';
import { stem } from './search-words.ts';

const LONGEST = 240;
/** Behind each cell of a row, and behind a heading: a line with one is no sentence. */
export const CELL = '\t';

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

const known = new Map<string, ReadonlySet<string>>();
/** The roots of all words of a text; texts of the search are read again and again. */
export function rootsIn(text: string): ReadonlySet<string> {
  const roots = known.get(text) ?? new Set(wordsOf(text).map((word) => stem(fold(word))));
  known.set(text, roots);
  return roots;
}

const sentencesOf = (line: string): string[] =>
  line
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean);

/** A text without its marks of cells and lines. */
export const inOneLine = (text: string): string =>
  text
    .replaceAll(/\t(?=\n|$)/g, '.')
    .replaceAll(/ *\n */g, ' ')
    .replaceAll(CELL, ': ')
    .trim();

/** The runs of sentences between tables and headings; the whole text where it has no sentence. */
function runsOf(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.includes(CELL)) runs.push([]);
    else runs.at(-1)?.push(...sentencesOf(line));
  }
  const filled = runs.filter((run) => run.length > 0);
  return filled.length > 0 ? filled : [sentencesOf(inOneLine(text))];
}

/** Starts with the sentence that contains most matches; continues while there is room, up to the next table or heading. */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  let best: readonly string[] = [];
  let most = -1;
  for (const run of runsOf(text)) {
    for (const [index, sentence] of run.entries()) {
      const count = new Set(foundWords(sentence, found)).size;
      if (count > most) [best, most] = [run.slice(index), count];
    }
  }
  let [excerpt = '', ...rest] = best;
  for (const sentence of rest) {
    if (excerpt.length + sentence.length + 1 > LONGEST) break;
    excerpt += ` ${sentence}`;
  }
  return excerpt.length <= LONGEST + 40 ? excerpt : `${excerpt.slice(0, excerpt.lastIndexOf(' ', LONGEST))} …`;
}
