import type { ReactNode } from 'react';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';
/** A dismissed toast closes right away and is forgotten only much later, so that an update by id still finds it. */
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

/** Forgets entries after their long delay; one clock per id. */
function createRemovals(forget: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const cancel = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const plan = (id: string) => {
    if (timers.has(id)) return;
    const timer = setTimeout(() => {
      timers.delete(id);
      forget(id);
    }, TOAST_REMOVE_DELAY_MS);
    timers.set(id, timer);
  };
  return { plan, cancel };
}

/** One slot: a new toast replaces the one that is there. */
export function createToastStore(): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const removals = createRemovals((id) => set(entries.filter((entry) => entry.id !== id)));

  function set(next: readonly ToastEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function change(id: string | undefined, changes: Partial<ToastEntry>): void {
    set(entries.map((entry) => (id === undefined || entry.id === id ? { ...entry, ...changes } : entry)));
  }

  function dismiss(id?: string): void {
    for (const entry of entries) if (id === undefined || entry.id === id) removals.plan(entry.id);
    change(id, { open: false });
  }

  function show(options: ToastOptions): ToastHandle {
    const id = String(nextId);
    nextId += 1;
    const kept = [{ ...options, id, open: true }, ...entries].slice(0, TOAST_LIMIT);
    for (const entry of entries) if (!kept.includes(entry)) removals.cancel(entry.id);
    set(kept);
    return { id, update: (next) => change(id, next), dismiss: () => dismiss(id) };
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { list: () => entries, subscribe, show, update: change, dismiss };
}
