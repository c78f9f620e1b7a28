import type { Page } from '../../pages/page.ts';

const sitemap = { priority: 0.8, changefreq: 'weekly' } as const;
const ofGuides = { values: { files: 'content/seasonal/*.md' }, sitemap: { priority: 0.7, changefreq: 'monthly' } } as const;

export const pages: readonly Page[] = [
  {
    path: '/seasonal',
    html: 'static',
    offline: 'never',
    sitemap,
    title: 'seasonal_title',
    icon: 'Sun',
    searchWords: 'seasonal_words',
    isForVisitors: true,
  },
  { path: '/seasonal/:slug', html: 'static', offline: 'never', ...ofGuides },
  { path: '/es/seasonal', html: 'static', offline: 'never', sitemap, looksLike: '/seasonal' },
  { path: '/es/seasonal/:slug', html: 'static', offline: 'never', ...ofGuides, looksLike: '/seasonal/:slug' },
];
