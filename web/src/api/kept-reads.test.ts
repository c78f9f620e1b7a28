import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { clear, createStore, entries } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { forgetReads, keepReads, READS_DATABASE } from './kept-reads.ts';
import { forgetUser, rememberUser } from './signed-in-hint.ts';

const ana = { id: 'ana', email: 'a@example.com', username: 'ana', firstName: 'Ana' };
const ben = { id: 'ben', email: 'b@example.com', username: 'ben', firstName: 'Ben' };
const ME = ['/api', 'me'];
const POOLS = ['/api', 'pools'];
const kept = async () => (await entries(createStore(READS_DATABASE, 'reads'))).map(([key]) => key);

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
  await clear(createStore(READS_DATABASE, 'reads'));
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

  it('is not used when it cannot be what was asked for: it would take the page down at every opening', async () => {
    await visit([
      [ME, ana],
      [POOLS, { hello: 'world' }],
    ]);
    expect(look(await open(), POOLS)).toBeUndefined();
    expect(await kept()).toHaveLength(1);
  });

  it('is not shown to another person, nor to nobody, and is deleted then', async () => {
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

  it('goes when the server says that somebody else is here, from the page as well', async () => {
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

  it('is gone after signing out, and nothing is kept on the way', async () => {
    const client = await visit([[POOLS, [{ id: 'p1' }]]]);
    await forgetReads();
    client.setQueryData(POOLS, [{ id: 'p1' }, { id: 'p2' }]);
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await kept()).toEqual([]);
  });
});
