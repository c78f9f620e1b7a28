// The way to the outbox. Its code is not part of the first render: it loads when the browser is idle, right away if something may be
// waiting, and every write waits for it. What works offline (nouns/) loads with it, so a further noun adds nothing to the pages; until
// then there are no entries that could be of one. The service worker caches it, so that it loads offline (tools/build-parts/service-worker.ts).
import { whenIdle } from '../../browser/idle.ts';
import type { Noun } from '../noun.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Waiting } from './outbox-merge.ts';
import { isMarkedWaiting } from './outbox-snapshot.ts';

// Forms distinguish it from server errors. Exported here, it loads with the pages; alone it would be bundled with the outbox and load that
// too.
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
  // A missing script while the page is about to reload (device-duties.ts) resolves to nothing instead of an error.
  if (!code) throw new Error('The page is about to be loaded again.');
  code.startOutbox();
  outbox = code;
  const waiting = callers;
  callers = [];
  for (const call of waiting) call(code);
  return code;
}

/** After a press on Save: while this is running, the form must not be taken away. */
export async function fetchOutboxToWrite(): Promise<Outbox> {
  writers += 1;
  try {
    return await fetchOutbox();
  } finally {
    writers -= 1;
  }
}

export const isAnyoneWriting = (): boolean => writers > 0;

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

/** Of an entry, which only the outbox can have shown. */
export const nounOf = (entry: Pick<OutboxEntry, 'call'>): Noun | undefined => outbox?.nounOf(entry);

/** A field that says when something was. What is refused was written through the outbox. */
export const isMoment = (field: string): boolean => outbox?.MOMENTS.has(field) ?? false;
