// The words of an article as one text, for the search.
import type { ArticleBlock, ArticleInline } from '@limpid/contract';

const say = (inlines: readonly ArticleInline[]): string => inlines.map(({ text }) => text).join('');
const asSentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

function sayBlock(block: ArticleBlock): string {
  switch (block.kind) {
    case 'diagram':
      return '';
    case 'list':
    case 'do':
    case 'avoid':
      return block.items.map((item) => asSentence(say(item))).join(' ');
    case 'table':
      return block.rows.map((row) => asSentence(row.map(say).filter(Boolean).join(': '))).join(' ');
    default:
      return asSentence(say(block.inlines));
  }
}

export const sayArticle = (blocks: readonly ArticleBlock[]): string => blocks.map(sayBlock).filter(Boolean).join(' ');
