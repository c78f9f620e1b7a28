// What the build weighs, held to its bars.
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from './journey.ts';
import { REGIONS } from '../web/src/public-pages/regions/regions.ts';
import { webBuildDir } from '../tools/builds.ts';
import { pageWeights, routeChunks } from '../tools/page-weights.ts';
import { renamedWith } from '../tools/renamed.ts';

const BUILD = webBuildDir();
/** gzip, in kB: what a page needs before the app can draw it; React, its router and the queries alone are 145. Doubtful tests and the salt cell's own range cost three of them 1 kB. */
const FIRST_PAGES = { '/dashboard': 186, '/chemistry/log': 201, '/auth': 180, '/setup': 193, '/chemistry': 179 };
const ROUTE_CHUNK_BYTES = 30_000;
const DEFERRED_BYTES = 12_000;
/** as text: 91,000 before the rest had a file of its own */
const FIRST_STYLES_LENGTH = 34_000;
/** brotli */
const STYLE_SHEET_BYTES = 18_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const MESSAGES_BYTES = 12_000;
/** the manifest of the routes is one more, in every build */
const RENAMED_SCRIPTS = 4;
const TEXTS = [
  'faq',
  'es',
  'es/faq',
  'seasonal',
  'es/seasonal',
  'seasonal/southern-california-spring',
  'es/seasonal/southern-california-spring',
  'about-limpid',
  'terms',
  'privacy',
  'disclaimer',
  'privacy-settings',
];
const PUBLIC_PAGES = [
  '',
  ...[...TEXTS, ...REGIONS.flatMap(({ careSlug, rulesSlug }) => [careSlug, rulesSlug])].map((slug) => `/${slug}`),
].map((path) => `${path}/index.html`);
/** brotli, with headers: the page, its faces, its script, its water, its icon, and what the browser asks for on its own */
const PUBLIC_PAGE_BYTES = 61_000;
/** measured: server/src/http/headers.ts */
const DOCUMENT_HEADER_BYTES = 1210;
const ASSET_HEADER_BYTES = 440;

const asset = (pattern: string) => globSync(pattern, { cwd: join(BUILD, 'client') }).map((name) => join(BUILD, 'client', name));
const sent = (file: string): number => {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
};

test('the first pages need at most their kilobytes of script, gzip', () => {
  const pages = pageWeights(BUILD);
  for (const [address, mostKb] of Object.entries(FIRST_PAGES)) {
    const page = pages.find((one) => one.address === address);
    expect(page, `${address} is a page`).toBeDefined();
    expect.soft(page?.gzip, `node tools/page-weights.ts ${address} says who brings what`).toBeLessThanOrEqual(mostKb * 1000);
  }
});

test('no page alone brings more than 30 kB of script, brotli', () => {
  const heavy = routeChunks(BUILD).filter(({ brotli }) => brotli > ROUTE_CHUNK_BYTES);
  expect(heavy).toEqual([]);
});

test('pages without the app have one script of at most 12 kB, brotli', () => {
  const scripts = asset('assets/deferred-*.js');
  expect(scripts).toHaveLength(1);
  expect(sent(scripts[0] ?? '')).toBeLessThanOrEqual(DEFERRED_BYTES);
  for (const page of PUBLIC_PAGES) {
    const html = readFileSync(join(BUILD, 'client', page), 'utf8');
    // Named in the line that fetches it after the first paint, and nowhere else.
    expect(html.match(/\/assets\/[\w.-]+\.js/g), page).toEqual([expect.stringMatching(/\/deferred-/)]);
    expect(html, page).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html, page).not.toMatch(/<link[^>]+rel="(stylesheet|modulepreload|preload)"/);
  }
});

test('pages of the app let their frame be painted before they ask for scripts, and wait for no face', () => {
  for (const page of ['dashboard', 'chemistry/log', 'auth', 'calculators']) {
    const html = readFileSync(join(BUILD, 'client', page, 'index.html'), 'utf8');
    expect(html, page).not.toMatch(/<link[^>]+rel="(modulepreload|preload|stylesheet)"|<script[^>]*\ssrc=/);
    expect(html, page).toContain("type:'paint'");
    expect(html, page).not.toMatch(/^import [^(]/m);
    expect(html, page).not.toMatch(/<link[^>]+as="font"/);
  }
});

test('a page of the app carries the styles of its first paint only, the others are one file that the browser keeps', () => {
  const [styles = '', ...more] = asset('assets/site-*.css');
  expect(more).toEqual([]);
  expect(sent(styles)).toBeLessThanOrEqual(STYLE_SHEET_BYTES);
  const documents = globSync('**/*.html', { cwd: join(BUILD, 'client') }).map((name) => readFileSync(join(BUILD, 'client', name), 'utf8'));
  const ofTheApp = documents.filter((html) => html.includes('__reactRouterContext'));
  expect(ofTheApp.length).toBeGreaterThan(20);
  for (const html of ofTheApp) {
    const name = /<title>([^<]*)/.exec(html)?.[1];
    expect(/<style id="site-style">([^<]*)/.exec(html)?.[1]?.length, name).toBeLessThanOrEqual(FIRST_STYLES_LENGTH);
    expect(html, name).toContain(`/assets/${basename(styles)}`);
  }
});

test('what the first paint of a page of the app shows does not change when the whole style sheet comes', async ({ browser }) => {
  const content = asset('assets/site-*.css').map((file) => readFileSync(file, 'utf8'))[0] ?? '';
  // The page as it is before any script: its own styles, then ours in the place of the file.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  await context.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());
  const page = await context.newPage();
  const inBoth = async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await page.screenshot();
    await page.emulateMedia({ colorScheme: 'light' });
    return [dark, await page.screenshot()].map((picture) => picture.toString('base64'));
  };
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    for (const address of [...Object.keys(FIRST_PAGES), '/settings', '/calculators/dose']) {
      await page.goto(address);
      const before = await inBoth();
      await page.addStyleTag({ content });
      const after = await inBoth();
      expect
        .soft(
          after.map((picture, index) => picture === before[index]),
          `${address} at ${viewport.width} px`,
        )
        .toEqual([true, true]);
    }
  }
  await context.close();
});

test('every page without the app is at most 61 kB before it is touched', () => {
  const assets = ['assets/geist-400-*.woff2', 'assets/newsreader-460-*.woff2', 'assets/caustics-*.webp', 'assets/deferred-*.js'].flatMap(
    asset,
  );
  const fixed = ['favicon.svg', 'manifest.webmanifest', 'speculation-rules.json'].map((name) => join(BUILD, 'client', name));
  expect(assets).toHaveLength(4);
  const around = [...assets, ...fixed].reduce((total, file) => total + sent(file) + ASSET_HEADER_BYTES, 0);
  // Spanish has its titles in the font of its texts (styles/base.css), and accents.
  const of = (pattern: string) => asset(pattern).reduce((total, file) => total + sent(file) + ASSET_HEADER_BYTES, 0);
  const spanish = of('assets/geist-more-*.woff2') - of('assets/newsreader-460-*.woff2');
  expect(spanish).toBeLessThan(0);
  for (const page of PUBLIC_PAGES) {
    const weight = sent(join(BUILD, 'client', page)) + DOCUMENT_HEADER_BYTES + around + (page.startsWith('/es') ? spanish : 0);
    expect.soft(weight, page).toBeLessThanOrEqual(PUBLIC_PAGE_BYTES);
  }
});

test('the texts of another language are one script per area, and none of them is in the scripts of every page', () => {
  const spanish = asset('assets/messages-es-*.js');
  expect(spanish.length).toBeGreaterThan(20);
  for (const file of spanish) expect(sent(file), file).toBeLessThanOrEqual(MESSAGES_BYTES);
  const common = asset('assets/{entry,shell}*.js');
  expect(common.length).toBeGreaterThan(1);
  for (const file of common) expect(readFileSync(file, 'utf8'), file).not.toContain('piscina');
});

const expectFew = (renamed: string[]): void => {
  for (const changed of ['log-page', 'messages-es-log']) expect(renamed.join(' ')).toContain(changed);
  expect(renamed.length, renamed.join(', ')).toBeLessThanOrEqual(RENAMED_SCRIPTS);
};

test('one more text on the page of the log, and in its Spanish, renames at most 4 scripts besides the manifest of the routes', () => {
  const renamed = renamedWith(BUILD, (module) => /features\/readings\/log-page\.tsx$|messages-es-log$/.test(module));
  expectFew(renamed.filter((name) => !name.startsWith('manifest-')));
});

// The same by really building it again: most of a minute of processor time.
if (process.env['ALL_RUNS'] === '1') {
  test('a second build with one more text has at most 4 scripts of another name', async () => {
    test.setTimeout(180_000);
    const { renamedByOneText } = await import('../tools/build-with-text.ts');
    expectFew(await renamedByOneText(BUILD));
  });
}
