// What the classifier of harm looks at in a message: words, pairs of words, what the words are about, and two such at a time. As numbers, because
// a few thousand examples are read at every start.
import { fold } from './fold.ts';
import { GROUP_NAMES, type Group, groupsOf, withoutSlips } from './harm-words.ts';
import { rootOf } from './learned.ts';
import type { Sparse } from './softmax.ts';

const PAIR = 0.5;
const PAIR_OF_GROUPS = 0.6;

/** Hot water, in °F or °C, as far as a number can tell, and hotter than any hot tub may be. */
const heatOf = (number: number): string =>
  (number > 104 && number <= 120) || (number > 40 && number <= 48)
    ? ' #scald '
    : (number >= 101 && number <= 104) || (number >= 38.5 && number <= 40)
      ? ' #hot '
      : ' # ';
const wordsIn = (message: string): string[] =>
  fold(message)
    .replaceAll("'", '')
    .replaceAll(/\d+(?:\.\d+)?/g, (figures) => heatOf(Number(figures)))
    .match(/#hot|#scald|[\p{L}#]+/gu) ?? [];

/** Numbers of the words of all examples, by their roots; what people write is only looked up. */
const ofRoot = new Map<string, number>();
const ofWord = new Map<string, number>();
const FIRST = 1;
function learnedNumber(word: string): number {
  const known = ofWord.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  const number = ofRoot.get(root) ?? ofRoot.size + FIRST + 1;
  ofRoot.set(root, number);
  ofWord.set(word, number);
  return number;
}
const numberOf = (word: string): number | undefined => ofWord.get(word) ?? ofRoot.get(rootOf(word));

/** More than there are words, and more than there are groups */
const WORDS = 32_768;
const GROUPS = 256;
const ASKS = -1;
const TELLS = -2;
const OF_GROUPS = -10;
const GROUP_NUMBERS = new Map(GROUP_NAMES.map((group, index) => [group, index + 1]));

/** The row of a feature among the weights; undefined: nothing was learned about it. */
export type RowOf = (feature: number) => number | undefined;

export interface ReadMessage {
  words: readonly string[];
  groups: ReadonlySet<Group>;
  found: Sparse;
}

function sparseOf(words: readonly (number | undefined)[], groups: readonly Group[], asks: boolean, rowOf: RowOf): Sparse {
  const rows: number[] = [];
  const sizes: number[] = [];
  const add = (feature: number, size: number): void => {
    const row = rowOf(feature);
    if (row === undefined) return;
    rows.push(row);
    sizes.push(size);
  };
  let before: number | undefined = FIRST;
  for (const word of words) {
    if (word !== undefined) add(word, 1);
    if (word !== undefined && before !== undefined) add(before * WORDS + word, PAIR);
    before = word;
  }
  const numbers = groups.map((group) => GROUP_NUMBERS.get(group) as number).toSorted((a, b) => a - b);
  for (let index = 0; index < numbers.length; index += 1) {
    const group = numbers[index] as number;
    add(OF_GROUPS - group, 1);
    for (let next = index + 1; next < numbers.length; next += 1)
      add(OF_GROUPS - group * GROUPS - (numbers[next] as number), PAIR_OF_GROUPS);
  }
  add(asks ? ASKS : TELLS, 1);
  return { rows: Int32Array.from(rows), sizes: Float64Array.from(sizes) };
}

export function readExample(text: string, rowOf: RowOf): Sparse {
  const words = wordsIn(text);
  return sparseOf(words.map((word) => learnedNumber(word)), [...groupsOf(words)], text.includes('?'), rowOf); // prettier-ignore
}

export function readForHarm(message: string, rowOf: RowOf): ReadMessage {
  const words = withoutSlips(wordsIn(message), (word) => numberOf(word) !== undefined);
  const groups = groupsOf(words);
  return { words, groups, found: sparseOf(words.map((word) => numberOf(word)), [...groups], message.includes('?'), rowOf) }; // prettier-ignore
}
