// The worker that computes plans beside the page. Built as one script of its own: the import map of a document does not hold in a worker.
import { localPlan, type PlanAnswer, type PlanQuestion } from './local-plan.ts';

function answered({ id, facts, nowMs }: PlanQuestion): PlanAnswer {
  try {
    return { id, plan: localPlan(facts, new Date(nowMs)) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

const worker = globalThis as unknown as Pick<Worker, 'addEventListener'> & { postMessage: (answer: PlanAnswer) => void };
// To the page, not to a window of another person.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
worker.addEventListener('message', ({ data }: MessageEvent<PlanQuestion>) => worker.postMessage(answered(data)));
