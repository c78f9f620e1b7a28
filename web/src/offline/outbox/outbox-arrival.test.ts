// Recorded again with other values after the first has arrived: the server answers with the row that it has, and nothing is lost.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields, Intent } from './outbox-entry.ts';
import { flushOutbox } from './outbox-flush.ts';
import { addIntent, keepMine } from './outbox-state.ts';
import { memoryStore, type OutboxStore } from './outbox-store.ts';

type Row = Fields & { id: string; createdAt: string; updatedAt: string };
let store: OutboxStore;
let rows: Map<string, Row>;
let sent: [string, string, Fields][];
let clock = 0;
let loses: 'nothing' | 'requests' | 'answers' = 'nothing';

const now = () => new Date(1_800_000_000_000 + ++clock).toISOString();
const problem = (status: number, code: string, more: object = {}) => ({ status, body: { code, message: code, ...more } });

/** As the server does: a repeat is answered with what is there. */
function answer(method: string, path: string, body: Fields, ifMatch: string | null): { status: number; body?: unknown } {
  const [noun, second] = path.split('/');
  const id = String(method === 'POST' && noun !== 'plan' ? body['id'] : second);
  const there = rows.get(noun === 'plan' ? String(body['id']) : id);
  if (noun === 'plan') {
    if (there && body['amountG'] !== there['amountG']) return problem(409, 'conflict', { current: there });
    return { status: 200, body: { steps: [] } };
  }
  if (body['ph'] === 99) return problem(400, 'invalid_request');
  if (method === 'POST') {
    const at = now();
    if (!there) rows.set(id, { ...body, id, createdAt: at, updatedAt: at });
    return { status: 201, body: { ...rows.get(id), warnings: [] } };
  }
  if (!there) return problem(404, 'not_found');
  if (ifMatch !== null && ifMatch !== `"${there.updatedAt}"`) return problem(409, 'conflict', { current: there });
  if (method === 'DELETE') return { status: rows.delete(id) ? 204 : 404 };
  return { status: 200, body: changed(id, body) };
}

/** By this device or another. */
function changed(id: string, patch: Fields): Row {
  const whole = Object.entries({ ...rows.get(id), ...patch, updatedAt: now() }).filter(([, value]) => value !== null);
  const row = Object.fromEntries(whole) as Row;
  rows.set(id, row);
  return row;
}

const fetch = async (url: string, init: RequestInit): Promise<Response> => {
  if (url === '/api/csrf-token') return new Response(JSON.stringify({ token: 't' }));
  if (url === '/api/me') return new Response(JSON.stringify({ id: 'ana' }));
  const path = url.replace('/api/pools/p1/', '');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Fields) : {};
  sent.push([String(init.method), path, body]);
  if (loses === 'requests') throw new TypeError('reset');
  const given = answer(String(init.method), path, body, new Headers(init.headers).get('if-match'));
  if (loses === 'answers') throw new TypeError('reset');
  return new Response(given.status === 204 ? null : JSON.stringify(given.body), { status: given.status });
};
const flush = async (loss: typeof loses = 'nothing') => {
  loses = loss;
  return flushOutbox({ fetch, store, locks: undefined, eager: true, now: () => 0, random: () => 1 });
};
const add = (intent: Partial<Intent>) =>
  store.transact((state) => addIntent(state, { call: 'readings.record', personId: 'ana', poolId: 'p1', rowId: 'a', ...intent }, 1));
const test = (body: Fields, more: Partial<Intent> = {}) => add({ body: { id: 'a', ...body }, ...more });
const arrived = async () => {
  expect(await flush()).toMatchObject({ waiting: 0, stopped: 0 });
  sent = [];
};

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

const FIRST = '2026-07-04T10:00:00.000Z';
const SECOND = '2026-07-04T10:00:20.000Z';

beforeEach(() => {
  store = memoryStore();
  rows = new Map();
  sent = [];
  clock = 0;
});

describe('recorded again by the same person', () => {
  it('corrects what is there, at the moment of the first press', async () => {
    await test({ takenAt: FIRST, ph: 7.2, note: 'cloudy', saltPpm: 3000 });
    await arrived();
    await test({ takenAt: SECOND, ph: 7.4, saltPpm: 3000, alkalinityPpm: 90 });
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0, stopped: 0 });
    expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual(['POST readings', 'PATCH readings/a']);
    expect(sent[1]?.[2]).toEqual({ ph: 7.4, alkalinityPpm: 90, note: null });
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...row } = rows.get('a') ?? {};
    expect(row).toEqual({ id: 'a', takenAt: FIRST, ph: 7.4, saltPpm: 3000, alkalinityPpm: 90 });
    expect(rows.size).toBe(1);
  });

  it('with the same values says nothing more, however the server writes them', async () => {
    await test({ takenAt: '2026-07-04T12:00:00+02:00', ph: 7.2, note: ' cafe\u0301 ' }, { isMomentTyped: true });
    await arrived();
    changedInPlace('a', { takenAt: FIRST, note: 'caf\u00e9' });
    await test({ takenAt: '2026-07-04T12:00:00+02:00', ph: 7.2, note: ' cafe\u0301 ' }, { isMomentTyped: true });
    await test({ takenAt: FIRST, ph: 7.2, note: 'caf\u00e9' }, { isMomentTyped: true });
    await flush();
    expect(sent.map(([method]) => method)).toEqual(['POST']);
  });

  it('moves it to the moment that was typed, and to now once that was taken out', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    await test({ takenAt: '2026-07-03T08:00:00.000Z', ph: 7.2 }, { isMomentTyped: true });
    await arrived();
    expect(rows.get('a')?.['takenAt']).toBe('2026-07-03T08:00:00.000Z');
    await test({ takenAt: SECOND, ph: 7.2 });
    await arrived();
    expect(rows.get('a')?.['takenAt']).toBe(SECOND);
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    expect(rows.get('a')?.['takenAt']).toBe(SECOND);
  });

  it.each(['requests', 'answers'] as const)('loses nothing where %s are lost at every point', async (loss) => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    await test({ takenAt: SECOND, ph: 7.4 });
    await flush(loss);
    await flush();
    expect(rows.get('a')).toMatchObject({ ph: 7.4, takenAt: FIRST });
    await test({ takenAt: SECOND, ph: 7.6 });
    await flushOutbox({ fetch: losingThe('PATCH', loss), store, locks: undefined, eager: true, now: () => 0, random: () => 1 });
    expect(await store.list()).toMatchObject([{ call: 'readings.change', body: { ph: 7.6 } }]);
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0, stopped: 0 });
    expect(rows.get('a')).toMatchObject({ ph: 7.6 });
  });

  it('comes before what was done to the row after it', async () => {
    await test({ ph: 7.2 });
    await arrived();
    await test({ ph: 7.4 });
    await add({ call: 'readings.change', body: { saltPpm: 3000 }, version: rows.get('a')?.updatedAt });
    expect(await flush()).toMatchObject({ sent: 2, stopped: 0 });
    expect(sent.map(([method]) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
    expect(rows.get('a')).toMatchObject({ ph: 7.4, saltPpm: 3000 });
  });

  it('an old word that comes late does not undo the correction', async () => {
    const old = await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    await test({ takenAt: SECOND, ph: 7.4 });
    await arrived();
    // As a copy that was left behind brings it back.
    store = memoryStore();
    await store.transact((state) => state.put({ ...old!, tries: 1 }));
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(rows.get('a')).toMatchObject({ ph: 7.4 });
    expect(await store.list()).toMatchObject([{ body: { ph: 7.2 }, problem: { kind: 'conflict', current: { ph: 7.4 } } }]);
  });

  it('an answer that comes to a second sender after the first one’s changes nothing', async () => {
    await test({ ph: 7.2 });
    await arrived();
    await test({ ph: 7.4 });
    const [reached, release] = [gate(), gate()];
    const slow: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      if (init.method === 'POST') {
        reached.open();
        await release.opened;
      }
      return response;
    };
    const second = flushOutbox({ fetch: slow, store, locks: undefined, eager: true, now: () => 0, random: () => 1 });
    await reached.opened;
    await flush();
    release.open();
    await second;
    expect(await store.list()).toEqual([]);
    expect(sent.filter(([method]) => method === 'PATCH')).toHaveLength(1);
    expect(rows.get('a')).toMatchObject({ ph: 7.4 });
    // Nor does it make this device forget what was changed since.
    await test({ ph: 7.6 });
    await arrived();
    expect(rows.get('a')).toMatchObject({ ph: 7.6 });
  });

  it('is told apart from what the server adds', async () => {
    await test({ ph: 7.2 });
    await arrived();
    changedInPlace('a', { isFromDevice: false, ph7: 1 });
    await test({ ph: 7.2 });
    await arrived();
    expect(rows.get('a')).toMatchObject({ isFromDevice: false });
  });
});

/** The server writes it in its own way: no other version. */
const changedInPlace = (id: string, patch: Fields) => rows.set(id, { ...rows.get(id)!, ...patch });

const losingThe =
  (method: string, loss: typeof loses): typeof fetch =>
  (url, init) => {
    loses = init.method === method ? loss : 'nothing';
    return fetch(url, init);
  };

describe('recorded again after another person has changed it', () => {
  const meanwhile = async (patch: Fields) => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    return changed('a', patch);
  };

  it('asks, with both sides, and sends what is chosen', async () => {
    const theirs = await meanwhile({ ph: 7.8 });
    await test({ takenAt: SECOND, ph: 7.4 });
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(rows.get('a')).toEqual(theirs);
    const [entry] = await store.list();
    expect(entry).toMatchObject({ call: 'readings.change', body: { ph: 7.4 }, problem: { kind: 'conflict', current: theirs } });
    await store.transact((state) => keepMine(state, entry!.id));
    expect(await flush()).toMatchObject({ sent: 1, stopped: 0 });
    expect(rows.get('a')).toMatchObject({ ph: 7.4 });
  });

  it('asks too when that happens between the answer and the correction', async () => {
    await meanwhile({});
    store = memoryStore();
    rows.set('a', { ...rows.get('a')!, createdAt: rows.get('a')!.updatedAt });
    await test({ takenAt: SECOND, ph: 7.4 });
    const late: typeof fetch = (url, init) => {
      if (init.method === 'PATCH') changed('a', { ph: 7.8 });
      return fetch(url, init);
    };
    await flushOutbox({ fetch: late, store, locks: undefined, eager: true, now: () => 0, random: () => 1 });
    expect(await store.list()).toMatchObject([
      { body: { ph: 7.4 }, seen: { ph: 7.2 }, problem: { kind: 'conflict', current: { ph: 7.8 } } },
    ]);
  });

  it('does not ask where both say the same, and records again what was deleted', async () => {
    await meanwhile({ ph: 7.4 });
    await test({ takenAt: SECOND, ph: 7.4 });
    await arrived();
    rows.clear();
    await test({ takenAt: SECOND, ph: 7.5 });
    await arrived();
    expect(rows.get('a')).toMatchObject({ ph: 7.5 });
  });
});

describe('deleted after it was recorded again', () => {
  it('is deleted there too, as it was seen, though what was said last has not left', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    const again = await test({ takenAt: SECOND, ph: 7.4 });
    await add({ call: 'readings.remove', version: `own:${again!.key}`, seen: { id: 'a', ph: 7.4 } });
    changed('a', { ph: 7.8 });
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(sent.map(([method]) => method)).toEqual(['DELETE']);
    await store.transact((state) => keepMine(state, state.entries[0]!.id));
    await arrived();
    expect(rows.size).toBe(0);
  });

  it('is deleted there too where what was said last was refused', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    await test({ takenAt: SECOND, ph: 99 });
    await flush('requests');
    await add({ call: 'readings.remove' });
    expect(await flush()).toMatchObject({ stopped: 0 });
    await flush();
    expect(rows.size).toBe(0);
    expect(await store.list()).toEqual([]);
  });
});

describe('a deleted row', () => {
  const seen = () => ({ ...rows.get('a')! });
  const restored = () => {
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...body } = seen();
    return { body, seen: seen(), isMomentTyped: true };
  };

  it('recorded again with another value before the deletion has left is there with that value', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    await add({ call: 'readings.remove', version: seen().updatedAt, seen: seen() });
    await test({ takenAt: SECOND, ph: 7.4 });
    await arrived();
    expect(rows.get('a')).toMatchObject({ ph: 7.4, takenAt: FIRST });
    await add({ call: 'readings.remove', version: seen().updatedAt, seen: seen() });
    await add(restored());
    expect(await store.list()).toEqual([]);
  });

  it('that others have brought back in another way is not overwritten by bringing it back here', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    const back = restored();
    await add({ call: 'readings.remove', version: seen().updatedAt, seen: seen() });
    await arrived();
    const at = now();
    rows.set('a', { id: 'a', takenAt: FIRST, ph: 7.8, createdAt: at, updatedAt: at });
    await add(back);
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(rows.get('a')).toMatchObject({ ph: 7.8 });
    expect(await store.list()).toMatchObject([{ body: { ph: 7.2 }, seen: { ph: 7.2 }, problem: { current: { ph: 7.8 } } }]);
  });

  it('that others have brought back is not overwritten by a form that is still open', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    await add({ call: 'readings.remove', version: seen().updatedAt, seen: seen() });
    await arrived();
    const at = now();
    rows.set('a', { id: 'a', takenAt: FIRST, ph: 7.8, createdAt: at, updatedAt: at });
    await test({ takenAt: SECOND, ph: 7.4 });
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(rows.get('a')).toMatchObject({ ph: 7.8 });
  });

  it('corrected, deleted and brought back while others have changed it: the correction is asked about', async () => {
    await test({ takenAt: FIRST, ph: 7.2 });
    await arrived();
    const before = seen();
    await add({ call: 'readings.change', body: { ph: 7.4 }, version: before.updatedAt, seen: before });
    await flush('requests');
    await add({ call: 'readings.remove', version: before.updatedAt, seen: { ...before, ph: 7.4 } });
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...body } = before;
    await store.transact((state) => state.entries.forEach((entry) => state.put({ ...entry, tries: 1 })));
    await add({ body: { ...body, ph: 7.4 }, isMomentTyped: true, seen: { ...before, ph: 7.4 } });
    changed('a', { ph: 7.8 });
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(await store.list()).toMatchObject([{ body: { ph: 7.4 }, problem: { current: { ph: 7.8 } } }]);
  });
});

describe('an addition', () => {
  it('is corrected as a test is, its product left alone', async () => {
    const salt = { productId: 'salt', strengthPercent: 100 };
    await add({ call: 'treatments.record', body: { id: 'a', doneAt: FIRST, ...salt, amountG: 100, note: 'n' } });
    await arrived();
    await add({ call: 'treatments.record', body: { id: 'a', doneAt: SECOND, productId: 'salt', amountG: 150 } });
    await arrived();
    expect(rows.get('a')).toMatchObject({ doneAt: FIRST, ...salt, amountG: 150 });
    expect(rows.get('a')).not.toHaveProperty('note');
  });

  const press = (amountG: number) =>
    add({
      call: 'plans.completeStep',
      stepId: 's1',
      body: { id: 'a', doneAt: FIRST, amountG },
      otherwise: { id: 'a', doneAt: FIRST, productId: 'salt', amountG },
    });
  const pressedTwice = async () => {
    await press(100);
    await arrived();
    const at = now();
    rows.set('a', { id: 'a', doneAt: FIRST, productId: 'salt', amountG: 100, createdAt: at, updatedAt: at });
    await press(150);
  };

  it('of a step is not asked about where only the link was cut', async () => {
    await pressedTwice();
    const cut: typeof fetch = (url, init) => {
      loses = url.endsWith('/treatments') ? 'requests' : 'nothing';
      return fetch(url, init);
    };
    await flushOutbox({ fetch: cut, store, locks: undefined, eager: true, now: () => 0, random: () => 1 });
    expect(await store.list()).toMatchObject([{ call: 'treatments.record', tries: 1 }]);
    await arrived();
    expect(rows.get('a')).toMatchObject({ amountG: 150 });
  });

  it('of a step is asked about where another person has changed it', async () => {
    await pressedTwice();
    changed('a', { amountG: 120 });
    expect(await flush()).toMatchObject({ stopped: 1 });
    expect(rows.get('a')).toMatchObject({ amountG: 120 });
  });

  it('of a step keeps the amount of the last press', async () => {
    await pressedTwice();
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0, stopped: 0 });
    expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual(['POST plan/steps/s1/done', 'POST treatments', 'PATCH treatments/a']);
    expect(rows.get('a')).toMatchObject({ amountG: 150 });
  });
});
