// Whether the sheet with what waits is open: any part of the page may open it.
import { useSyncExternalStore } from 'react';

let isOpen = false;
const watchers = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const watcher of watchers) watcher();
}

export const openOutbox = (): void => setOpen(true);
export const closeOutbox = (): void => setOpen(false);

export const useOutboxOpen = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isOpen,
    () => false,
  );
