// Plans computed beside the page, in a worker (plan-worker.ts): on a phone one takes a quarter of a second, in which nothing else could be pressed.
import type { PoolPlan } from '@limpid/contract';
import type { LocalFacts, PlanAnswer, PlanQuestion } from './local-plan.ts';

export type ComputeBeside = (facts: LocalFacts, nowMs: number) => Promise<PoolPlan>;

/** From when it was posted: a device short of memory may end a worker without a word. */
const PATIENCE_MS = 4000;

const open = new Set<Promise<unknown>>();

/** When all that was asked for is answered, or has failed. */
export const allComputed = async (): Promise<void> => void (await Promise.allSettled(open));

interface Question extends Omit<PlanQuestion, 'id'> {
  resolve: (plan: PoolPlan) => void;
  reject: (error: Error) => void;
}

const refuse = (question: Question | undefined) => question?.reject(new Error('Nothing computes this beside the page.'));

function begun(address: string): Worker | undefined {
  try {
    return new Worker(address, { type: 'module', name: 'plan' });
  } catch (error) {
    // Forbidden here, say: then as where there are none.
    console.warn('Nothing computes beside the page.', error);
    return undefined;
  }
}

/** Undefined where there are no workers. What it cannot compute is refused, so that the page does it itself. */
export function computeBeside(address: string | undefined): ComputeBeside | undefined {
  if (address === undefined || typeof Worker === 'undefined') return undefined;
  const worker = begun(address);
  if (!worker) return undefined;
  const askIn = line(worker);
  return (facts, nowMs) => {
    // No Promise.withResolvers: older browsers that we build for lack it.
    const answer = new Promise<PoolPlan>((resolve, reject) => askIn({ facts, nowMs, resolve, reject }));
    open.add(answer);
    answer.finally(() => open.delete(answer)).catch(() => undefined);
    return answer;
  };
}

/** The worker gets one question at a time; of those waiting only the newest stays, because a new question replaces the earlier one. */
function line(worker: Worker): (question: Question) => void {
  let lastId = 0;
  let posted: Question | undefined;
  let next: Question | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** gone, or long overdue; should its answer come after all, it is asked again */
  let isSilent = false;
  const fallSilent = () => {
    isSilent = true;
    clearTimeout(patience);
    for (const question of [posted, next]) refuse(question);
    posted = next = undefined;
  };
  const post = (question: Question) => {
    posted = question;
    lastId += 1;
    patience = setTimeout(fallSilent, PATIENCE_MS);
    // A worker is no window of another person.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ id: lastId, facts: question.facts, nowMs: question.nowMs } satisfies PlanQuestion);
  };
  const hear = (answer: PlanAnswer) => {
    clearTimeout(patience);
    isSilent = false;
    if ('plan' in answer) posted?.resolve(answer.plan);
    else posted?.reject(new Error(answer.fault));
    const following = next;
    posted = next = undefined;
    if (following) post(following);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => hear(data));
  worker.addEventListener('messageerror', fallSilent);
  worker.addEventListener('error', () => {
    worker.terminate();
    fallSilent();
  });
  return (question) => {
    if (isSilent) return refuse(question);
    if (!posted) return post(question);
    refuse(next);
    next = question;
  };
}
