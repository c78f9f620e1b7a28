import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/proof',
  html: 'complete',
  offline: 'never',
  sitemap: { priority: 0.7, changefreq: 'monthly' },
  title: 'common_proof',
  icon: 'BadgeCheck',
  searchWords: 'shell_proof_words',
  navigation: { group: 'help', order: 6 },
};
