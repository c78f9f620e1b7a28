import type { MetaDescriptor } from 'react-router';

export const BRAND = 'Limpid';
export const DEFAULT_DESCRIPTION =
  'Limpid turns a water test into the exact, safe dose for your pool or spa, with the reasons, and tells you when to swim and when to test again.';
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

export interface PageMeta {
  title: string;
  description?: string;
  /** the page's own; the defaults follow, ten at most together */
  keywords?: readonly string[];
  noindex?: boolean;
  nofollow?: boolean;
  /** the address without query, e.g. "/terms"; absolute once the site knows its own address */
  canonicalPath?: string;
}

export function pageTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} | ${BRAND}`;
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = pageTitle(page.title);
  const description = page.description ?? DEFAULT_DESCRIPTION;
  const keywords = [...new Set([...(page.keywords ?? []), ...DEFAULT_KEYWORDS])].slice(0, KEYWORD_LIMIT);
  const robots = `${page.noindex ? 'noindex' : 'index'}, ${page.nofollow ? 'nofollow' : 'follow'}`;
  const meta: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: robots },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
  if (page.canonicalPath !== undefined) meta.push({ tagName: 'link', rel: 'canonical', href: page.canonicalPath });
  return meta;
}
