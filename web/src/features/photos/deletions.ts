// A deleted photo can't be brought back, because its files are gone. So it is only hidden as long as Undo is offered, and deleted after that.
import { useSyncExternalStore } from 'react';

/** Long enough to read the message and to reach its button. */
export const UNDO_MS = 10_000;

let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; run: () => void }>();

function hide(next: ReadonlySet<string>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

function show(id: string): void {
  hide(new Set([...hidden].filter((other) => other !== id)));
}

/** A page that is being left has no time to wait. */
function runAll(): void {
  for (const { run } of waiting.values()) run();
}

/** Hides a photo now and deletes it when no one has taken it back. `remove` throws where it could not. */
export function deleteLater(id: string, remove: () => Promise<unknown>, onFailed: (error: unknown) => void): void {
  const run = () => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    remove()
      .catch(onFailed)
      .finally(() => show(id));
  };
  hide(new Set([...hidden, id]));
  waiting.set(id, { timer: setTimeout(run, UNDO_MS), run });
  window.addEventListener('pagehide', runAll);
}

/** False: it has been deleted already. */
export function takeBack(id: string): boolean {
  const entry = waiting.get(id);
  if (!entry) return false;
  clearTimeout(entry.timer);
  waiting.delete(id);
  show(id);
  return true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useHiddenPhotos = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => hidden,
    () => hidden,
  );
