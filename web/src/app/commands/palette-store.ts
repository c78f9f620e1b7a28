// Whether the palette is open: its buttons and its keys are everywhere, the palette itself is fetched when it is first wanted.
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export function showPalette(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const isPaletteOpen = (): boolean => isOpen;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePaletteOpen = (): boolean => useSyncExternalStore(subscribe, isPaletteOpen, () => false);
