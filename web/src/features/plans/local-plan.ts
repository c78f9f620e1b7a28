// The plan of a pool, computed on this device from its data. Loaded only when the server cannot be reached, or does not know yet what was
// logged here: the engine is not part of a page's first load. What the log does not contain (products left out, the plan in progress) comes
// from the server's last answer, and counts as it does there: until there is a newer reading than the one that answer is based on. Waiting
// entries are applied in their order.
import {
  newestReading,
  type PlanFacts,
  planFacts,
  planOfPool,
  planSettings,
  type ProductId,
  type StartedPlan,
  type UnitSystem,
} from '@limpid/chemistry';
import type { Pool, PoolPlan, Reading, Treatment } from '@limpid/contract';

/** A call of the outbox, as far as a plan depends on it. */
export interface WaitingCall {
  call: string;
  /** of the reading or treatment */
  rowId?: string | undefined;
  stepId?: string | undefined;
  body?: Record<string, unknown> | undefined;
}
export interface LocalFacts {
  pool: Pool;
  measures: UnitSystem;
  /** with what waits to be sent */
  readings: readonly Logged<Reading>[];
  treatments: readonly Logged<Treatment>[];
  /** oldest first */
  waiting: readonly WaitingCall[];
  /** the server's last answer */
  lastKnown: PoolPlan | undefined;
}
type Logged<Row> = Row & { waiting?: unknown };
interface Progress {
  skipped: ProductId[];
  started: StartedPlan[];
}

const NOTHING: Progress = { skipped: [], started: [] };
const HERE = 'begun-here';

/** Clocks are never quite right. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

/**
 * A test that waits here is dated by this device. One from before its clock was set back does not count until the server has recorded it;
 * what the server has recorded counts whatever the clock here says.
 */
const isAhead = ({ waiting, takenAt }: Logged<Reading>, now: Date): boolean =>
  waiting !== undefined && Date.parse(takenAt) > now.getTime() + CLOCK_TOLERANCE_MS;

function progressOf({ waiting, lastKnown }: LocalFacts, newestId: string | undefined): Progress {
  const isOfNewest = newestId !== undefined && lastKnown?.progress?.readingId === newestId;
  // What the contract sends comes out of the engine in the engine's own types.
  const started = (lastKnown?.progress?.started ?? []) as StartedPlan[];
  let progress: Progress = isOfNewest ? { skipped: lastKnown.skipped, started } : NOTHING;
  for (const call of waiting) {
    progress = call.call === 'readings.record' && call.rowId === newestId ? NOTHING : afterCall(progress, call, lastKnown);
  }
  return progress;
}

function afterCall({ skipped, started }: Progress, { call, rowId, stepId, body }: WaitingCall, lastKnown: PoolPlan | undefined): Progress {
  const closed = started.map((one) => ({ ...one, isOpen: false }));
  if (call === 'plans.restart') return { skipped: [], started: closed };
  if (call === 'plans.skipStep') {
    const productId = body?.productId as ProductId | undefined;
    return { started, skipped: productId && !skipped.includes(productId) ? [...skipped, productId] : skipped };
  }
  if (call !== 'plans.completeStep' || stepId === undefined || rowId === undefined) return { skipped, started };
  const open = started.find(({ isOpen, plan }) => isOpen && plan.steps.some((step) => step.stepId === stepId));
  if (open) return { skipped, started: started.map((one) => (one === open ? { ...one, done: { ...one.done, [stepId]: rowId } } : one)) };
  const begun = lastKnown && begunHere(lastKnown, stepId, rowId);
  return begun ? { skipped, started: [...closed, begun] } : { skipped, started };
}

/** The plan that was shown becomes the one in progress with its first step. */
function begunHere(shown: PoolPlan, stepId: string, treatmentId: string): StartedPlan | undefined {
  const { progress, predicted = null, swimBlockedBecause = [], targets = null, messages, retestAfterMinutes, findings } = shown;
  const { cost, whyNot, shopping } = shown;
  const steps = shown.steps.filter(({ state }) => state === 'todo').map(({ state: _state, readyAt: _readyAt, ...step }) => step);
  if (!progress?.fresh || !steps.some((step) => step.stepId === stepId)) return undefined;
  const answer = { steps, predicted, swimBlockedBecause, targets, messages, retestAfterMinutes, findings, cost, whyNot, shopping };
  return { id: HERE, isOpen: true, plan: { ...progress.fresh, ...answer }, done: { [stepId]: treatmentId } } as StartedPlan;
}

/** A clear-up that was started, ended or opened again here counts at once. */
function clearUpStartedAt({ waiting, lastKnown }: LocalFacts): string | undefined {
  let startedAt = lastKnown?.progress?.clearUpStartedAt;
  let lastStarted = startedAt;
  for (const { call, body } of waiting) {
    if (call === 'clearUps.start' && typeof body?.startedAt === 'string') startedAt = lastStarted = body.startedAt;
    if (call === 'clearUps.change') startedAt = body?.outcome === null ? lastStarted : undefined;
  }
  return startedAt;
}

/**
 * The server judged each test against what came before it. What waits here, or comes after that, is judged again with it: a value that the
 * person said is true, or a test put in before others, changes what is believed of the next ones.
 */
function toJudge({ readings, treatments }: LocalFacts): readonly Logged<Reading>[] {
  const changedAt = [
    ...readings.flatMap(({ waiting, takenAt }) => (waiting === undefined ? [] : [Date.parse(takenAt)])),
    ...treatments.flatMap(({ waiting, doneAt }) => (waiting === undefined ? [] : [Date.parse(doneAt)])),
  ];
  const since = Math.min(...changedAt);
  return readings.map((reading) => {
    if (Date.parse(reading.takenAt) < since) return reading;
    const { doubtful: _judgedBefore, ...rest } = reading;
    return rest;
  });
}

export function localFacts(known: LocalFacts, now: Date): PlanFacts {
  const { pool, measures, treatments } = known;
  const readings = toJudge(known).filter((reading) => !isAhead(reading, now));
  const progress = progressOf(known, newestReading(readings)?.id);
  const startedAt = clearUpStartedAt(known);
  const place = { timeZone: pool.timeZone, latitude: pool.place?.latitude ?? undefined, longitude: pool.place?.longitude ?? undefined };
  const clearUp = startedAt === undefined ? undefined : { startedAt, place };
  return planFacts({ settings: planSettings(pool, measures), readings, treatments, clearUp, ...progress }, now);
}

/** In the shape of the server's answer, whose part in it is stored for the next time. */
export function localPlan(known: LocalFacts, now: Date): PoolPlan {
  return { ...planOfPool(localFacts(known, now)), progress: known.lastKnown?.progress };
}

/** What the page asks the worker, and what it answers. */
export interface PlanQuestion {
  id: number;
  facts: LocalFacts;
  nowMs: number;
}
export type PlanAnswer = { id: number } & ({ plan: PoolPlan } | { fault: string });
