// The words of an article as one text, for the search: a block on each line, and a tab in what is no sentence.
import { CELL } from '../../server/src/features/search/search-excerpt.ts';
import type { ArticleBlock, ArticleInline } from '@limpid/contract';

const inlineText = (inlines: readonly ArticleInline[]): string => inlines.map(({ text }) => text).join('');
const asSentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case 'diagram':
      return '';
    case 'list':
    case 'do':
    case 'avoid':
      return block.items.map((item) => asSentence(inlineText(item))).join(' ');
    case 'table':
      return block.rows.map((row) => `${row.map(inlineText).filter(Boolean).join(CELL)}${CELL}`).join('\n');
    case 'heading':
      return `${inlineText(block.inlines)}${CELL}`;
    default:
      return asSentence(inlineText(block.inlines));
  }
}

export const articlePlainText = (blocks: readonly ArticleBlock[]): string => blocks.map(blockText).filter(Boolean).join('\n');
