import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/ai-coach',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'form', width: 'medium', title: 'coach_title' },
  title: 'coach_title',
  icon: 'Bot',
  searchWords: 'coach_search_words',
  isSuggested: true,
  home: 'more',
  navigation: { group: 'help', order: 1 },
};
