// What a further noun costs: one file like these. None of the outbox knows them, and everything of it works with them: a noun of the
// account, one without a moment, one with an act, one that cannot be corrected.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Noun, NounDeclaration, NounExample, OutboxCall } from './noun.ts';
import { addIntent } from './outbox/outbox-state.ts';
import { flushOutbox } from './outbox/outbox-flush.ts';
import { mergeRows } from './outbox/outbox-merge.ts';
import { memoryStore } from './outbox/outbox-store.ts';
import { tellStories } from './testing/tell-stories.ts';

const TASK = vi.hoisted((): NounDeclaration => ({
  scope: 'account',
  calls: {
    'tasks.record': { method: 'POST', path: '/api/tasks', status: 201, verb: 'record' },
    'tasks.change': { method: 'PATCH', path: '/api/tasks/{id}', status: 200, verb: 'change' },
    'tasks.remove': { method: 'DELETE', path: '/api/tasks/{id}', status: 204, verb: 'remove' },
    'tasks.complete': { method: 'POST', path: '/api/tasks/{id}/complete', status: 200, verb: 'act' },
  },
  list: '/api/tasks',
  clearable: ['note'],
}));
const VISIT = vi.hoisted((): NounDeclaration => ({
  scope: 'pool',
  calls: {
    'visits.record': { method: 'POST', path: '/api/pools/{poolId}/visits', status: 201, verb: 'record' },
    'visits.remove': { method: 'DELETE', path: '/api/pools/{poolId}/visits/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/visits',
  moment: 'arrivedAt',
}));
vi.mock('./nouns.ts', async () => {
  const { registryOf } = await import('./noun-registry.ts');
  return registryOf({ './nouns/task.ts': TASK, './nouns/visit.ts': VISIT });
});
afterEach(() => vi.unstubAllGlobals());

const EXAMPLES: Record<string, NounExample> = {
  './nouns/task.ts': {
    record: { title: 'Clean the filter', note: 'Both' },
    acts: { 'tasks.complete': { body: { doneAt: '2026-07-04T12:00:00Z' } } },
  },
  './nouns/visit.ts': { record: { minutes: 30 } },
};
const TASKS = 'task' as Noun;

it.each(['task', 'visit'] as unknown as Noun[])(
  '%s: the stories of two devices hold for it too',
  async (noun) => {
    const told = await tellStories(noun, EXAMPLES, 200);
    expect(told).toMatchObject({ isLively: true });
  },
  120_000,
);

describe('a task', () => {
  const intent = (call: string, more: object = {}) => ({ call: call as OutboxCall, personId: 'ana', poolId: '', rowId: 't1', ...more });
  const sent: [string, unknown][] = [];
  let refused: string | undefined;
  const fetch = async (url: string, init: RequestInit) => {
    if (url === '/api/csrf-token') return Response.json({ token: 't' });
    if (url === '/api/me') return Response.json({ id: 'ana' });
    const body = init.body === undefined ? undefined : (JSON.parse(init.body as string) as object);
    sent.push([`${String(init.method)} ${url}`, body]);
    if (url === refused) return Response.json({ code: 'invalid_request', message: 'no' }, { status: 400 });
    return Response.json({ id: 't1', ...body, updatedAt: 'v1' }, { status: init.method === 'POST' && url === '/api/tasks' ? 201 : 200 });
  };

  it('is shown as completed at once, in front of what the server knows, and never merged with a correction', async () => {
    const store = memoryStore();
    const add = (...given: Parameters<typeof intent>) => store.transact((state) => addIntent(state, intent(...given), 1));
    await add('tasks.record', { body: { id: 't1', title: 'Clean the filter' } });
    await add('tasks.complete', { body: { doneAt: '2026-07-04T12:00:00Z' } });
    await add('tasks.change', { body: { title: 'Rinse the filter' } });
    const rows = mergeRows<{ id: string }>(TASKS, '', [{ id: 't0' }], await store.list());
    expect(rows).toMatchObject([{ id: 't1', title: 'Rinse the filter', doneAt: '2026-07-04T12:00:00Z', waiting: 'waiting' }, { id: 't0' }]);
    refused = '/api/tasks';
    await flushOutbox({ fetch, store, locks: undefined, now: () => 0 });
    expect(await store.list()).toMatchObject([
      { call: 'tasks.record', state: 'stopped' },
      { call: 'tasks.complete', state: 'waiting' },
    ]);
    refused = undefined;
    await add('tasks.record', { body: { id: 't1', title: 'Rinse both filters' } });
    await flushOutbox({ fetch, store, locks: undefined, now: () => 0, eager: true });
    expect(await store.list()).toEqual([]);
    expect(sent.map(([request]) => request)).toEqual(['POST /api/tasks', 'POST /api/tasks', 'POST /api/tasks/t1/complete']);
    expect(sent[1]?.[1]).toEqual({ id: 't1', title: 'Rinse both filters' });
  });
});
