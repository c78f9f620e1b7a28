// The plan of a pool as its log stands: what was done, what is left, and what the clocks say. Nothing is written here.
import {
  ChemistryError,
  completeWater,
  effect,
  type LatestWater,
  type Finding,
  type MeasuredWater,
  type Parameter,
  plan,
  type Plan,
  type PoolTraits,
  type ProductId,
  type ShelfItem,
  type SwimStatus,
  swimStatus,
  type TargetOverrides,
  type UnitSystem,
  type Water,
  type WaterInput,
} from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';
import { type DoneStep, doneStepsOf, type KeptPlan, keepPlan, nameBasis, type PlannedStep, stillHolds, todoOf } from './kept-plan.ts';
import { blockedUntil, readyAt, retestAt, swimSafeAt } from './plan-clock.ts';
import type { PlanReading, PlanRow, PlanTreatment } from './plans.queries.ts';

export interface PlanSettings {
  pool: PoolTraits;
  shelf: ShelfItem[];
  fillWater: WaterInput | undefined;
  overrides: TargetOverrides | undefined;
  /** amounts are rounded to what a person of this system can pour */
  measures: UnitSystem;
}
/** Everything that a plan depends on. */
export interface PlanFacts {
  settings: PlanSettings;
  readings: readonly PlanReading[];
  newest: PlanReading | undefined;
  /** the oldest of the newest values is from then */
  since: Date;
  /** those since then, and those whose waits may still run; newest first */
  treatments: readonly PlanTreatment[];
  latest: LatestWater;
  skipped: ProductId[];
  /** started from the newest reading, oldest first */
  plans: readonly PlanRow[];
  now: Date;
}
export interface CurrentPlan {
  kept: KeptPlan;
  /** of the plan in progress; undefined: computed anew, nothing of it is done */
  planId: string | undefined;
  done: DoneStep[];
  todo: PlannedStep[];
  findings: Finding[];
}

/** The plan in progress while it holds, else a new one from the latest water. */
export function currentPlan(facts: PlanFacts): CurrentPlan {
  const done = doneStepsOf(facts.plans, facts.treatments);
  const anew = planAnew(facts);
  const open = facts.plans.find((row) => row.closedAt === null);
  const kept = open?.plan as KeptPlan | undefined;
  const own = done.filter(({ planId }) => planId === open?.id);
  if (!open || !kept || !stillHolds(kept, own, basisWithout(facts, own), facts.now)) {
    return { kept: anew, planId: undefined, done, todo: anew.steps, findings: anew.findings };
  }
  return { kept, planId: open.id, done, todo: todoOf(kept, own), findings: stillTrue(kept.findings, anew.findings) };
}

function basisWithout(facts: PlanFacts, own: readonly DoneStep[]): string {
  const ids = new Set(own.map(({ treatment }) => treatment.id));
  // Older ones are only there for their waits; they drop out of sight after a while.
  const treatments = facts.treatments.filter(({ id, doneAt }) => !ids.has(id) && doneAt >= facts.since);
  return nameBasis({ settings: facts.settings, readings: facts.readings, treatments, skipped: facts.skipped });
}

function planAnew(facts: PlanFacts): KeptPlan {
  return keepPlan(askEngine(facts), basisWithout(facts, []), facts.now);
}

function askEngine(facts: PlanFacts): Plan {
  const { settings, latest, now } = facts;
  try {
    return plan({
      pool: settings.pool,
      water: latest.water,
      shelf: settings.shelf.length > 0 ? settings.shelf : undefined,
      excluded: facts.skipped,
      fillWater: settings.fillWater,
      overrides: settings.overrides,
      measures: settings.measures,
      methods: latest.methods,
      agesHours: agesOf(facts),
      settledPh: latest.settledPh,
      at: now.toISOString(),
    });
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    return withoutSteps(error);
  }
}

/** A log that adds up to a water that cannot be is answered with a question, not with a failure. */
function withoutSteps({ message }: ChemistryError): Plan {
  const text = `No plan can be made from what is logged: ${message} Please test again.`;
  return {
    steps: [],
    predicted: null,
    swimSafeAt: null,
    swimBlockedBecause: [text],
    retestAfterMinutes: 0,
    findings: [{ code: 'no_plan', severity: 'ask', text }],
    targets: null,
  };
}

/** While a plan is worked through, what its steps have put right is no longer said. */
function stillTrue(findings: readonly Finding[], anew: readonly Finding[]): Finding[] {
  const isUrgent = ({ severity }: Finding) => severity === 'act' || severity === 'danger';
  return findings.filter(
    (finding) => !isUrgent(finding) || anew.some(({ code, parameter }) => code === finding.code && parameter === finding.parameter),
  );
}

export function agesOf({ latest, now }: Pick<PlanFacts, 'latest' | 'now'>): Partial<Record<Parameter, number>> {
  const hours = (at: string) => Math.max(0, (now.getTime() - Date.parse(at)) / 3_600_000);
  return Object.fromEntries(Object.entries(latest.measuredAt).map(([name, at]) => [name, hours(at)]));
}

/** In the shape of the contract. */
export function answerOf(facts: PlanFacts): PoolPlan {
  const current = currentPlan(facts);
  const { kept, done, todo } = current;
  const until = blockedUntil(facts.treatments);
  const swim = swimNow(facts, until);
  const steps = todo.map((step) => ({
    ...shownStep(step),
    state: 'todo' as const,
    readyAt: readyAt(step, done, facts.treatments, kept, facts.now),
  }));
  const first = todo[0];
  const safeAt = swimSafeAt(kept, first && { step: first, readyAt: steps[0]?.readyAt }, swim, until, facts.now);
  const because = todo.length > 0 ? kept.swimBlockedBecause : swim.state === 'yes' ? [] : swim.because;
  return {
    steps: [...done.map(shownDone), ...steps.map((step) => ({ ...step, readyAt: step.readyAt?.toISOString() }))],
    predicted: predictedBy(facts, current),
    swimSafeAt: safeAt?.toISOString(),
    swimBlockedBecause: because.length > 0 ? because : undefined,
    retestAfterMinutes: kept.retestAfterMinutes,
    findings: current.findings,
    targets: kept.targets ?? undefined,
    costUsd: kept.costUsd,
    water: facts.latest.water,
    measuredAt: facts.latest.measuredAt,
    swim,
    retestAt: retestAt(kept, todo, done, facts.newest?.takenAt)?.toISOString(),
    skipped: facts.skipped,
  };
}

const shownStep = (step: PlannedStep) => ({ ...step, swimBlocked: undefined });

/** With the amount that was really used. */
function shownDone({ step, treatment }: DoneStep): PoolPlan['steps'][number] {
  return {
    ...shownStep(step),
    amountG: treatment.amountG ?? undefined,
    amountMl: treatment.amountMl ?? undefined,
    amountL: treatment.amountL ?? undefined,
    strengthPercent: treatment.strengthPercent ?? undefined,
    state: 'done',
    doneAt: treatment.doneAt.toISOString(),
    treatmentId: treatment.id,
  };
}

function swimNow(facts: PlanFacts, until: Date | undefined): SwimStatus {
  const { settings, latest, now } = facts;
  return swimStatus({
    pool: settings.pool,
    water: latest.water,
    agesHours: agesOf(facts),
    settledPh: latest.settledPh,
    blockedUntil: until?.toISOString(),
    at: now.toISOString(),
    overrides: settings.overrides,
  });
}

/** What the water will be when the steps that are left are done. */
function predictedBy(facts: PlanFacts, { kept, planId, todo }: CurrentPlan): Water | undefined {
  const { water } = facts.latest;
  if (planId === undefined || !isComplete(water)) return kept.predicted ?? undefined;
  try {
    return effect({ volumeL: facts.settings.pool.volumeL, water: completeWater(water), additions: todo });
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}
const isComplete = (water: MeasuredWater): water is WaterInput => water.ph !== undefined && water.alkalinityPpm !== undefined;
