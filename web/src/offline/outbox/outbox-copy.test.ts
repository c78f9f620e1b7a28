// What the browser does to its database after a full disk, and what is left then.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addIntent, beginTry, discard, type OutboxState } from './outbox-state.ts';
import { OUTBOX_DATABASE } from './outbox-store.ts';

const intent = (rowId: string, ph = 7.2) => ({
  call: 'readings.record' as const,
  personId: 'ana',
  poolId: 'p1',
  rowId,
  body: { id: rowId, ph },
});

/** A photo, the file of which says which it is. */
const adding = (rowId: string) => {
  const photo = { call: 'photos.record' as const, personId: 'ana', poolId: 'p1', rowId, body: { id: rowId } };
  const file = { type: 'image/jpeg', bytes: new TextEncoder().encode(rowId).buffer };
  return [(state: OutboxState) => addIntent(state, photo, 1, { file })] as const;
};

/** The store of answers of a browser. */
function fakeCaches() {
  const stored = new Map<string, ArrayBuffer | string>();
  const state = { isFull: false, isFullForEntries: false };
  const cache = {
    put: async (address: string, response: Response) => {
      if (state.isFull || (state.isFullForEntries && !address.endsWith('/file')))
        throw new DOMException("Failed to execute 'put' on 'Cache': Entry already exists.", 'InvalidAccessError');
      stored.set(address, await response.arrayBuffer());
    },
    delete: async (address: string) => stored.delete(address),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (asked: string | { url: string }) => {
      const found = stored.get(typeof asked === 'string' ? asked : asked.url);
      return found === undefined ? undefined : new Response(found);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => stored.size > 0 });
  return { stored, state };
}

/** As after a start of the browser: nothing is open. */
async function restarted() {
  vi.resetModules();
  const { indexedStore } = await import('./outbox-store.ts');
  return indexedStore;
}

const throwDatabaseAway = () =>
  new Promise<void>((resolve) => indexedDB.deleteDatabase(OUTBOX_DATABASE).addEventListener('success', () => resolve()));

beforeEach(throwDatabaseAway);

describe('the copy beside the database', () => {
  it('brings back what waited, in order and with its keys, when the browser has thrown the database away', async () => {
    fakeCaches();
    const store = await restarted();
    const [first, second] = [
      await store.transact((state) => addIntent(state, intent('a'), 1)),
      await store.transact((state) => addIntent(state, intent('b'), 2)),
    ];
    await throwDatabaseAway();
    const fresh = await restarted();
    const back = await fresh.list();
    expect(back.map(({ rowId, key }) => [rowId, key])).toEqual([
      ['a', first?.key],
      ['b', second?.key],
    ]);
    // Whether it was tried is not known: it may have reached the server.
    expect(back.every(({ tries }) => tries === 1)).toBe(true);
    const third = await fresh.transact((state) => addIntent(state, intent('c'), 3));
    expect(third!.order).toBeGreaterThan(second!.order);
  });

  it('brings nothing back that has been sent or discarded, and nothing into a database that is there', async () => {
    const { stored } = fakeCaches();
    const store = await restarted();
    const entry = await store.transact((state) => addIntent(state, intent('a'), 1));
    await store.transact((state) => beginTry(state, entry!.id));
    expect(stored.size).toBe(1);
    await store.transact((state) => discard(state, entry!.id));
    expect(stored.size).toBe(0);
    stored.set('/outbox-copies/x', JSON.stringify({ ...entry, id: 'x' }));
    expect(await (await restarted()).list()).toEqual([]);
  });

  it('is part of "saved": where there is no room for it, nothing was saved, and the device is called full', async () => {
    const { state } = fakeCaches();
    const store = await restarted();
    state.isFull = true;
    await expect(store.transact((draft) => addIntent(draft, intent('a'), 1))).rejects.toMatchObject({ name: 'StorageError', isFull: true });
    expect(await store.list()).toEqual([]);
    state.isFull = false;
    await store.transact((draft) => addIntent(draft, intent('a'), 1));
    state.isFull = true;
    // A correction of an entry that was not sent yet changes that entry; without disk space, it stays as it was.
    const change = { ...intent('a'), call: 'readings.change' as const, body: { ph: 7.9 } };
    await expect(store.transact((draft) => addIntent(draft, change, 2))).rejects.toMatchObject({ name: 'StorageError' });
    expect((await store.list()).map(({ body }) => body?.['ph'])).toEqual([7.2]);
  });

  it('has the file of a photo too: both come back, or neither, and nothing of it is left when the photo is discarded', async () => {
    const { stored, state } = fakeCaches();
    const store = await restarted();
    const [first, second] = [await store.transact(...adding('a')), await store.transact(...adding('b'))];
    expect([...stored.keys()].toSorted()).toEqual(
      [first, second].flatMap((entry) => [`/outbox-copies/${entry?.id}`, `/outbox-copies/${entry?.id}/file`]).toSorted(),
    );
    // Cut in between: an entry without its file is nothing.
    stored.delete(`/outbox-copies/${second?.id}/file`);
    await throwDatabaseAway();
    const fresh = await restarted();
    expect((await fresh.list()).map(({ rowId }) => rowId)).toEqual(['a']);
    const file = await fresh.fileOf(first!.id);
    expect([file?.type, new TextDecoder().decode(file?.bytes)]).toEqual(['image/jpeg', 'a']);

    state.isFullForEntries = true;
    await expect(fresh.transact(...adding('c'))).rejects.toMatchObject({ name: 'StorageError', isFull: true });
    state.isFullForEntries = false;
    expect((await fresh.list()).map(({ rowId }) => rowId)).toEqual(['a']);
    await fresh.transact((draft) => discard(draft, first!.id));
    expect([...stored.keys()].filter((address) => address.includes(first!.id))).toEqual([]);
  });

  it('does without where a browser has no such store', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('forbidden', 'SecurityError')), has: async () => false });
    const store = await restarted();
    await store.transact((state) => addIntent(state, intent('a'), 1));
    expect(await store.list()).toHaveLength(1);
  });
});
