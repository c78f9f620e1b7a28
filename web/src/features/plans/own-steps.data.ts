// Steps that a person put into today's plan, from a dose of the coach. They are stored on this device only and end after a day: by then
// the water is another.
import type { ProductId } from '@limpid/chemistry';
import { useSyncExternalStore } from 'react';
import { trueNow } from '../../ui/true-now.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Amounts } from '../../i18n/amounts.ts';

export interface OwnStep {
  /** also of the treatment, once it is done: the answer that it comes from knows both by it */
  id: string;
  poolId: string;
  productId: ProductId;
  strengthPercent?: number;
  amounts: Amounts;
  /** how many additions it takes, with a test in between */
  parts?: number;
  /** ISO instant */
  addedAt: string;
}

const KEY = 'lmp-own-steps';
const MOST = 20;
const LASTS_MS = 24 * 3_600_000;

const listeners = new Set<() => void>();
let memory: { text: string | null; steps: readonly OwnStep[] } = { text: null, steps: [] };

/** Stored by another version, or by hand, it may be anything. */
const isStep = (step: Partial<OwnStep> | null): step is OwnStep =>
  typeof step?.id === 'string' &&
  typeof step.poolId === 'string' &&
  typeof step.productId === 'string' &&
  typeof step.amounts === 'object' &&
  Number.isFinite(Date.parse(step.addedAt ?? ''));

function read(): readonly OwnStep[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== memory.text) {
      const value: unknown = JSON.parse(text ?? '[]');
      memory = { text, steps: Array.isArray(value) ? value.filter(isStep) : [] };
    }
  } catch {
    // Without storage they last until the page is closed.
  }
  return memory.steps;
}

function write(steps: readonly OwnStep[]): void {
  try {
    const text = JSON.stringify(steps);
    memory = { text, steps };
    localStorage.setItem(KEY, text);
  } catch {
    memory = { text: null, steps };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const NONE: readonly OwnStep[] = [];
const isCurrent = ({ addedAt }: OwnStep, now: number) => now - Date.parse(addedAt) < LASTS_MS;

/** The oldest first. */
export function useOwnSteps(poolId: string): readonly OwnStep[] {
  const now = useNow(60_000);
  const all = useSyncExternalStore(subscribe, read, () => NONE);
  return all.filter((step) => step.poolId === poolId && isCurrent(step, now));
}

/** A new one, or one that was removed and comes back. */
export function keepOwnStep(step: OwnStep): void {
  const now = trueNow();
  write([...read().filter((other) => other.id !== step.id && isCurrent(other, now)), step].slice(-MOST));
}

export const removeOwnStep = (id: string): void => write(read().filter((step) => step.id !== id));
