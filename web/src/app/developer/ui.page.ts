import type { Page } from '../../pages/page.ts';

export const page: Page = { path: '/developer/ui', html: 'shell', offline: 'never' };
