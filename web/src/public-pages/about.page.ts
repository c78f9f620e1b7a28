import type { Page } from '../pages/page.ts';

export const page: Page = {
  path: '/about-limpid',
  html: 'static',
  offline: 'never',
  sitemap: { priority: 0.5, changefreq: 'monthly' },
  title: 'shell_about',
  icon: 'Info',
  searchWords: 'shell_about_words',
};
