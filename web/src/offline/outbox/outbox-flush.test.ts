// The rules of sending, one by one, against a server that answers as told.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type OutboxNews } from './outbox-channel.ts';
import type { Intent } from './outbox-entry.ts';
import { flushOutbox, type FlushOptions } from './outbox-flush.ts';
import { addIntent, discard, keepMine } from './outbox-state.ts';
import { memoryStore, type OutboxStore } from './outbox-store.ts';

type Answer = { status: number; body?: unknown; headers?: Record<string, string>; text?: string } | Error;
interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: Record<string, unknown> | undefined;
}

let store: OutboxStore;
let person: string | null;
let sent: Sent[];
let answer: (request: Sent) => Answer;
let tokens: number;

const fetch = async (url: string, init: RequestInit): Promise<Response> => {
  const request: Sent = {
    method: init.method ?? 'GET',
    url,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined,
  };
  const given = answerOf(request);
  if (given instanceof Error) throw given;
  const { status, body, text, headers } = given;
  return new Response(status === 204 ? null : (text ?? JSON.stringify(body ?? {})), { status, ...(headers ? { headers } : {}) });
};

function answerOf(request: Sent): Answer {
  if (request.url === '/api/csrf-token') return { status: 200, body: { token: `t${++tokens}`, headerName: 'X-CSRF-Token', enabled: true } };
  if (request.url === '/api/me') return person ? { status: 200, body: { id: person } } : { status: 401, body: { code: 'not_signed_in' } };
  sent.push(request);
  return answer(request);
}

const problem = (status: number, code: string, more: object = {}): Answer => ({ status, body: { code, message: `${code}!`, ...more } });
const taken = (request: Sent): Answer => {
  if (request.method === 'DELETE') return { status: 204 };
  const id = request.body?.['id'] ?? request.url.split('/').at(-1);
  return { status: request.method === 'POST' ? 201 : 200, body: { id, updatedAt: `v${sent.length}` } };
};

let clock = 0;
const flush = (more: Partial<FlushOptions> = {}) =>
  flushOutbox({ fetch, store, locks: undefined, now: () => clock, random: () => 1, ...more });
let count = 0;
const add = (intent: Partial<Intent> & Pick<Intent, 'rowId'>) =>
  store.transact((state) =>
    addIntent(
      state,
      { call: 'readings.record', personId: 'ana', poolId: 'p1', ...(intent.call ? {} : { body: { id: intent.rowId, ph: 7 } }), ...intent },
      1_700_000_000_000 + count++,
    ),
  );

beforeEach(() => {
  store = memoryStore();
  person = 'ana';
  sent = [];
  tokens = 0;
  clock = 1_700_000_000_000;
  answer = taken;
});

describe('sending', () => {
  it('goes in order, each with its own key, and leaves nothing behind', async () => {
    for (const rowId of ['a', 'b', 'c']) await add({ rowId });
    expect(await flush()).toMatchObject({ sent: 3, waiting: 0, pausedBecause: null });
    expect(sent.map(({ body }) => body?.['id'])).toEqual(['a', 'b', 'c']);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
    expect(await store.list()).toEqual([]);
  });

  it('asks for nothing when nothing waits', async () => {
    expect(await flush()).toMatchObject({ sent: 0, waiting: 0 });
    expect(tokens).toBe(0);
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a server in trouble', problem(500, 'internal')],
    ['a busy one', problem(503, 'unavailable')],
    ['a page in place of an answer', { status: 200, text: '<html>Welcome to Hotel Wi-Fi</html>' }],
    ['another 201', { status: 201, body: { id: 'somebody else' } }],
    ['a cut answer', { status: 201, text: '{"id":"a' }],
    ['a proxy that says no', { status: 403, text: 'Forbidden by policy' }],
    ['a proxy that finds nothing', { status: 404, text: '<h1>Not found</h1>' }],
    ['the same still being worked on', problem(409, 'request_in_flight')],
    ['a timeout', problem(408, 'request_timeout')],
  ])('keeps it after %s, holds its pool, and tries again with the same key', async (_, given) => {
    await add({ rowId: 'a' });
    await add({ rowId: 'b' });
    await add({ rowId: 'c', poolId: 'p2' });
    answer = (request) => (request.url.includes('/p1/') ? given : taken(request));
    expect(await flush()).toMatchObject({ sent: 1, waiting: 2, stopped: 0 });
    expect(sent.filter(({ url }) => url.includes('/p1/'))).toHaveLength(1);
    answer = taken;
    expect(await flush()).toMatchObject({ sent: 0, waiting: 2 });
    clock += 2000;
    expect(await flush()).toMatchObject({ sent: 2, waiting: 0 });
    const keys = sent.filter(({ body }) => body?.['id'] === 'a').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('waits twice as long each time, up to five minutes, and at once when something has changed', async () => {
    await add({ rowId: 'a' });
    answer = () => new TypeError('down');
    const waits: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const { nextTryAt } = await flush();
      waits.push((nextTryAt ?? 0) - clock);
      clock = nextTryAt ?? clock;
    }
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(300_000);
    clock -= 60_000;
    answer = taken;
    expect(await flush({ eager: true })).toMatchObject({ sent: 1 });
  });

  it('waits as long as the server asks, even when pressed', async () => {
    await add({ rowId: 'a' });
    answer = () => ({ status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '30' } });
    await flush();
    answer = taken;
    clock += 29_000;
    expect(await flush({ eager: true })).toMatchObject({ sent: 0, waiting: 1 });
    clock += 1000;
    expect(await flush({ eager: true })).toMatchObject({ sent: 1 });
  });

  it('is not held by times that a wrong clock has noted', async () => {
    await add({ rowId: 'a' });
    clock += 86_400_000;
    answer = () => ({ status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '30' } });
    await flush();
    clock -= 86_400_000;
    answer = taken;
    expect(await flush()).toMatchObject({ sent: 1 });
  });
});

describe('whose it is', () => {
  it('sends only what is of the person who is signed in', async () => {
    await add({ rowId: 'a', personId: 'ana' });
    await add({ rowId: 'b', personId: 'ben', poolId: 'p9' });
    person = 'ben';
    expect(await flush()).toMatchObject({ sent: 1 });
    expect(sent.map(({ body }) => body?.['id'])).toEqual(['b']);
    expect((await store.list()).map((entry) => entry.rowId)).toEqual(['a']);
    person = 'ana';
    expect(await flush()).toMatchObject({ sent: 1 });
    expect(sent.map(({ body }) => body?.['id'])).toEqual(['b', 'a']);
  });

  it('sends nothing of someone who has signed out here, though their session may live, until they are back', async () => {
    await add({ rowId: 'a' });
    await store.transact((state) => state.setAway('ana', true));
    expect(await flush({ eager: true })).toMatchObject({ sent: 0, waiting: 0 });
    expect(sent).toEqual([]);
    await store.transact((state) => state.setAway('ana', false));
    expect(await flush()).toMatchObject({ sent: 1 });
  });

  it('keeps everything when no one is signed in, and says so', async () => {
    await add({ rowId: 'a' });
    person = null;
    const news: OutboxNews[] = [];
    const stop = listen((one) => news.push(one));
    expect(await flush()).toMatchObject({ sent: 0, waiting: 0, pausedBecause: 'signed_out' });
    stop();
    expect(news.map(({ type }) => type)).toEqual(['paused']);
    expect(await store.list()).toHaveLength(1);
  });

  it('asks again who is here when the token is refused: a new token for the same, nothing for another', async () => {
    await add({ rowId: 'a' });
    await add({ rowId: 'b' });
    answer = (request) => (request.headers.get('x-csrf-token') === 't2' ? taken(request) : problem(403, 'csrf_token_invalid'));
    expect(await flush()).toMatchObject({ sent: 2 });
    await add({ rowId: 'c' });
    answer = () => {
      person = 'ben';
      return problem(403, 'csrf_token_invalid');
    };
    const identity = { personId: 'ana', token: { header: 'X-CSRF-Token', value: 'old' } };
    expect(await flush({ identity })).toMatchObject({ sent: 0, stopped: 0 });
    expect(sent.filter(({ body }) => body?.['id'] === 'c')).toHaveLength(1);
    expect(await store.list()).toMatchObject([{ rowId: 'c', personId: 'ana', state: 'waiting' }]);
  });

  it('a token that stays refused is trouble, not a loop', async () => {
    await add({ rowId: 'a' });
    answer = () => problem(403, 'csrf_token_invalid');
    expect(await flush()).toMatchObject({ sent: 0, waiting: 1 });
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it('ends in the middle when the session ends', async () => {
    await add({ rowId: 'a' });
    await add({ rowId: 'b' });
    answer = (request) => {
      if (sent.length === 1) return taken(request);
      person = null;
      return problem(401, 'not_signed_in');
    };
    expect(await flush()).toMatchObject({ sent: 1, pausedBecause: 'signed_out' });
    expect((await store.list()).map((entry) => entry.rowId)).toEqual(['b']);
  });
});

describe('what is refused', () => {
  it('stays with its reason, holds its own row only, and goes after a correction', async () => {
    await add({ rowId: 'a' });
    await add({ rowId: 'b' });
    answer = (request) =>
      request.body?.['ph'] === 7 && request.body['id'] === 'a' ? problem(400, 'invalid_request', { fields: { ph: 'no' } }) : taken(request);
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0, stopped: 1 });
    expect(await store.list()).toMatchObject([{ rowId: 'a', state: 'stopped', problem: { kind: 'refused', fields: { ph: 'no' } } }]);
    await add({ call: 'readings.change', rowId: 'a', body: { ph: 7.2, note: null } });
    expect(await flush()).toMatchObject({ sent: 1, stopped: 0 });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { id: 'a', ph: 7.2 } });
  });

  it.each([402, 413, 415, 422])('a final %i is kept for the person', async (status) => {
    await add({ rowId: 'a' });
    answer = () => problem(status, 'some_reason');
    expect(await flush()).toMatchObject({ waiting: 0, stopped: 1 });
  });

  it('a deletion of what is gone is done; a change of what is gone is a question', async () => {
    await add({ call: 'readings.remove', rowId: 'a', version: 'v1' });
    await add({
      call: 'readings.change',
      rowId: 'b',
      version: 'v1',
      body: { ph: 8 },
      seen: { id: 'b', ph: 7, note: 'x', updatedAt: 'v1' },
    });
    answer = () => problem(404, 'not_found');
    expect(await flush()).toMatchObject({ sent: 1, stopped: 1 });
    const [entry] = await store.list();
    expect(entry).toMatchObject({ rowId: 'b', problem: { kind: 'gone' } });
    answer = taken;
    await store.transact((state) => keepMine(state, entry?.id ?? ''));
    expect(await flush()).toMatchObject({ sent: 1 });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { id: 'b', ph: 8, note: 'x' } });
  });

  it('shows a conflict with the row as it is, and sends mine over it when the person says so', async () => {
    await add({ call: 'readings.change', rowId: 'a', version: 'v1', body: { ph: 8 }, seen: { id: 'a', ph: 7 } });
    const current = { id: 'a', ph: 7.6, updatedAt: 'v2' };
    answer = (request) => (request.headers.get('if-match') === '"v2"' ? taken(request) : problem(409, 'conflict', { current }));
    expect(await flush()).toMatchObject({ stopped: 1 });
    const [entry] = await store.list();
    expect(entry?.problem).toMatchObject({ kind: 'conflict', current });
    await store.transact((state) => keepMine(state, entry?.id ?? ''));
    expect(await flush()).toMatchObject({ sent: 1, stopped: 0 });
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(sent[1]?.headers.get('idempotency-key'));
  });

  it('a conflict with the very same values is none', async () => {
    await add({ call: 'readings.change', rowId: 'a', version: 'v1', body: { ph: 8, note: null } });
    answer = () => problem(409, 'conflict', { current: { id: 'a', ph: 8, updatedAt: 'v2' } });
    expect(await flush()).toMatchObject({ sent: 1, stopped: 0 });
  });

  it('a step of a plan that is no more becomes the addition that it was', async () => {
    const otherwise = { id: 'x', productId: 'salt', amountG: 100, doneAt: '2026-07-01T10:00:00.000Z' };
    await add({ call: 'plans.completeStep', rowId: 'x', stepId: 's1', body: { id: 'x', amountG: 100 }, otherwise });
    answer = (request) => (request.url.includes('/steps/') ? problem(409, 'conflict') : taken(request));
    expect(await flush()).toMatchObject({ sent: 1, stopped: 0 });
    expect(sent.map(({ url }) => url)).toEqual(['/api/pools/p1/plan/steps/s1/done', '/api/pools/p1/treatments']);
    expect(sent[1]?.body).toEqual(otherwise);
  });
});

describe('several changes of one thing', () => {
  it('each rests on what came of the one before', async () => {
    await add({ rowId: 'a' });
    await add({ call: 'readings.change', rowId: 'a', version: 'old', body: { ph: 7.1 } });
    await add({ call: 'readings.change', rowId: 'a', version: 'old', body: { ph: 7.2 } });
    await add({ call: 'readings.remove', rowId: 'b', version: 'v0' });
    expect(await flush()).toMatchObject({ sent: 4 });
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual([null, '"v1"', '"v2"', '"v0"']);
    // A page that still shows the first version: this device knows what it has made of it since.
    await add({ call: 'readings.change', rowId: 'a', version: 'v1', body: { ph: 7.3 } });
    await flush();
    expect(sent.at(-1)?.headers.get('if-match')).toBe('"v3"');
  });

  it('what never left leaves nothing to send when it is undone', async () => {
    await add({ rowId: 'a' });
    await add({ call: 'readings.change', rowId: 'a', body: { ph: 7.1 } });
    await add({ call: 'readings.remove', rowId: 'a' });
    await add({ call: 'readings.remove', rowId: 'b', version: 'v1', seen: { id: 'b', ph: 7, updatedAt: 'v1' } });
    await add({ rowId: 'b' });
    expect(await store.list()).toEqual([]);
  });

  it('what may have left is taken back by a deletion of its own', async () => {
    await add({ rowId: 'a' });
    answer = () => new TypeError('reset');
    await flush();
    await add({ call: 'readings.remove', rowId: 'a' });
    answer = taken;
    await flush({ eager: true });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
  });

  it('the same recorded again is one, in the words of the last press', async () => {
    const first = await add({ rowId: 'a', body: { id: 'a', takenAt: '1', ph: 7, note: 'n' } });
    const second = await add({ rowId: 'a', body: { id: 'a', takenAt: '2', ph: 7.4 } });
    expect(second?.key).toBe(first?.key);
    expect(await store.list()).toMatchObject([{ body: { id: 'a', takenAt: '1', ph: 7.4 } }]);
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0 });
    expect(sent[0]?.body).toEqual({ id: 'a', takenAt: '1', ph: 7.4 });
  });

  it('recorded again after it may have left, it is sent once, and corrected where it is different', async () => {
    const done = { call: 'plans.completeStep' as const, rowId: 'a', stepId: 's1' };
    await add({ ...done, body: { id: 'a', doneAt: '1', amountG: 100 } });
    answer = () => new TypeError('reset');
    await flush();
    await add({ ...done, body: { id: 'a', doneAt: '2', amountG: 100 } });
    expect(await store.list()).toHaveLength(1);
    await add({ ...done, body: { id: 'a', doneAt: '3', amountG: 150 } });
    answer = (request) => (request.url.endsWith('/done') ? { status: 200, body: { steps: [] } } : taken(request));
    expect(await flush({ eager: true })).toMatchObject({ sent: 2, waiting: 0 });
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { id: 'a', doneAt: '1', amountG: 100 }],
      ['POST', { id: 'a', doneAt: '1', amountG: 100 }],
      ['PATCH', { amountG: 150 }],
    ]);
  });

  it('later changes join the one that is in question', async () => {
    const entry = await add({ call: 'readings.change', rowId: 'a', version: 'v1', body: { ph: 8 } });
    await add({ call: 'readings.change', rowId: 'a', version: 'v1', body: { ph: 8.1, note: 'n' } });
    answer = () => problem(409, 'conflict', { current: { id: 'a', ph: 7, updatedAt: 'v2' } });
    await flush();
    expect(await store.list()).toMatchObject([{ id: entry?.id, state: 'stopped', body: { ph: 8.1, note: 'n' } }]);
    await store.transact((state) => discard(state, entry?.id ?? ''));
    expect(await store.list()).toEqual([]);
  });
});

describe('one sender at a time', () => {
  it('holds the lock of this device while it sends', async () => {
    await add({ rowId: 'a' });
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
    await flush({ locks: { request } as never });
    expect(request).toHaveBeenCalledWith('limpid-outbox', expect.any(Function));
    expect(sent).toHaveLength(1);
  });
});
