// On a real (if simulated) IndexedDB: what happens when the disk is full, and when two tabs write at the same time.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushOutbox } from './outbox-flush.ts';
import { addIntent, beginTry, discard, discardAllOf, finish } from './outbox-state.ts';
import { indexedStore, OUTBOX_DATABASE } from './outbox-store.ts';
import { StorageError } from '../storage-error.ts';

const intent = (rowId: string, personId = 'ana') => ({
  call: 'readings.record' as const,
  personId,
  poolId: 'p1',
  rowId,
  body: { id: rowId, ph: 7.2 },
});
const add = (rowId: string, personId?: string) =>
  indexedStore.transact((state) => addIntent(state, intent(rowId, personId), 1_700_000_000_000));

beforeEach(() => indexedStore.transact((state) => ['ana', 'ben'].forEach((person) => discardAllOf(state, person))));
afterEach(() => vi.restoreAllMocks());

/** As a device of before has it: written by hand, so that no change of the code changes it along. */
const STORED = [
  {
    call: 'plans.completeStep',
    personId: 'ana',
    poolId: 'p1',
    rowId: 't1',
    stepId: 's1',
    body: { id: 't1', doneAt: '2026-11-20T10:00:00.000Z', amountG: 120 },
    otherwise: { id: 't1', doneAt: '2026-11-20T10:00:00.000Z', amountG: 120, productId: 'salt' },
    version: undefined,
    id: '019c0000-0000-7000-8000-000000000001',
    key: '019c0000-0000-7000-8000-00000000000a',
    order: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    state: 'waiting',
    tries: 1,
    notBeforeMs: 0,
    heldUntilMs: 0,
    problem: { kind: 'trouble', status: 0, message: 'Failed to fetch' },
  },
  {
    call: 'plans.celebrate',
    personId: 'ana',
    poolId: 'p1',
    rowId: 't1',
    id: '019c0000-0000-7000-8000-000000000002',
    key: '019c0000-0000-7000-8000-00000000000b',
    version: 'own:019c0000-0000-7000-8000-00000000000a',
    order: 2,
    createdAt: '2026-11-20T10:00:01.000Z',
    state: 'waiting',
    tries: 0,
    notBeforeMs: 0,
    heldUntilMs: 0,
  },
  {
    call: 'treatments.change',
    personId: 'ana',
    poolId: 'p1',
    rowId: 't1',
    body: { amountG: 150 },
    version: 'own:019c0000-0000-7000-8000-00000000000a',
    id: '019c0000-0000-7000-8000-000000000003',
    key: '019c0000-0000-7000-8000-00000000000c',
    order: 3,
    createdAt: '2026-11-20T10:00:02.000Z',
    state: 'waiting',
    tries: 0,
    notBeforeMs: 0,
    heldUntilMs: 0,
  },
];

async function leave(records: readonly { id: string }[]): Promise<void> {
  await indexedStore.list();
  const opening = indexedDB.open(OUTBOX_DATABASE);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('records', 'readwrite');
  for (const record of records) transaction.objectStore('records').put(record, record.id);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

describe('what another version of the app has left', () => {
  const asked: [string, unknown, string | null][] = [];
  const fetch = async (url: string, init: RequestInit) => {
    if (url === '/api/csrf-token') return Response.json({ token: 't' });
    if (url === '/api/me') return Response.json({ id: 'ana' });
    asked.push([`${String(init.method)} ${url}`, JSON.parse(init.body as string), new Headers(init.headers).get('if-match')]);
    return Response.json(url.endsWith('/done') ? { steps: [] } : { id: 't1', updatedAt: 'v2' });
  };

  it('an earlier one: it is sent; a call that is not known here stays as it is and holds nothing up', async () => {
    await leave(STORED);
    expect((await indexedStore.list()).map(({ call, state }) => [call, state])).toEqual([
      ['plans.completeStep', 'waiting'],
      ['plans.celebrate', 'unknown'],
      ['treatments.change', 'waiting'],
    ]);
    const result = await flushOutbox({ fetch, locks: undefined, now: () => 0 });
    expect(result).toMatchObject({ sent: 2, waiting: 0, stopped: 0, nextTryAt: null });
    expect(asked).toEqual([
      ['POST /api/pools/p1/plan/steps/s1/done', STORED[0]?.body, null],
      ['PATCH /api/pools/p1/treatments/t1', STORED[2]?.body, null],
    ]);
    // What it rests on has arrived; all else is as that version wrote it.
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(OUTBOX_DATABASE);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const read = database.transaction('records').objectStore('records').get(STORED[1]!.id);
    await new Promise((resolve) => read.addEventListener('success', resolve));
    expect(read.result).toEqual({ ...STORED[1], version: undefined });
    database.close();
    expect(await flushOutbox({ fetch, locks: undefined, now: () => 0 })).toMatchObject({ sent: 0, waiting: 0, stopped: 0 });
  });

  it('goes when the person discards it, and alone', async () => {
    await leave(STORED.slice(1));
    await indexedStore.transact((state) => discard(state, STORED[1]!.id));
    expect(await indexedStore.list()).toMatchObject([{ call: 'treatments.change' }]);
    await leave(STORED.slice(1, 2));
    await indexedStore.transact((state) => discardAllOf(state, 'ana'));
    expect(await indexedStore.list()).toEqual([]);
  });
});

describe('the store', () => {
  it('keeps what was put, in the order in which it was put, also when it was put at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => add(`row-${index}`)));
    const entries = await indexedStore.list();
    expect(entries.map(({ rowId }) => rowId)).toEqual(Array.from({ length: 30 }, (_, index) => `row-${index}`));
    expect(new Set(entries.map(({ order }) => order)).size).toBe(30);
  });

  it('asks the browser for the disk, not for a promise', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await add('a');
    expect(transaction).toHaveBeenCalledWith(['records', 'files', 'previews'], 'readwrite', { durability: 'strict' });
  });

  it('a rule sees all or nothing of another: a try begins only for what is still there', async () => {
    const entry = await add('a');
    const [begun, again] = await Promise.all([
      indexedStore.transact((state) => beginTry(state, entry?.id ?? '')),
      indexedStore.transact((state) => addIntent(state, { ...intent('a'), call: 'readings.remove' }, 1_700_000_000_001)),
    ]);
    expect(begun?.tries).toBe(1);
    expect(again?.call).toBe('readings.remove');
    await indexedStore.transact((state) => finish(state, begun!, 'v1'));
    expect(await indexedStore.list()).toMatchObject([{ call: 'readings.remove', version: 'v1' }]);
  });

  it('reads for one row only what is of that row, however much waits', async () => {
    for (const rowId of ['a', 'b', 'c']) await add(rowId);
    const everything = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const seen = await indexedStore.transact((state) => state.entries.map(({ rowId }) => rowId), { rowId: 'b' });
    expect(seen).toEqual(['b']);
    expect(await indexedStore.list({ personId: 'ana', poolId: 'p1' })).toHaveLength(3);
    expect(await indexedStore.list({ personId: 'ana', poolId: 'p2' })).toEqual([]);
    expect(everything).not.toHaveBeenCalled();
  });

  it('takes over what lies there from before there were indexes', async () => {
    const entry = await add('a');
    const deleted = indexedDB.deleteDatabase(OUTBOX_DATABASE);
    await new Promise((resolve) => deleted.addEventListener('success', resolve));
    const old = indexedDB.open(OUTBOX_DATABASE, 1);
    old.addEventListener('upgradeneeded', () => old.result.createObjectStore('records').put(entry, entry?.id));
    await new Promise((resolve) => old.addEventListener('success', resolve));
    old.result.close();
    expect(await indexedStore.transact((state) => state.entries, { rowId: 'a' })).toEqual([entry]);
  });

  it('takes away what is of one person and leaves the others’', async () => {
    await add('a', 'ana');
    await add('b', 'ben');
    await indexedStore.transact((state) => discardAllOf(state, 'ana'));
    expect((await indexedStore.list()).map(({ rowId }) => rowId)).toEqual(['b']);
  });

  it('says so when the disk is full, and keeps nothing half', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const error = await add('a').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).isFull).toBe(true);
    vi.restoreAllMocks();
    expect(await indexedStore.list()).toEqual([]);
    await add('b');
    expect(await indexedStore.list()).toHaveLength(1);
  });

  it('says so when the browser keeps nothing at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const fresh = await import('./outbox-store.ts');
    const error = await fresh.indexedStore.list().catch((thrown: unknown) => thrown);
    expect((error as Error).name).toBe('StorageError');
    vi.unstubAllGlobals();
  });

  it('says so when the database does not open, and does not wait for ever', async () => {
    const fresh = await (vi.resetModules(), import('./outbox-store.ts'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockReturnValue(Object.assign(new EventTarget(), {}) as IDBOpenDBRequest);
    const failure = fresh.indexedStore.list().catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(6000);
    expect(((await failure) as Error).name).toBe('StorageError');
    vi.restoreAllMocks();
    vi.useRealTimers();
    expect(await fresh.indexedStore.list()).toEqual(await indexedStore.list());
  });
});

describe('a disk in trouble', () => {
  it('opens the database again that the browser has closed after a failed write', async () => {
    await add('a');
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    await add('b');
    expect(begin).toHaveBeenCalledTimes(2);
    expect((await indexedStore.list()).map(({ rowId }) => rowId)).toEqual(['a', 'b']);
  });

  it.each([
    ['UnknownError', 'IO error: 000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)'],
    ['UnknownError', 'Internal error opening backing store for indexedDB.open.'],
    ['QuotaExceededError', 'no room'],
  ])('is called full when it is: %s %s', async (name, message) => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException(message, name);
    });
    await expect(add('a')).rejects.toMatchObject({ name: 'StorageError', isFull: true, isUncertain: false });
  });

  it('is given eight seconds: a write that neither ends nor fails may not be there, and that is said', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The end of the transaction is never heard of.
    vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(() => undefined);
    const state = { error: undefined as unknown };
    const saving = add('a').catch((error: unknown) => (state.error = error));
    for (let seconds = 0; seconds < 8; seconds += 1) {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(state.error).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1000);
    }
    await saving;
    expect(state.error).toMatchObject({ name: 'StorageError', isUncertain: true, isFull: false });
    vi.useRealTimers();
  });
});
