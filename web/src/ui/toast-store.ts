import type { ReactNode } from 'react';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast is closed at once and forgotten only much later, so that an update by id still finds it. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastTone = 'neutral' | 'ok' | 'warn' | 'bad';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  title?: ReactNode;
  description?: ReactNode;
  tone?: ToastTone;
  durationMs?: number;
  action?: ToastAction;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  open: boolean;
}

export interface ToastHandle {
  id: string;
  update: (options: ToastOptions) => void;
  dismiss: () => void;
}

export interface ToastStore {
  list: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
  show: (options: ToastOptions) => ToastHandle;
  update: (id: string, options: ToastOptions) => void;
  /** without an id, whatever is visible */
  dismiss: (id?: string) => void;
}

/** One slot: a new toast replaces the one that is there. */
export function createToastStore(): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly ToastEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function forget(id: string): void {
    clearTimeout(removals.get(id));
    removals.delete(id);
  }

  function dismiss(id?: string): void {
    const ids = id === undefined ? entries.map((entry) => entry.id) : [id];
    for (const gone of ids) {
      if (removals.has(gone) || !entries.some((entry) => entry.id === gone)) continue;
      const removal = setTimeout(() => {
        removals.delete(gone);
        set(entries.filter((entry) => entry.id !== gone));
      }, TOAST_REMOVE_DELAY_MS);
      removals.set(gone, removal);
    }
    set(entries.map((entry) => (ids.includes(entry.id) ? { ...entry, open: false } : entry)));
  }

  function update(id: string, options: ToastOptions): void {
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...options } : entry)));
  }

  function show(options: ToastOptions): ToastHandle {
    const id = String(nextId);
    nextId += 1;
    const kept = [{ ...options, id, open: true }, ...entries].slice(0, TOAST_LIMIT);
    for (const entry of entries) if (!kept.includes(entry)) forget(entry.id);
    set(kept);
    return { id, update: (next) => update(id, next), dismiss: () => dismiss(id) };
  }

  return {
    list: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    update,
    dismiss,
  };
}
