import type { Page } from '../pages/page.ts';

export const page: Page = { path: '/offline', html: 'frame', offline: 'install' };
