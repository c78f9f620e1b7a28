// What happens in the outbox, told to everyone on this device: this page, the other tabs, the worker.
import type { Fields, OutboxEntry, OutboxProblem } from './outbox-entry.ts';
import type { Progress } from './outbox-progress.ts';

export type OutboxNews =
  | { type: 'changed' }
  /** the server has it; `answer` is its answer */
  | { type: 'sent'; entry: OutboxEntry; answer: Fields | undefined }
  | { type: 'stopped'; entry: OutboxEntry; problem: OutboxProblem }
  | { type: 'postponed'; entry: OutboxEntry; problem: OutboxProblem }
  /** how much of the file of a row has gone; without figures: nothing is on its way any more */
  | { type: 'sending'; rowId: string; progress?: Progress | undefined }
  /** signed out, or another person is signed in */
  | { type: 'paused' };

const NAME = 'limpid-outbox';
const listeners = new Set<(news: OutboxNews) => void>();
let channel: BroadcastChannel | null | undefined;

function opened(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  channel?.addEventListener('message', (event: MessageEvent<OutboxNews>) => tellHere(event.data));
  return channel;
}

function tellHere(news: OutboxNews): void {
  for (const listener of listeners) listener(news);
}

export function tell(news: OutboxNews): void {
  tellHere(news);
  opened()?.postMessage(news);
}

/** Hears what happens here and elsewhere on this device. */
export function listen(listener: (news: OutboxNews) => void): () => void {
  opened();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
