// What every answer has in common, whatever makes it: a route, the pages, the framework, or the parser before there is a request.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { poolRoutes } from '../features/pools/pools.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const PORT = 23_011;
const build = mkdtempSync(join(tmpdir(), 'limpid-answers-'));
const FILES = {
  'client/index.html': '<h1>Front</h1>',
  'client/terms/index.html': '<h1>Terms</h1>',
  'client/not-found/index.html': '<h1>Not found</h1>',
  'client/assets/app-1a2b.js': 'run();',
  'client/assets/face-1a2b.woff2': 'face',
  'client/sw.js': '// worker',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/manifest.webmanifest': '{"name":"Limpid"}',
  'pages.json': JSON.stringify({
    pages: [
      { path: '/', html: '/index.html' },
      { path: '/terms', html: '/terms/index.html' },
    ],
    notFound: '/not-found/index.html',
  }),
};
let house: TestApp;

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
  house = await testApp({
    doors: [
      (app) => systemRoutes(app, { version: '0', isStopping: () => false }),
      (app) => accountRoutes(app, quickPasswords()),
      poolRoutes,
    ],
    settings: { webBuildDir: build },
  });
  await house.app.server.listen({ port: PORT, host: '127.0.0.1' });
});
afterAll(async () => {
  await house.close();
  rmSync(build, { recursive: true });
});

/** Sent unchanged: a client would normalize the path first. */
function ask(request: string): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers, body: body.join('\r\n\r\n') });
    });
  });
}
const get = (path: string, more = '', method = 'GET') =>
  ask(`${method} ${path} HTTP/1.1\r\nHost: limpid.test\r\nConnection: close\r\n${more}\r\n`);

describe('every answer may not be framed and names no referrer elsewhere', () => {
  it.each([
    ['a page', '/', 200, ''],
    ['the not-found page', '/nothing', 404, ''],
    ['a script', '/assets/app-1a2b.js', 200, ''],
    ['a part of a script', '/assets/app-1a2b.js', 200, 'Range: bytes=0-1\r\n'],
    ['a font', '/assets/face-1a2b.woff2', 200, ''],
    ['a picture', '/favicon.svg', 200, ''],
    ['the manifest', '/manifest.webmanifest', 200, ''],
    ['the worker', '/sw.js', 200, ''],
    ['a move', '/terms/', 308, ''],
    ['the name of a file', '/terms/index.html', 301, ''],
    ['an answer of the API', '/api/version', 200, ''],
    ['a refusal of the API', '/api/me', 401, ''],
    ['an unknown call', '/api/nothing', 404, ''],
    ['a redirect of a route', '/auth/google', 302, ''],
    ['another method', '/auth/login', 405, ''],
    ['a path that cannot be decoded', '/%zz', 400, ''],
    ['a parameter that is too long', `/api/pools/${'x'.repeat(300)}`, 404, ''],
    ['a header that is too long', '/', 431, `X-Long: ${'x'.repeat(20_000)}\r\n`],
    ['malformed HTTP', '/', 400, 'Content-Length: x\r\n'],
  ])('%s', async (_name, path, status, more) => {
    const answer = await get(path, more);
    const expected = more.startsWith('Range') ? [200, 206] : [status];
    expect(expected).toContain(answer.status);
    expect(answer.headers).toMatch(/\r\ncontent-security-policy: [^\r]*frame-ancestors 'none'/);
    expect(answer.headers).toContain('\r\nreferrer-policy: same-origin');
    expect(answer.headers).toContain('\r\nx-content-type-options: nosniff');
    expect(answer.headers).toContain('\r\ncross-origin-resource-policy: same-origin');
    expect(answer.headers.match(/\r\ncache-control: /g), 'says once how long it may be kept').toHaveLength(1);
  });

  it('also when there is nothing new, and when only the headers are asked for', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/manifest.webmanifest']) {
      const [, etag] = /\r\netag: ([^\r]+)/.exec((await get(path)).headers) ?? [];
      for (const answer of [await get(path, `If-None-Match: ${etag}\r\n`), await get(path, '', 'HEAD')]) {
        expect([200, 304]).toContain(answer.status);
        expect(answer.body).toBe('');
        expect(answer.headers).toContain("frame-ancestors 'none'");
        expect(answer.headers).toContain('\r\nreferrer-policy: same-origin');
      }
    }
  });
});

describe('however the address of a call is written', () => {
  it.each([
    ['/api/me', 401],
    ['/%61pi/me', 401],
    ['/api/%6de', 401],
    ['/api/me?a=1', 401],
    ['/%61uth/google', 302],
    ['/%61pi/nothing', 404],
    ['/api%2Fnothing', 404],
    ['/%61pi', 404],
  ])('%s is answered by the API and never stored', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('\r\ncache-control: no-store');
    if (status !== 302) expect(answer.headers).toContain('\r\ncontent-type: application/problem+json');
  });

  it('a write is a call', async () => {
    expect((await get('/%61uth/nothing', 'Content-Length: 0\r\n', 'POST')).headers).toContain('application/problem+json');
  });

  it('an Idempotency-Key means the same call', async () => {
    const mara = house.browser();
    await mara.register();
    const add = (path: string) => mara.post(path, { name: 'Home', volumeL: 50_000 }, { 'idempotency-key': 'once' });
    const first = await add('/api/pools');
    const again = await add('/%61pi/pools');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });
});
