import { api } from '@limpid/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, problemBody } from '../testing/fake-server.ts';
import { ApiError, fieldErrors, errorText } from './api-error.ts';
import { call, pathSegments, queryString } from './client.ts';
import { csrfToken, discardCsrfToken } from './csrf-token.ts';
import { uuidV7 } from '../browser/uuid.ts';

const TOKEN = 'GET /api/csrf-token';
const LOGIN = 'POST /auth/login';
const body = { email: 'ana@example.com', password: 'Right1234' };

beforeEach(() => discardCsrfToken());

describe('a call', () => {
  it('fills in the path and the query, with credentials', async () => {
    const server = fakeServer({ 'GET /api/pools/p%2F1/readings': { body: { items: [], nextCursor: null } } });
    await call(api.readings.list, { params: { poolId: 'p/1' }, query: { limit: 5 } });
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/api/pools/p%2F1/readings?limit=5' });
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    expect(() => pathSegments('/api/pools/{poolId}', {})).toThrow('poolId');
    expect(queryString({ a: undefined, b: null })).toBe('');
  });

  it('reads need no token', async () => {
    const server = fakeServer({ 'GET /api/version': { body: { version: '1' } } });
    expect(await call(api.system.version)).toEqual({ version: '1' });
    expect(server.sentTo(TOKEN)).toEqual([]);
  });

  it('a write carries the token in the header that the server names, asked for once', async () => {
    const server = fakeServer({ [TOKEN]: { body: { token: 't1', headerName: 'X-Limpid', enabled: true } }, [LOGIN]: { body: {} } });
    await Promise.all([call(api.accounts.login, { body }), call(api.accounts.login, { body })]);
    expect(server.sentTo(TOKEN)).toHaveLength(1);
    expect(server.sentTo(LOGIN).map((request) => request.headers['x-limpid'])).toEqual(['t1', 't1']);
    expect(server.sentTo(LOGIN)[0]).toMatchObject({ body, headers: { 'content-type': 'application/json' } });
  });

  it('uses X-CSRF-Token unless told otherwise, and no header when protection is off', async () => {
    const server = fakeServer({ [TOKEN]: { body: { token: 't1' } }, [LOGIN]: { body: {} } });
    await call(api.accounts.login, { body });
    expect(server.sentTo(LOGIN)[0]?.headers['x-csrf-token']).toBe('t1');
    discardCsrfToken();
    server.on(TOKEN, { body: { token: 't2', headerName: 'X-CSRF-Token', enabled: false } });
    await call(api.accounts.login, { body });
    expect(server.sentTo(LOGIN)[1]?.headers['x-csrf-token']).toBeUndefined();
  });

  it('a token that cannot be had is ignored', async () => {
    const server = fakeServer({ [TOKEN]: new TypeError('Failed to fetch'), [LOGIN]: { body: {} } });
    await call(api.accounts.login, { body });
    expect(server.sentTo(LOGIN)).toHaveLength(1);
    expect(await csrfToken()).toBeNull();
  });

  it('on a 403 takes a fresh token and sends once more, the same key with it', async () => {
    let token = 0;
    const server = fakeServer({
      [TOKEN]: () => ({ body: { token: `t${++token}`, headerName: 'X-CSRF-Token', enabled: true } }),
      'POST /api/pools': (request) =>
        request.headers['x-csrf-token'] === 't2' ? { status: 201, body: { id: 'p' } } : { status: 403, text: 'old' },
    });
    await call(api.pools.add, { body: { name: 'Pool', volumeL: 1000 } });
    const keys = server.sentTo('POST /api/pools').map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('gives up after the second 403, and does not repeat when protection is off', async () => {
    const server = fakeServer({ [TOKEN]: { body: { token: 't', enabled: true } }, [LOGIN]: { status: 403, text: 'no' } });
    await expect(call(api.accounts.login, { body })).rejects.toThrow('403: no');
    expect(server.sentTo(LOGIN)).toHaveLength(2);
    discardCsrfToken();
    server.on(TOKEN, { body: { token: 't', enabled: false } });
    await expect(call(api.accounts.login, { body })).rejects.toThrow('403: no');
    expect(server.sentTo(LOGIN)).toHaveLength(3);
  });

  it('no content is undefined', async () => {
    fakeServer({ [TOKEN]: { body: { token: 't', enabled: true } }, 'POST /api/analytics/performance': { status: 204 } });
    expect(await call(api.system.performance, { body: { metrics: {}, url: '/', timestamp: 1 } })).toBeUndefined();
  });
});

describe('an error', () => {
  it('is "status: text" and carries the problem', async () => {
    const problem = problemBody(400, 'invalid_request', 'Something needs another look', { 'water.ph': 'Between 0 and 14.' });
    fakeServer({ 'GET /api/version': { status: 400, body: problem } });
    const error = await call(api.system.version).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe(`400: ${JSON.stringify(problem)}`);
    expect(fieldErrors(error)).toEqual({ 'water.ph': 'Between 0 and 14.' });
    expect(errorText(error)).toBe('Something needs another look');
  });

  it('falls back to the status line, and to the connection', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(call(api.system.version)).rejects.toThrow('502: Bad Gateway');
    expect(errorText(new TypeError('Failed to fetch'))).toBe('Failed to connect to server. Please try again.');
    expect(fieldErrors(new TypeError('x'))).toEqual({});
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(errorText(new TypeError('Failed to fetch'))).toBe('You’re offline. Please try again when you’re back online.');
    online.mockRestore();
  });
});

describe('uuidV7', () => {
  it('is a version 7 id that sorts by time', () => {
    const ids = [1_700_000_000_000, 1_700_000_000_001, 1_900_000_000_000].map((ms) => uuidV7(ms));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
    expect(Number.parseInt(ids[0]?.slice(0, 13).replace('-', '') ?? '', 16)).toBe(1_700_000_000_000);
    expect(new Set(Array.from({ length: 500 }, () => uuidV7(5))).size).toBe(500);
  });
});
