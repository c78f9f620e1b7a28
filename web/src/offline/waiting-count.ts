// How much of one person is on this device only.
import { indexedStore } from './outbox-store.ts';

export async function countWaiting(personId: string): Promise<number> {
  const entries = await indexedStore.list().catch(() => []);
  return entries.filter((entry) => entry.personId === personId).length;
}
