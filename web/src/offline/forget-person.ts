// Everything of one person leaves this device: what was read, and what waited to be sent. For good.
import { forgetReads } from '../api/cached-reads.ts';
import { fetchOutbox } from './outbox/lazy-outbox.ts';

export async function forgetPerson(personId: string): Promise<void> {
  await forgetReads();
  // Without the outbox it cannot be emptied; nobody else can see or send what lies there.
  await fetchOutbox().then(
    ({ forgetAllOf }) => forgetAllOf(personId),
    () => undefined,
  );
}
