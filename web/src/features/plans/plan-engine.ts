// What computes a plan on this device. Loaded lazily and then cached: the engine is not part of a page's first load. A caller that needs it
// and can't load it asks again.
import { useSyncExternalStore } from 'react';
import { computeBeside, type ComputeBeside } from './plan-beside.ts';
// oxlint-disable-next-line import/default -- Vite makes the file and its address
import workerAddress from './plan-worker.ts?worker&url';

export interface PlanEngine extends Pick<typeof import('./local-plan.ts'), 'localPlan'> {
  /** the same in a worker, where there are such */
  beside: ComputeBeside | undefined;
}
/** coming: also before anybody asked for it · missing: it could not be fetched */
export type EngineState = PlanEngine | 'coming' | 'missing';

let state: EngineState = 'coming';
let fetching: Promise<void> | null = null;
const watchers = new Set<() => void>();

function become(next: EngineState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

async function fetchIt(): Promise<void> {
  try {
    const { localPlan } = await import('./local-plan.ts');
    become({ localPlan, beside: computeBeside(workerAddress) });
  } catch (error) {
    console.warn('What computes the plan here could not be fetched.', error);
    become('missing');
    window.addEventListener('online', askForEngine, { once: true });
  } finally {
    fetching = null;
  }
}

/** Fetches it, if it is not here; also once more after it could not be had. */
export function askForEngine(): void {
  if (typeof state === 'object' || fetching) return;
  if (state === 'missing') become('coming');
  fetching = fetchIt();
}

export function useEngine(): EngineState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => 'coming',
  );
}
