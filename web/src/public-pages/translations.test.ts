// The pages with an address in each language: what their heads say of themselves and of each other.
import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SPANISH_ADDRESSES } from '../i18n/addresses.ts';
import { meta as faq } from './faq-page.tsx';
import { meta as landing } from './landing/landing-page.tsx';

const META = { '/': landing, '/faq': faq };
const HOME = 'http://localhost:3000';

const entriesOf = (head: MetaDescriptor[]) => head as Record<string, unknown>[];
const contentOf = (head: MetaDescriptor[], key: string) =>
  entriesOf(head).find(({ name, property }) => (name ?? property) === key)?.['content'];

describe.each(['/', '/faq'] as const)('%s', (path) => {
  const [english, spanish] = [path, SPANISH_ADDRESSES[path]].map((pathname) => META[path]({ location: { pathname } })) as [
    MetaDescriptor[],
    MetaDescriptor[],
  ];

  it('names both languages on both pages', () => {
    for (const head of [english, spanish])
      expect(
        entriesOf(head)
          .filter(({ rel }) => rel === 'alternate')
          .map(({ hrefLang, href }) => [hrefLang, href]),
      ).toEqual([
        ['en', `${HOME}${path}`],
        ['es', `${HOME}${SPANISH_ADDRESSES[path]}`],
        ['x-default', `${HOME}${path}`],
      ]);
  });

  it('has a head of its own in Spanish', () => {
    expect([contentOf(english, 'og:locale'), contentOf(spanish, 'og:locale')]).toEqual(['en_US', 'es_US']);
    for (const key of ['description', 'keywords', 'og:title', 'og:url', 'og:image:alt'])
      expect(contentOf(spanish, key), key).not.toBe(contentOf(english, key));
    const blocks = entriesOf(spanish).flatMap((entry) => ('script:ld+json' in entry ? [JSON.stringify(entry['script:ld+json'])] : []));
    expect(blocks.slice(1, 3).join('')).toContain('piscina');
    expect(blocks.join('')).not.toMatch(/en-US|Clear water|treatment plan/);
  });
});
