import type { Page } from '../../pages/page.ts';

export const page: Page = {
  path: '/chemistry',
  html: 'frame',
  isProtected: true,
  offline: 'later',
  skeleton: { shape: 'cards', title: 'common_water_chemistry' },
  title: 'common_chemistry',
  icon: 'FlaskConical',
  prefetch: ['/ai-coach', '/maintenance'],
  searchWords: 'shell_chemistry_words',
  isSuggested: true,
  navigation: { group: 'bar', order: 3 },
};
