import type { ReactNode } from 'react';
import type { TextRange } from './fuzzy-match.ts';

/** A text with what was found in it marked. The ranges are in order and do not overlap. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const parts: ReactNode[] = [];
  let behind = 0;
  for (const [from, to] of ranges) {
    parts.push(
      text.slice(behind, from),
      <mark key={from} className="rounded-[3px] bg-sun-tint font-semibold text-sun-ink">
        {text.slice(from, to)}
      </mark>,
    );
    behind = to;
  }
  parts.push(text.slice(behind));
  return parts;
}

/** The positions of these words (in lower case) in a text. */
export function rangesOfWords(text: string, words: readonly string[]): TextRange[] {
  const wanted = new Set(words);
  return [...text.matchAll(/[\p{L}\p{N}’']+/gu)]
    .filter(([word]) => wanted.has(word.toLowerCase()))
    .map((match): TextRange => [match.index, match.index + match[0].length]);
}
