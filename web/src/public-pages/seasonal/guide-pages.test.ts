// The heads of all guides in both languages: each has its own title, names the other language, and gives search engines its steps.
import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { addressIn } from '../../i18n/addresses.ts';
import { meta } from './guide-page.tsx';
import { PUBLIC_GUIDES } from './guides.ts';

const HOME = 'http://localhost:3000';
const entriesOf = (head: MetaDescriptor[]) => head as Record<string, unknown>[];
const heads = PUBLIC_GUIDES.flatMap((guide) =>
  (['en', 'es'] as const).map((language) => {
    const pathname = addressIn(language, `/seasonal/${guide.slug}`);
    return { guide, language, pathname, entries: entriesOf(meta({ location: { pathname } })) };
  }),
);

it('no two have the same title or description', () => {
  for (const name of ['title', 'description']) {
    const values = heads.map(({ entries }) =>
      name === 'title'
        ? entries.find((entry) => 'title' in entry)?.['title']
        : entries.find((entry) => entry['name'] === name)?.['content'],
    );
    expect(new Set(values).size, name).toBe(heads.length);
  }
});

it.each(heads)('$pathname names both languages and its steps', ({ guide, language, pathname, entries }) => {
  expect(entries.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ['en', `${HOME}/seasonal/${guide.slug}`],
    ['es', `${HOME}/es/seasonal/${guide.slug}`],
    ['x-default', `${HOME}/seasonal/${guide.slug}`],
  ]);
  expect(entries).toContainEqual(expect.objectContaining({ rel: 'canonical', href: `${HOME}${pathname}` }));
  const blocks = entries.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json'] as Record<string, unknown>] : []));
  const howTo = blocks.find((block) => block['@type'] === 'HowTo');
  expect(howTo).toMatchObject({ inLanguage: `${language}-US`, dateModified: guide.updatedOn });
  const steps = (howTo?.['step'] ?? []) as { url: string }[];
  expect(steps).toHaveLength(guide.items.length);
  // a step leads to its place on the page
  expect(steps[0]?.url).toBe(`${HOME}${pathname}#${guide.items[0]?.id}`);
});

it('no item has the name of a part of the page', () => {
  const parts = ['checklist', 'others', 'sources', 'main'];
  for (const { slug, items } of PUBLIC_GUIDES)
    expect(
      items.filter(({ id }) => parts.includes(id)),
      slug,
    ).toEqual([]);
});
