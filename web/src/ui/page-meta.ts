import type { MetaDescriptor } from 'react-router';
import { absoluteUrl, BRAND, SITE_BLOCKS, TAGLINE } from './structured-data.ts';
import type { StructuredData } from './structured-data.ts';

const DEFAULT_DESCRIPTION = 'Limpid turns a water test into the exact, safe dose for your pool or spa, and tells you when to swim.';
const DEFAULT_KEYWORDS = [
  'pool water chemistry',
  'pool chlorine calculator',
  'pool pH',
  'pool care app',
  'spa water care',
  'pool test results',
  'pool dosing',
  'swim safe',
];
const KEYWORD_LIMIT = 10;

/** A picture for shared links, 1200 x 630. */
export interface SharePicture {
  path: string;
  alt: string;
}

export const SHARE_PICTURES = {
  site: { path: '/share/site.png', alt: `${BRAND} on a phone: ready to swim, every value in range. ${TAGLINE}` },
  regions: { path: '/share/regions.png', alt: `${BRAND} on a phone, beside the words: Your pool, month by month.` },
  rules: { path: '/share/rules.png', alt: `${BRAND} on a phone, beside the words: Pool rules in plain words.` },
} satisfies Record<string, SharePicture>;

export interface PageMeta {
  title: string;
  description?: string;
  /** the page's own; the defaults follow, ten at most together */
  keywords?: readonly string[];
  noindex?: boolean;
  nofollow?: boolean;
  /** the address without query, e.g. "/terms"; undefined only for a page without an address of its own */
  canonicalPath: string | undefined;
  picture?: SharePicture;
  /** the day of the last change, for a text that has one */
  updatedOn?: string;
  /** beside the three blocks that every page has */
  structuredData?: readonly StructuredData[];
  /** what every page says, for a page whose HTML is in another language than English */
  speech?: Speech;
}

export interface Speech {
  locale: string;
  keywords: readonly string[];
  siteBlocks: readonly StructuredData[];
}

const ENGLISH: Speech = { locale: 'en_US', keywords: DEFAULT_KEYWORDS, siteBlocks: SITE_BLOCKS };

export function pageTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} | ${BRAND}`;
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = pageTitle(page.title);
  const description = page.description ?? DEFAULT_DESCRIPTION;
  const speech = page.speech ?? ENGLISH;
  const keywords = [...new Set([...(page.keywords ?? []), ...speech.keywords])].slice(0, KEYWORD_LIMIT);
  const robots = `${page.noindex ? 'noindex' : 'index'}, ${page.nofollow ? 'nofollow' : 'follow'}`;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: robots },
    ...addressMeta(page),
    ...sharingMeta(page, title, description),
    ...[...speech.siteBlocks, ...(page.structuredData ?? [])].map((block) => ({ 'script:ld+json': block })),
  ];
}

function addressMeta({ canonicalPath }: PageMeta): MetaDescriptor[] {
  if (canonicalPath === undefined) return [];
  const href = absoluteUrl(canonicalPath);
  return [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
  ];
}

function sharingMeta(page: PageMeta, title: string, description: string): MetaDescriptor[] {
  const { path, alt } = page.picture ?? SHARE_PICTURES.site;
  const picture = absoluteUrl(path);
  const meta: MetaDescriptor[] = [
    { property: 'og:site_name', content: BRAND },
    { property: 'og:locale', content: (page.speech ?? ENGLISH).locale },
    { property: 'og:type', content: page.updatedOn ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: alt },
  ];
  if (page.updatedOn) meta.push({ property: 'article:modified_time', content: page.updatedOn });
  return meta;
}
