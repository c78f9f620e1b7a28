import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry/treatments',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards', width: 'medium' },
  title: 'common_treatments',
  icon: 'Beaker',
  searchWords: 'treatments_search_words',
  home: 'water',
  navigation: { group: 'water', order: 1 },
};
