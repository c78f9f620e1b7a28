import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/maintenance',
  html: 'frame',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards', title: 'tasks_title' },
  title: 'tasks_title',
  shortTitle: 'shell_care',
  icon: 'ListChecks',
  searchWords: 'tasks_search_words',
  isSuggested: true,
  home: 'care',
  navigation: { group: 'bar', order: 3 },
};
