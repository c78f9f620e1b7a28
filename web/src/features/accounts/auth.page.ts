import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/auth',
  html: 'frame',
  offline: 'later',
  prefetch: ['/dashboard', '/'],
  title: 'common_sign_in',
  icon: 'LogIn',
  searchWords: 'shell_sign_in_words',
  isSuggested: true,
  isForVisitors: true,
  chunks: 'auth',
};
