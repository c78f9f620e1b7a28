import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/pricing',
  html: 'complete',
  offline: 'never',
  sitemap: { priority: 0.8, changefreq: 'monthly' },
  title: 'common_pricing',
  icon: 'Tag',
  searchWords: 'shell_pricing_words',
  navigation: { group: 'you', order: 2 },
};
