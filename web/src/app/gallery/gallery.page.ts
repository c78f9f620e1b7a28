import type { Page } from '../../pages/page.ts';

/** Open for visitors, who see what it is: only the photos need a person. */
const GALLERY = { home: 'care', offline: 'later' } as const;

export const pages: readonly Page[] = [
  {
    ...GALLERY,
    path: '/gallery',
    html: 'complete',
    skeleton: { shape: 'cards', title: 'photos_title' },
    title: 'photos_title',
    icon: 'Images',
    searchWords: 'photos_search_words',
    prefetch: ['/gallery/:photoId'],
    navigation: { group: 'care', order: 3 },
  },
  { ...GALLERY, path: '/gallery/:photoId', values: 'personal', html: 'shell', skeleton: { shape: 'cards' } },
  {
    ...GALLERY,
    path: '/gallery/links',
    html: 'shell',
    skeleton: { shape: 'cards', width: 'medium', title: 'photos_links' },
    title: 'photos_links',
    icon: 'Link2',
    searchWords: 'photos_links_search_words',
  },
];
