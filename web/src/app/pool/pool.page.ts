import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/pools/:poolId',
  values: 'personal',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards' },
  title: 'shell_pool_details',
  icon: 'Waves',
  searchWords: 'shell_pool_words',
  isSuggested: true,
  home: 'more',
  navigation: { group: 'you', order: 1 },
};
