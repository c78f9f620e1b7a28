import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry/shopping',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards', width: 'medium' },
  title: 'common_shopping_list',
  icon: 'ShoppingCart',
  searchWords: 'shopping_search_words',
  home: 'water',
  navigation: { group: 'water', order: 3 },
};
