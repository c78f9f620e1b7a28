import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const SCRIPT = `console.log('${'water '.repeat(100)}');`;
const AS_BUILT = '0123456789ab';
const ADDRESSED = '<loc>https://built.example/terms</loc>';
const build = mkdtempSync(join(tmpdir(), 'limpid-pages-'));
let house: TestApp;

function lay(name: string, content: string | Buffer): void {
  const file = join(build, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  lay('client/index.html', '<h1>Front</h1>');
  lay('client/__spa-fallback.html', '<h1>Shell</h1>');
  lay('client/terms/index.html', '<h1>Terms</h1>');
  lay('client/sitemap.xml', ADDRESSED);
  lay('client/sitemap.xml.br', brotliCompressSync(ADDRESSED));
  lay('client/not-found/index.html', '<h1>Not found</h1>');
  lay('client/assets/app-1a2b.js', SCRIPT);
  lay('client/assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
  lay('client/assets/app-1a2b.js.gz', gzipSync(SCRIPT));
  lay('client/assets/face-1a2b.woff2', 'face');
  const kept = ['/sitemap.xml', '/favicon.svg'].map((url) => `{url:"${url}",revision:"${AS_BUILT}",isShell:!0}`);
  lay('client/sw.js', `// worker\nkeep([${kept.join()}]);`);
  lay('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  lay('client/manifest.webmanifest', '{"name":"Limpid"}');
  lay('client/speculation-rules.json', '{}');
  lay('client/.env', 'SECRET=1');
  lay('client/notes.bak', 'old');
  lay(
    'pages.json',
    JSON.stringify({
      pages: [
        { path: '/', html: '/index.html' },
        { path: '/dashboard', html: '/__spa-fallback.html' },
        { path: '/auth', html: '/__spa-fallback.html' },
        { path: '/gallery', html: '/__spa-fallback.html' },
        { path: '/gallery/:photoId', html: '/__spa-fallback.html' },
        { path: '/pools/:poolId', html: '/__spa-fallback.html' },
        { path: '/terms', html: '/terms/index.html' },
      ],
      notFound: '/not-found/index.html',
      siteUrl: 'https://built.example',
    }),
  );
  lay('csp.json', JSON.stringify({ '/index.html': { script: [HASH], style: [HASH] } }));
  house = await testApp({
    doors: [(app) => systemRoutes(app, { version: '0', isStopping: () => false }), (app) => accountRoutes(app, quickPasswords())],
    settings: { webBuildDir: build },
  });
});
afterAll(async () => {
  await house.close();
  rmSync(build, { recursive: true });
});

describe('pages', () => {
  it('serves each known address with its own file and policy', async () => {
    const browser = house.browser();
    const front = await browser.get('/');
    expect(front).toMatchObject({ status: 200, text: '<h1>Front</h1>' });
    expect(front.headers['content-security-policy']).toContain(`script-src 'self' '${HASH}';`);
    expect(front.headers['content-security-policy']).toContain(`style-src 'self' '${HASH}';`);
    expect(front.headers['content-security-policy']).not.toContain('unsafe');
    expect(front.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(String(front.headers.vary)).toContain('Cookie');
    expect(await browser.get('/terms?from=mail')).toMatchObject({ status: 200, text: '<h1>Terms</h1>' });
    expect((await browser.get('/terms')).headers['content-security-policy']).toContain("script-src 'self';");
    for (const path of ['/dashboard', '/auth?token=abc', '/pools/0197f6f0-0000-7000-8000-000000000000']) {
      expect(await browser.get(path)).toMatchObject({ status: 200, text: '<h1>Shell</h1>' });
    }
  });

  it('allows the camera in the gallery, and nowhere else', async () => {
    const camera = async (path: string) =>
      /camera=[^,]*/.exec(String((await house.browser().get(path)).headers['permissions-policy']))?.[0];
    for (const path of ['/gallery', '/gallery?month=2026-07', '/gallery/compare']) expect(await camera(path), path).toBe('camera=(self)');
    for (const path of ['/', '/dashboard', '/auth', '/terms', '/gallery/a/b', '/api/nothing', '/gallerys']) {
      expect(await camera(path), path).toBe('camera=()');
    }
  });

  it('leads photos that no worker received to the gallery, whatever their form says', async () => {
    const share = (headers: Record<string, string>, payload: string) =>
      house.app.server.inject({ method: 'POST', url: '/gallery/share', headers, payload });
    const type = 'multipart/form-data; boundary=x';
    for (const answer of [await share({ 'content-type': type }, 'x'.repeat(400_000)), await share({ 'content-type': 'nonsense' }, '')]) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/gallery?shared=later');
    }
  });

  it('answers what it does not know with the not-found page and 404', async () => {
    for (const path of [
      '/nothing',
      '/pools/a/b',
      '/__spa-fallback.html',
      '/.env',
      '/notes.bak',
      '/assets/none.js',
      '/../pages.json',
      '/%2e%2e/csp.json',
      '/..%2fpages.json',
      '/assets/..%5c..%5ccsp.json',
      '//evil.example/',
    ]) {
      const answer = await house.browser().get(path);
      expect(answer, path).toMatchObject({ status: 404, text: '<h1>Not found</h1>' });
    }
  });

  it('names the address at which people reach it, not the one that the build was made for', async () => {
    const here = `<loc>${house.app.baseUrl}/terms</loc>`;
    expect((await house.browser().get('/sitemap.xml')).text).toBe(here);
    const headers = { 'accept-encoding': 'br' };
    const { headers: said, rawPayload } = await house.app.server.inject({ url: '/sitemap.xml', headers });
    expect(said['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(here);
  });

  it('tells the worker what it has to hold those files against', async () => {
    const [moved, asBuilt] = [...(await house.browser().get('/sw.js')).text.matchAll(/revision:"([^"]+)"/g)].map(
      ([, revision]) => revision,
    );
    const { text } = await house.browser().get('/sitemap.xml');
    expect(moved).toBe(createHash('sha256').update(text).digest('hex').slice(0, AS_BUILT.length));
    expect(asBuilt).toBe(AS_BUILT);
  });

  it('never answers a call with a page', async () => {
    expect((await house.browser().get('/api/nothing')).body).toMatchObject({ code: 'not_found' });
    expect((await house.browser().post('/auth/nothing', {})).body).toMatchObject({ code: 'not_found' });
    expect(await house.browser().post('/terms', {})).toMatchObject({
      body: { code: 'method_not_allowed' },
      headers: { allow: 'GET, HEAD' },
    });
    expect((await house.browser().post('/nothing', {})).body).toMatchObject({ code: 'not_found' });
  });

  it('sends the signed-in from the front page to the dashboard', async () => {
    const browser = house.browser();
    await browser.register();
    expect(await browser.get('/')).toMatchObject({ status: 302, headers: { location: '/dashboard', 'cache-control': 'no-store' } });
    await browser.post('/auth/logout');
    expect((await browser.get('/')).status).toBe(200);
  });

  it('shows the front page to who has signed out where the server could not hear it', async () => {
    const browser = house.browser();
    await browser.register();
    browser.cookies.set('lmp_leaving', 'yes');
    expect(await browser.get('/')).toMatchObject({ status: 200, text: '<h1>Front</h1>' });
  });

  it('shows the front page also when the sessions cannot be asked', async () => {
    await house.database.pool.query('alter table sessions rename to sessions_away');
    const browser = house.browser();
    browser.cookies.set('lmp_session', 'x'.repeat(43));
    expect(await browser.get('/')).toMatchObject({ status: 200, text: '<h1>Front</h1>' });
    await house.database.pool.query('alter table sessions_away rename to sessions');
  });

  it('leads from the slash at the end to the page without', async () => {
    expect(await house.browser().get('/terms/?a=1')).toMatchObject({ status: 308, headers: { location: '/terms?a=1' } });
    expect((await house.browser().get('//terms/')).status).toBe(404);
  });

  it('leads from the name of a page’s file to its address for good, and shows no other HTML under a name', async () => {
    const browser = house.browser();
    for (const [asked, page] of [
      ['/terms/index.html', '/terms'],
      ['/terms/index.html?from=mail', '/terms?from=mail'],
      ['/index.html', '/'],
    ] as const) {
      const answer = await browser.get(asked);
      expect([answer.status, answer.headers.location], asked).toEqual([301, page]);
    }
    for (const path of ['/not-found/index.html', '/__spa-fallback.html', '/dashboard/index.html', '//index.html'])
      expect((await browser.get(path)).status, path).toBe(404);
  });

  it('sends assets for ever, compressed as the browser likes, and other files for now', async () => {
    const ask = (path: string, headers: Record<string, string>) => house.app.server.inject({ url: path, headers });
    const plain = await ask('/assets/app-1a2b.js', {});
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' });
    expect(plain.payload).toBe(SCRIPT);
    const brotli = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br;q=1.0' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect((await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
    const worker = await ask('/sw.js', {});
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    const again = await ask('/sw.js', { 'if-none-match': String(worker.headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, payload: '' });
    expect((await house.app.server.inject({ method: 'HEAD', url: '/terms' })).statusCode).toBe(200);
  });

  it('sends the worker with a policy that lets it fetch, the manifest and the rules for fetching ahead by their types', async () => {
    const browser = house.browser();
    const worker = await browser.get('/sw.js');
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect(worker.headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self';");
    const manifest = await browser.get('/manifest.webmanifest');
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await browser.get('/terms')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
    expect((await browser.get('/dashboard')).headers).not.toHaveProperty('speculation-rules');
    expect((await browser.get('/speculation-rules.json')).headers['content-type']).toContain('application/speculationrules+json');
  });

  it('says what concerns documents to documents and the worker only, and what concerns everything to everything', async () => {
    const headersOf = async (url: string) => (await house.app.server.inject({ url })).headers;
    const bare = [
      'x-content-type-options',
      'cross-origin-resource-policy',
      'cache-control',
      'etag',
      'content-security-policy',
      'referrer-policy',
    ];
    const more = ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster'];
    for (const path of ['/', '/terms', '/nothing', '/sw.js']) {
      const headers = await headersOf(path);
      for (const name of [...bare, ...more]) expect(headers, `${path} ${name}`).toHaveProperty(name);
    }
    expect(Object.keys(await headersOf('/api/nothing'))).toEqual(expect.arrayContaining(more));
    const assets = ['/assets/app-1a2b.js', '/assets/face-1a2b.woff2', '/favicon.svg', '/manifest.webmanifest', '/speculation-rules.json'];
    for (const path of assets) {
      const headers = await headersOf(path);
      for (const name of bare) expect(headers, `${path} ${name}`).toHaveProperty(name);
      for (const name of more) expect(headers, `${path} ${name}`).not.toHaveProperty(name);
      expect(JSON.stringify(headers).length, path).toBeLessThan(550);
    }
  });

  it('lets the browser keep pictures of a fixed name for a day', async () => {
    expect((await house.app.server.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('the scripts of pages that were opened before this build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-builds-'));
  const [now, before] = ['b'.repeat(16), 'a'.repeat(16)];
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are served from the builds beside it, while those are there', async () => {
    cpSync(build, join(folder, now), { recursive: true });
    for (const [name, text] of [
      ['assets/old-1a2b.js', 'old();'],
      ['terms/index.html', 'old terms'],
      ['old.txt', 'old'],
    ] as const) {
      mkdirSync(dirname(join(folder, before, 'client', name)), { recursive: true });
      writeFileSync(join(folder, before, 'client', name), text);
    }
    mkdirSync(join(folder, '.new-1', 'client', 'assets'), { recursive: true });
    writeFileSync(join(folder, '.new-1', 'client', 'assets', 'half-1a2b.js'), 'half');
    const other = await testApp({ doors: [], settings: { webBuildDir: join(folder, now) } });
    const get = (path: string) => other.browser().get(path);
    expect(await get('/assets/old-1a2b.js')).toMatchObject({ status: 200, text: 'old();' });
    expect((await get('/assets/old-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/terms')).text).toBe('<h1>Terms</h1>');
    for (const path of ['/old.txt', '/assets/half-1a2b.js']) expect((await get(path)).status, path).toBe(404);
    rmSync(join(folder, before), { recursive: true });
    for (const path of ['/assets/old-1a2b.js', '/assets/older-1a2b.js']) expect((await get(path)).status, path).toBeLessThan(500);
    await other.close();
  });
});
