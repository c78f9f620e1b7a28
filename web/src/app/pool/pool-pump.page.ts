import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/pools/:poolId/pump',
  values: 'personal',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards' },
  title: 'equipment_planner_title',
  icon: 'Timer',
  searchWords: 'equipment_planner_search_words',
  home: 'care',
  navigation: { group: 'care', order: 2 },
};
