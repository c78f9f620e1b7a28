import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServiceWorker, PRECACHE_LIMIT_BYTES, precacheOf } from './service-worker.ts';

let build: string;

function lay(name: string, content: string | Buffer): void {
  const file = join(build, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const ROUTES = [
  ['root', undefined, '', 'root-1.js'],
  ['app/shell/shell-layout', 'root', undefined, 'shell-layout-1.js'],
  ['dashboard', 'app/shell/shell-layout', 'dashboard', 'dashboard-page-1.js'],
  ['log', 'app/shell/shell-layout', 'chemistry/log', 'log-page-1.js'],
  ['chemistry', 'app/shell/shell-layout', 'chemistry', 'chemistry-page-1.js'],
  ['public-pages/public-layout', 'root', undefined, 'public-layout-1.js'],
  ['offline', 'public-pages/public-layout', 'offline', 'offline-page-1.js'],
  ['calculators', 'public-pages/public-layout', 'calculators', 'calculators-page-1.js'],
  ['proof', 'public-pages/public-layout', 'proof', 'proof-page-1.js'],
  ['public-pages/reader-layout', 'root', undefined, 'reader-layout-1.js'],
  ['search', 'public-pages/reader-layout', 'search', 'search-page-1.js'],
  ['faq', 'root', 'faq', 'faq-page-1.js'],
  ['app/settings/settings-layout', 'app/shell/shell-layout', undefined, 'settings-layout-1.js'],
  ['settings', 'app/settings/settings-layout', 'settings', 'settings-page-1.js'],
] as const;

// As Vite writes it: the static and the dynamic imports of each file.
const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) =>
  [name, { file: `assets/${name}`, imports, dynamicImports }] as const;
const CHUNKS = Object.fromEntries([
  chunk('entry-1.js', ['react-1.js']),
  chunk('react-1.js'),
  chunk('root-1.js', ['react-1.js'], ['menu-1.js', 'error-service-1.js']),
  chunk('menu-1.js', [], ['messages-es-1.js']),
  chunk('messages-es-1.js'),
  chunk('error-service-1.js'),
  chunk('shell-layout-1.js', [], ['outbox-1.js', 'outbox-sheet-1.js', 'log-sheets-1.js']),
  chunk('log-sheets-1.js', ['part-dialog-1.js']),
  chunk('proof-page-1.js', ['sums-1.js', 'react-1.js']),
  chunk('sums-1.js'),
  chunk('outbox-1.js'),
  chunk('outbox-sheet-1.js', ['outbox-1.js', 'part-dialog-1.js']),
  chunk('part-dialog-1.js'),
  chunk('chemistry-page-1.js', [], ['chart-1.js']),
  chunk('chart-1.js'),
]);
const SCRIPTS = Object.keys(CHUNKS);

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'limpid-worker-'));
  const routes = Object.fromEntries(
    ROUTES.map(([id, parentId, path, module]) => [id, { id, parentId, path, module: `/assets/${module}`, imports: [] }]),
  );
  for (const [, , , module] of ROUTES) lay(`client/assets/${module}`, '');
  const manifest = { entry: { module: '/assets/entry-1.js', imports: [] }, routes };
  lay('client/assets/manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  for (const script of SCRIPTS) lay(`client/assets/${script}`, '');
  lay('chunks.json', JSON.stringify(CHUNKS));
  for (const form of ['', '.br', '.gz']) lay(`client/assets/messages-es-1.js${form}`, form);
  for (const name of ['phone-light', 'desktop-dark']) lay(`client/assets/${name}-1.webp`, randomBytes(PRECACHE_LIMIT_BYTES));
  lay('client/assets/chart-1.js', randomBytes(PRECACHE_LIMIT_BYTES));
  lay('client/assets/geist-400-1.woff2', 'font');
  lay('client/assets/site-1.css', 'styles');
  lay('client/__spa-fallback.html', '<shell>');
  for (const page of ['index.html', 'faq/index.html', 'offline/index.html']) lay(`client/${page}`, page);
  for (const file of ['manifest.webmanifest', 'favicon.svg', 'icons/icon-192.png']) lay(`client/${file}`, file);
  const app = ['/auth', '/dashboard', '/chemistry', '/chemistry/log'].map((path) => ({ path, html: '/__spa-fallback.html' }));
  const complete = [
    { path: '/', html: '/index.html' },
    { path: '/faq', html: '/faq/index.html' },
    { path: '/offline', html: '/offline/index.html' },
  ];
  lay('pages.json', JSON.stringify({ pages: [...complete, ...app], notFound: '/faq/index.html' }));
});
afterEach(() => rmSync(build, { recursive: true }));

describe('what the worker keeps', () => {
  it('is the frame of the app first, with what it cannot run without', () => {
    const { site } = precacheOf(build);
    const shell = site.files.filter(({ isShell }) => isShell).map(({ url }) => url);
    for (const name of ['manifest-1', 'entry-1', 'react-1', 'root-1', 'shell-layout-1', 'dashboard-page-1', 'log-page-1', 'offline-page-1'])
      expect(shell).toContain(`/assets/${name}.js`);
    expect(shell).toContain('/auth');
    expect(shell).toContain('/assets/public-layout-1.js');
    expect(shell).toContain('/assets/geist-400-1.woff2');
    expect(shell).toContain('/assets/site-1.css');
    expect(shell).not.toContain('/assets/menu-1.js');
  });

  it('holds the outbox, its sheet and the account, though they come late: offline they could not come at all', () => {
    const shell = precacheOf(build).site.files.filter(({ isShell }) => isShell);
    const urls = shell.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining(['/assets/outbox-1.js', '/assets/outbox-sheet-1.js', '/assets/log-sheets-1.js', '/assets/part-dialog-1.js']),
    );
  });

  it('grows while there is room; the rest comes later, and what needs a network never', () => {
    const { site, bytes } = precacheOf(build);
    const [now, later] = [site.files, site.laterFiles].map((files) => files.map(({ url }) => url));
    expect(bytes).toBeLessThanOrEqual(PRECACHE_LIMIT_BYTES);
    expect(now).toEqual(expect.arrayContaining(['/', '/assets/menu-1.js']));
    const pictures = ['/assets/desktop-dark-1.webp', '/assets/phone-light-1.webp'];
    expect(later).toEqual(['/assets/chemistry-page-1.js', '/assets/chart-1.js', '/assets/messages-es-1.js', ...pictures]);
    expect(site.laterFiles.map(({ language }) => language)).toEqual([undefined, undefined, 'es', undefined, undefined]);
    expect([...(now ?? []), ...(later ?? [])].filter((url) => /error-service|faq-page/.test(url))).toEqual([]);
  });

  it('holds a page together with the layouts that it is drawn in, and the answers to common questions', () => {
    const { site } = precacheOf(build);
    const urls = [...site.files, ...site.laterFiles].map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/assets/settings-page-1.js', '/assets/settings-layout-1.js', '/faq']));
  });

  it('changes its revision with its content, and nothing else’s', () => {
    const revisions = () => new Map(precacheOf(build).site.files.map(({ url, revision }) => [url, revision]));
    const before = revisions();
    const { version } = precacheOf(build).site;
    lay('client/index.html', 'changed');
    const after = revisions();
    expect([...after].filter(([url, revision]) => before.get(url) !== revision).map(([url]) => url)).toEqual(['/']);
    expect(precacheOf(build).site.version).not.toBe(version);
  });

  it('knows what the frame of the app needs to show a page of the public layout or the search, and keeps the calculators for it', () => {
    const { files, laterFiles, framePages } = precacheOf(build).site;
    expect(framePages).toEqual({ '/search': [], '/calculators': [], '/proof': ['/assets/proof-page-1.js', '/assets/sums-1.js'] });
    const urls = [...files, ...laterFiles].map(({ url }) => url);
    expect(urls).toContain('/assets/calculators-page-1.js');
    expect(urls).not.toContain('/assets/proof-page-1.js');
  });

  it('knows which addresses are the app’s', () => {
    const { site } = precacheOf(build);
    expect(site.appPages).toEqual(
      Object.fromEntries(['/offline', '/auth', '/dashboard', '/chemistry', '/chemistry/log'].map((path) => [path, '/auth'])),
    );
    expect(site.publicPages).toEqual(['/', '/faq']);
    expect(site.pageModules).toContain('/assets/faq-page-1.js');
    expect(site.pageModules).not.toContain('/assets/shell-layout-1.js');
    expect(site.offlineModule).toBe('/assets/offline-page-1.js');
    expect(site.lazyParts).toContain('/assets/menu-1.js');
    expect(site.lazyParts).not.toContain('/assets/react-1.js');
  });
});

it('keeps the start page’s own HTML where it has one, and the frame for the other pages of the app', () => {
  const pages = JSON.parse(readFileSync(join(build, 'pages.json'), 'utf8')) as { pages: { path: string; html: string }[] };
  for (const page of pages.pages) if (['/dashboard', '/chemistry'].includes(page.path)) page.html = `${page.path}/index.html`;
  for (const path of ['dashboard', 'chemistry']) lay(`client/${path}/index.html`, path);
  lay('pages.json', JSON.stringify(pages));
  const { site } = precacheOf(build);
  expect(site.appPages).toMatchObject({ '/dashboard': '/dashboard', '/chemistry': '/auth', '/chemistry/log': '/auth' });
  expect(site.files.map(({ url }) => url)).toEqual(expect.arrayContaining(['/dashboard', '/auth']));
  expect(site.publicPages).toEqual(['/', '/faq']);
});

it('becomes one script that imports nothing', async () => {
  const { site } = await buildServiceWorker(join(import.meta.dirname, '../..', 'web', 'src', 'sw', 'sw.ts'), build);
  const script = readFileSync(join(build, 'client', 'sw.js'), 'utf8');
  expect(script).toContain(site.version);
  expect(script).not.toMatch(/(^|[;}\s])import\s*[({"'*\w]/);
  expect(script).not.toContain('LIMPID_SITE');
});
