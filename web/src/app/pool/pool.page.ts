import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/pools/:poolId',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards' },
  title: 'common_pool',
  icon: 'Waves',
  searchWords: 'shell_pool_words',
  isSuggested: true,
  navigation: { group: 'bar', order: 5 },
};
