import type { Page } from '../../pages/page.ts';

export const page: Page = { path: '/shared/photos/:token', html: 'static', offline: 'never', atRequest: 'private' };
