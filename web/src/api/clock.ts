// Whether the clock of this device is behind: every answer of the server says when it was made, and that cannot be later than now. A slow
// link makes the difference look smaller, never larger; that a clock is ahead cannot be told in this way.
import { useSyncExternalStore } from 'react';

/** Clocks are never quite right, and minutes mean nothing to water. */
const TOLERATED_MS = 10 * 60_000;

let isBehind = false;
const watchers = new Set<() => void>();

/** Of an answer that has just come; the last one counts, since clocks are set right. */
export function noteMoment(response: Response): void {
  const madeAtMs = Date.parse(response.headers.get('date') ?? '');
  // What is no JSON is not of our server.
  if (Number.isNaN(madeAtMs) || !(response.headers.get('content-type') ?? '').includes('json')) return;
  const next = madeAtMs - Date.now() > TOLERATED_MS;
  if (next === isBehind) return;
  isBehind = next;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useIsClockBehind = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isBehind,
    () => false,
  );
