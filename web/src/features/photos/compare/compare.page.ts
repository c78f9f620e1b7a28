import type { Page } from '../../../pages/page.ts';

export const page: Page = {
  path: '/gallery/compare',
  html: 'shell',
  isProtected: true,
  offline: 'later',
  home: 'care',
  skeleton: { shape: 'cards', title: 'camera_compare' },
  title: 'camera_compare',
};
