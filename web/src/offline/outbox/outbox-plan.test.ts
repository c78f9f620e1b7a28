// What a plan did not allow is sent again automatically once the plan has changed: once.
import 'fake-indexeddb/auto';
import { api, type Subscription } from '@limpid/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { readKey } from '../../api/reads.ts';
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts';
import { connectReads, meet, startOutbox, write } from './outbox.ts';
import { outboxSnapshot } from './outbox-snapshot.ts';
import { discardAllOf, retryRefused } from './outbox-state.ts';
import { indexedStore } from './outbox-store.ts';

const RECORD = 'POST /api/pools/p1/readings';
const FREE: Subscription = { planId: 'free', status: 'active', trial: { canStart: true, startedAt: null, endsAt: null } };
const PRO: Subscription = { ...FREE, planId: 'pro' };
const over = { status: 402, body: { code: 'plan_limit_reached', message: 'You’ve reached your plan’s limit' } };
const taken = ({ body }: { body: unknown }) => ({ status: 201, body: { ...(body as object), updatedAt: 'v1' } });
const intent = (rowId: string) => ({ call: 'readings.record' as const, personId: 'ana', poolId: 'p1', rowId, body: { id: rowId, ph: 7 } });

let server: FakeServer;
const client = new QueryClient();
const learn = (subscription: Subscription) => client.setQueryData(readKey(api.subscriptions.find), subscription);
const states = () => outboxSnapshot().entries.map(({ state }) => state);
const tries = () => server.sentTo(RECORD).length;

beforeEach(async () => {
  discardCsrfToken();
  server = fakeServer({
    'GET /api/me': { body: { id: 'ana' } },
    'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
    'GET /api/subscription': { body: FREE },
    [RECORD]: over,
  });
  client.clear();
  startOutbox();
  connectReads(client);
  await indexedStore.transact((state) => {
    discardAllOf(state, 'ana');
    state.setTriedUnder('ana', '');
  });
  await meet('ana');
});
afterEach(async () => {
  await meet(null);
  vi.unstubAllGlobals();
});

/** Logged offline, refused later: no form was open any more. */
async function refuse(...rowIds: string[]): Promise<void> {
  server.on(RECORD, new TypeError('Failed to fetch'));
  for (const rowId of rowIds) expect((await write(intent(rowId))).state).toBe('waiting');
  server.on(RECORD, over);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(states()).toEqual(rowIds.map(() => 'stopped')));
}

it('goes again when this page learns of another plan, and once only under each', async () => {
  await refuse('a', 'b');
  const refused = tries();
  learn(FREE);
  const before = refused + 2;
  await vi.waitFor(() => expect(tries()).toBe(before));
  await vi.waitFor(() => expect(states()).toEqual(['stopped', 'stopped']));
  learn(FREE);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tries()).toBe(before);
  server.on(RECORD, taken);
  learn(PRO);
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect(
    server
      .sentTo(RECORD)
      .slice(before)
      .map(({ body }) => (body as { id: string }).id),
  ).toEqual(['a', 'b']);
});

it('asks about the plan when its person comes to the page: it may have been changed elsewhere', async () => {
  await refuse('a');
  await meet(null);
  server.on(RECORD, taken);
  server.on('GET /api/subscription', { body: PRO });
  await meet('ana');
  await vi.waitFor(() => expect(states()).toEqual([]));
});

it('everything that was refused goes again when the person says so, and nothing of anybody else', async () => {
  await refuse('a', 'b');
  await indexedStore.transact((state) => retryRefused(state, 'ben'));
  expect((await indexedStore.list()).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  await indexedStore.transact((state) => retryRefused(state, 'ana'));
  expect((await indexedStore.list()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});
