import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry/log',
  html: 'frame',
  isProtected: true,
  offline: 'install',
  skeleton: { shape: 'form', width: 'medium', title: 'common_log_a_test' },
  title: 'common_log_a_test',
  icon: 'Plus',
  searchWords: 'shell_log_words',
  isSuggested: true,
  home: 'water',
  chunks: 'log',
};
