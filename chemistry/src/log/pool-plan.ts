// The plan of a pool from its log: what was done, what is left, and what the clocks say. Nothing is written here.
import { clearUpFindings, runningClearUp } from '../clear-up/plan.ts';
import type { OpenDoubt } from '../doubts/judged-log.ts';
import { effect } from '../effect.ts';
import { ChemistryError, type Finding } from '../findings.ts';
import {
  type DoneStep,
  doneStepsOf,
  type SavedPlan,
  keepPlan,
  nameBasis,
  type PlannedStep,
  type StartedPlan,
  stillHolds,
  todoOf,
} from './saved-plan.ts';
import { agesOf, hoursSince, lookOf, measuredAtOf, waterOf } from './facts-water.ts';
import { blockedUntil, isSwimmable, readyAt, readyInOrder, retestAt, swimSafeAt } from '../planner/plan-clock.ts';
import { plan, type Plan } from '../planner/planner.ts';
import type { Cost, ShoppingItem, WhyNot } from '../planner/plan-shape.ts';
import { detailOf, findingSentence } from '../planner/plan-sentences.ts';
import { asPromised } from '../planner/judging/promise.ts';
import type { Verdict } from '../planner/judging/verdict.ts';
import { poolAt } from './plan-settings.ts';
import type { PlanFacts } from './pool-log.ts';
import type { ProductId } from '../products/products.ts';
import { unfollowedFindings } from './unfollowed.ts';
import type { SwimState } from '../swim/swim-state.ts';
import { swimNow } from './swim-now.ts';
import type { Targets } from '../targets/target-ranges.ts';
import { completeWater, type MeasuredWater, type Parameter, type Water, type WaterInput } from '../water.ts';

export interface CurrentPlan {
  kept: SavedPlan;
  /** of the plan in progress; undefined: computed again, nothing of it is done */
  planId: string | undefined;
  done: DoneStep[];
  todo: PlannedStep[];
  findings: Finding[];
  /** of the water now */
  verdicts: Verdict[];
}
export interface ShownStep extends PlannedStep {
  state: 'todo' | 'done';
  /** not before: the waits after what was done are over */
  readyAt?: string;
  doneAt?: string;
  treatmentId?: string;
}
/** The answer to "what is to be done with this pool?". What is not known is missing. */
export interface PlanOfPool {
  steps: ShownStep[];
  predicted?: Water;
  swimSafeAt?: string;
  swimBlockedBecause?: string[];
  messages?: Plan['messages'];
  retestAfterMinutes: number;
  findings: Finding[];
  targets?: Targets;
  cost?: Cost;
  whyNot?: WhyNot[];
  shopping?: ShoppingItem[];
  /** what each value is worth and calls for */
  verdicts: Verdict[];
  /** values of newer tests that can't be true: asked about, and not counted */
  doubts?: OpenDoubt[];
  water: MeasuredWater;
  measuredAt: Partial<Record<Parameter, string>>;
  swim: SwimState;
  retestAt?: string;
  /** the last complete refill that is known */
  filledAt?: string;
  skipped: ProductId[];
}

/** What a device needs besides the log to compute the same plan. */
export interface PlanProgress {
  /** the clear-up that is running, which holds the steps back */
  clearUpStartedAt?: string;
  /** the newest reading: what was skipped and started counts until there is a newer one */
  readingId?: string;
  started: StartedPlan[];
  /** of a plan that was not started: what is stored once its first step is done */
  fresh?: Pick<SavedPlan, 'at' | 'basis' | 'swimSafeAt'>;
}

/** The plan in progress while it holds, else a new one from the latest water. */
export function currentPlan(facts: PlanFacts): CurrentPlan {
  const done = doneStepsOf(facts.started, facts.treatments);
  const unfollowed = unfollowedFindings(facts, askEngine);
  if (unfollowed.length > 0)
    return { kept: stopped(facts, unfollowed), planId: undefined, done, todo: [], findings: unfollowed, verdicts: [] };
  const clearUp = runningClearUp(facts.clearUp);
  const asked = askEngine(facts);
  const { verdicts } = asked;
  const fresh = keepPlan(asked, basisWithout(facts, []), facts.now);
  if (clearUp && facts.clearUp) {
    const held = heldBack(fresh, clearUpFindings(clearUp, facts.clearUp));
    return { kept: held, planId: undefined, done, todo: [], findings: held.findings, verdicts };
  }
  const open = facts.started.find(({ isOpen }) => isOpen);
  const own = done.filter(({ planId }) => planId === open?.id);
  if (!open || !stillHolds(open.plan, own, basisWithout(facts, own), facts.now)) {
    return { kept: fresh, planId: undefined, done, todo: fresh.steps, findings: fresh.findings, verdicts };
  }
  const kept = open.plan;
  return { kept, planId: open.id, done, todo: todoOf(kept, own), findings: stillTrue(kept.findings, fresh.findings), verdicts };
}

/** No dose on top of what cannot be calculated. */
function stopped(facts: PlanFacts, findings: Finding[]): SavedPlan {
  const swimBlockedBecause = findings.map(({ text }) => text);
  const messages = { swimBlockedBecause: findings.map((finding) => finding.messages ?? []) };
  const plan = {
    steps: [],
    predicted: null,
    swimSafeAt: null,
    swimBlockedBecause,
    messages,
    retestAfterMinutes: 60,
    findings,
    targets: null,
  };
  return keepPlan({ ...plan, swim: swimNow(facts, undefined, true), verdicts: [] }, basisWithout(facts, []), facts.now);
}

/** The ordinary plan of a pool in a clear-up: its dangers are still shown, its steps wait. */
function heldBack(fresh: SavedPlan, findings: Finding[]): SavedPlan {
  const dangers = fresh.findings.filter(({ code, severity }) => severity === 'danger' && code !== 'drain_with_care');
  return {
    ...fresh,
    steps: [],
    predicted: null,
    swimSafeAt: null,
    findings: [...dangers, ...findings],
    cost: undefined,
    whyNot: undefined,
    shopping: undefined,
  };
}

function basisWithout(facts: PlanFacts, own: readonly DoneStep[]): string {
  const ids = new Set(own.map(({ treatment }) => treatment.id));
  // Older ones are only there for their waits; they drop out of sight after a while.
  const treatments = facts.treatments.filter(({ id, doneAt }) => !ids.has(id) && Date.parse(doneAt) >= facts.since);
  return nameBasis({ settings: facts.settings, readings: facts.readings, treatments, skipped: facts.skipped });
}

function askEngine(facts: PlanFacts): Plan {
  const { settings, latest, now } = facts;
  try {
    return plan({
      pool: poolAt(settings, now, facts.filledMs),
      water: waterOf(facts),
      look: lookOf(facts),
      shelf: settings.shelf.length > 0 ? [...settings.shelf] : undefined,
      excluded: facts.skipped,
      fillWater: settings.fillWater,
      overrides: settings.overrides,
      measures: settings.measures,
      methods: latest.methods,
      agesHours: agesOf(facts),
      bounds: latest.bounds,
      repeated: latest.repeated,
      confirmed: latest.confirmed,
      doubts: facts.doubts,
      settledPh: latest.settledPh,
      dailyLossPpm: facts.dailyLossPpm,
      monopersulfateHoursAgo: hoursSince(facts, 'monopersulfate'),
      at: now.toISOString(),
    });
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    return withoutSteps(error, swimNow(facts, undefined));
  }
}

/** A log that adds up to a water that cannot be is answered with a question, not with a failure. */
function withoutSteps(error: ChemistryError, swim: SwimState): Plan {
  const spoken = findingSentence('findings_no_plan', { detail: [detailOf(error)] });
  return {
    steps: [],
    predicted: null,
    swimSafeAt: null,
    swimBlockedBecause: [spoken.text],
    messages: { swimBlockedBecause: [spoken.messages] },
    retestAfterMinutes: 0,
    findings: [{ code: 'no_plan', severity: 'ask', ...spoken }],
    swim,
    verdicts: [],
    targets: null,
  };
}

/** While a plan is worked through, findings that its steps have resolved are hidden. */
function stillTrue(findings: readonly Finding[], fresh: readonly Finding[]): Finding[] {
  const isUrgent = ({ severity }: Finding) => severity === 'act' || severity === 'danger';
  return findings.filter(
    (finding) => !isUrgent(finding) || fresh.some(({ code, parameter }) => code === finding.code && parameter === finding.parameter),
  );
}

/** Nothing is planned on top of an addition that can't be followed. */
const isStopped = ({ findings }: CurrentPlan): boolean => findings.some(({ code }) => code === 'addition_not_followed');

/** What a person is shown. */
export function planOfPool(facts: PlanFacts, current: CurrentPlan = currentPlan(facts)): PlanOfPool {
  const { kept, done, todo, verdicts } = current;
  const until = blockedUntil(waitedFor(facts));
  const state = swimNow(facts, until, isStopped(current));
  const { sanitizer } = facts.settings.pool;
  const { shopping = [] } = kept;
  const held = { sanitizer, verdicts, steps: todo, shopping, findings: current.findings, skipped: [...facts.skipped] };
  const swim = asPromised(state, held);
  const ready = readyInOrder(
    todo,
    todo.map((step) => readyAt(step, done, facts.treatments, kept, facts.now)),
  );
  const first = todo[0];
  const safeAt = swimSafeAt(kept, first && { step: first, readyAt: ready[0] }, swim, until, facts.now);
  const block = swimBlockNow(current, swim);
  return {
    steps: [
      ...done.map(shownDone),
      ...todo.map((step, index): ShownStep => ({ ...step, state: 'todo', readyAt: ready[index]?.toISOString() })),
    ],
    predicted: predictedBy(facts, current),
    swimSafeAt: safeAt?.toISOString(),
    ...(block && block.swimBlockedBecause.length > 0 ? block : {}),
    retestAfterMinutes: kept.retestAfterMinutes,
    findings: current.findings,
    targets: kept.targets ?? undefined,
    cost: kept.cost,
    whyNot: kept.whyNot,
    shopping: kept.shopping,
    verdicts,
    ...(facts.doubts.length > 0 && { doubts: [...facts.doubts] }),
    water: waterOf(facts),
    measuredAt: measuredAtOf(facts),
    swim,
    ...(facts.filledMs !== undefined && { filledAt: new Date(facts.filledMs).toISOString() }),
    retestAt: retestAt(kept, todo, { done, started: facts.started, takenAt: facts.newest?.takenAt })?.toISOString(),
    skipped: [...facts.skipped],
  };
}

export function progressOfPlan(facts: PlanFacts, { kept, planId }: CurrentPlan = currentPlan(facts)): PlanProgress {
  const fresh = planId === undefined ? { at: kept.at, basis: kept.basis, swimSafeAt: kept.swimSafeAt } : undefined;
  const started = facts.started.map(worthSending);
  return { readingId: facts.newest?.id, started, fresh, ...(facts.clearUp && { clearUpStartedAt: facts.clearUp.startedAt }) };
}

/** Of a plan that is not worked through any more, only what was done of it matters. */
function worthSending({ plan, ...started }: StartedPlan): StartedPlan {
  if (started.isOpen) return { ...started, plan };
  return { ...started, plan: { ...plan, findings: [], steps: plan.steps.filter(({ stepId }) => stepId in started.done) } };
}

/** With the amount that was really used. */
function shownDone({ step, treatment }: DoneStep): ShownStep {
  const { amountG, amountMl, amountL, strengthPercent, doneAt, id: treatmentId } = treatment;
  return { ...step, amountG, amountMl, amountL, strengthPercent, state: 'done', doneAt, treatmentId };
}

/** What the rest of the plan cannot fix, else what prevents swimming today. */
function swimBlockNow({ todo, kept }: CurrentPlan, swim: SwimState): Pick<Plan, 'swimBlockedBecause' | 'messages'> | undefined {
  if (todo.length > 0) return { swimBlockedBecause: kept.swimBlockedBecause, messages: kept.messages };
  if (isSwimmable(swim)) return undefined;
  return { swimBlockedBecause: swim.why, messages: { swimBlockedBecause: swim.messages.why } };
}

/** Fresh water in a pool that was never tested is no danger that is known: its water is unknown, before and after. */
const waitedFor = ({ newest, treatments }: PlanFacts) => (newest ? treatments : treatments.filter(({ amountL }) => amountL === undefined));

/** What the water will be when the steps that are left are done. */
function predictedBy(facts: PlanFacts, current: CurrentPlan): Water | undefined {
  const { kept, planId, todo } = current;
  const { water } = facts.latest;
  if (!isComplete(water) || isStopped(current)) return kept.predicted ?? undefined;
  // without steps the water stays as it is
  if (planId === undefined) return kept.predicted ?? completeWater(water);
  try {
    return effect({ volumeL: facts.settings.pool.volumeL, water: completeWater(water), additions: todo });
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}
const isComplete = (water: MeasuredWater): water is WaterInput => water.ph !== undefined && water.alkalinityPpm !== undefined;
