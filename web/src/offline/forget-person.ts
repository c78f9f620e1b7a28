// Everything of one person leaves this device: what was read, and what waited to be sent. For good.
import { forgetReads } from '../api/kept-reads.ts';
import { forgetIdentity } from './outbox.ts';
import { tell } from './outbox-channel.ts';
import { discardAllOf } from './outbox-state.ts';
import { indexedStore } from './outbox-store.ts';

export async function forgetPerson(personId: string): Promise<void> {
  await forgetReads();
  // A device that keeps nothing has nothing to take away.
  await indexedStore.transact((state) => discardAllOf(state, personId)).catch(() => undefined);
  forgetIdentity();
  tell({ type: 'changed' });
}
