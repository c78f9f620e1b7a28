import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry/clear-up',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards' },
  title: 'clear_up_title',
  tabTitle: 'shell_clear_up',
  icon: 'Sparkles',
  searchWords: 'clear_up_search_words',
  home: 'water',
  navigation: { group: 'water', order: 2 },
};
