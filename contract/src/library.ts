// The library: articles that we wrote, in English and Spanish, and what a person marked in them.
import * as z from 'zod/mini';
import { LANGUAGES } from './accounts.ts';
import { get, patch } from './endpoint.ts';
import { Instant } from './values.ts';
import { fault } from './reasons.ts';

const tag = 'library';

export const ARTICLE_CATEGORIES = ['basics', 'water', 'problems', 'sanitizers', 'spas', 'equipment', 'seasons', 'safety'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** A piece of a sentence. `metric` replaces `text` for readers with metric units. */
const ArticleInline = z.object({
  kind: z.enum(['text', 'strong', 'em', 'link']),
  text: z.string(),
  metric: z.optional(z.string()),
  href: z.optional(z.string()),
});
export type ArticleInline = z.infer<typeof ArticleInline>;
const Inlines = z.array(ArticleInline);

export const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), inlines: Inlines }),
  z.object({ kind: z.literal('paragraph'), inlines: Inlines }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(Inlines) }),
  z.object({ kind: z.literal('do'), items: z.array(Inlines) }),
  z.object({ kind: z.literal('avoid'), items: z.array(Inlines) }),
  z.object({ kind: z.literal('note'), tone: z.enum(['info', 'warn']), inlines: Inlines }),
  z.object({ kind: z.literal('table'), head: z.array(Inlines), rows: z.array(z.array(Inlines)) }),
  z.object({ kind: z.literal('diagram'), name: z.string() }),
]);
export type ArticleBlock = z.infer<typeof ArticleBlock>;

export const ArticleSummary = z.object({
  slug: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  title: z.string(),
  summary: z.string(),
  /** the language of the body; title and summary are in the language that was asked for */
  language: z.enum(LANGUAGES),
  /** what the article is the one explanation of */
  topics: z.array(z.string()),
  readingMinutes: z.number(),
  reviewedOn: z.string(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const Article = z.extend(ArticleSummary, {
  blocks: z.array(ArticleBlock),
  /** names of calculators, /calculators/{name} */
  calculators: z.array(z.string()),
  related: z.array(z.object({ slug: z.string(), title: z.string() })),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type Article = z.infer<typeof Article>;

export const LibraryMark = z.object({
  slug: z.string(),
  isBookmarked: z.boolean(),
  /** how far it was read */
  progressPercent: z.number(),
  /** the answer to "Was this helpful?" */
  isHelpful: z.nullable(z.boolean()),
  updatedAt: Instant,
});
export type LibraryMark = z.infer<typeof LibraryMark>;

const PERCENT = fault('whole_percent');
const LibraryMarkPatch = z.strictObject({
  isBookmarked: z.optional(z.boolean({ error: fault('true_or_false') })),
  progressPercent: z.optional(z.int({ error: PERCENT }).check(z.gte(0, PERCENT), z.lte(100, PERCENT))),
  isHelpful: z.optional(z.nullable(z.boolean({ error: fault('true_false_or_null') }))),
});
export type LibraryMarkPatch = z.infer<typeof LibraryMarkPatch>;

const SlugParams = z.object({ slug: z.string().check(z.maxLength(100, fault('article_unknown'))) });
const LanguageQuery = z.object({ language: z._default(z.enum(LANGUAGES, { error: fault('choose_language') }), 'en') });

export const library = {
  list: get('/api/library', {
    tag,
    access: 'public',
    offline: true,
    summary: 'All articles of the library, by category.',
    query: LanguageQuery,
    response: z.object({ items: z.array(ArticleSummary), nextCursor: z.null() }),
  }),
  find: get('/api/library/{slug}', {
    tag,
    access: 'public',
    offline: true,
    summary: 'One article. Its body is in English where there is no translation yet.',
    params: SlugParams,
    query: LanguageQuery,
    response: Article,
  }),
  marks: get('/api/me/library', {
    tag,
    offline: true,
    summary: 'What this person bookmarked, read and rated, last changed first.',
    response: z.object({ items: z.array(LibraryMark) }),
  }),
  mark: patch('/api/me/library/{slug}', {
    tag,
    summary: 'Bookmarks an article, notes how far it was read, or says whether it helped. Progress never goes back.',
    params: SlugParams,
    body: LibraryMarkPatch,
    response: LibraryMark,
  }),
};
