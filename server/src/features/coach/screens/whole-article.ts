// An article as an answer: what it says in short, and the first steps in it.
import type { ArticleBlock, ArticleInline } from '@limpid/contract';
import { findArticle, listArticles } from '../../library/articles.ts';
import { type Article, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { titleKey } from '../understanding/about.ts';
import { quotedPassage } from '../knowledge/quoted-passage.ts';

/** "See covers.": a link that no answer has. */
const A_LINK_ALONE = /(?<=[.!?:] )(?:See|Consulta|Lee) [^.]{3,60}\.\s*$/;
const plain = (inlines: readonly ArticleInline[], { measures }: CoachContext): string =>
  inlines
    .map(({ text, metric }) => (measures === 'metric' && metric !== undefined ? metric : text))
    .join('')
    .replace(A_LINK_ALONE, '')
    .trim();

const LONGEST = 300;
const LONGEST_STEP = 150;
const MOST_STEPS = 5;
const MOST_POINTS = 3;

/** Whole sentences up to a length; at least one. */
function cut(text: string, longest: number): string {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*\s*/g) ?? [text];
  let said = '';
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.trimEnd().length > longest) break;
    said += sentence;
  }
  return said.trim();
}

/** The text under one heading; the first part of an article has none. */
interface Section {
  heading: string;
  blocks: ArticleBlock[];
}

function sectionsOf(blocks: readonly ArticleBlock[], context: CoachContext): Section[] {
  const sections: Section[] = [{ heading: '', blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: plain(block.inlines, context), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** The sections that help most where that isn't the first one with steps: 0 is what comes before the first heading. */
const SHOWN_SECTIONS: Readonly<Record<string, readonly number[]>> = {
  'above-ground-pools': [2, 4],
  alkalinity: [2, 3],
  bromine: [1, 2],
  'calcium-hardness': [2],
  'chemical-safety': [1, 2],
  'chlorine-types': [1, 2, 3],
  'combined-chlorine': [1, 2],
  'cyanuric-acid': [1, 2],
  'filling-and-water-level': [1, 2],
  'filter-pressure': [1, 2],
  'free-chlorine': [1, 2],
  'lower-cyanuric-acid': [2, 3],
  'lower-ph': [1, 2],
  phosphates: [1, 2],
  'pool-chemistry-basics': [0, 2],
  'pool-covers': [2],
  'pool-heating': [0, 1],
  'pump-run-time': [1, 2],
  'raise-ph': [1, 3],
  'save-energy': [1, 2, 4],
  'when-to-drain': [1, 3],
};

const isSteps = (block: ArticleBlock): boolean => block.kind === 'list' && block.isOrdered;
function shownSections(sections: readonly Section[], chosen: readonly number[] | undefined): readonly Section[] {
  if (chosen) return chosen.flatMap((index) => sections[index] ?? []);
  const found =
    sections.find(({ blocks }) => blocks.some(isSteps)) ?? sections.find(({ blocks }) => blocks.some(({ kind }) => kind === 'list'));
  return found ? [found] : sections.slice(0, 2);
}

const linesOf = (items: readonly string[], isOrdered: boolean): string[] =>
  items
    .slice(0, isOrdered ? MOST_STEPS : MOST_POINTS)
    .map((item, index) => `${isOrdered ? `${index + 1}.` : '•'} ${cut(item, LONGEST_STEP)}`);

/** "CYA 30 – never below: 2 ppm; shock level: 12 ppm"; only the second cell where they are long. */
function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isShort = rows.every((cells) => cells.every((cell) => cell.length <= LONGEST_CELL));
  return rows.slice(0, MOST_ROWS).map(([name = '', ...cells]) => {
    const named = /^[\d<>≥≤]/.test(name) && !/[a-z]/.test(name) ? `${head[0] ?? ''} ${name}`.trim() : name;
    if (!isShort || (cells.length === 1 && !/^\d/.test(name))) return `• ${named}: ${cells[0] ?? ''}`;
    return `• ${named} – ${cells.map((cell, index) => `${inside(head[index + 1] ?? '')}: ${inside(cell)}`).join('; ')}`;
  });
}
/** Within a line; names of values keep their capitals. */
const inside = (text: string): string => (/^\p{Lu}[\p{Ll} ]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const LONGEST_CELL = 52;

/** What one block says; several of one kind under one heading would be too long. */
function blockLines(block: ArticleBlock, context: CoachContext): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [cut(plain(block.inlines, context), LONGEST_PARAGRAPH)];
    case 'table':
      return tableLines(
        block.head.map((cell) => plain(cell, context)),
        block.rows.map((row) => row.map((cell) => plain(cell, context))),
      );
    case 'list':
      return linesOf(
        block.items.map((item) => plain(item, context)),
        block.isOrdered,
      );
    default:
      return [];
  }
}

/** The first paragraph, warning, table and list under a heading, in their order. `isPlain`: only the table or the list. */
function sectionText({ heading, blocks }: Section, context: CoachContext, isPlain: boolean): string {
  const firsts = (['paragraph', 'note', 'table', 'list'] as const).flatMap((kind) => blocks.find((block) => block.kind === kind) ?? []);
  const hasTable = firsts.some(({ kind }) => kind === 'table');
  const shown = blocks.filter(
    (block) =>
      firsts.includes(block) &&
      !(isPlain && (block.kind === 'paragraph' || block.kind === 'note')) &&
      !(hasTable && block.kind === 'list' && !block.isOrdered),
  );
  const lines = shown.flatMap((block) => blockLines(block, context));
  // it leads to a drawing
  if (lines.at(-1)?.endsWith(':')) lines.pop();
  if (lines.length === 0) return '';
  return [...(heading === '' ? [] : [`${heading.replace(/[.:]$/, '')}:`]), ...lines].join('\n');
}
const MOST_ROWS = 6;
const LONGEST_PARAGRAPH = 210;

const GO_ON = {
  en: 'The article has the rest.',
  es: 'Lo demás está en el artículo.',
};
/** What an article says in short, its warning, and what helps first. */
export function articleAnswer(slug: string, context: CoachContext, chosen = SHOWN_SECTIONS[slug]): Reply | undefined {
  if (!listArticles(context.language).some((one) => one.slug === slug)) return undefined;
  const { blocks, title, summary } = findArticle(slug, context.language);
  const warning = blocks.slice(0, 4).find((block) => block.kind === 'note' && block.tone === 'warn');
  const sections = shownSections(sectionsOf(blocks, context), chosen).map((section) =>
    sectionText(section, context, section.heading === ''),
  );
  const parts = [summary, ...(warning?.kind === 'note' ? [plain(warning.inlines, context)] : []), ...sections, inLanguage(context, GO_ON)];
  return reply(parts.filter((part) => part !== '').join('\n\n'), { sources: [{ title, url: `/library/${slug}` }] });
}

/** The slug of the article with this title in any language. */
export const slugTitled = (key: string): string | undefined =>
  (['en', 'es'] as const).flatMap((language) => listArticles(language)).find(({ title }) => titleKey(title) === key)?.slug;

/** What an article says of just this; undefined where it says nothing of it. */
export function articlePassage(slug: string, question: string, context: CoachContext, least: number): Reply | undefined {
  const found = findArticle(slug, context.language);
  const article: Article = {
    title: found.title,
    url: `/library/${slug}`,
    excerpt: found.summary,
    passages: passagesOf(found.blocks, context),
  };
  const best = quotedPassage(question, [article]);
  if (!best || best.covered < least) return undefined;
  return reply(best.text, { sources: [{ title: article.title, url: article.url }] });
}

const REASON = /\b(?:because|that’s why|so that|reason|since|otherwise|without it|porque|por eso|ya que|así|para que|si no)\b/i;
/** "Why?": what the article gives as a reason, else how it begins. */
export function articleReason(slug: string, context: CoachContext): Reply {
  const { blocks, title } = findArticle(slug, context.language);
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [plain(block.inlines, context)] : []));
  const [opening = '', ...others] = paragraphs;
  const reason = REASON.test(opening) ? undefined : others.find((text) => REASON.test(text));
  const text = [cut(opening, LONGEST), ...(reason === undefined ? [] : [cut(reason, LONGEST)])].filter((one) => one !== '').join(' ');
  return reply(text, { sources: [{ title, url: `/library/${slug}` }] });
}

function passagesOf(blocks: readonly ArticleBlock[], context: CoachContext): Article['passages'] {
  let heading = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') heading = plain(block.inlines, context);
    if (block.kind === 'paragraph' || block.kind === 'note') return [{ heading, text: plain(block.inlines, context) }];
    if (block.kind === 'list' || block.kind === 'do' || block.kind === 'avoid') {
      const items = block.items.map((item) => plain(item, context));
      return block.kind === 'list' && block.isOrdered ? [{ heading, text: items.join(' ') }] : items.map((text) => ({ heading, text }));
    }
    return [];
  });
}
