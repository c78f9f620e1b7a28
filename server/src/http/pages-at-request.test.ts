import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { requireFound } from './problems.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const build = mkdtempSync(join(tmpdir(), 'limpid-at-request-'));
let house: TestApp;

function lay(name: string, content: string): void {
  mkdirSync(dirname(join(build, name)), { recursive: true });
  writeFileSync(join(build, name), content);
}

/** Says in its HTML all that it was asked for. */
const DRAW = `
export async function draw({ pattern, path, language, shown }) {
  const head = '<style>/* here */</style><link rel="canonical" href="https://built.example/x"/>';
  const html = head + [pattern, path, language, JSON.stringify(shown) ?? 'nothing'].join(' ') + ' https://built.example/said';
  return { status: shown === undefined ? 404 : 200, html };
}`;
const pages = [
  { path: '/letters/:token', atRequest: 'private', styles: 'a{b:$&}', hashes: { script: [HASH], style: [HASH] } },
  { path: '/posts/:id/:slug', atRequest: 'public', styles: '', hashes: { script: [], style: [] } },
];

beforeAll(async () => {
  lay('client/not-found/index.html', '<h1>Not found</h1>');
  lay('client/library/index.html', '<h1>Article</h1>');
  lay(
    'pages.json',
    JSON.stringify({
      pages: [{ path: '/library/:slug', html: '/library/index.html', values: ['foam'] }],
      notFound: '/not-found/index.html',
      siteUrl: 'https://built.example',
    }),
  );
  lay('at-request/draw.js', DRAW);
  lay('at-request/pages.json', JSON.stringify({ stylesHere: '/* here */', pages }));
  house = await testApp({
    doors: [(app) => systemRoutes(app, { version: '0', isStopping: () => false }), (app) => accountRoutes(app, quickPasswords())],
    pages: {
      '/letters/:token': ({ params, person }) => (params['token'] === 'known' ? { to: person?.firstName ?? 'a stranger' } : undefined),
      '/posts/:id/:slug': ({ params }) => Promise.resolve(requireFound(params['id'] === '0' ? undefined : { ...params })),
    },
    settings: { webBuildDir: build },
  });
});
afterAll(async () => {
  await house.close();
  rmSync(build, { recursive: true });
});

describe('a page that is made at the request', () => {
  it('shows what its feature says, with its own styles and its own policy', async () => {
    const { status, text, headers } = await house.browser().get('/letters/known?from=mail');
    expect(status).toBe(200);
    expect(text).toContain('/letters/:token /letters/known en {"to":"a stranger"}');
    expect(text).toContain('<style>a{b:$&}</style>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${HASH}'; style-src 'self' '${HASH}';`);
  });

  it('names the address at which people reach the site in its markup, and leaves what people wrote', async () => {
    const { text } = await house.browser().get('/letters/known');
    expect(text).toContain(`href="${house.app.baseUrl}/x"`);
    expect(text).toContain(' https://built.example/said');
  });

  it('is a 404 where there is no such thing, and says so itself', async () => {
    expect(await house.browser().get('/letters/unknown')).toMatchObject({ status: 404, text: expect.stringContaining('nothing') });
    expect((await house.browser().get('/posts/0/hello')).status).toBe(404);
    for (const path of ['/letters', '/letters/a/b', '/letters/..', '/letters/%2e%2e', '/letters/a%2Fb'])
      expect(await house.browser().get(path), path).toMatchObject({ status: 404, text: '<h1>Not found</h1>' });
  });

  it('is kept nowhere, listed nowhere and named to no other site when it is private', async () => {
    const { headers } = await house.browser().get('/letters/known');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('is asked for again each time when it is public, and sent again only where it has changed', async () => {
    const first = await house.app.server.inject({ url: '/posts/1/hello' });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' });
    expect(first.headers).not.toHaveProperty('x-robots-tag');
    const again = await house.app.server.inject({ url: '/posts/1/hello', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, payload: '' });
    const other = await house.app.server.inject({ url: '/posts/2/hello', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(other.statusCode).toBe(200);
  });

  it('speaks the person’s language, else the browser’s, else English', async () => {
    const ask = async (languages: string) =>
      (await house.app.server.inject({ url: '/letters/known', headers: { 'accept-language': languages } })).payload;
    expect(await ask('es-MX,es;q=0.9,en;q=0.8')).toContain(' es {');
    expect(await ask('fr-CA,fr,es;q=0.5')).toContain(' es {');
    expect(await ask('de')).toContain(' en {');
    const browser = house.browser();
    await browser.register();
    await house.database.pool.query("update people set language = 'es'");
    expect((await browser.send('GET', '/letters/known', { headers: { 'accept-language': 'en' } })).text).toContain(' es {"to":"Mara"}');
  });

  it('answers HEAD and GET only, and compressed as the browser likes', async () => {
    const head = await house.app.server.inject({ method: 'HEAD', url: '/letters/known' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(await house.browser().post('/letters/known', {})).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    const packed = await house.app.server.inject({ url: '/letters/known', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('/letters/known en');
  });

  it('leads from the slash at the end to the address without', async () => {
    const { statusCode, headers } = await house.app.server.inject({ url: '/letters/known/?a=1' });
    expect([statusCode, headers.location]).toEqual([308, '/letters/known?a=1']);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('costs its caller like a call, so that tokens can’t be guessed', async () => {
    const strict = await testApp({
      doors: [],
      pages: { '/letters/:token': () => undefined },
      settings: { webBuildDir: build },
      limits: { anonymous: { count: 2, windowS: 60 } },
    });
    const browser = strict.browser();
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await browser.get('/letters/guess')).status);
    expect(statuses).toEqual([404, 404, 429]);
    await strict.close();
  });

  it('is its data where no build draws it: the development server draws it then', async () => {
    const bare = await testApp({ doors: [], pages: { '/letters/:token': () => ({ to: 'you' }) } });
    expect((await bare.browser().get('/letters/known')).body).toEqual({ pattern: '/letters/:token', language: 'en', shown: { to: 'you' } });
    await bare.close();
  });
});

it('an address whose values the build knows is there for these and for no other', async () => {
  expect(await house.browser().get('/library/foam')).toMatchObject({ status: 200, text: '<h1>Article</h1>' });
  for (const path of ['/library/nope', '/library/Foam', '/library/nope/'])
    expect(await house.browser().get(path), path).toMatchObject({ status: 404, text: '<h1>Not found</h1>' });
  expect((await house.browser().get('/library/foam/')).status).toBe(308);
});
