import type { Page } from '../../pages/page.ts';

export const page: Page = { path: '/search', html: 'complete', offline: 'later' };
