// The articles, made from content/library by tools/library/library-articles.ts, with every number worked out by the engine.
import type { Article, ArticleBlock, ArticleCategory, ArticleSummary } from '@limpid/contract';
import { problem } from '../../http/problems.ts';
import stored from './articles.json' with { type: 'json' };
import { type Passage, passagesIn } from './passages.ts';

type Language = ArticleSummary['language'];

/** An article in every language that it exists in. */
export interface StoredArticle {
  slug: string;
  category: ArticleCategory;
  topics: string[];
  calculators: string[];
  related: string[];
  sources: { title: string; url: string }[];
  reviewedOn: string;
  title: Record<Language, string>;
  summary: Record<Language, string>;
  body: { en: ArticleBlock[]; es?: ArticleBlock[] };
  readingMinutes: number;
}

const ARTICLES = stored as unknown as readonly StoredArticle[];
const BY_SLUG = new Map(ARTICLES.map((article) => [article.slug, article]));

export const isArticle = (slug: string): boolean => BY_SLUG.has(slug);

export function requireArticle(slug: string): StoredArticle {
  const article = BY_SLUG.get(slug);
  if (!article) throw problem('not_found');
  return article;
}

const languageOfBody = ({ body }: StoredArticle, wanted: Language): Language => (wanted === 'es' && body.es ? 'es' : 'en');

const summaryOf = (article: StoredArticle, wanted: Language): ArticleSummary => ({
  slug: article.slug,
  category: article.category,
  title: article.title[wanted],
  summary: article.summary[wanted],
  language: languageOfBody(article, wanted),
  topics: article.topics,
  readingMinutes: article.readingMinutes,
  reviewedOn: article.reviewedOn,
});

export const listArticles = (language: Language): ArticleSummary[] => ARTICLES.map((article) => summaryOf(article, language));

const quotable = new Map<string, readonly Passage[]>();
/** What can be quoted from the article at this address, such as /library/scale, in the language if it exists in it; nothing of other pages. */
export function passagesOf(url: string, language: Language): readonly Passage[] {
  const key = `${language} ${url}`;
  const known = quotable.get(key);
  if (known) return known;
  const article = BY_SLUG.get(url.replace(/^\/library\//, '').replace(/[?#].*$/, ''));
  const passages = article ? passagesIn(article.body[languageOfBody(article, language)] ?? article.body.en) : [];
  quotable.set(key, passages);
  return passages;
}

export function findArticle(slug: string, language: Language): Article {
  const article = requireArticle(slug);
  return {
    ...summaryOf(article, language),
    blocks: article.body[languageOfBody(article, language)] ?? article.body.en,
    calculators: article.calculators,
    related: article.related.map((other) => ({ slug: other, title: requireArticle(other).title[language] })),
    sources: article.sources,
  };
}
