import type { Page } from '../../pages/page.ts';

const english: Page = {
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

const spanish: Page = {
  path: '/es',
  html: 'static',
  offline: 'never',
  sitemap: { priority: 0.9, changefreq: 'weekly' },
  prefetch: ['/chemistry', '/ai-coach', '/auth'],
  looksLike: '/',
};

export const pages: readonly Page[] = [english, spanish];
