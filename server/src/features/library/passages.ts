// Articles in pieces that can be quoted: a paragraph, a note, or one entry of a list, each under its heading.
import type { ArticleBlock, ArticleInline } from '@limpid/contract';

export interface Passage {
  heading: string;
  text: string;
}

const plain = (inlines: readonly ArticleInline[]): string => inlines.map(({ text }) => text).join('');

function piecesOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [plain(block.inlines)];
    case 'list':
      // Steps only make sense together.
      return block.isOrdered ? [block.items.map(plain).join(' ')] : block.items.map(plain);
    case 'do':
    case 'avoid':
      return block.items.map(plain);
    default:
      return [];
  }
}

export function passagesIn(blocks: readonly ArticleBlock[]): Passage[] {
  let heading = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') heading = plain(block.inlines);
    return piecesOf(block).map((text) => ({ heading, text }));
  });
}
