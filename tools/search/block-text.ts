// A block of a text as the search reads it.
import { CELL } from '../../server/src/features/search/search-excerpt.ts';
import { type Block, plainText } from '../../web/src/public-pages/texts/plain-text.ts';

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return ['', ...[block.head, ...block.rows].map((row) => `${row.map(plainText).join(CELL)}${CELL}`), ''].join('\n');
    default:
      return plainText(block.inlines);
  }
}
