// A second copy of the entries, outside of the database. Chromium (156) may damage the database's log on a full disk; it opens it again as
// soon as there is room, reports "complete" for every write after that, and discards all of it at its next start. The Cache API fails
// separately and reports it, and is not affected.
import type { OutboxEntry } from './outbox-entry.ts';

/** not named like the worker's stores, of which it clears those that it does not know (sw/file-cache.ts) */
const COPIES = 'outbox-copies';
const addressOf = (id: string): string => `/outbox-copies/${encodeURIComponent(id)}`;

async function opened(): Promise<Cache | undefined> {
  try {
    // Not there without https, and forbidden in some browsers' private windows: then there is the database alone.
    return await globalThis.caches?.open(COPIES);
  } catch {
    return undefined;
  }
}

/** Attempts don't change the content; a copy that is left behind is sent with its old key, which counts once. */
const isNew = (entry: OutboxEntry | null): entry is OutboxEntry => entry !== null && entry.tries === 0 && entry.state === 'waiting';

/** Follows what a rule has changed. Throws when something new could not be copied. */
export async function copyChanges(changed: ReadonlyMap<string, OutboxEntry | null>): Promise<void> {
  const kept = [...changed.values()].filter(isNew);
  const gone = [...changed].filter(([, entry]) => entry === null);
  if (kept.length + gone.length === 0) return;
  const copies = await opened();
  if (!copies) return;
  await Promise.all(gone.map(([id]) => copies.delete(addressOf(id)).catch(() => false)));
  await Promise.all(kept.map((entry) => copies.put(addressOf(entry.id), new Response(JSON.stringify(entry)))));
}

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'key' in value && 'order' in value && 'call' in value;

/** The copies, in order. They may have been sent since: whether they arrived is unknown. */
export async function readCopies(): Promise<OutboxEntry[]> {
  try {
    if (!(await globalThis.caches?.has(COPIES))) return [];
    const copies = await caches.open(COPIES);
    const answers = await Promise.all((await copies.keys()).map((request) => copies.match(request)));
    const read = await Promise.all(answers.map((answer) => answer?.json().catch(() => null) as Promise<unknown>));
    return read
      .filter(isEntry)
      .map((entry) => ({ ...entry, tries: Math.max(1, entry.tries) }))
      .toSorted((one, other) => one.order - other.order);
  } catch {
    return [];
  }
}
