// Whether the server was heard at the last attempt. A browser that says "online" may still be behind a wall.
import { useSyncExternalStore } from 'react';

let isReachable = true;
const watchers = new Set<() => void>();

function note(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  for (const watcher of watchers) watcher();
}

/** A fetch that remembers whether there was any answer. */
export async function fetchNoting(url: string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    note(response.status !== 502 && response.status !== 504);
    return response;
  } catch (error) {
    // Given up by ourselves says nothing about the server.
    if (!init?.signal?.aborted) note(false);
    throw error;
  }
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  const leaves = () => note(false);
  const returns = () => note(true);
  window.addEventListener('offline', leaves);
  window.addEventListener('online', returns);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('offline', leaves);
    window.removeEventListener('online', returns);
  };
}

/** false: the last call got no answer, or the browser knows that there is no connection. */
export const useIsReachable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReachable && navigator.onLine,
    () => true,
  );
