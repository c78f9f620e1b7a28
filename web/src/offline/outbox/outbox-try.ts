// One try of an entry. That of a file takes its time: it is told how far it is, and it ends when the person takes the entry back.
import { listen, tell } from './outbox-channel.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type Fetch, type Heard, type Identity, type Outcome, sendEntry } from './outbox-send.ts';
import type { OutboxStore } from './outbox-store.ts';

/** more often is more than anyone sees */
const TELL_EVERY_MS = 100;

type TakenBack = { is: 'taken_back' };
export const isTakenBack = (outcome: Outcome | TakenBack): outcome is TakenBack => outcome.is === 'taken_back';

export async function tryOnce(store: OutboxStore, entry: OutboxEntry, identity: Identity, fetch: Fetch): Promise<Outcome | TakenBack> {
  if (!entry.file) return sendEntry(entry, identity, fetch);
  const file = await store.fileOf(entry.id);
  if (!file) return (await isGone(store, entry)) ? { is: 'taken_back' } : { is: 'stopped', problem: { kind: 'refused', status: 0 } };
  const { rowId } = entry;
  const { signal, stopWatching } = watchTaking(store, entry);
  try {
    const outcome = await sendEntry(entry, identity, fetch, { file, ends: signal, heard: tellProgress(rowId) });
    // What has arrived in spite of it is heard of.
    return signal.aborted && outcome.is === 'later' ? { is: 'taken_back' } : outcome;
  } finally {
    stopWatching();
    tell({ type: 'sending', rowId });
  }
}

function tellProgress(rowId: string): Heard {
  let toldAt = -Infinity;
  return (sentBytes, totalBytes) => {
    const now = Date.now();
    if (sentBytes < totalBytes && now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    tell({ type: 'sending', rowId, progress: { sentBytes, totalBytes } });
  };
}

const isGone = async (store: OutboxStore, { id, key, personId, poolId }: OutboxEntry): Promise<boolean> =>
  (await store.list({ personId, poolId })).every((one) => one.id !== id || one.key !== key);

/** Aborted as soon as the entry is not there any more, on whichever tab it was taken back. */
function watchTaking(store: OutboxStore, entry: OutboxEntry) {
  const ends = new AbortController();
  const look = async () => {
    if (await isGone(store, entry)) ends.abort(new DOMException('Taken back.', 'AbortError'));
  };
  const stopWatching = listen((news) => {
    // A store that cannot be read for once says nothing.
    if (news.type === 'changed') look().catch(() => undefined);
  });
  return { signal: ends.signal, stopWatching };
}
