import type { Page } from '../pages/page.ts';

export const page: Page = {
  path: '/about-limpid',
  html: 'static',
  offline: 'never',
  sitemap: { priority: 0.5, changefreq: 'monthly' },
  title: 'common_about_limpid',
  icon: 'Info',
  searchWords: 'shell_about_words',
};
