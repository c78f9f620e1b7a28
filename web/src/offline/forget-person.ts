// Everything of one person leaves this device: what was read, and what waited to be sent. For good.
import { forgetReads } from '../api/cached-reads.ts';
import { fetchOutbox } from './outbox/lazy-outbox.ts';

export async function forgetPerson(personId: string): Promise<void> {
  await forgetReads();
  // Without its code the outbox cannot be emptied; no one else can see or send what is in it.
  await fetchOutbox().then(
    ({ forgetAllOf }) => forgetAllOf(personId),
    () => undefined,
  );
}
