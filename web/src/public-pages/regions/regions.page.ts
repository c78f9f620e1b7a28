import type { Page } from '../../pages/page.ts';
import { REGIONS } from './regions.ts';

const [first] = REGIONS;
const likeTheFirst = (slug: string, firstSlug: string) => (slug === firstSlug ? {} : { looksLike: `/${firstSlug}` });

export const pages: readonly Page[] = REGIONS.flatMap(({ careSlug, rulesSlug }): Page[] => [
  {
    path: `/${careSlug}`,
    html: 'static',
    offline: 'never',
    sitemap: { priority: 0.8, changefreq: 'monthly' },
    ...likeTheFirst(careSlug, first.careSlug),
  },
  {
    path: `/${rulesSlug}`,
    html: 'static',
    offline: 'never',
    sitemap: { priority: 0.7, changefreq: 'monthly' },
    ...likeTheFirst(rulesSlug, first.rulesSlug),
  },
]);
