import type { PoolPlan } from '@limpid/contract';

const STALE_MS = 7 * 86_400_000;

/** The next test is the main action when there is nothing to add and the last test is old, due or missing. */
export function isTestDue(plan: PoolPlan, now: number): boolean {
  const instants = Object.values(plan.measuredAt).map(Date.parse);
  if (instants.length === 0) return true;
  if (plan.steps.some(({ state }) => state === 'todo')) return false;
  return (plan.retestAt !== undefined && Date.parse(plan.retestAt) <= now) || now - Math.max(...instants) > STALE_MS;
}
