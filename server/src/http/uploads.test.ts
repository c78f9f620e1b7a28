import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formOf, testApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { bind } from './route.ts';
import { sweepUploads, type Upload } from './uploads.ts';

const LIMIT = 1000;
const endpoint = {
  method: 'POST',
  path: '/api/photos/check',
  access: 'user',
  summary: '',
  tag: '',
  params: undefined,
  query: undefined,
  body: z.strictObject({ caption: z.optional(z.string()) }),
  response: z.object({ bytes: z.number(), text: z.string(), caption: z.string() }),
  status: 200,
  problems: [],
  creates: false,
  conditional: false,
  limit: 'person',
  withoutTransaction: true,
  worksReadOnly: false,
  offline: false,
  upload: { field: 'file', maximumBytes: LIMIT },
  withoutToken: false,
} as const;

let house: TestApp;
let browser: TestBrowser;
let uploadsDir: string;
let seen: Upload[] = [];
beforeAll(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'limpid-test-uploads-'));
  house = await testApp({
    settings: { uploadsDir },
    doors: [
      (app) => accountRoutes(app, quickPasswords()),
      (app) => systemRoutes(app, { version: '0', isStopping: () => false, outside: undefined, hasGoogleSignIn: false, vapidPublicKey: '' }),
      (app) =>
        bind(app, endpoint, async ({ upload, body }) => {
          seen.push(upload);
          if (body.caption === 'fail') throw new Error('It failed.');
          return { bytes: upload.bytes, text: await readFile(upload.path, 'utf8'), caption: body.caption ?? '' };
        }),
    ],
  });
});
afterAll(async () => {
  await house.close();
  await rm(uploadsDir, { recursive: true, force: true });
});
beforeEach(async () => {
  seen = [];
  browser = house.browser();
  await browser.register();
});

const path = '/api/photos/check';
const left = () => readdirSync(uploadsDir);

describe('a form with a file', () => {
  it('gives the file and the texts to the handler, and leaves nothing behind', async () => {
    const { status, body } = await browser.upload(path, Buffer.from('water'), { caption: 'Deep end' });
    expect([status, body]).toEqual([200, { bytes: 5, text: 'water', caption: 'Deep end' }]);
    expect(seen).toHaveLength(1);
    expect(left()).toEqual([]);
  });

  it('leaves nothing behind when the handler fails', async () => {
    expect((await browser.upload(path, Buffer.from('water'), { caption: 'fail' })).status).toBe(500);
    expect(left()).toEqual([]);
  });

  it('takes a file of exactly the limit, and refuses one byte more with a sentence', async () => {
    expect((await browser.upload(path, Buffer.alloc(LIMIT, 97))).body.bytes).toBe(LIMIT);
    const refused = await browser.upload(path, Buffer.alloc(LIMIT + 1, 97));
    expect(refused).toMatchObject({ status: 413, body: { code: 'payload_too_large', reason: [{ code: 'photo_bytes' }] } });
    expect(left()).toEqual([]);
  });

  it('names the field where there is no file, and refuses unknown ones', async () => {
    expect(await browser.upload(path, undefined, { caption: 'x' })).toMatchObject({
      status: 400,
      body: { fields: { file: expect.any(String) } },
    });
    expect(await browser.upload(path, Buffer.from('x'), { position: '1' })).toMatchObject({
      status: 400,
      body: { fields: { position: expect.any(String) } },
    });
  });

  it.each([
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'abc', 415],
    ['JSON', 'application/json', '{}', 415],
    ['nothing', 'multipart/form-data; boundary=x', '', 400],
  ])('refuses %s', async (_name, type, payload, status) => {
    const answer = await browser.send('POST', path, { payload: Buffer.from(payload), headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/form|photo/) });
    expect(left()).toEqual([]);
  });

  it('refuses a field twice and more fields than a form has', async () => {
    const twice =
      '--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\na\r\n--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nb\r\n--x--\r\n';
    const send = (payload: string) =>
      browser.send('POST', path, { payload: Buffer.from(payload), headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    expect((await send(twice)).status).toBe(400);
    const many = Array.from({ length: 30 }, (_, index) => [`field${index}`, 'x']);
    expect((await browser.upload(path, Buffer.from('x'), Object.fromEntries(many) as Record<string, string>)).status).toBe(400);
  });

  it('is not read from those who may not send it', async () => {
    const stranger = house.browser();
    expect((await stranger.upload(path, Buffer.from('x'))).status).toBe(401);
    const { payload, type } = formOf(Buffer.from('x'), {});
    expect((await browser.send('POST', path, { payload, headers: { 'content-type': type }, withoutToken: true })).status).toBe(403);
    expect(seen).toEqual([]);
  });

  it('is refused by every other endpoint', async () => {
    const { payload, type } = formOf(Buffer.from('x'), {});
    expect((await browser.send('POST', '/auth/logout', { payload, headers: { 'content-type': type } })).status).toBe(415);
  });
});

it('removes what a killed server has left, and nothing that is still coming', async () => {
  const { mkdir, writeFile } = await import('node:fs/promises');
  await mkdir(join(uploadsDir, 'old'));
  await writeFile(join(uploadsDir, 'old', 'sent'), 'x');
  await sweepUploads(uploadsDir, 60_000);
  expect(left()).toEqual(['old']);
  await sweepUploads(uploadsDir, 60_000, Date.now() + 61_000);
  expect(left()).toEqual([]);
});

describe('slow callers', () => {
  it('may take their time for a file that they may send, and for nothing else', async () => {
    const token = String((await browser.get('/api/csrf-token')).body['token']);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await house.app.server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = house.app.server.server.address() as AddressInfo;
      const begun = (target: string, type: string, more = '') =>
        new Promise<{ isCut: () => boolean; end: () => void }>((resolve) => {
          let isCut = false;
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(`POST ${target} HTTP/1.1\r\nHost: limpid.test\r\nContent-Type: ${type}\r\n${more}Content-Length: 500\r\n\r\n`);
            socket.write('{', () => resolve({ isCut: () => isCut, end: () => socket.destroy() }));
          });
          socket.on('close', () => (isCut = true)).on('error', () => undefined);
          socket.resume();
        });
      const slow = await begun('/auth/login', 'application/json');
      const form = 'multipart/form-data; boundary=x';
      const ofStranger = await begun(path, form);
      const photo = await begun(path, form, `Cookie: ${cookie}\r\nX-CSRF-Token: ${token}\r\n`);
      // Its folder is there once it is being received.
      await expect.poll(left).toHaveLength(1);
      vi.advanceTimersByTime(24_000);
      await expect.poll(() => slow.isCut()).toBe(true);
      await expect.poll(() => ofStranger.isCut()).toBe(true);
      expect(photo.isCut()).toBe(false);
      photo.end();
      await expect.poll(left).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
