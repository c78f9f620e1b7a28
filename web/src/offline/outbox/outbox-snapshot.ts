// What the page knows of the outbox. Small, for it comes with every page; the outbox itself follows after the first draw (lazy-outbox.ts).
import type { OutboxEntry } from './outbox-entry.ts';

export interface OutboxSnapshot {
  /** of everyone on this device, in order */
  entries: readonly OutboxEntry[];
  /** whether anybody has looked: until then an empty list does not say that everything is sent */
  isKnown: boolean;
  isSignedOut: boolean;
  isSending: boolean;
}

export const NOTHING_KNOWN: OutboxSnapshot = { entries: [], isKnown: false, isSignedOut: false, isSending: false };

let snapshot = NOTHING_KNOWN;
const watchers = new Set<() => void>();

export const outboxSnapshot = (): OutboxSnapshot => snapshot;

export function showOutbox(next: Partial<OutboxSnapshot>): void {
  snapshot = { ...snapshot, ...next };
  for (const watcher of watchers) watcher();
}

export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// A hint for the next page, never the truth: if something was waiting at the last visit, the outbox loads right away and not when the
// browser is idle.
const MARK = 'lmp-outbox';

export function markWaiting(isWaiting: boolean): void {
  if (isWaiting === isMarkedWaiting()) return;
  try {
    if (isWaiting) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // Then it is fetched a moment later.
  }
}

export function isMarkedWaiting(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
