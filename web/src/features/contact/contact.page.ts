import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/contact',
  html: 'complete',
  offline: 'never',
  sitemap: { priority: 0.5, changefreq: 'yearly' },
  title: 'common_contact',
  icon: 'Mail',
  searchWords: 'shell_contact_words',
};
