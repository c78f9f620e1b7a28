// The wait between two steps of a treatment plan: when it is over, its owner gets a reminder, even while the app is closed.
import type { PoolPlan } from '@limpid/contract';
import type { Connection, Queries } from '../../db/connection.ts';
import { notify } from '../notifications/notifications.ts';
import { findPlan } from '../plans/plans.ts';
import { claimOccasions, enqueueStep, findOpenPlanId, findPoolToCheck, type PoolToCheck, type StepToCheck } from './reminders.queries.ts';

const HOUR_MS = 3600_000;
/** Later it is of no use: the reminder of an unfinished plan follows. */
const OF_USE_MS = 6 * HOUR_MS;
/** Clocks of two machines differ. */
const EARLY_MS = 30_000;

interface NextMoment {
  stepId: string | null;
  at: Date;
}

/** What the plan waits for: its next step, or, when all are done, the test at its end. */
function nextMoment({ steps, retestAt }: PoolPlan): NextMoment | undefined {
  if (!steps.some(({ state }) => state === 'done')) return undefined;
  const next = steps.find(({ state }) => state === 'todo');
  const at = next ? next.readyAt : retestAt;
  return at === undefined ? undefined : { stepId: next?.stepId ?? null, at: new Date(at) };
}

/** In the transaction that changes the plan. */
export async function expectNextStep(tx: Queries, poolId: string, plan: PoolPlan, now: Date): Promise<void> {
  const moment = nextMoment(plan);
  if (!moment || moment.at <= now) return;
  const planId = await findOpenPlanId(tx, poolId);
  if (planId !== undefined) await enqueueStep(tx, { poolId, planId, stepId: moment.stepId }, moment.at);
}

/** When the time comes: if the plan still waits for this step, its owner gets a reminder, once. */
export function remindOfStep(connection: Pick<Connection, 'withTransaction'>, asked: StepToCheck, now: Date): Promise<void> {
  return connection.withTransaction(async (tx) => {
    const found = await findPoolToCheck(tx, asked.poolId);
    if (!found || (await findOpenPlanId(tx, asked.poolId)) !== asked.planId) return;
    const { pool, person } = found;
    const moment = nextMoment(await findPlan(tx, { pool: { ...pool, isReadOnly: false }, measures: person.units ?? 'us' }, now));
    if (!moment || moment.stepId !== asked.stepId) return;
    if (moment.at.getTime() > now.getTime() + EARLY_MS) return enqueueStep(tx, asked, moment.at);
    if (moment.at.getTime() < now.getTime() - OF_USE_MS) return;
    await tell(tx, found, asked, now);
  });
}

async function tell(tx: Queries, { pool, person }: PoolToCheck, { planId, stepId }: StepToCheck, now: Date): Promise<void> {
  const key = stepId === null ? `retest:${planId}` : `step_ready:${planId}:${stepId}`;
  if (!(await claimOccasions(tx, person.id, [key], now)).has(key)) return;
  const whose = { personId: person.id, poolId: pool.id };
  if (stepId === null) {
    const values = { pool: pool.name, reason: 'retest' };
    await notify(tx, { ...whose, kind: 'test_due', values, url: `/chemistry/log?pool=${pool.id}` }, now);
  } else await notify(tx, { ...whose, kind: 'step_ready', values: { pool: pool.name }, url: `/dashboard?pool=${pool.id}` }, now);
}
