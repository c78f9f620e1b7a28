// The clocks of a plan: when a step may begin, from when swimming is allowed, and when to test again.
import type { DoneStep, PlannedStep, SavedPlan, StartedPlan } from '../log/saved-plan.ts';
import type { LoggedTreatment } from '../log/log-entries.ts';
import type { ProductId } from '../products/products.ts';
import { refillMinutes, swimWaitMinutes, waitBetweenMinutes } from '../safety.ts';
import type { SwimState } from '../swim/swim-state.ts';

const MINUTE_MS = 60_000;
/** Longer than any wait between two products. */
export const LONGEST_WAIT_MS = 48 * 60 * MINUTE_MS;

const latest = (times: readonly number[]): Date | undefined => (times.length === 0 ? undefined : new Date(Math.max(...times)));
const doneMs = ({ doneAt }: LoggedTreatment): number => Date.parse(doneAt);

/** Not before this: the waits after what was done are over, those of the plan and those between the two products. */
export function readyAt(step: PlannedStep, done: readonly DoneStep[], treatments: readonly LoggedTreatment[], kept: SavedPlan, now: Date) {
  const ownIds = new Set(kept.steps.map(({ stepId }) => stepId));
  const ofPlan = done
    .filter(({ step: before }) => ownIds.has(before.stepId))
    .map(({ step: before, treatment }) => doneMs(treatment) + (step.afterMinutes - before.afterMinutes) * MINUTE_MS);
  const ofProducts = treatments
    .filter((treatment) => doneMs(treatment) > now.getTime() - LONGEST_WAIT_MS)
    .map((treatment) => doneMs(treatment) + minutesBetween(treatment, step.productId) * MINUTE_MS);
  return latest([...ofPlan, ...ofProducts]);
}

/** A step is never ready before the one in front of it, nor before the wait between the two. */
export function readyInOrder(todo: readonly PlannedStep[], own: readonly (Date | undefined)[]): (Date | undefined)[] {
  const ready: (Date | undefined)[] = [];
  for (const [index, step] of todo.entries()) {
    const front = todo[index - 1];
    const frontReady = ready[index - 1];
    const behindFront = front && frontReady ? [frontReady.getTime() + (step.afterMinutes - front.afterMinutes) * MINUTE_MS] : [];
    const ofItself = own[index];
    ready.push(latest([...behindFront, ...(ofItself ? [ofItself.getTime()] : [])]));
  }
  return ready;
}

function minutesBetween(first: LoggedTreatment, second: ProductId): number {
  return first.amountL === undefined ? waitBetweenMinutes(first.productId, second) : refillMinutes(first.amountL);
}

/** No swimming before this, because of what was added. */
export function blockedUntil(treatments: readonly LoggedTreatment[]): Date | undefined {
  return latest(
    treatments.map((treatment) => {
      const minutes = treatment.amountL === undefined ? swimWaitMinutes(treatment.productId) : refillMinutes(treatment.amountL);
      return doneMs(treatment) + minutes * MINUTE_MS;
    }),
  );
}

/** Known to be fine, or fine to swim in while something is treated. */
export const isSwimmable = ({ state, isKnown }: SwimState): boolean => state !== 'stay_out' && isKnown;

/** From when swimming is allowed if the next step is done as soon as it may be; undefined: not by this plan. */
export function swimSafeAt(
  kept: SavedPlan,
  next: { step: PlannedStep; readyAt?: Date } | undefined,
  swim: SwimState,
  until: Date | undefined,
  now: Date,
) {
  if (!next) return isSwimmable(swim) ? now : swim.from === undefined ? undefined : new Date(swim.from);
  if (kept.swimSafeAt === null) return undefined;
  const start = Math.max(now.getTime(), next.readyAt?.getTime() ?? 0);
  const wholeMs = Date.parse(kept.swimSafeAt) - Date.parse(kept.at);
  const remainingMs = Math.max(0, wholeMs - next.step.afterMinutes * MINUTE_MS);
  return latest([start + remainingMs, until?.getTime() ?? 0]);
}

/**
 * When the next test is due: after what was done, else some time after the last test. Unknown while nothing of a plan is done. What was added
 * by a plan of before (another amount makes a new one) is confirmed as that plan said, where nothing more is to be added.
 */
export function retestAt(
  kept: SavedPlan,
  todo: readonly PlannedStep[],
  { done, started, takenAt }: { done: readonly DoneStep[]; started: readonly StartedPlan[]; takenAt: string | undefined },
): Date | undefined {
  const last = done.at(-1);
  if (!last) return todo.length > 0 || !takenAt ? undefined : new Date(Date.parse(takenAt) + kept.retestAfterMinutes * MINUTE_MS);
  const minutesBy = ({ retestAfterMinutes }: SavedPlan) => Math.max(0, retestAfterMinutes - last.step.afterMinutes);
  const isOfThisPlan = kept.steps.some(({ stepId }) => stepId === last.step.stepId);
  const before = todo.length === 0 ? started.find(({ id }) => id === last.planId)?.plan : undefined;
  const minutes = isOfThisPlan ? minutesBy(kept) : Math.min(kept.retestAfterMinutes, before ? minutesBy(before) : Infinity);
  return new Date(doneMs(last.treatment) + minutes * MINUTE_MS);
}
