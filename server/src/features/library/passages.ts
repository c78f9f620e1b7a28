// Articles in pieces that can be quoted: a paragraph, a note, or one entry of a list, each under its heading.
import type { ArticleBlock, ArticleInline, ArticleSummary } from '@limpid/contract';
import { findBody } from './library.ts';

export interface Passage {
  heading: string;
  text: string;
}
type Language = ArticleSummary['language'];

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

function passagesIn(blocks: readonly ArticleBlock[]): Passage[] {
  let heading = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') heading = plain(block.inlines);
    return piecesOf(block).map((text) => ({ heading, text }));
  });
}

const made = new Map<string, readonly Passage[]>();

/** The pieces of the article at this address, such as /library/scale; none for what is no article. */
export function passagesOf(url: string, language: Language): readonly Passage[] {
  const key = `${language} ${url}`;
  const known = made.get(key);
  if (known) return known;
  const body = findBody(url.replace(/^\/library\//, '').replace(/[?#].*$/, ''), language);
  const passages = body ? passagesIn(body) : [];
  made.set(key, passages);
  return passages;
}
