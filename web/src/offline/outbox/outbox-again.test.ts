// Save pressed again after the device could not say whether it was stored: one row, with everything that was entered.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields, Intent } from './outbox-entry.ts';
import { flushOutbox } from './outbox-flush.ts';
import { addIntent } from './outbox-state.ts';
import { memoryStore, type OutboxStore } from './outbox-store.ts';

let store: OutboxStore;
let sent: [string, string, Fields][];
/** undefined: no answer comes back */
let answer: (path: string, method: string, body: Fields) => { status: number; body: unknown } | undefined;

const taken: typeof answer = (path, method, body) => {
  if (path.endsWith('/done')) return { status: 200, body: { steps: [] } };
  return { status: method === 'POST' ? 201 : 200, body: { id: body['id'] ?? path.split('/').at(-1), updatedAt: `v${sent.length}` } };
};
const lost: typeof answer = () => undefined;
const refused = (code: string) => ({ status: 409, body: { code, message: code } });

const fetch = async (url: string, init: RequestInit): Promise<Response> => {
  if (url === '/api/csrf-token') return new Response(JSON.stringify({ token: 't' }));
  if (url === '/api/me') return new Response(JSON.stringify({ id: 'ana' }));
  const [path, method, body] = [url.replace('/api/pools/p1/', ''), String(init.method), JSON.parse(init.body as string) as Fields];
  sent.push([method, path, body]);
  const given = answer(path, method, body);
  if (!given) throw new TypeError('reset');
  return new Response(JSON.stringify(given.body), { status: given.status });
};
const flush = (how: typeof answer = taken) => {
  answer = how;
  return flushOutbox({ fetch, store, locks: undefined, eager: true, now: () => 0, random: () => 1 });
};
const add = (intent: Partial<Intent>) =>
  store.transact((state) => addIntent(state, { call: 'readings.record', personId: 'ana', poolId: 'p1', rowId: 'a', ...intent }, 1));
const test = (body: Fields, isMomentTyped = false) => add({ body: { id: 'a', ...body }, isMomentTyped });

beforeEach(() => {
  store = memoryStore();
  sent = [];
});

describe('when it was', () => {
  it('is the moment of the first press as long as only the clock has said so', async () => {
    await test({ takenAt: 'clock 1', ph: 7 });
    await test({ takenAt: 'clock 2', ph: 7 });
    await flush(lost);
    await test({ takenAt: 'clock 3', ph: 7 });
    await flush();
    expect(sent.map(([method, , body]) => [method, body['takenAt']])).toEqual([
      ['POST', 'clock 1'],
      ['POST', 'clock 1'],
    ]);
  });

  it('is not that of a press that was refused: the clock may have been set right since', async () => {
    await test({ takenAt: 'next year', ph: 7 });
    await flush(() => ({ status: 400, body: { code: 'invalid_request', fields: { takenAt: 'No.' } } }));
    await test({ takenAt: 'today', ph: 7 });
    await flush();
    expect(sent.map(([method, , body]) => [method, body['takenAt']])).toEqual([
      ['POST', 'next year'],
      ['POST', 'today'],
    ]);
    expect(await store.list()).toEqual([]);
  });

  it('is what was typed after the first press, and now again once that was taken out', async () => {
    await test({ takenAt: 'clock 1', ph: 7 });
    await test({ takenAt: 'yesterday', ph: 7 }, true);
    expect(await store.list()).toMatchObject([{ body: { takenAt: 'yesterday' } }]);
    await test({ takenAt: 'clock 2', ph: 7 });
    expect(await store.list()).toMatchObject([{ body: { takenAt: 'clock 2' } }]);
    await flush();
    expect(sent).toEqual([['POST', 'readings', { id: 'a', takenAt: 'clock 2', ph: 7 }]]);
  });

  it('is corrected where the first may have left', async () => {
    await test({ takenAt: 'clock 1', ph: 7 });
    await flush(lost);
    await test({ takenAt: 'yesterday', ph: 7 }, true);
    await flush();
    expect(sent.at(-1)).toEqual(['PATCH', 'readings/a', { takenAt: 'yesterday' }]);
  });
});

describe('a step that its plan no longer has', () => {
  const facts = { id: 'a', doneAt: 'clock 1', productId: 'salt', fillWater: { ph: 7 } };
  const press = (amountG: number) =>
    add({
      call: 'plans.completeStep',
      stepId: 's1',
      body: { id: 'a', doneAt: 'clock 1', amountG },
      otherwise: { ...facts, strengthPercent: undefined, amountG },
    });
  const noStep: typeof answer = (path) => (path.endsWith('/done') ? refused('conflict') : undefined);

  it('is corrected like the addition that it has become, its product left alone', async () => {
    await press(100);
    await flush(noStep);
    await press(100);
    expect(await store.list()).toMatchObject([{ call: 'treatments.record' }]);
    await press(150);
    await flush();
    expect(sent.slice(-2)).toEqual([
      ['POST', 'treatments', { ...facts, amountG: 100 }],
      ['PATCH', 'treatments/a', { amountG: 150 }],
    ]);
  });

  it('says what was meant last where the addition has not left', async () => {
    await press(100);
    // The signal goes before the addition can follow the step.
    await flush((path) => (path.endsWith('/done') ? refused('conflict') : { status: 401, body: { code: 'not_signed_in' } }));
    await store.transact((state) => state.entries.forEach((entry) => state.put({ ...entry, tries: 0 })));
    await press(150);
    sent = [];
    await flush();
    expect(sent).toEqual([['POST', 'treatments', { ...facts, amountG: 150 }]]);
  });

  it('knows the other amount whichever way it is recorded', async () => {
    await press(100);
    await press(150);
    await flush(noStep);
    expect(sent.at(-1)).toEqual(['POST', 'treatments', { ...facts, amountG: 150 }]);
  });
});

describe('a third press', () => {
  it('corrects what the second has made of the first', async () => {
    await test({ takenAt: '1', ph: 7, note: 'n' });
    await flush(lost);
    await test({ takenAt: '2', ph: 7.2, note: 'n' });
    await test({ takenAt: '3', ph: 7.2, note: 'n' });
    expect(await store.list()).toHaveLength(2);
    await test({ takenAt: '4', ph: 7, saltPpm: 3000 });
    await flush();
    expect(sent.slice(1)).toEqual([
      ['POST', 'readings', { id: 'a', takenAt: '1', ph: 7, note: 'n' }],
      ['PATCH', 'readings/a', { ph: 7.2 }],
      ['PATCH', 'readings/a', { ph: 7, saltPpm: 3000, note: null }],
    ]);
  });

  it('does so where the first has arrived and the second has not', async () => {
    await test({ takenAt: '1', ph: 7 });
    await flush(lost);
    await test({ takenAt: '2', ph: 7.2 });
    await flush((path, method, body) => (method === 'POST' ? taken(path, method, body) : undefined));
    expect(await store.list()).toMatchObject([{ call: 'readings.change', seen: { id: 'a', takenAt: '1', ph: 7 } }]);
    await test({ takenAt: '3', ph: 7.4 });
    await flush();
    expect(sent.filter(([method]) => method === 'POST')).toHaveLength(2);
    expect(sent.at(-1)).toEqual(['PATCH', 'readings/a', { ph: 7.4 }]);
    expect(await store.list()).toEqual([]);
  });

  it('goes into what needs the person, and tries that once more', async () => {
    await test({ takenAt: '1', ph: 7 });
    await flush(() => ({ status: 400, body: { code: 'invalid_request', message: 'no' } }));
    await test({ takenAt: '2', ph: 7.2 });
    expect(await store.list()).toMatchObject([{ call: 'readings.record', state: 'waiting', body: { ph: 7.2 } }]);
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0, stopped: 0 });
  });

  it('after a deletion it brings back what was deleted', async () => {
    await test({ takenAt: '1', ph: 7 });
    await flush(lost);
    await add({ call: 'readings.remove' });
    await test({ takenAt: '1', ph: 7 });
    expect(await store.list()).toMatchObject([{ call: 'readings.record' }]);
  });
});
