// What a plan depends on, in the shape in which it can be written down: the pool's settings and its log. The server reads it from its
// tables, a page from what it keeps of the log; the same facts give the same plan in both.
import type { ClearUpInput } from '../clear-up/log.ts';
import { type PlanSettings, poolAt } from './plan-settings.ts';
import type { StartedPlan } from './saved-plan.ts';
import { dailyLossPpm, LOSS_LOOKS_BACK_MS } from './daily-loss.ts';
import { judgedLog, type OpenDoubt } from '../doubts/judged-log.ts';
import { latestWater, type LatestReading, type LatestTreatment, type LatestWater, withoutDoubtful } from './latest-water.ts';
import { type LoggedReading, type LoggedTreatment, readingAsCounted, treatmentAsCounted } from './log-entries.ts';
import { LONGEST_WAIT_MS } from '../planner/plan-clock.ts';
import type { ProductId } from '../products/products.ts';
import { filledAt } from '../seasons/water-life.ts';
import type { SunPlace } from '../chlorine/sun.ts';
import { BESIDES, type Parameter, PARAMETERS } from '../water.ts';

export interface PoolLog {
  settings: PlanSettings;
  /** in any order; more than needed does no harm */
  readings: readonly LoggedReading[];
  /** in any order; those since `treatmentsSince(readings, now)` matter */
  treatments: readonly LoggedTreatment[];
  /** products left out since the newest reading was written down */
  skipped: readonly ProductId[];
  /** started from the newest reading, oldest first; at most one is open */
  started: readonly StartedPlan[];
  /** the clear-up that is running */
  clearUp?: RunningClearUp | undefined;
}
export interface RunningClearUp {
  /** ISO */
  startedAt: string;
  place: SunPlace;
}
/** Everything that a plan depends on. */
export interface PlanFacts extends Omit<PoolLog, 'clearUp'> {
  clearUp: ClearUpInput | undefined;
  newest: LoggedReading | undefined;
  /** the oldest of the newest values is from then */
  since: number;
  latest: LatestWater;
  /** values that can't be true and are asked about: the plan goes by what was measured before them */
  doubts: readonly OpenDoubt[];
  /** of free chlorine; undefined: too few tests to tell, or a cell makes up for it */
  dailyLossPpm: number | undefined;
  /** the last complete refill; undefined: not known */
  filledMs: number | undefined;
  now: Date;
}

/** More tests than anybody needs to have measured everything once; older values are looked for one by one. */
export const RECENT_READINGS = 100;
/** Of those since the oldest value that counts. */
export const MOST_TREATMENTS = 500;

const DAY_MS = 86_400_000;
const newestFirst =
  <Entry extends { id: string }>(instantOf: (entry: Entry) => string) =>
  (a: Entry, b: Entry): number =>
    Date.parse(instantOf(b)) - Date.parse(instantOf(a)) || (a.id < b.id ? 1 : -1);

/** Whether it says anything about the water: the setting of a salt cell alone is no test of it. */
const isTest = (reading: LoggedReading): boolean =>
  (reading.look ?? undefined) !== undefined || PARAMETERS.some((name) => (reading[name] ?? undefined) !== undefined);

/** With the moments from which they count: the newest readings, and those older ones that hold the newest value of a parameter. */
function readingsThatCount(readings: readonly LoggedReading[]): LoggedReading[] {
  const sorted = readings
    .filter(isTest)
    .map((reading) => withoutDoubtful(readingAsCounted(reading)))
    .toSorted(newestFirst(({ takenAt }) => takenAt));
  const recent = sorted.slice(0, RECENT_READINGS);
  const missing = PARAMETERS.filter((name) => recent.every((reading) => reading[name] === undefined));
  const older = sorted.slice(RECENT_READINGS);
  const holders = new Set(missing.flatMap((name) => older.find((reading) => reading[name] !== undefined) ?? []));
  return [...recent, ...older.filter((reading) => holders.has(reading))];
}

/** From when on the log matters: the time of the oldest of the newest values. `readings`: newest first. */
function oldestOfNewest(readings: readonly LoggedReading[]): number | undefined {
  const missing = new Set<Parameter>(PARAMETERS.filter((name) => !BESIDES.some((one) => one === name)));
  let oldest: number | undefined;
  for (const reading of readings) {
    const found = [...missing].filter((name) => reading[name] !== undefined);
    if (found.length > 0) oldest = Math.min(oldest ?? Infinity, Date.parse(reading.takenAt));
    for (const name of found) missing.delete(name);
  }
  return oldest;
}

/** The reading on which a plan rests. */
export const newestReading = (readings: readonly LoggedReading[]): LoggedReading | undefined => readingsThatCount(readings)[0];

/** Before it started, a clear-up looks back so far: cyanuric acid counts for 30 days. */
const CLEAR_UP_LOOKS_BACK_MS = 60 * DAY_MS;

/** Treatments before this instant change nothing any more, neither the water nor a wait. */
function countsSince(readings: readonly LoggedReading[], now: Date, clearUp?: RunningClearUp): number {
  const oldest = oldestOfNewest(readings) ?? now.getTime();
  const ofClearUp = clearUp ? Date.parse(clearUp.startedAt) - CLEAR_UP_LOOKS_BACK_MS : Infinity;
  return Math.min(oldest, now.getTime() - LONGEST_WAIT_MS, ofClearUp);
}

/** Earlier treatments are not needed, not even to tell how much chlorine the pool uses in a day. */
export function treatmentsSince(readings: readonly LoggedReading[], now: Date, clearUp?: RunningClearUp): Date {
  const counted = readingsThatCount(readings);
  const ofLoss = counted[0] ? Date.parse(counted[0].takenAt) - LOSS_LOOKS_BACK_MS : Infinity;
  return new Date(Math.min(countsSince(counted, now, clearUp), ofLoss));
}

/** On a device whose clock is behind, what the server has recorded lies in the future; it counts all the same. */
function latestInstant(now: Date, readings: readonly LatestReading[], treatments: readonly LatestTreatment[]): Date {
  const times = [readings[0]?.takenAt, treatments[0]?.doneAt].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]));
  return new Date(Math.max(now.getTime(), ...times));
}

/** A clear-up looks at the whole log and not only at the newest values. */
function clearUpInputOf({ settings, readings, treatments, clearUp }: PoolLog, now: Date): ClearUpInput | undefined {
  if (clearUp === undefined) return undefined;
  const { shelf, fillWater, measures } = settings;
  const counted = readings.map(withoutDoubtful);
  return { pool: poolAt(settings, now), shelf, fillWater, measures, readings: counted, treatments, now, ...clearUp };
}

/** Nothing doubtful in it, as in nearly every log: nothing to judge. */
const isSettled = ({ doubtful }: LoggedReading): boolean => doubtful?.length === 0;

/** With a verdict on each test. What the server sent has one; what waits on a device gets it here. */
function judged({ settings: { pool }, readings, treatments }: PoolLog): { readings: readonly LoggedReading[]; open: readonly OpenDoubt[] } {
  if (readings.every(isSettled)) return { readings, open: [] };
  return judgedLog({ pool, readings: readings.map(readingAsCounted), treatments: treatments.map(treatmentAsCounted) });
}

/** The facts at `now`. */
export function planFacts(given: PoolLog, now: Date): PlanFacts {
  const { readings: all, open: doubts } = judged(given);
  const log = { ...given, readings: all };
  return countedFacts(log, doubts, now);
}

function countedFacts(log: PoolLog, doubts: readonly OpenDoubt[], now: Date): PlanFacts {
  const readings = readingsThatCount(log.readings);
  const since = oldestOfNewest(readings) ?? now.getTime();
  const lastLook = readings.find(({ look }) => look !== undefined);
  const sinceWaits = countsSince(readings, now);
  const given = log.treatments.map(treatmentAsCounted);
  const treatments = given
    .filter(({ doneAt }) => Date.parse(doneAt) >= sinceWaits)
    .toSorted(newestFirst(({ doneAt }) => doneAt))
    .slice(0, MOST_TREATMENTS);
  return {
    settings: log.settings,
    readings: readings.filter((reading) => reading === lastLook || Date.parse(reading.takenAt) >= since),
    newest: readings[0],
    since,
    treatments,
    latest: latestWater({
      volumeL: log.settings.pool.volumeL,
      pool: { sanitizer: log.settings.pool.sanitizer },
      readings,
      treatments,
      at: latestInstant(now, readings, treatments).toISOString(),
    }),
    doubts,
    dailyLossPpm: log.settings.pool.sanitizer === 'salt' ? undefined : dailyLossPpm(log.settings.pool.volumeL, readings, given),
    filledMs: filledAt(log.settings.pool.volumeL, log.treatments, log.settings.filledOn),
    skipped: log.skipped.toSorted(),
    started: log.started,
    clearUp: clearUpInputOf(log, now),
    now,
  };
}
