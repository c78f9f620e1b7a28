import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/',
  html: 'static',
  // where a sign-out leads
  offline: 'install',
  sitemap: { priority: 1, changefreq: 'weekly' },
  prefetch: ['/chemistry', '/ai-coach', '/auth'],
  title: 'common_start_page',
  icon: 'House',
  searchWords: 'shell_start_words',
  isForVisitors: true,
};
