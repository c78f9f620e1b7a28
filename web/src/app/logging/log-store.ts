// Which sheet of "Log" is open: its buttons are in the frame, on pages and in the palette; the sheets themselves are fetched when one is wanted.
import { useSyncExternalStore } from 'react';

/** `choices`: what there is to log, from which the others are reached. */
export type LogSheetName = 'choices' | 'treatment' | 'remark' | 'photo';

let open: LogSheetName | null = null;
const listeners = new Set<() => void>();

function show(name: LogSheetName | null): void {
  open = name;
  for (const listener of listeners) listener();
}

export const openLogSheet = (name: LogSheetName): void => show(name);
export const closeLogSheet = (): void => show(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenLogSheet = (): LogSheetName | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
