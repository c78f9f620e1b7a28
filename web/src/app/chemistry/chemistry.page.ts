import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry',
  html: 'frame',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards', title: 'common_water_chemistry' },
  title: 'common_chemistry',
  shortTitle: 'shell_water',
  tabTitle: 'common_history',
  icon: 'Droplets',
  prefetch: ['/ai-coach', '/maintenance'],
  searchWords: 'shell_chemistry_words',
  isSuggested: true,
  home: 'water',
  navigation: { group: 'bar', order: 2 },
};
