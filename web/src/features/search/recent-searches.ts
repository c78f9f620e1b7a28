// What was looked for on this device, newest first. It never leaves it.
import { useSyncExternalStore } from 'react';

const KEY = 'lmp-recent-searches';
const MOST = 6;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let kept: readonly string[] | null = null;

function load(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function keep(next: readonly string[]): void {
  kept = next;
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Remembered on this page only.
  }
  for (const listener of listeners) listener();
}

const current = (): readonly string[] => (kept ??= load());

export function rememberSearch(question: string): void {
  const asked = question.trim();
  if (asked === '' || current()[0] === asked) return;
  keep([asked, ...current().filter((one) => one.toLowerCase() !== asked.toLowerCase())].slice(0, MOST));
}

export const forgetSearches = (): void => keep(NONE);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, current, () => NONE);
