import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { articleBlock, breadcrumbBlock, questionsBlock } from './structured-data.ts';

const blocksOf = (meta: MetaDescriptor[]) =>
  meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json'] as Record<string, unknown>] : []));
const contentOf = (meta: MetaDescriptor[], key: string) =>
  meta.flatMap((entry) => {
    const { name, property, content } = entry as { name?: string; property?: string; content?: string };
    return (name ?? property) === key ? [content] : [];
  });

describe('the head of a page', () => {
  it('has the three blocks of the site, with the rating, the reviews and the price', () => {
    const [organization, software, website, ...more] = blocksOf(pageMeta({ title: 'Sign in', canonicalPath: undefined, noindex: true }));
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Limpid', url: 'http://localhost:3000/' });
    expect(software).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: { price: '0', priceCurrency: 'USD' },
      aggregateRating: { ratingValue: '4.8', reviewCount: '500' },
    });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'http://localhost:3000/search?q={term}' } },
    });
    expect(more).toEqual([]);
  });

  it('shows a logo that readers of it take: a raster picture of ours, at least 112 px wide and high', () => {
    const [organization] = blocksOf(pageMeta({ title: 'Sign in', canonicalPath: undefined }));
    const { pathname } = new URL(String(organization?.['logo']));
    const png = readFileSync(join(import.meta.dirname, '..', '..', 'public', pathname));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(Math.min(png.readUInt32BE(16), png.readUInt32BE(20))).toBeGreaterThanOrEqual(112);
  });

  it('puts the blocks of the page after them', () => {
    const crumbs = breadcrumbBlock([
      { label: 'Start', path: '/' },
      { label: 'Questions', path: '/faq' },
    ]);
    expect(blocksOf(pageMeta({ title: 'Questions', canonicalPath: undefined, structuredData: [crumbs] })).at(-1)).toEqual(crumbs);
    expect(crumbs['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'Questions', item: 'http://localhost:3000/faq' },
    ]);
  });

  it('gives whole addresses to canonical, shared link and picture', () => {
    const meta = pageMeta({ title: 'Terms of use', canonicalPath: '/terms' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'http://localhost:3000/terms' });
    expect(contentOf(meta, 'og:url')).toEqual(['http://localhost:3000/terms']);
    expect(contentOf(meta, 'og:image')).toEqual(['http://localhost:3000/share/site.png']);
    expect(contentOf(meta, 'twitter:image')).toEqual(['http://localhost:3000/share/site.png']);
    expect(contentOf(meta, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(meta, 'og:title')).toEqual(['Terms of use | Limpid']);
  });

  it('is an article where the text has a day, and names none otherwise', () => {
    const dated = pageMeta({ title: 'Pool care in Florida', canonicalPath: undefined, updatedOn: '2026-11-21' });
    expect(contentOf(dated, 'og:type')).toEqual(['article']);
    expect(contentOf(dated, 'article:modified_time')).toEqual(['2026-11-21']);
    const undated = pageMeta({ title: 'Sign in', canonicalPath: undefined });
    expect(contentOf(undated, 'og:type')).toEqual(['website']);
    expect(contentOf(undated, 'article:modified_time')).toEqual([]);
    expect(undated.some((entry) => 'tagName' in entry)).toBe(false);
  });
});

describe('blocks of structured data', () => {
  it('say an article with its day and picture', () => {
    const facts = { title: 'Pool care', description: 'What to do.', updatedOn: '2026-11-21', about: 'Pool care in Florida' };
    const block = articleBlock({ ...facts, path: '/pool-services-florida', picture: '/share/regions.png' });
    expect(block).toMatchObject({
      '@type': 'Article',
      headline: 'Pool care',
      dateModified: '2026-11-21',
      image: 'http://localhost:3000/share/regions.png',
      mainEntityOfPage: 'http://localhost:3000/pool-services-florida',
    });
  });

  it('say questions with their answers', () => {
    expect(questionsBlock([{ question: 'Why?', answer: 'Because.' }])['mainEntity']).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
  });
});
