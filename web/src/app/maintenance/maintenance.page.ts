import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/maintenance',
  html: 'frame',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards', title: 'tasks_title' },
  title: 'tasks_title',
  shortTitle: 'tasks_title_short',
  icon: 'ListChecks',
  searchWords: 'tasks_search_words',
  isSuggested: true,
  navigation: { group: 'bar', order: 4 },
};
