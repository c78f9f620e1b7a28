import type { Page } from '../../../pages/page.ts';

export const page: Page = { path: '/setup', html: 'frame', offline: 'later', chunks: 'setup' };
