import type { Page } from '../pages/page.ts';

export const page: Page = {
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
