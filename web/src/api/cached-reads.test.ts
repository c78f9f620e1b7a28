import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { clear, createStore, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { CACHED_ANSWERS } from '@limpid/contract/cached-answers';
import { forgetReads, keepReads } from './cached-reads.ts';
import { keepRecords, MOST_ANSWERS_OF_POOL, MOST_POOLS, ONE_SHAPE, READS_DATABASE } from './cached-reads-store.ts';
import { createQueryClient } from './query-client.ts';
import { forgetUser, rememberUser } from '../session/signed-in-hint.ts';

const ana = { id: 'ana', email: 'a@example.com', username: 'ana', firstName: 'Ana' };
const ben = { id: 'ben', email: 'b@example.com', username: 'ben', firstName: 'Ben' };
const ME = ['/api', 'me'];
const POOLS = ['/api', 'pools'];
const store = createStore(READS_DATABASE, 'reads');
const kept = async () => (await keys<string>(store)).filter((key) => key !== 'ledger');

/** A page that has read something, and has been put away. */
async function visit(answers: [readonly string[], unknown][], now?: () => number): Promise<QueryClient> {
  const client = new QueryClient();
  await keepReads(client, now);
  for (const [key, data] of answers) client.setQueryData(key, data);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () =>
    expect((await kept()).length).toBeGreaterThanOrEqual(answers.filter(([key]) => key[1] !== 'version').length),
  );
  return client;
}

async function open(now?: () => number): Promise<QueryClient> {
  const client = new QueryClient();
  await keepReads(client, now);
  return client;
}
const look = (client: QueryClient, key: readonly string[]) => {
  client.getQueryCache().build(client, { queryKey: key });
  return client.getQueryData(key);
};

beforeEach(async () => {
  // What the pages of earlier tests have not saved yet would be saved in the middle of this one.
  window.dispatchEvent(new Event('pagehide'));
  await clear(store);
  rememberUser(ana);
});

describe('what was read last', () => {
  it('is there when the app opens again, as old as it is', async () => {
    const first = await visit([
      [ME, ana],
      [POOLS, [{ id: 'p1' }]],
      [['/api', 'version'], { version: '1' }],
    ]);
    expect(await kept()).toHaveLength(2);
    const client = await open();
    expect(look(client, POOLS)).toEqual([{ id: 'p1' }]);
    expect(client.getQueryState(POOLS)?.dataUpdatedAt).toBe(first.getQueryState(POOLS)?.dataUpdatedAt);
    expect(client.getQueryState(POOLS)?.isInvalidated).toBe(true);
    expect(look(client, ['/api', 'version'])).toBeUndefined();
  });

  it('is forgotten when the server says that it is no longer there', async () => {
    const POOL = ['/api', 'pools', 'p1'];
    await visit([
      [ME, ana],
      [POOL, { id: 'p1' }],
    ]);
    const client = await open();
    await client
      .fetchQuery({ queryKey: POOL, queryFn: () => Promise.reject(new ApiError(404, 'Not found')), retry: false })
      .catch(() => undefined);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(look(await open(), POOL)).toBeUndefined();
  });

  it('does not come back from the cache after the server has said so, though the cache was read later', async () => {
    const POOL = ['/api', 'pools', 'p1'];
    await visit([
      [ME, ana],
      [POOL, { id: 'p1' }],
    ]);
    const client = new QueryClient();
    const loading = keepReads(client);
    await client
      .fetchQuery({ queryKey: POOL, queryFn: () => Promise.reject(new ApiError(404, 'Not found')), retry: false })
      .catch(() => undefined);
    await loading;
    look(client, POOL);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(client.getQueryData(POOL)).toBeUndefined();
    expect(client.getQueryState(POOL)?.status).toBe('error');
  });

  it('is not used when it cannot be what was asked for: it would take the page down at every opening', async () => {
    await visit([
      [ME, ana],
      [POOLS, { hello: 'world' }],
    ]);
    expect(look(await open(), POOLS)).toBeUndefined();
    expect(await kept()).toHaveLength(1);
  });

  it('is not shown to another person, nor to no one, and is deleted then', async () => {
    await visit([
      [ME, ana],
      [POOLS, [{ id: 'p1' }]],
    ]);
    rememberUser(ben);
    expect(look(await open(), POOLS)).toBeUndefined();
    expect(await kept()).toEqual([]);
    await visit([[POOLS, [{ id: 'p2' }]]]);
    forgetUser();
    expect(look(await open(), POOLS)).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('goes when the server says that another person is here, from the page too', async () => {
    await visit([
      [ME, ana],
      [POOLS, [{ id: 'p1' }]],
    ]);
    const client = await open();
    expect(look(client, POOLS)).toEqual([{ id: 'p1' }]);
    client.setQueryData(ME, ben);
    expect(client.getQueryData(POOLS)).toBeUndefined();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('goes with the session', async () => {
    const client = await visit([
      [ME, ana],
      [POOLS, [{ id: 'p1' }]],
    ]);
    client.setQueryData(ME, null);
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    expect(client.getQueryData(POOLS)).toBeUndefined();
  });

  it('is too old after thirty days', async () => {
    await visit([[POOLS, [{ id: 'p1' }]]]);
    expect(look(await open(() => Date.now() + 29 * 86_400_000), POOLS)).toBeDefined();
    expect(look(await open(() => Date.now() + 31 * 86_400_000), POOLS)).toBeUndefined();
  });

  it('is gone after signing out, and nothing is stored on the way', async () => {
    const client = await visit([[POOLS, [{ id: 'p1' }]]]);
    await forgetReads();
    client.setQueryData(POOLS, [{ id: 'p1' }, { id: 'p2' }]);
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await kept()).toEqual([]);
  });
});

const ID = '01a1fd30-fae8-79d5-af08-9459f54565b1';
const PLAN = ['/api', 'pools', ID, 'plan'];
const READINGS = ['/api', 'pools', ID, 'readings', { most: 800 }];

describe('after a release', () => {
  const at = Date.now() - 86_400_000;
  const shapeOf = (path: string) => CACHED_ANSWERS.find((one) => one.path === path)?.shape ?? '';
  const leave = (shape: string, key: readonly unknown[], data: unknown) =>
    set(JSON.stringify(key), { personId: 'ana', shape, key, data, updatedAt: at }, store);
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const read = async (client: QueryClient, key: readonly unknown[]) => {
    await client.fetchQuery({ queryKey: key, retry: false, staleTime: Number.POSITIVE_INFINITY }).catch(() => undefined);
    return vi.waitFor(() => {
      const data = client.getQueryData(key);
      if (data === undefined) throw new Error('nothing yet');
      return data;
    });
  };

  // If this fails after a change of the contract: a new required field would cost every device its cache. Make it optional.
  it('what the build before kept, with one shape for all, is shown without a network', async () => {
    await leave(ONE_SHAPE, ME, ana);
    await leave(ONE_SHAPE, POOLS, [{ id: ID }]);
    await leave(ONE_SHAPE, READINGS, { items: [{ id: 'r1' }], nextCursor: null });
    await leave('an older one', PLAN, { steps: [] });
    const client = createQueryClient();
    expect(await read(client, ME)).toEqual(ana);
    expect(await read(client, POOLS)).toEqual([{ id: ID }]);
    expect(await read(client, READINGS)).toEqual({ items: [{ id: 'r1' }], nextCursor: null });
    expect(client.getQueryData(PLAN)).toBeUndefined();
  });

  it('an answer of another shape costs that answer only', async () => {
    await leave(shapeOf('/api/me'), ME, ana);
    await leave(shapeOf('/api/pools'), POOLS, [{ id: ID }]);
    await leave('of a plan as it was', PLAN, { steps: [] });
    await leave(shapeOf('/api/pools/{poolId}/readings'), READINGS, { items: [], nextCursor: null });
    const client = createQueryClient();
    expect(await read(client, POOLS)).toEqual([{ id: ID }]);
    expect(await read(client, READINGS)).toEqual({ items: [], nextCursor: null });
    await client.fetchQuery({ queryKey: PLAN, retry: false }).catch(() => undefined);
    expect(client.getQueryData(PLAN)).toBeUndefined();
    expect(await kept()).not.toContain(JSON.stringify(PLAN));
  });
});

describe('there is room', () => {
  const record = (pool: number, answer: number, updatedAt: number) => ({
    personId: 'ana',
    shape: 'x',
    key: ['/api', 'pools', `p${pool}`, 'readings', { answer }],
    data: { items: [], nextCursor: null },
    updatedAt,
  });
  const ofPool = async (pool: number) => (await kept()).filter((key) => key.startsWith(`["/api","pools","p${pool}"`));

  it('for ten answers of each of fifty pools; the pool that was not looked at for longest makes room for one more', async () => {
    for (let pool = 0; pool < MOST_POOLS; pool += 1) {
      await keepRecords(
        'ana',
        Array.from({ length: 10 }, (_, answer) => record(pool, answer, pool)),
      );
    }
    expect(await kept()).toHaveLength(500);
    await keepRecords('ana', [record(0, 0, 1000)]);
    await keepRecords('ana', [record(99, 0, 1001)]);
    expect(await ofPool(1)).toEqual([]);
    expect(await ofPool(0)).toHaveLength(10);
    expect(await ofPool(99)).toHaveLength(1);
    expect(await kept()).toHaveLength(491);
  });

  it('for no more of one pool than that, whose oldest leave, and for the others anyway', async () => {
    await keepRecords('ana', [record(7, 0, 1)]);
    for (let answer = 0; answer < 30; answer += 1) await keepRecords('ana', [record(1, answer, answer)]);
    expect(await ofPool(1)).toHaveLength(MOST_ANSWERS_OF_POOL);
    expect((await ofPool(1)).some((key) => key.includes('{"answer":29}'))).toBe(true);
    expect(await ofPool(7)).toHaveLength(1);
  });

  it('for one person', async () => {
    await keepRecords('ana', [record(1, 0, 1)]);
    await keepRecords('ben', [{ ...record(2, 0, 1), personId: 'ben' }]);
    expect(await ofPool(1)).toEqual([]);
    expect(await ofPool(2)).toHaveLength(1);
  });
});
