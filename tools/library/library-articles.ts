// Makes server/src/features/library/articles.json of content/library: Markdown with JSON front matter, the Spanish body in es/. Run it after
// a change of an article or of the engine; library-articles.test.ts holds the file against both.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleBlock, ArticleInline } from '@limpid/contract';
import type { StoredArticle } from '../../server/src/features/library/articles.ts';
import { type Block, type Inline, parseDocument, plainText } from '../../web/src/public-pages/texts/plain-text.ts';
import { withValues } from './library-values.ts';

const root = join(import.meta.dirname, '../..');
const FOLDER = join(root, 'content', 'library');
export const ARTICLES_FILE = join(root, 'server', 'src', 'features', 'library', 'articles.json');

type Language = 'en' | 'es';
type InBoth<T> = Record<Language, T>;

/** The front matter of an article; library-articles.test.ts checks it. */
export interface ArticleFacts {
  category: StoredArticle['category'];
  title: InBoth<string>;
  summary: InBoth<string>;
  topics: string[];
  /** questions that the article answers, as people ask them */
  asks: InBoth<string[]>;
  calculators: string[];
  related: string[];
  /** keys of content/library/sources.json */
  sources: string[];
  reviewedOn: string;
}
export interface ArticleText {
  slug: string;
  facts: ArticleFacts;
  body: { en: string; es?: string };
}

export const SOURCES = JSON.parse(readFileSync(join(FOLDER, 'sources.json'), 'utf8')) as Record<string, { title: string; url: string }>;

function readArticle(slug: string): ArticleText {
  const source = readFileSync(join(FOLDER, `${slug}.md`), 'utf8');
  const match = /^---\n(\{[\s\S]*?\n\})\n---\n\n([\s\S]+)$/.exec(source);
  if (!match) throw new Error(`content/library/${slug}.md has no JSON between two lines of --- at its top.`);
  const facts = JSON.parse(match[1] ?? '') as ArticleFacts;
  const hasSpanish = readdirSync(join(FOLDER, 'es')).includes(`${slug}.md`);
  const es = hasSpanish ? { es: readFileSync(join(FOLDER, 'es', `${slug}.md`), 'utf8') } : {};
  return { slug, facts, body: { en: match[2] ?? '', ...es } };
}

export const articleTexts = (): ArticleText[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readArticle(name.replace(/\.md$/, '')));

const DO = /^(do|lo que sí)$/i;
const AVOID = /^(don[’']t|lo que no)$/i;

/** The same text in both unit systems, piece by piece. */
function zip(us: readonly Inline[], metric: readonly Inline[]): ArticleInline[] {
  return us.map((inline, index) => {
    const other = metric[index]?.text ?? inline.text;
    return {
      kind: inline.kind === 'code' ? 'text' : inline.kind,
      text: inline.text,
      ...(other === inline.text ? {} : { metric: other }),
      ...(inline.kind === 'link' ? { href: inline.href } : {}),
    };
  });
}
const zipAll = (us: readonly Inline[][], metric: readonly Inline[][]): ArticleInline[][] =>
  us.map((inlines, index) => zip(inlines, metric[index] ?? inlines));

function toBlock(us: Block, metric: Block): ArticleBlock {
  if (us.kind === 'list' && metric.kind === 'list') return { kind: 'list', isOrdered: us.isOrdered, items: zipAll(us.items, metric.items) };
  if (us.kind === 'table' && metric.kind === 'table') {
    return { kind: 'table', head: zipAll(us.head, metric.head), rows: us.rows.map((row, index) => zipAll(row, metric.rows[index] ?? row)) };
  }
  if (us.kind === 'list' || us.kind === 'table' || metric.kind === 'list' || metric.kind === 'table')
    throw new Error('The unit systems differ.');
  const inlines = zip(us.inlines, metric.inlines);
  const diagram = /^\{\{\s*diagram ([a-z-]+)\s*\}\}$/.exec(plainText(us.inlines));
  if (diagram) return { kind: 'diagram', name: diagram[1] ?? '' };
  if (us.kind === 'quote') {
    const tone = inlines[0]?.kind === 'strong' ? 'warn' : 'info';
    return { kind: 'note', tone, inlines };
  }
  return { kind: us.kind, inlines };
}

/** A list below the heading "Do" or "Don't" becomes a block of its own. */
function joinAdvice(blocks: readonly ArticleBlock[]): ArticleBlock[] {
  const joined: ArticleBlock[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const heading = before?.kind === 'heading' ? before.inlines.map(({ text }) => text).join('') : '';
    const kind = DO.test(heading) ? 'do' : AVOID.test(heading) ? 'avoid' : null;
    if (kind && block.kind === 'list') joined.splice(-1, 1, { kind, items: block.items });
    else joined.push(block);
  }
  return joined;
}

export function toBlocks(body: string, language: Language): ArticleBlock[] {
  const us = parseDocument(withValues(body, { units: 'us', language })).blocks;
  const metric = parseDocument(withValues(body, { units: 'metric', language })).blocks;
  return joinAdvice(us.map((block, index) => toBlock(block, metric[index] ?? block)));
}

const WORDS_PER_MINUTE = 200;

export function toArticle({ slug, facts, body }: ArticleText): StoredArticle {
  const { category, topics, calculators, related, reviewedOn, title, summary } = facts;
  const sources = facts.sources.map((key) => SOURCES[key] ?? { title: key, url: '' });
  const blocks = { en: toBlocks(body.en, 'en'), ...(body.es === undefined ? {} : { es: toBlocks(body.es, 'es') }) };
  const readingMinutes = Math.max(1, Math.round(body.en.split(/\s+/).length / WORDS_PER_MINUTE));
  return { slug, category, topics, calculators, related, sources, reviewedOn, title, summary, body: blocks, readingMinutes };
}

/** One article a line, so that a change shows where it is. */
export const articlesJson = (texts: readonly ArticleText[]): string =>
  `[\n${texts.map((text) => JSON.stringify(toArticle(text))).join(',\n')}\n]\n`;

if (import.meta.main) writeFileSync(ARTICLES_FILE, articlesJson(articleTexts()));
