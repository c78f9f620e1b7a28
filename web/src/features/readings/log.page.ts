import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry/log',
  html: 'frame',
  isProtected: true,
  offline: 'install',
  skeleton: { shape: 'form', width: 'medium', title: 'shell_log' },
  title: 'shell_log',
  shortTitle: 'shell_log_short',
  icon: 'Droplets',
  searchWords: 'shell_log_words',
  isSuggested: true,
  navigation: { group: 'bar', order: 2, isHighlighted: true },
  chunks: 'log',
};
