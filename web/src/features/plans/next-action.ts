import type { PoolPlan } from '@limpid/contract';

const STALE_MS = 7 * 86_400_000;

/** Whether even the newest test is too old to dose by. */
export function isStale({ measuredAt }: Pick<PoolPlan, 'measuredAt'>, now: number): boolean {
  const instants = Object.values(measuredAt).map(Date.parse);
  return instants.length > 0 && now - Math.max(...instants) > STALE_MS;
}

/** The next test is the main action when the last one is old or missing, or when it is due and there is nothing left to add. */
export function isTestDue(plan: PoolPlan, now: number): boolean {
  if (Object.keys(plan.measuredAt).length === 0 || isStale(plan, now)) return true;
  if (plan.steps.some(({ state }) => state === 'todo')) return false;
  return plan.retestAt !== undefined && Date.parse(plan.retestAt) <= now;
}
