import { expect, it } from 'vitest';
import { type RouteList, withoutRepeats } from './light-manifest.ts';

it('names what a route imports beyond its layouts and the program, and nothing twice', () => {
  const list: RouteList & { version: string } = {
    entry: { module: '/entry.js', imports: ['/react.js'] },
    routes: {
      root: { module: '/root.js', imports: ['/react.js', '/texts.js'] },
      shell: { parentId: 'root', module: '/shell.js', imports: ['/react.js', '/texts.js', '/icons.js'] },
      gallery: { parentId: 'shell', module: '/gallery.js', imports: ['/react.js', '/icons.js', '/root.js', '/photos.js', '/days.js'] },
      faq: { parentId: 'root', module: '/faq.js', imports: ['/icons.js', '/texts.js'] },
      plain: { parentId: 'root', module: '/plain.js' },
    },
    version: '1',
  };
  const { routes, entry, version } = withoutRepeats(list);
  expect(Object.fromEntries(Object.entries(routes).map(([id, { imports }]) => [id, imports]))).toEqual({
    root: ['/texts.js'],
    shell: ['/icons.js'],
    gallery: ['/days.js', '/photos.js'],
    faq: ['/icons.js'],
    plain: [],
  });
  expect([entry, version, routes['gallery']?.parentId]).toEqual([list.entry, '1', 'shell']);
});
