import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { SITEMAP_PAGES } from '../../tools/page-list.ts';

interface PageModule {
  meta: (given: { location: { pathname: string } }) => MetaDescriptor[];
}

// What search engines show of a page before they cut it.
const LONGEST = 160;

const modules = import.meta.glob<PageModule>(
  ['./**/*-page.tsx', '../features/{subscriptions,contact,proof,calculators}/*-page.tsx', '../features/calculators/pages/*-page.tsx'],
  { eager: true },
);
const of = (meta: MetaDescriptor[], wanted: string): string[] =>
  meta.flatMap((entry) => {
    const { name, tagName, rel, content, href } = entry as Record<string, string | undefined>;
    if (name === wanted && content) return [content];
    return tagName === 'link' && rel === wanted && href ? [new URL(href).pathname] : [];
  });

const heads = Object.values(modules)
  .filter(({ meta }) => meta !== undefined)
  .flatMap(({ meta }) =>
    SITEMAP_PAGES.flatMap(({ path }) => {
      try {
        return [meta({ location: { pathname: path } })];
      } catch {
        return []; // the text of another region
      }
    }),
  );

it.each(SITEMAP_PAGES.map(({ path }) => path))('%s says in one line what it is, and may be found', (path) => {
  const head = heads.find((meta) => of(meta, 'canonical').includes(path));
  const [description = ''] = of(head ?? [], 'description');
  expect(description.length).toBeGreaterThan(40);
  expect(description.length, description).toBeLessThanOrEqual(LONGEST);
  expect(of(head ?? [], 'robots')).toEqual(['index, follow']);
});
