import type { Page } from '../../pages/page.ts';

/** Articles are read beside a pool, where there may be no reception. */
const LIBRARY = { html: 'shell', isProtected: true, offline: 'later', home: 'more' } as const;

export const pages: readonly Page[] = [
  {
    ...LIBRARY,
    path: '/library',
    skeleton: { shape: 'cards', title: 'library_title' },
    title: 'library_title',
    icon: 'BookOpen',
    searchWords: 'library_search_words',
    navigation: { group: 'help', order: 3 },
  },
  {
    ...LIBRARY,
    path: '/library/symptoms',
    skeleton: { shape: 'form', width: 'medium', title: 'library_solver' },
    title: 'library_solver',
    icon: 'Stethoscope',
    searchWords: 'library_solver_search_words',
    navigation: { group: 'help', order: 2 },
  },
  { ...LIBRARY, path: '/library/:slug', values: { files: 'content/library/*.md' }, skeleton: { shape: 'cards' } },
];
