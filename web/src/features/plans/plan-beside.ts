// Plans computed beside the page, in a worker: on a phone one takes a quarter of a second, in which nothing else could be pressed. The worker
// runs the very script that the page has (local-plan.ts answers there), so there is nothing more to fetch or to keep.
import type { PoolPlan } from '@limpid/contract';
import type { LocalFacts, PlanAnswer, PlanQuestion } from './local-plan.ts';

export type ComputeBeside = (facts: LocalFacts, nowMs: number) => Promise<PoolPlan>;

/** A device short of memory may end a worker without a word. */
const PATIENCE_MS = 4000;

const open = new Set<Promise<unknown>>();

/** When all that was asked for is answered, or has failed. */
export const allComputed = async (): Promise<void> => void (await Promise.allSettled(open));

/** Undefined where there are no workers. What it cannot compute any more is refused, so that the page does it itself. */
export function computeBeside(address: string | undefined): ComputeBeside | undefined {
  if (address === undefined || typeof Worker === 'undefined') return undefined;
  const worker = new Worker(address, { type: 'module', name: 'plan' });
  const asked = new Map<number, PromiseWithResolvers<PoolPlan>>();
  let last = 0;
  let isLost = false;
  const giveUp = () => {
    isLost = true;
    worker.terminate();
    for (const { reject } of asked.values()) reject(new Error('Nothing computes beside the page.'));
    asked.clear();
  };
  worker.addEventListener('error', giveUp);
  worker.addEventListener('messageerror', giveUp);
  worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => {
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    if ('plan' in data) waiting?.resolve(data.plan);
    else waiting?.reject(new Error(data.fault));
  });
  return (facts, nowMs) => {
    if (isLost) return Promise.reject(new Error('Nothing computes beside the page.'));
    const id = (last += 1);
    const answer = Promise.withResolvers<PoolPlan>();
    asked.set(id, answer);
    // A worker is no window of somebody else.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ id, facts, nowMs } satisfies PlanQuestion);
    const patience = setTimeout(giveUp, PATIENCE_MS);
    const settled = answer.promise.finally(() => clearTimeout(patience));
    open.add(settled);
    settled.finally(() => open.delete(settled)).catch(() => undefined);
    return settled;
  };
}
