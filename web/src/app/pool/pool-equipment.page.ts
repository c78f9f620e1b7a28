import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/pools/:poolId/equipment',
  values: 'personal',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards' },
  title: 'common_equipment',
  icon: 'Wrench',
  searchWords: 'equipment_search_words',
  home: 'care',
  navigation: { group: 'care', order: 1 },
};
