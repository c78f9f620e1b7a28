import type { Page } from '../../pages/page.ts';

const common = { html: 'shell', isProtected: true, offline: 'later', home: 'water', skeleton: { shape: 'form' }, icon: 'Camera' } as const;

export const pages: readonly Page[] = [
  { ...common, path: '/chemistry/strip', title: 'strip_title', searchWords: 'strip_search_words' },
  {
    ...common,
    path: '/chemistry/water-photo',
    title: 'strip_look_title',
    searchWords: 'strip_look_search_words',
    looksLike: '/chemistry/strip',
  },
];
