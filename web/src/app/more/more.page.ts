import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/more',
  html: 'frame',
  isProtected: true,
  offline: 'install',
  skeleton: { shape: 'cards', width: 'medium', title: 'shell_more' },
  title: 'shell_more',
  icon: 'Menu',
  searchWords: 'shell_more_words',
  home: 'more',
  navigation: { group: 'bar', order: 4 },
};
