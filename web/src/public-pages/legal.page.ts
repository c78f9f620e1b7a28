import type { Page } from '../pages/page.ts';

const legal = { html: 'static', offline: 'never', sitemap: { priority: 0.3, changefreq: 'yearly' } } as const;

export const pages: readonly Page[] = [
  { ...legal, path: '/terms', title: 'common_terms_of_use', icon: 'FileText', searchWords: 'shell_terms_words' },
  { ...legal, path: '/privacy', title: 'common_privacy_notice', icon: 'ShieldCheck', searchWords: 'shell_privacy_words' },
  { ...legal, path: '/disclaimer' },
  { ...legal, path: '/privacy-settings' },
];
