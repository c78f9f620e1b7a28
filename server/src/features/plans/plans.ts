// Plans: from the latest water of a pool to the ordered steps, and working through them.
import {
  currentPlan,
  type CurrentPlan,
  type PlanFacts,
  planOfPool,
  progressOfPlan,
  type PlannedStep,
  type ProductId,
  type UnitSystem,
} from '@limpid/chemistry';
import { type api, type CheckedBody, type PoolPlan, reason, type Treatment } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem } from '../../http/problems.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import type { PoolRow } from '../../http/route.ts';
import { AMOUNTS, requireFittingAmount } from '../products/amounts.ts';
import { findTreatment, recordTreatment } from '../treatments/treatments.ts';
import { findFacts } from './plan-facts.ts';
import { closeOpenPlan, deleteSkips, insertPlan, insertSkip, updatePlanStep } from './plans.queries.ts';

/** Which pool, and in what its person measures. */
export interface Whose {
  pool: PoolRow;
  measures: UnitSystem;
}
/** Told of each plan that has changed, in the transaction that changed it. */
export type OnPlanChange = (tx: Queries, poolId: string, plan: PoolPlan, now: Date) => Promise<void>;
export interface PlanWrite {
  db: Queries;
  pool: PoolRow;
  now: Date;
}
type Completion = CheckedBody<typeof api.plans.completeStep>;

/** In the shape of the contract, with what a page needs to continue offline. */
function answerOf(facts: PlanFacts): PoolPlan {
  const current = currentPlan(facts);
  return { ...planOfPool(facts, current), progress: progressOfPlan(facts, current) };
}

export const findPlan = async (db: Queries, whose: Whose, now: Date): Promise<PoolPlan> => answerOf(await findFacts(db, whose, now));

/** Writes the treatment. Once only: the same step, or the same treatment id, again changes nothing, and another amount is refused. */
export async function completeStep(db: Queries, whose: Whose, stepId: string, body: Completion, now: Date): Promise<PoolPlan> {
  const { pool } = whose;
  const facts = await findFacts(db, whose, now);
  const current = currentPlan(facts);
  const recorded = body.id === undefined ? undefined : await findTreatment(db, pool, body.id);
  if (recorded) requireSameAmount(recorded, body);
  if (recorded || current.done.some(({ step }) => step.stepId === stepId)) return answerOf(facts);
  const step = requireStep(current, stepId);
  const planId = current.planId ?? (await startPlan(db, pool, facts, current));
  const treatment = await recordTreatment(db, pool, { ...whatWasUsed(step, body), ...whenDone(facts, body) }, now, { planId, stepId });
  const done = { state: 'done' as const, at: treatment.doneAt, treatmentId: treatment.id };
  await updatePlanStep(db, pool.id, planId, { [stepId]: done }, now);
  return findPlan(db, whose, now);
}

/** `productId`: what to leave out should the plan be another by now; a page that had no signal sends it along. */
export async function skipStep(db: Queries, whose: Whose, stepId: string, productId: ProductId | undefined, now: Date): Promise<PoolPlan> {
  const current = currentPlan(await findFacts(db, whose, now));
  const isThere = current.todo.some((step) => step.stepId === stepId);
  const left = isThere || productId === undefined ? requireStep(current, stepId).productId : productId;
  await insertSkip(db, whose.pool.id, left, now);
  return findPlan(db, whose, now);
}

export async function restartPlan(db: Queries, whose: Whose, now: Date): Promise<PoolPlan> {
  await deleteSkips(db, whose.pool.id);
  await closeOpenPlan(db, whose.pool.id, 'restarted', now);
  return findPlan(db, whose, now);
}

/** The same treatment with another amount is no repeat: answered like one, that amount would be lost without a word. */
function requireSameAmount(recorded: Treatment, body: Completion): void {
  if (AMOUNTS.every((field) => body[field] === undefined || body[field] === recorded[field])) return;
  throw problem('conflict', { reason: reason('changed_elsewhere'), current: recorded });
}

function requireStep({ todo }: CurrentPlan, stepId: string): PlannedStep {
  const step = todo.find((candidate) => candidate.stepId === stepId);
  if (!step) throw problem('conflict', { reason: reason('plan_changed') });
  return step;
}

async function startPlan(db: Queries, pool: PoolRow, facts: PlanFacts, { kept }: CurrentPlan): Promise<string> {
  const isSameReading = facts.started.some(({ isOpen }) => isOpen);
  await closeOpenPlan(db, pool.id, isSameReading ? 'replanned' : 'retested', facts.now);
  const id = newId();
  await insertPlan(db, { poolId: pool.id, id, readingId: facts.newest?.id ?? null, startedAt: facts.now, plan: kept });
  return id;
}

function whatWasUsed(step: PlannedStep, body: Completion) {
  const { productId, strengthPercent, fillWater } = step;
  const given = AMOUNTS.some((field) => body[field] !== undefined);
  const { amountG, amountMl, amountL } = given ? body : step;
  const used = { productId, strengthPercent, amountG, amountMl, amountL, fillWater };
  requireFittingAmount(used);
  return used;
}

/** After the test that the plan rests on, else it would not count. */
function whenDone({ newest, now }: PlanFacts, { id, doneAt }: Completion) {
  const takenAt = newest === undefined ? now : new Date(newest.takenAt);
  if (doneAt === undefined) return { id, doneAt: (takenAt > now ? takenAt : now).toISOString() };
  const at = requirePlausibleInstant(doneAt, now, 'doneAt');
  if (at < takenAt) throw problem('invalid_request', { fields: { doneAt: reason('done_before_test') } });
  return { id, doneAt: at.toISOString() };
}
