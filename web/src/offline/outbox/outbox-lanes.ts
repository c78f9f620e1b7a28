// What may go now, in two lanes that do not wait for each other: a photo on a bad link takes minutes, and a test of another pool, or of the
// same, must not wait for it.
import type { OutboxEntry } from './outbox-entry.ts';
import { sendable } from './outbox-state.ts';

export type Lane = 'small' | 'files';

const firstOf = (entries: readonly OutboxEntry[], nameOf: (entry: OutboxEntry) => string): ReadonlyMap<string, number> =>
  new Map(entries.toReversed().map((entry) => [nameOf(entry), entry.order]));

const isBehind = (first: ReadonlyMap<string, number>, name: string, { order }: OutboxEntry): boolean => (first.get(name) ?? order) < order;

/**
 * In order, of one person. What is done to a photo waits for the photo, and a photo waits for all that was done before it in its pool: it may
 * belong to a test that is not sent yet. Everything else goes ahead of the photos.
 */
export function ofLane(entries: readonly OutboxEntry[], lane: Lane): OutboxEntry[] {
  const free = sendable(entries);
  const firstFile = firstOf(
    free.filter(({ file }) => file),
    ({ rowId }) => rowId,
  );
  const small = free.filter((entry) => !entry.file && !isBehind(firstFile, entry.rowId, entry));
  if (lane === 'small') return small;
  const firstSmall = firstOf(small, ({ poolId }) => poolId);
  return free.filter((entry) => entry.file && !isBehind(firstSmall, entry.poolId, entry));
}
