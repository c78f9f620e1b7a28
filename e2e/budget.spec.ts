// What the build weighs, held to its bars: read from web/build, no browser needed.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageWeights, routeChunks } from '../tools/page-weights.ts';

const BUILD = join(import.meta.dirname, '../web/build');
/**
 * gzip, in kB: what a page needs before it can be drawn by the app. The bar is 160; React, its router and the queries alone are 121. These
 * figures are where each page stands, rounded up: they may only fall.
 */
const FIRST_PAGES = { '/dashboard': 193, '/chemistry/log': 186, '/auth': 208, '/setup': 214, '/chemistry': 210 };
const ROUTE_CHUNK_BYTES = 30_000;
const DEFERRED_BYTES = 12_000;
const PUBLIC_PAGES = ['/index.html', '/faq/index.html', '/pool-services-florida/index.html', '/pool-regulations-florida/index.html'];
/** brotli: the page, its faces, its script, its water, its icon; headers are about 0.8 kB for each */
const PUBLIC_PAGE_BYTES = 60_000;

const asset = (pattern: string) => globSync(pattern, { cwd: join(BUILD, 'client') }).map((name) => join(BUILD, 'client', name));
const sent = (file: string): number => {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
};

for (const [address, mostKb] of Object.entries(FIRST_PAGES)) {
  test(`${address} needs at most ${mostKb} kB of script, gzip`, () => {
    const page = pageWeights(BUILD).find((one) => one.address === address);
    expect(page, `${address} is a page`).toBeDefined();
    expect(page?.gzip, `node tools/page-weights.ts ${address} says who brings what`).toBeLessThanOrEqual(mostKb * 1000);
  });
}

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
    const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].map(([tag]) => tag);
    expect(sources, page).toHaveLength(1);
    expect(sources[0], page).toMatch(/\sdefer/);
    expect(html, page).not.toMatch(/<link[^>]+rel="(stylesheet|modulepreload)"/);
  }
});

test('a public page is at most 60 kB before one touches it', () => {
  for (const page of PUBLIC_PAGES) {
    const html = readFileSync(join(BUILD, 'client', page), 'utf8');
    const faces = [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => join(BUILD, 'client', href));
    const water = asset('assets/caustics-*.webp');
    const files = [join(BUILD, 'client', page), ...faces, ...water, ...asset('assets/deferred-*.js'), join(BUILD, 'client/favicon.svg')];
    expect(files.length, page).toBeGreaterThanOrEqual(5);
    expect(
      files.reduce((total, file) => total + sent(file), 0),
      page,
    ).toBeLessThanOrEqual(PUBLIC_PAGE_BYTES);
  }
});

test('the texts of another language are one script of their own', () => {
  const [spanish] = asset('assets/words-es-*.js');
  expect(readFileSync(spanish ?? '', 'utf8')).toContain('piscina');
  const english = globSync('assets/{entry,shell,kit}*.js', { cwd: join(BUILD, 'client') }).map((name) =>
    readFileSync(join(BUILD, 'client', name), 'utf8'),
  );
  for (const text of english) expect(text).not.toContain('piscina');
});
