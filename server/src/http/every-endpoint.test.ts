// What every endpoint has in common, tested over HTTP.
import { randomUUIDv7 } from 'node:crypto';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { people } from '../db/tables/people.ts';
import { pools } from '../db/tables/pools.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { poolRoutes } from '../features/pools/pools.routes.ts';
import { readingRoutes } from '../features/readings/readings.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { type Answer, type TestApp, testApp, type TestBrowser } from '../testing/test-app.ts';

const passwords = quickPasswords();
const POOL = { name: 'Home', volumeL: 50_000 };
let house: TestApp;
let mara: TestBrowser;

beforeAll(async () => {
  house = await testApp({
    doors: [
      (app) => systemRoutes(app, { version: '1.2.3', isStopping: () => false }),
      (app) => accountRoutes(app, passwords),
      poolRoutes,
      readingRoutes,
    ],
  });
  mara = house.browser();
  await mara.register({ email: 'mara@example.com' });
  await house.database.db.update(people).set({ planId: 'pro_monthly' }).where(eq(people.email, 'mara@example.com'));
});
afterAll(() => house.close());

const countPools = () => house.database.db.$count(pools);

describe('the protection token', () => {
  const bare = (headers: Record<string, string> = {}) => mara.send('POST', '/api/pools', { body: POOL, headers, withoutToken: true });
  const tokenOf = async (browser: TestBrowser) => String((await browser.get('/api/csrf-token')).body.token);

  it('is handed out with the name of its header', async () => {
    const answer = await house.browser().get('/api/csrf-token');
    expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/), headerName: 'X-CSRF-Token', enabled: true });
    expect(answer.headers['set-cookie']).toMatch(/^lmp_pre=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  });

  it('is asked for by every write, and nothing changes without it', async () => {
    const before = await countPools();
    const stranger = house.browser();
    const foreign = await tokenOf(stranger);
    const ours = await tokenOf(mara);
    for (const headers of [{}, { 'x-csrf-token': 'nonsense' }, { 'x-csrf-token': foreign }, { 'x-csrf-token': `${ours}x` }]) {
      const answer = await bare(headers as Record<string, string>);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'csrf_token_invalid' });
    }
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await bare({ 'content-type': contentType })).status).toBe(403);
    }
    for (const method of ['PATCH', 'DELETE'])
      expect((await mara.send(method, `/api/pools/${randomUUIDv7()}`, { withoutToken: true })).status).toBe(403);
    expect(await countPools()).toBe(before);
  });

  it('from before the sign-in is void after it, and so is the one of a session that ended', async () => {
    const browser = house.browser();
    const early = await tokenOf(browser);
    const pre = browser.cookies.get('lmp_pre') as string;
    await browser.register();
    browser.cookies.set('lmp_pre', pre);
    const withEarly = await browser.send('PATCH', '/api/me', {
      body: { firstName: 'X' },
      headers: { 'x-csrf-token': early },
      withoutToken: true,
    });
    expect(withEarly.status).toBe(403);
    const late = await tokenOf(browser);
    await browser.post('/auth/logout');
    const login = { email: 'mara@example.com', password: 'Some-Thing-9' };
    expect((await browser.send('POST', '/auth/login', { body: login, headers: { 'x-csrf-token': late }, withoutToken: true })).status).toBe(
      403,
    );
  });

  it('does not help a page from elsewhere', async () => {
    const token = await tokenOf(mara);
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of elsewhere) {
      expect((await bare({ 'x-csrf-token': token, ...headers })).status).toBe(403);
    }
    expect((await bare({ 'x-csrf-token': token, origin: 'http://limpid.test', 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });
});

describe('cookies and headers', () => {
  it('keeps every cookie from scripts and other sites', async () => {
    const answer = await house.browser().register();
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies.map((cookie) => cookie?.split('=')[0]).toSorted()).toEqual(['lmp_device', 'lmp_pre', 'lmp_session']);
    for (const cookie of cookies) {
      expect(cookie).toContain('; Path=/; ');
      expect(cookie).toContain('; HttpOnly; SameSite=Lax');
      expect(cookie).not.toMatch(/Domain/i);
    }
  });

  it('adds Secure, __Host- and HSTS under https', async () => {
    const secure = await testApp({
      doors: [(app) => systemRoutes(app, { version: '0', isStopping: () => false }), (app) => accountRoutes(app, passwords)],
      settings: { baseUrl: 'https://limpid.test' },
    });
    const browser = secure.browser();
    const answer = await browser.register();
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toMatch(/^__Host-lmp_\w+=.*; Secure$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect((await browser.get('/api/me')).status).toBe(200);
    await secure.close();
  });

  it('sends the security headers with every answer, good and bad', async () => {
    for (const path of ['/api/version', '/api/me', '/api/nothing', '/', '/%zz', '/auth/google', '/api/openapi.json']) {
      const { headers } = await house.browser().get(path);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await house.browser().get('/api/version')).headers['cache-control']).toBe('no-store');
  });
});

describe('access', () => {
  it('shows no one the pools of another, and does not say that they are there', async () => {
    const pool = (await mara.post('/api/pools', POOL)).body as unknown as { id: string };
    const noor = house.browser();
    await noor.register();
    const there = `/api/pools/${pool.id}`;
    const nowhere = `/api/pools/${randomUUIDv7()}`;
    const plain = ({ status, body }: Answer) => ({ status, body: { ...body, requestId: undefined } });
    for (const ask of [
      (path: string) => noor.get(path),
      (path: string) => noor.patch(path, { name: 'Mine now' }),
      (path: string) => noor.patch(path, { nonsense: true }),
      (path: string) => noor.remove(path),
      (path: string) => noor.get(`${path}/readings`),
      (path: string) => noor.post(`${path}/readings`, { ph: 7.4 }),
      (path: string) => noor.post(`${path}/readings`, { ph: 99 }),
    ]) {
      const answer = await ask(there);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(plain(answer)).toEqual(plain(await ask(nowhere)));
    }
    expect((await mara.get(there)).body).toMatchObject({ name: 'Home' });
    expect((await noor.get('/api/pools')).body).toEqual([]);
  });

  it('asks the signed-out to sign in, before anything else', async () => {
    const visitor = house.browser();
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/pools'],
      ['POST', '/api/pools'],
      ['GET', `/api/pools/${randomUUIDv7()}`],
    ] as const) {
      const answer = await visitor.send(method, path, { withoutToken: true });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in', status: 401 } });
    }
  });

  it('answers 404 for ids that cannot be any', async () => {
    for (const id of ['1', 'x'.repeat(150), '..%2f..', "1'%20or%201=1", '%00', '0000'])
      expect((await mara.get(`/api/pools/${id}`)).status).toBe(404);
  });
});

describe('problems', () => {
  it('has one form for everything that goes wrong', async () => {
    const answer = await mara.post('/api/pools', { name: 'x', volumeL: -1, saltCell: { gramsPerHour: 20 }, hacked: true });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toEqual({
      type: 'urn:limpid:problem:invalid_request',
      title: expect.any(String),
      status: 400,
      code: 'invalid_request',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: expect.any(String),
      fields: {
        volumeL: expect.stringContaining('liters'),
        'saltCell.hoursPerDay': expect.stringContaining('hours'),
        hacked: 'We don’t know this field. Leave it out.',
      },
      fieldReasons: {
        volumeL: [{ code: 'number_range_unit', values: { low: 1, high: expect.any(Number), unit: 'liters' } }],
        'saltCell.hoursPerDay': [{ code: 'number_range_unit', values: { low: 0, high: 24, unit: 'hours' } }],
        hacked: [{ code: 'field_unknown' }],
      },
    });
  });

  it('names the closest form of a choice of forms', async () => {
    const answer = await mara.post('/api/pools', {
      ...POOL,
      shape: { shape: 'round', diameterM: 'wide', shallowDepthM: 1, deepDepthM: 2 },
    });
    expect(answer.body).toMatchObject({ fields: { 'shape.diameterM': expect.stringContaining('meters') } });
    const unknown = await mara.post('/api/pools', { ...POOL, shape: { shape: 'star' } });
    expect(Object.keys(unknown.body.fields as object)[0]).toMatch(/^shape/);
  });

  const raw = async (payload: string | Buffer, contentType = 'application/json') => {
    const token = String((await mara.get('/api/csrf-token')).body.token);
    const cookie = `lmp_session=${mara.cookies.get('lmp_session')}`;
    const response = await house.app.server.inject({
      method: 'POST',
      url: '/api/pools',
      headers: { 'content-type': contentType, 'x-csrf-token': token, cookie },
      payload,
    });
    return { status: response.statusCode, code: (response.json() as { code: string }).code };
  };

  it.each([
    ['broken JSON', '{"name":', 400],
    ['no JSON', 'hello', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['an array', '[]', 400],
    ['a number', '7', 400],
    ['__proto__', '{"name":"a","volumeL":1,"__proto__":{"x":1}}', 400],
    ['constructor.prototype', '{"name":"a","volumeL":1,"constructor":{"prototype":{"x":1}}}', 400],
    ['NUL', '{"name":"a\\u0000b","volumeL":1}', 400],
    ['a lone surrogate', '{"name":"a\\ud800b","volumeL":1}', 400],
    ['a lone surrogate as a key', '{"\\udfff":1}', 400],
    ['infinity', '{"name":"a","volumeL":1e309}', 400],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['a deep pit', '['.repeat(50_000) + ']'.repeat(50_000), 400],
    ['many members', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`, 400],
    ['too much', `{"name":"${'a'.repeat(300_000)}"}`, 413],
  ])('refuses %s', async (_name, payload, status) => {
    const answer = await raw(payload);
    expect(answer.status).toBe(status);
    expect(answer.code).toBe(status === 413 ? 'payload_too_large' : 'invalid_request');
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each(['utf-16', 'UTF-16LE', 'iso-8859-1', '"windows-1252"', 'utf-7'])('refuses JSON in %s in words', async (charset) => {
    expect(await raw('{"name":"Home","volumeL":1000}', `application/json; charset=${charset}`)).toEqual({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  it.each(['; charset=utf-8', ';charset="UTF-8"', '; charset=utf8', '; charset=us-ascii', ';x=y'])('takes JSON%s', async (rest) => {
    // read, and found wanting
    expect(await raw('{"name":"Home","volumeL":-1}', `application/json${rest}`)).toEqual({ status: 400, code: 'invalid_request' });
  });

  it.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['xml', 'application/xml'],
  ])('refuses %s in words', async (_name, contentType) => {
    expect(await raw('name=a', contentType)).toEqual({ status: 415, code: 'unsupported_media_type' });
  });

  it('keeps what it takes', async () => {
    const name = 'Ñandú 🏊‍♀️ desrever <b>"\'\\ %00 {{7*7}}';
    const answer = await mara.post('/api/pools', { ...POOL, name });
    expect(answer.body).toMatchObject({ name });
  });

  it('knows which methods a path has', async () => {
    const answer = await mara.send('PUT', '/api/pools', { withoutToken: true });
    expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' }, headers: { allow: 'GET, HEAD, POST' } });
    expect((await mara.send('OPTIONS', '/api/pools', { withoutToken: true })).status).toBe(405);
    expect((await mara.get('/auth/login')).status).toBe(405);
    expect((await mara.get('/api/nothing')).body).toMatchObject({ status: 404, code: 'not_found' });
    expect((await mara.post('/auth/elsewhere')).body).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('answers malformed addresses and malformed HTTP', async () => {
    expect((await mara.get('/%zz')).body).toMatchObject({ status: 400, code: 'invalid_request' });
    await house.app.server.listen({ port: 23_010, host: '127.0.0.1' });
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(23_010, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(JSON.parse(answer.split('\r\n\r\n')[1] as string)).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

describe('Idempotency-Key', () => {
  const add = (key: string, body: object = POOL) => mara.post('/api/pools', body, { 'idempotency-key': key });

  it('gives the first answer again and adds nothing', async () => {
    const before = await countPools();
    const first = await add('again');
    const second = await add('again');
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await countPools()).toBe(before + 1);
  });

  it('adds one when ten come at once', async () => {
    const before = await countPools();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('at-once')));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(201));
    expect(new Set(answers.map((answer) => String(answer.body.id))).size).toBe(1);
    expect(await countPools()).toBe(before + 1);
  });

  it('lets different keys through side by side', async () => {
    const before = await countPools();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`side-${index}`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(201));
    expect(await countPools()).toBe(before + 10);
  });

  it('is one request: another body or path is refused, a refused one is not kept', async () => {
    expect((await add('once')).status).toBe(201);
    expect(await add('once', { ...POOL, name: 'Other' })).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect((await add('later', { name: 'x' })).status).toBe(400);
    expect((await add('later')).status).toBe(201);
    expect((await add('x'.repeat(256))).status).toBe(400);
  });

  it('belongs to the person', async () => {
    const noor = house.browser();
    await noor.register();
    const mine = await add('shared-key');
    const theirs = await noor.post('/api/pools', POOL, { 'idempotency-key': 'shared-key' });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('tells that the first is still being worked on when that takes long', async () => {
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const { promise: inserting, resolve: inserted } = Promise.withResolvers<void>();
    const held = house.database.withTransaction(async (tx) => {
      await tx.execute(
        `insert into idempotency_keys (person_id, key, method_path, body_hash) select id, 'held', 'POST /api/pools', '' from people where email = 'mara@example.com'`,
      );
      inserted();
      await ending;
    });
    await inserting;
    const answer = await add('held');
    expect(answer).toMatchObject({ status: 409, body: { code: 'request_in_flight' }, headers: { 'retry-after': '1' } });
    end();
    await held;
  });
});

describe('the system', () => {
  it('says that it is well, its version and its own description', async () => {
    const browser = house.browser();
    expect((await browser.get('/api/health/live')).body).toEqual({ status: 'ok' });
    expect((await browser.get('/api/health/ready')).body).toEqual({ status: 'ok' });
    expect((await browser.get('/api/version')).body).toEqual({ version: '1.2.3' });
    expect((await browser.get('/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
    const speed = { metrics: { lcp: 900, cls: 0.01, inp: null }, url: '/pools/0197f6f0-0000-7000-8000-000000000000?token=x', timestamp: 1 };
    expect((await browser.post('/api/analytics/performance', speed)).status).toBe(204);
  });
});
