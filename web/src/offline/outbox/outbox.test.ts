// The outbox of a page: when it tries again.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOutbox, meet, startOutbox, write } from './outbox.ts';
import type { Fields } from './outbox-entry.ts';
import { outboxSnapshot } from './outbox-snapshot.ts';
import { addIntent, discardAllOf } from './outbox-state.ts';
import { indexedStore } from './outbox-store.ts';

type Server = (url: string, init?: RequestInit) => Response | undefined;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const intent = (rowId: string) => ({
  call: 'readings.record' as const,
  personId: 'ana',
  poolId: 'p1',
  rowId,
  body: { id: rowId, ph: 7.2 },
});

let stored: string[];
let server: Server;
const healthy: Server = (url, init) => {
  if (url === '/api/csrf-token') return json({ token: 't', headerName: 'X-CSRF-Token', enabled: true });
  if (url === '/api/me') return json({ id: 'ana' });
  const { id } = JSON.parse(init?.body as string) as { id: string };
  stored.push(id);
  return json({ id, updatedAt: '1' }, 201);
};
const signedOut: Server = (url, init) => (url === '/api/me' ? json({ code: 'not_signed_in' }, 401) : healthy(url, init));

/** Lets the waits of the outbox pass until this has happened. */
async function passing<Result>(work: Promise<Result>): Promise<Result> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  while (!state.isDone) await pass();
  return done;
}

async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Longer than the longest wait between two tries. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 1200; tries += 1) await pass();
  expect(isSo()).toBe(true);
}

beforeEach(async () => {
  // Seconds pass in no time; the database of the tests goes by other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  stored = [];
  server = healthy;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const response = server(url, init);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
  await indexedStore.transact((state) => discardAllOf(state, 'ana'));
  await meet(null);
});
afterEach(async () => {
  // What is still being sent would find no server any more, and hold up the next test.
  await pass();
  await until(() => !outboxSnapshot().isSending);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the outbox of a page', () => {
  it('asks the browser to keep it when the disk gets full, once something is left on this device', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persisted: async () => false, persist } }));
    await passing(write(intent('s')));
    expect(persist).not.toHaveBeenCalled();
    server = () => undefined;
    await passing(write(intent('t')));
    await passing(write(intent('u')));
    expect(persist).toHaveBeenCalledOnce();
  });

  it.each([
    ['cut connections', () => undefined],
    ['a server that is not ready', () => new Response('<h1>503</h1>', { status: 503 })],
    ['a portal', () => new Response('<h1>Welcome to our hotel</h1>', { status: 200 })],
  ])('tries again automatically after %s, without an event of the browser', async (_, trouble) => {
    startOutbox();
    await meet('ana');
    server = trouble;
    await passing(write(intent('a')));
    expect(outboxSnapshot().entries.map(({ rowId }) => rowId)).toEqual(['a']);
    server = healthy;
    await until(() => outboxSnapshot().entries.length === 0);
    expect(stored).toEqual(['a']);
  });

  it('sends what waited for a session as soon as its person is back', async () => {
    startOutbox();
    await meet('ana');
    server = signedOut;
    expect((await passing(write(intent('b')))).state).toBe('waiting');
    await until(() => outboxSnapshot().isSignedOut);
    await meet(null);
    server = healthy;
    await meet('ana');
    await until(() => stored.length > 0);
    expect(stored).toEqual(['b']);
    expect(outboxSnapshot().isSignedOut).toBe(false);
  });

  it('sends what lies here anyway before what this device could not keep, and under its own key', async () => {
    startOutbox();
    await meet('ana');
    // Written by a disk that was too slow to confirm it.
    await indexedStore.transact((state) => addIntent(state, intent('late'), Date.now()));
    const rows = new Map<string, Fields>();
    server = withMemory(rows);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await passing(write({ ...intent('late'), body: { id: 'late', ph: 7.4 } }))).state).toBe('sent');
    expect(rows.get('late')).toMatchObject({ ph: 7.4 });
    full.mockRestore();
    await passing(changeOutbox(() => undefined));
    await until(() => outboxSnapshot().entries.length === 0);
    expect(rows.get('late')).toMatchObject({ ph: 7.4 });
    expect(await indexedStore.list()).toEqual([]);
  });
});

/** As the server does: a key counts once, a repeat is answered with what is there. */
function withMemory(rows: Map<string, Fields>): Server {
  const answers = new Map<string, string>();
  return (url, init) => {
    if (!url.includes('/readings')) return healthy(url, init);
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    const body = JSON.parse(init?.body as string) as Fields & { id?: string };
    const rowId = body.id ?? url.split('/').at(-1)!;
    const [known, at] = [rows.get(rowId), new Date(rows.size + answers.size).toISOString()];
    if (!known) rows.set(rowId, { ...body, createdAt: at, updatedAt: at });
    else if (init?.method === 'PATCH' && !answers.has(key)) rows.set(rowId, { ...known, ...body, updatedAt: at });
    const answer = answers.get(key) ?? JSON.stringify(rows.get(rowId));
    answers.set(key, answer);
    return new Response(answer, { status: init?.method === 'PATCH' ? 200 : 201 });
  };
}
