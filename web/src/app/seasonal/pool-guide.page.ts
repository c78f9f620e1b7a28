import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/maintenance/seasonal',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards' },
  title: 'seasonal_title',
  tabTitle: 'seasonal_tab',
  icon: 'Sun',
  searchWords: 'seasonal_words',
  home: 'care',
  navigation: { group: 'care', order: 4 },
};
