import type { Page } from '../../pages/page.ts';

const today = {
  isProtected: true,
  offline: 'install',
  skeleton: { shape: 'today' },
  home: 'today',
  prefetch: ['/chemistry', '/maintenance', '/ai-coach'],
} as const;

export const pages: readonly Page[] = [
  {
    ...today,
    path: '/dashboard',
    html: 'frame',
    title: 'common_today',
    icon: 'House',
    searchWords: 'shell_today_words',
    isSuggested: true,
    navigation: { group: 'bar', order: 1 },
    chunks: 'today',
  },
  // the same page by another name
  { ...today, path: '/profile', html: 'shell', looksLike: '/dashboard' },
];
