// Whether there is a network is one fact of a whole process, which other files change.
// @vitest-environment happy-dom
import { api } from '@limpid/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { ApiError, errorText } from './api-error.ts';
import { addressOf, createQueryClient, readByKey, retryDelay, shouldRetry } from './query-client.ts';
import { readKey } from './reads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the query client', () => {
  it('has the specified constants', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 30_000,
      gcTime: 600_000,
      refetchOnWindowFocus: true,
      refetchOnMount: true,
      refetchOnReconnect: true,
      refetchInterval: false,
      networkMode: 'offlineFirst',
    });
    expect(mutations).toEqual({ retry: false, networkMode: 'online' });
  });

  it('never asks again after a 4xx, otherwise twice, after 1 s and 2 s, never more than 4 s', () => {
    for (const status of [400, 401, 403, 404, 422, 429]) expect(shouldRetry(0, new ApiError(status, 'no')), String(status)).toBe(false);
    expect([0, 1, 2].map((count) => shouldRetry(count, new ApiError(503, 'later')))).toEqual([true, true, false]);
    expect([0, 1, 2].map((count) => shouldRetry(count, new TypeError('Failed to fetch')))).toEqual([true, true, false]);
    expect([0, 1, 2, 3, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 4000, 4000]);
  });

  it('really waits so: a failing read is sent at 0, 1 and 3 seconds', async () => {
    const server = fakeServer({ 'GET /api/version': { status: 500, text: 'broken' } });
    const observer = new QueryObserver(createQueryClient(), { queryKey: ['/api', 'version'] });
    const stop = observer.subscribe(() => undefined);
    const sent = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return server.requests.length;
    };
    expect(await sent(999)).toBe(1);
    expect(await sent(1)).toBe(2);
    expect(await sent(1999)).toBe(2);
    expect(await sent(1)).toBe(3);
    expect(await sent(60_000)).toBe(3);
    expect(observer.getCurrentResult().error?.message).toBe('500: broken');
    stop();
  });

  it('asks once without a network, and again when it is back, also where there was none from the start', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const server = fakeServer({ 'GET /api/version': new TypeError('Failed to fetch') });
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey: ['/api', 'version'] });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
    expect(observer.getCurrentResult().status).toBe('error');
    online.mockReturnValue(true);
    server.on('GET /api/version', { body: { version: '1' } });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toEqual({ version: '1' });
    stop();
    online.mockRestore();
  });

  it('asks who is here once an answer says that the session has ended', async () => {
    const body = { code: 'not_signed_in', message: 'Please sign in' };
    fakeServer({ 'GET /api/pools': { status: 401, body } });
    const client = createQueryClient();
    client.setQueryData(['/api', 'me'], { id: 'ana' });
    await client
      .fetchQuery({ queryKey: ['/api', 'pools'] })
      .catch((error: unknown) => expect(errorText(error)).toMatch(/^You’ve been signed out/));
    expect(client.getQueryState(['/api', 'me'])?.isInvalidated).toBe(true);
  });

  it('a mutation is sent once', async () => {
    const server = fakeServer({ 'POST /x': { status: 500 } });
    const client = createQueryClient();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => fetch('/x', { method: 'POST' }).then(() => Promise.reject(new Error('no'))) });
    await expect(mutation.execute(undefined)).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
  });
});

describe('the default read', () => {
  it('gets the path that the key spells', async () => {
    expect(addressOf(['/api', 'pools', 'p1', 'readings', { limit: 5 }])).toBe('/api/pools/p1/readings?limit=5');
    expect(addressOf(['/api/pools'])).toBe('/api/pools');
    expect(addressOf(readKey(api.plans.find, { params: { poolId: 'p1' } }))).toBe('/api/pools/p1/plan');
    fakeServer({ 'GET /api/pools/p1/plan': { body: { steps: [] } } });
    expect(await createQueryClient().fetchQuery({ queryKey: readKey(api.plans.find, { params: { poolId: 'p1' } }) })).toEqual({
      steps: [],
    });
  });

  it('reaches what lies under a path by the shorter key', async () => {
    const client = createQueryClient();
    const readings = readKey(api.readings.list, { params: { poolId: 'p1' }, query: { limit: 5 } });
    client.setQueryData(readings, { items: [] });
    client.setQueryData(readKey(api.pools.find, { params: { poolId: 'p2' } }), {});
    await client.invalidateQueries({ queryKey: readKey(api.pools.find, { params: { poolId: 'p1' } }) });
    expect(client.getQueryState(readings)?.isInvalidated).toBe(true);
    expect(client.getQueryState(readKey(api.pools.find, { params: { poolId: 'p2' } }))?.isInvalidated).toBe(false);
  });

  it('is null on 401 or 404 where that is wanted, an error elsewhere', async () => {
    fakeServer({ 'GET /api/me': { status: 401, text: 'who' }, 'GET /api/x': { status: 404, text: 'gone' } });
    const signal = new AbortController().signal;
    expect(await readByKey({ nullOn: [401] })({ queryKey: ['/api', 'me'], signal })).toBeNull();
    expect(await readByKey({ nullOn: [401, 404] })({ queryKey: ['/api', 'x'], signal })).toBeNull();
    await expect(readByKey({ nullOn: [404] })({ queryKey: ['/api', 'me'], signal })).rejects.toThrow('401: who');
    await expect(readByKey()({ queryKey: ['/api', 'x'], signal })).rejects.toThrow('404: gone');
  });
});
