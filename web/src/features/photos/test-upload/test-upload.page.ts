import type { Page } from '../../../pages/page.ts';

/** A tool for the curious: open to everyone, and not listed by search engines. */
export const page: Page = {
  path: '/test-upload',
  html: 'complete',
  offline: 'never',
  title: 'camera_test_title',
  icon: 'ImageUp',
  searchWords: 'camera_test_words',
};
