// The way to the outbox. Its code is no part of the first draw: it comes when the page has nothing else to do, at once where something may
// wait, and whoever writes waits for it. The worker keeps it, so that it comes without a signal as well (tools/service-worker.ts).
import { whenIdle } from '../../browser/idle.ts';
import type { Noun } from '../noun.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Waiting } from './outbox-merge.ts';
import { isMarkedWaiting } from './outbox-snapshot.ts';

// Forms tell it apart from what a server says. Said here, it comes with the pages; alone it would be packed with the outbox and bring it along.
export { StorageError } from '../storage-error.ts';

export type Outbox = typeof import('./outbox.ts');

/** The code of the outbox could not be fetched: nothing was written. */
export class OutboxMissingError extends Error {
  override readonly name = 'OutboxMissingError';
}

let outbox: Outbox | null = null;
let fetching: Promise<Outbox> | null = null;
let isComing = false;
let writers = 0;
let callers: ((outbox: Outbox) => void)[] = [];

/** Fetched once; after a failure the next who asks tries again. */
export function fetchOutbox(): Promise<Outbox> {
  fetching ??= fetchCode().catch((error: unknown) => {
    fetching = null;
    throw new OutboxMissingError('The outbox could not be fetched.', { cause: error });
  });
  return fetching;
}

async function fetchCode(): Promise<Outbox> {
  const code = (await import('./outbox.ts')) as Outbox | undefined;
  // A piece that is missing while the page is about to be loaded anew (device-duties.ts) comes as nothing, not as an error.
  if (!code) throw new Error('The page is about to be loaded anew.');
  code.startOutbox();
  outbox = code;
  const waiting = callers;
  callers = [];
  for (const call of waiting) call(code);
  return code;
}

/** For somebody who has pressed Save: as long as this is under way, nothing may take the page away from under their form. */
export async function fetchOutboxToWrite(): Promise<Outbox> {
  writers += 1;
  try {
    return await fetchOutbox();
  } finally {
    writers -= 1;
  }
}

export const isSomebodyWriting = (): boolean => writers > 0;

/** Calls back with the outbox as soon as it is here, and has it fetched when there is time for it. */
export function withOutbox(call: (outbox: Outbox) => void): void {
  if (outbox) return call(outbox);
  callers.push(call);
  if (isComing) return;
  isComing = true;
  if (isMarkedWaiting() || !navigator.onLine) fetchQuietly();
  else whenIdle(fetchQuietly);
}

function fetchQuietly(): void {
  fetchOutbox().catch(() => window.addEventListener('online', fetchQuietly, { once: true }));
}

/** The rows of the server with the entries on top; without the outbox there are no entries. */
export const mergeRows = <Item extends { id: string }>(
  noun: Noun,
  poolId: string,
  rows: readonly Item[],
  entries: readonly OutboxEntry[],
): readonly (Item & { waiting?: Waiting })[] => outbox?.mergeRows(noun, poolId, rows, entries) ?? rows;
