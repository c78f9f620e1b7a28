// Finds what a person means by a few letters: beginnings of words first, then parts of words, then letters in their order.

/** From the first letter to behind the last. */
export type TextRange = readonly [from: number, to: number];

export interface FuzzyMatch {
  /** 0 to about 1, the better the higher */
  score: number;
  /** what was found in the text itself, in order */
  ranges: readonly TextRange[];
}

/** One letter for one letter, so that places in the folded text are places in the text. */
const foldLetters = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

const isWordStart = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

interface Found {
  score: number;
  ranges: TextRange[];
}

function findWord(word: string, text: string): Found | null {
  let inside = -1;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return { score: at === 0 ? 1 : 0.9, ranges: [[at, at + word.length]] };
    if (inside < 0) inside = at;
  }
  if (inside >= 0 && word.length > 1) return { score: 0.6, ranges: [[inside, inside + word.length]] };
  return word.length > 2 ? findLetters(word, text) : null;
}

/** Letters in their order, the first at the start of a word, with little between them. */
function findLetters(word: string, text: string): Found | null {
  for (let start = text.indexOf(word.charAt(0)); start >= 0; start = text.indexOf(word.charAt(0), start + 1)) {
    if (!isWordStart(text, start)) continue;
    const ranges: TextRange[] = [];
    let at = start - 1;
    for (const letter of word) {
      at = text.indexOf(letter, at + 1);
      if (at < 0) break;
      const last = ranges.at(-1);
      if (last && last[1] === at) ranges[ranges.length - 1] = [last[0], at + 1];
      else ranges.push([at, at + 1]);
    }
    const span = at - start + 1;
    if (at >= 0 && span <= word.length * 2.5) return { score: 0.4 * (word.length / span), ranges };
  }
  return null;
}

/** Null unless every word of the query is found in the text, or in `alsoKnownAs`, which counts a little less. */
export function fuzzyMatch(query: string, text: string, alsoKnownAs = ''): FuzzyMatch | null {
  const words = foldLetters(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { score: 1, ranges: [] };
  const folded = foldLetters(text);
  const foldedNames = foldLetters(alsoKnownAs);
  let total = 0;
  const ranges: TextRange[] = [];
  for (const word of words) {
    const own = findWord(word, folded);
    const named = findWord(word, foldedNames);
    const namedScore = (named?.score ?? 0) * 0.7;
    if (!own && !named) return null;
    if (own && own.score >= namedScore) ranges.push(...own.ranges);
    total += Math.max(own?.score ?? 0, namedScore);
  }
  const closeness = words.join(' ').length / Math.max(folded.length, 1);
  return { score: total / words.length + Math.min(closeness, 1) * 0.05, ranges: inOrder(ranges) };
}

function inOrder(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
}
