// Every page is declared once and the declarations fit the routes, the specification and each other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFaults, robotsFaults, routeFiles } from './page-faults.ts';
import { MADE_AT_REQUEST, PAGES, patternOf, PRERENDERED, protectedPrefixes, speculationRules, valuesOf } from './page-list.ts';
import { pageModule } from './page-modules.ts';
import type { Page } from '../src/pages/page.ts';
import routes from '../src/routes.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8');
const pathsOf = (pages: readonly Page[]) => pages.map(({ path }) => path);

describe('the pages of the site', () => {
  it('are the routes, each declared once and without a fault', () => {
    const files = routeFiles(routes);
    expect(files.size).toBeGreaterThan(60);
    expect(pageFaults(PAGES, files, (file) => (file === '' ? '' : read(file)))).toEqual([]);
  });

  // The specification: "Prefixes requiring sign-in".
  it('ask for a session where the specification says so', () => {
    const specified = ['/dashboard', '/pools', '/chemistry', '/maintenance', '/ai-coach', '/library', '/settings', '/subscription'];
    const isSpecified = ({ path }: Page) => specified.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    expect(pathsOf(PAGES.filter((page) => isSpecified(page) && !page.isProtected))).toEqual([]);
    expect(protectedPrefixes(PAGES)).toEqual(expect.arrayContaining(specified));
    // What a visitor may read stays open: such a page is found by search engines or without an account.
    const open = ['/', '/auth', '/setup', '/offline', '/search', '/unsubscribe', '/developer/ui'];
    expect(pathsOf(PAGES.filter(({ path, isProtected }) => isProtected && open.includes(path)))).toEqual([]);
  });

  // The specification: "likely next pages are prefetched".
  it.each([
    ['/', ['/chemistry', '/ai-coach', '/auth']],
    ['/auth', ['/dashboard', '/']],
    ['/dashboard', ['/chemistry', '/maintenance', '/ai-coach']],
    ['/chemistry', ['/ai-coach', '/maintenance']],
    ['/faq', ['/ai-coach', '/chemistry', '/contact']],
  ])('from %s the specified next pages are fetched, as far as there are such pages', (from, specified) => {
    const page = PAGES.find(({ path }) => path === from);
    const built = specified.filter((path) => pathsOf(PAGES).includes(path));
    expect([...(page?.prefetch ?? [])].toSorted()).toEqual(built.toSorted());
  });
});

const OPEN: Page = { path: '/open', html: 'complete', offline: 'never' };
const HIDDEN: Page = { path: '/hidden', html: 'shell', offline: 'later', isProtected: true, skeleton: { shape: 'form' }, home: 'more' };
const STATIC_HANDLE = 'export const handle = { static: true };';
const faultsOf = (pages: readonly Page[], source = '') =>
  pageFaults(pages, new Map(pages.map(({ path }) => [path, 'page.tsx'])), () => source);

describe('a declaration with a fault is named', () => {
  it('finds nothing in good ones', () => expect(faultsOf([OPEN, HIDDEN])).toEqual([]));

  it.each<[string, readonly Page[], string]>([
    ['twice', [OPEN, OPEN], '/open is declared twice.'],
    ['a link to nowhere', [{ ...OPEN, prefetch: ['/gone'] }], '/open names /gone, which is no other page.'],
    ['like a page that is not there', [{ ...OPEN, looksLike: '/gone' }], '/open names /gone, which is no other page.'],
    [
      'open below a protected page',
      [HIDDEN, { ...OPEN, path: '/hidden/open' }],
      '/hidden/open is open to everybody, but lies below /hidden, which is protected.',
    ],
    ['protected without a skeleton', [{ ...HIDDEN, skeleton: undefined } as unknown as Page], '/hidden is protected and needs a skeleton.'],
    [
      'protected in the sitemap',
      [{ ...HIDDEN, sitemap: { priority: 1, changefreq: 'weekly' } }],
      '/hidden is in the sitemap, but has no public HTML.',
    ],
    ['found by words, but nameless', [{ ...OPEN, searchWords: 'shell_log_words' }], '/open can be found, so it needs a title and an icon.'],
    [
      'two at one place',
      [
        { ...OPEN, title: 'common_log_a_test', icon: 'House', navigation: { group: 'help', order: 1 } },
        { ...HIDDEN, title: 'common_log_a_test', icon: 'House', navigation: { group: 'help', order: 1 } },
      ],
      '/hidden takes the place "help 1" in the navigation, which another page has.',
    ],
    [
      'in the app, but at home nowhere',
      [{ ...HIDDEN, home: undefined } as unknown as Page],
      '/hidden is a page of the app and needs a home.',
    ],
    [
      'a tab of another home',
      [{ ...HIDDEN, title: 'common_log_a_test', icon: 'House', navigation: { group: 'water', order: 1 } }],
      '/hidden is a tab of water, so that is its home.',
    ],
    ['a parameter of unknown values', [{ ...OPEN, path: '/open/:name' }], '/open/:name has a parameter and has to declare its values.'],
    [
      'values of nothing',
      [{ ...OPEN, values: { files: 'content/*.md' } }],
      '/open declares values, but has no parameter that they could be of.',
    ],
    ['made at the request for the app', [{ ...OPEN, atRequest: 'public' }], '/open is made at the request, so it is static.'],
    [
      'made at the request and kept on the device',
      [{ ...OPEN, html: 'static', atRequest: 'private', offline: 'later' }],
      '/open is made at the request: it is in no sitemap, on no device and behind no sign-in.',
    ],
    [
      'two for the same home in the bar',
      [1, 2].map((order) => ({
        ...HIDDEN,
        path: `/hidden${order}`,
        title: 'common_log_a_test',
        icon: 'House',
        navigation: { group: 'bar', order },
      })),
      'The bar of a phone has a page for each home, and no other.',
    ],
  ])('%s', (_, pages, fault) => expect(faultsOf(pages, pages[0]?.html === 'static' ? STATIC_HANDLE : '')).toEqual([fault]));

  it('a route without a declaration, and a declaration without a route', () => {
    expect(pageFaults([OPEN], new Map([['/other', 'page.tsx']]), () => '')).toEqual([
      '/other is in routes.ts, but no *.page.ts declares it.',
      '/open is declared, but routes.ts has no such route.',
    ]);
  });

  it('a static page that declares otherwise, and one without the handle', () => {
    expect(faultsOf([OPEN], STATIC_HANDLE)).toEqual(["/open has the handle of a static page, but declares 'complete'."]);
    expect(faultsOf([{ ...OPEN, html: 'static' }])).toEqual(["/open declares 'static', but has no static handle."]);
  });

  it('what search engines read is held against it', () => {
    const html = '<meta name="robots" content="index, follow"/><link rel="canonical" href="https://limpid.example/other"/>';
    expect(robotsFaults([OPEN], () => html)).toEqual([
      '/open allows search engines, its declaration says otherwise.',
      '/open names https://limpid.example/other as its address.',
    ]);
  });
});

describe('what follows from the declarations', () => {
  it('a protected page protects what lies below it, whatever its parameters', () => {
    const pages = [HIDDEN, { ...HIDDEN, path: '/hidden/deep' }, { ...HIDDEN, path: '/things/:thingId' }];
    expect(protectedPrefixes(pages)).toEqual(expect.arrayContaining(['/ai-coach', '/hidden', '/things']));
    expect(protectedPrefixes(pages)).not.toContain('/hidden/deep');
    expect(JSON.stringify(speculationRules(pages))).toContain('"/things/*"');
    expect(patternOf('/things/:thingId').test('/things/1')).toBe(true);
    expect(patternOf('/things/:thingId').test('/things/1/more')).toBe(false);
  });

  it('a page has the values of its files, and is built only where it isn’t made at the request', () => {
    expect(valuesOf({ values: { files: 'content/library/*.md' } })).toEqual(expect.arrayContaining(['foam', 'free-chlorine']));
    expect(valuesOf({ values: 'personal' })).toBeUndefined();
    expect(() => valuesOf({ values: { files: 'content/nothing/*.md' } })).toThrow('content/nothing');
    const made = MADE_AT_REQUEST.map(({ path }) => path);
    expect(made).toContain('/shared/photos/:token');
    expect(PRERENDERED.filter((path) => made.includes(path))).toEqual([]);
  });

  it('each part of the browser gets what it shows, with its texts and icons, and no more', () => {
    const shown = { title: 'common_log_a_test', icon: 'House', searchWords: 'shell_log_words' } as const;
    const pages: Page[] = [
      { ...OPEN, ...shown },
      { ...HIDDEN, ...shown, tabTitle: 'common_history', home: 'water', navigation: { group: 'bar', order: 1 } },
      { ...HIDDEN, ...shown, path: '/hidden/:poolId/part', home: 'water', navigation: { group: 'water', order: 1 } },
    ];
    const bar = pageModule('limpid:bar', pages, '/messages.js');
    expect(bar).toContain('import { m } from "/messages.js";\nimport { House } from \'lucide-react\';');
    expect(bar).toContain('path: "/hidden", title: m.common_log_a_test, icon: House');
    expect(bar).not.toMatch(/"\/open|shell_log_words|part"/);
    expect(bar).toContain(String.raw`{ home: "water", pattern: /^\/hidden\/?$|^\/hidden\/[^/]+\/part\/?$/ }`);
    const tabs = pageModule('limpid:tabs', pages, '/messages.js');
    expect(tabs).toContain('path: "/hidden", title: m.common_history, home: "water"');
    expect(tabs).toContain('path: "/hidden/:poolId/part", title: m.common_log_a_test');
    expect(pageModule('limpid:palette-pages', pages, '/messages.js')).toContain('searchWords: m.shell_log_words');
    expect(pageModule('limpid:protected-prefixes', pages, '/messages.js')).toContain('"/hidden"');
  });
});
