import { plainText } from './plain-text.ts';
import type { Block } from './plain-text.ts';

/** On a phone of 412 px: how many letters a line holds, how tall it is, and what stands between two blocks. */
const LINE_LETTERS = 44;
const LINE_PX = 27;
const GAP_PX = 18;
const HEADING_PX = 62;
/** A table's rows are as tall as their fullest cell, which has about a third of the width. */
const CELL_LETTERS = 22;
const CELL_LINE_PX = 21;
const ROW_EDGE_PX = 25;

// Named whole, for Tailwind finds its names in the text. A desk's lines hold half as many letters again.
const HEIGHTS: readonly (readonly [phonePx: number, className: string])[] = [
  [150, 'below-150 lg:below-110'],
  [220, 'below-220 lg:below-150'],
  [300, 'below-300 lg:below-210'],
  [400, 'below-400 lg:below-280'],
  [520, 'below-520 lg:below-360'],
  [680, 'below-680 lg:below-470'],
  [900, 'below-900 lg:below-620'],
  [1200, 'below-1200 lg:below-850'],
  [1500, 'below-1500 lg:below-1000'],
];
const TALLEST = 'below-2050 lg:below-1630';

const linesOf = (letters: number): number => Math.max(1, Math.ceil(letters / LINE_LETTERS));

function heightOf(block: Block): number {
  switch (block.kind) {
    case 'heading':
      return HEADING_PX;
    case 'list':
      return GAP_PX + block.items.reduce((sum, item) => sum + linesOf(plainText(item).length) * LINE_PX + GAP_PX / 2, 0);
    case 'table': {
      const rowOf = (row: (typeof block.rows)[number]) =>
        Math.ceil(Math.max(...row.map((cell) => plainText(cell).length)) / CELL_LETTERS) * CELL_LINE_PX + ROW_EDGE_PX;
      return 3 * GAP_PX + [block.head, ...block.rows].reduce((sum, row) => sum + rowOf(row), 0);
    }
    default:
      return linesOf(plainText(block.inlines).length) * LINE_PX + GAP_PX;
  }
}

/** The class that keeps about as much room as a chapter will take, before the browser lays it out (styles/public.css). */
export function keptFor(chapter: readonly Block[]): string {
  const height = chapter.reduce((sum, block) => sum + heightOf(block), 0);
  return HEIGHTS.find(([phonePx]) => phonePx >= height)?.[1] ?? TALLEST;
}
