// A plan that a person is working through: what is stored of it, how its steps are named, and whether it is still valid.
import { canonicalText, digest } from './digest.ts';
import type { LoggedReading, LoggedTreatment } from './log-entries.ts';
import type { Plan, PlanStep } from '../planner/plan-shape.ts';
import { PRODUCTS, type ProductId } from '../products/products.ts';
import { PARAMETERS } from '../water.ts';

export interface PlannedStep extends Omit<PlanStep, 'swimBlocked'> {
  stepId: string;
}
/** The engine's answer, when it was given, and from what. */
export interface SavedPlan extends Omit<Plan, 'steps' | 'swim' | 'verdicts'> {
  /** ISO instant */
  at: string;
  basis: string;
  steps: PlannedStep[];
}
/** A plan of which at least one step was done. */
export interface StartedPlan {
  id: string;
  /** still worked through; the others are only there for what was done of them */
  isOpen: boolean;
  plan: SavedPlan;
  /** which treatment each done step became, by the step's id */
  done: Record<string, string>;
}
export interface DoneStep {
  planId: string;
  step: PlannedStep;
  treatment: LoggedTreatment;
}

/** Used within a tenth of what was planned: the rest of the plan still fits. */
const TOLERATED_DIFFERENCE = 0.1;
/** After this long without a test or a treatment the water may be anything. */
const GOES_STALE_AFTER_MS = 72 * 3_600_000;

export const AMOUNT_OF_FORM = { solid: 'amountG', liquid: 'amountMl', water: 'amountL' } as const;

export interface Basis {
  settings: object;
  readings: readonly LoggedReading[];
  /** without those that are steps of the plan itself */
  treatments: readonly LoggedTreatment[];
  skipped: readonly ProductId[];
}

/** Names everything that a plan was computed from. As long as the name is the same, so is the plan. */
export function nameBasis({ settings, readings, treatments, skipped }: Basis): string {
  return digest(
    canonicalText([
      settings,
      readings.map((reading) => [
        reading.id,
        Date.parse(reading.takenAt),
        reading.method,
        ...PARAMETERS.map((name) => reading[name]),
        ...(reading.look === undefined ? [] : [reading.look]),
        ...(reading.bounds === undefined ? [] : [reading.bounds]),
      ]),
      treatments.map((done) => [done.id, Date.parse(done.doneAt), done.strengthPercent, done.amountG, done.amountMl, done.amountL]),
      skipped,
    ]),
  );
}

const threeDigits = (value: number | undefined) => value?.toPrecision(3);

/** A step's name changes when the plan changes. */
export function keepPlan(plan: Plan, basis: string, at: Date): SavedPlan {
  const steps = plan.steps.map(({ swimBlocked: _swimBlocked, ...step }, index) => {
    const { productId, strengthPercent, amountG, amountMl, amountL } = step;
    const what = [basis, index, productId, strengthPercent, threeDigits(amountG), threeDigits(amountMl), threeDigits(amountL)];
    return { ...step, stepId: digest(canonicalText(what)) };
  });
  // whether swimming is allowed, and what each value is worth, is asked again at every look
  const { swim: _swim, verdicts: _verdicts, ...kept } = plan;
  return { ...kept, steps, at: at.toISOString(), basis };
}

/** The steps that were done and not undone since: a step is done as long as its treatment is there. */
export function doneStepsOf(started: readonly StartedPlan[], treatments: readonly LoggedTreatment[]): DoneStep[] {
  const byId = new Map(treatments.map((treatment) => [treatment.id, treatment]));
  const done = started.flatMap((one) =>
    one.plan.steps.flatMap((step) => {
      const treatmentId = one.done[step.stepId];
      const treatment = treatmentId === undefined ? undefined : byId.get(treatmentId);
      return treatment ? [{ planId: one.id, step, treatment }] : [];
    }),
  );
  return done.toSorted(
    (a, b) => Date.parse(a.treatment.doneAt) - Date.parse(b.treatment.doneAt) || a.step.afterMinutes - b.step.afterMinutes,
  );
}

function isAsPlanned({ step, treatment }: DoneStep): boolean {
  const field = AMOUNT_OF_FORM[PRODUCTS[step.productId].form];
  const planned = step[field];
  const used = treatment[field];
  if (planned === undefined || used === undefined || treatment.productId !== step.productId) return false;
  if (treatment.strengthPercent !== step.strengthPercent) return false;
  return Math.abs(used - planned) <= TOLERATED_DIFFERENCE * planned + 1e-9;
}

export const todoOf = (kept: SavedPlan, done: readonly DoneStep[]): PlannedStep[] => {
  const doneIds = new Set(done.map(({ step }) => step.stepId));
  return kept.steps.filter((step) => !doneIds.has(step.stepId));
};

/** In order, each about as planned, from the same basis, and not left lying. `own`: the done steps of this plan; `basis`: of the log without them. */
export function stillHolds(kept: SavedPlan, own: readonly DoneStep[], basis: string, now: Date): boolean {
  const inOrder = own.every(({ step }, index) => kept.steps[index]?.stepId === step.stepId);
  const lastTouched = Math.max(Date.parse(kept.at), ...own.map(({ treatment }) => Date.parse(treatment.doneAt)));
  const next = kept.steps[own.length];
  const last = own.at(-1)?.step;
  const waitMs = next && last ? (next.afterMinutes - last.afterMinutes) * 60_000 : 0;
  const isFresh = now.getTime() <= lastTouched + waitMs + GOES_STALE_AFTER_MS;
  return kept.basis === basis && inOrder && own.every(isAsPlanned) && isFresh;
}
