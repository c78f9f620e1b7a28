import type { Page } from '../pages/page.ts';

const english: Page = {
  path: '/faq',
  html: 'static',
  // what people may want to look up beside the water
  offline: 'later',
  sitemap: { priority: 0.8, changefreq: 'monthly' },
  prefetch: ['/ai-coach', '/chemistry', '/contact'],
  title: 'common_questions',
  icon: 'CircleHelp',
  searchWords: 'shell_questions_words',
  isSuggested: true,
  navigation: { group: 'help', order: 5 },
};

/** Saved on the device only by those who open it. */
const spanish: Page = {
  path: '/es/faq',
  html: 'static',
  offline: 'never',
  sitemap: { priority: 0.8, changefreq: 'monthly' },
  prefetch: ['/ai-coach', '/chemistry', '/contact'],
  looksLike: '/faq',
};

export const pages: readonly Page[] = [english, spanish];
