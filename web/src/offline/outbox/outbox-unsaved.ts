// Where what this device cannot keep stands while it is handed over at once.
import type { Intent } from './outbox-entry.ts';
import { indexedStore, memoryStore, type OutboxStore } from './outbox-store.ts';

/** A disk that cannot be written is often slow to read as well, and somebody waits. */
const READING_PATIENCE_MS = 1000;

/**
 * With what waits of the same row in front, as it would be: a disk may have kept after all what nobody was told of, and sent later, that old
 * word would undo what is said now. Its key makes that it counts once, and that it may be on its way already.
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
