// Holds what this device cannot store while it is sent right away.
import type { Intent } from './outbox-entry.ts';
import { indexedStore, memoryStore, type OutboxStore } from './outbox-store.ts';

/** A disk that cannot be written is often slow to read too, and the person is waiting. */
const READING_PATIENCE_MS = 1000;

/**
 * With the waiting entries of the same row first, as it would be: a disk may have stored after all what could not be confirmed; sent
 * later, that old value would undo the new one. Its key makes sure that it counts once, even if it is already on its way.
 */
export async function storeOfUnsaved({ rowId, personId }: Intent): Promise<OutboxStore> {
  const nothing = new Promise<[]>((resolve) => setTimeout(resolve, READING_PATIENCE_MS, []));
  const here = await Promise.race([indexedStore.list().catch(() => []), nothing]);
  const left = here.filter((entry) => entry.rowId === rowId && entry.personId === personId);
  const store = memoryStore();
  if (left.some(({ state }) => state === 'stopped')) return store;
  await store.transact((state) => {
    for (const [at, entry] of left.entries()) state.put({ ...entry, tries: Math.max(1, entry.tries), order: at - left.length });
  });
  return store;
}
