// A plan that somebody works through: what is kept of it, how its steps are named, and whether it still holds.
import { createHash } from 'node:crypto';
import type { Plan, PlanStep, ProductId } from '@limpid/chemistry';
import { amountFieldOf } from '../treatments/amounts.ts';
import type { PlanReading, PlanRow, PlanTreatment } from './plans.queries.ts';

export interface PlannedStep extends PlanStep {
  stepId: string;
}
/** What the table keeps: the engine's answer, when it was given, and from what. */
export interface KeptPlan extends Omit<Plan, 'steps'> {
  at: string;
  basis: string;
  steps: PlannedStep[];
}
export interface DoneStep {
  planId: string;
  step: PlannedStep;
  treatment: PlanTreatment;
}

/** Used within a tenth of what was planned: the rest of the plan still fits. */
const TOLERATED_DIFFERENCE = 0.1;
/** Water that nobody has touched or tested for so long has gone its own way. */
const GOES_STALE_AFTER_MS = 72 * 3_600_000;

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

export interface Basis {
  settings: object;
  readings: readonly PlanReading[];
  /** without those that are steps of the plan itself */
  treatments: readonly PlanTreatment[];
  skipped: readonly ProductId[];
}

/** Names everything that a plan was computed from. As long as the name is the same, so is the plan. */
export function nameBasis({ settings, readings, treatments, skipped }: Basis): string {
  return digest([
    settings,
    readings.map(({ createdAt: _created, note: _note, updatedAt: _updated, ...measured }) => measured),
    treatments.map((done) => [done.id, done.doneAt, done.strengthPercent, done.amountG, done.amountMl, done.amountL]),
    skipped,
  ]);
}

const threeDigits = (value: number | undefined) => (value === undefined ? undefined : value.toPrecision(3));

/** A step's name changes when the plan changes. */
export function keepPlan(plan: Plan, basis: string, at: Date): KeptPlan {
  const steps = plan.steps.map((step, index) => {
    const { productId, strengthPercent, amountG, amountMl, amountL } = step;
    const what = [basis, index, productId, strengthPercent, threeDigits(amountG), threeDigits(amountMl), threeDigits(amountL)];
    return { ...step, stepId: digest(what) };
  });
  return { ...plan, steps, at: at.toISOString(), basis };
}

/** The steps that were done and not undone since: a step is done as long as its treatment is there. */
export function doneStepsOf(rows: readonly PlanRow[], treatments: readonly PlanTreatment[]): DoneStep[] {
  const byId = new Map(treatments.map((treatment) => [treatment.id, treatment]));
  const done = rows.flatMap((row) =>
    (row.plan as KeptPlan).steps.flatMap((step) => {
      const state = row.steps[step.stepId];
      const treatment = state?.state === 'done' ? byId.get(state.treatmentId) : undefined;
      return treatment ? [{ planId: row.id, step, treatment }] : [];
    }),
  );
  return done.toSorted((a, b) => a.treatment.doneAt.getTime() - b.treatment.doneAt.getTime() || a.step.afterMinutes - b.step.afterMinutes);
}

function isAsPlanned({ step, treatment }: DoneStep): boolean {
  const field = amountFieldOf(step.productId);
  const planned = step[field];
  const used = treatment[field];
  if (planned === undefined || used === null || treatment.productId !== step.productId) return false;
  if (treatment.strengthPercent !== (step.strengthPercent ?? null)) return false;
  return Math.abs(used - planned) <= TOLERATED_DIFFERENCE * planned + 1e-9;
}

export const todoOf = (kept: KeptPlan, done: readonly DoneStep[]): PlannedStep[] => {
  const doneIds = new Set(done.map(({ step }) => step.stepId));
  return kept.steps.filter((step) => !doneIds.has(step.stepId));
};

/** In order, each about as planned, from the same basis, and not left lying. `own`: the done steps of this plan; `basis`: of the log without them. */
export function stillHolds(kept: KeptPlan, own: readonly DoneStep[], basis: string, now: Date): boolean {
  const inOrder = own.every(({ step }, index) => kept.steps[index]?.stepId === step.stepId);
  const lastTouched = Math.max(Date.parse(kept.at), ...own.map(({ treatment }) => treatment.doneAt.getTime()));
  const next = kept.steps[own.length];
  const last = own.at(-1)?.step;
  const waitMs = next && last ? (next.afterMinutes - last.afterMinutes) * 60_000 : 0;
  const isFresh = now.getTime() <= lastTouched + waitMs + GOES_STALE_AFTER_MS;
  return kept.basis === basis && inOrder && own.every(isAsPlanned) && isFresh;
}
