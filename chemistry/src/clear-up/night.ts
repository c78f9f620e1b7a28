// The overnight chlorine-loss test: without sun, clean water keeps its chlorine. What is missing in the morning was used by something alive.
import { type ClearUpFacts, hasChlorine, HOUR_MS, type LoggedTest, MINUTE_MS, shockPpmAt } from './log.ts';
import { type Night, nightAt } from '../chlorine/sun.ts';

/** A loss up to here is a pass (troublefreepool.com, "Overnight Chlorine Loss Test"; facts/expert-advice part 1). */
export const OVERNIGHT_LOSS_PASSES_PPM = 1;
/** Chlorine that went in has to mix before it is measured. */
export const MIXING_MS = HOUR_MS;
/** A morning test counts until a little after sunrise: the sun is too low to reach the water. */
const GRACE_MS = 30 * MINUTE_MS;
/** A shorter night shows too little. */
const SHORTEST_MS = 5 * HOUR_MS;
/** Below this share of the shock level there is too little chlorine to tell. */
const LEAST_SHARE = 0.5;
/** More than the test's error: something adds chlorine. */
const RISE_PPM = 1;

/** Why a pair of tests doesn't count. */
export type OvernightProblem = 'strip' | 'other_method' | 'added' | 'mixing' | 'rose' | 'short' | 'too_low';
export interface OvernightTest {
  /** ISO, evening and morning */
  from: string;
  to: string;
  fromPpm: number;
  toPpm: number;
  /** never negative */
  lossPpm: number;
  problem?: OvernightProblem;
}

const nightOf = (at: number, facts: ClearUpFacts): Night | undefined =>
  nightAt(at, facts.input.place) ?? nightAt(at - GRACE_MS, facts.input.place);

function problemOf(facts: ClearUpFacts, evening: LoggedTest, morning: LoggedTest): OvernightProblem | undefined {
  const from = evening.freeChlorinePpm ?? 0;
  const to = morning.freeChlorinePpm ?? 0;
  if (evening.method === 'strip' || morning.method === 'strip') return 'strip';
  if (evening.method !== morning.method) return 'other_method';
  if (facts.doses.some(({ at }) => at >= evening.at && at <= morning.at)) return 'added';
  if (facts.doses.some(({ at }) => at < evening.at && at > evening.at - MIXING_MS)) return 'mixing';
  if (to - from > RISE_PPM) return 'rose';
  if (morning.at - evening.at < SHORTEST_MS) return 'short';
  return from < LEAST_SHARE * shockPpmAt(facts, morning.at) ? 'too_low' : undefined;
}

function pairOf(facts: ClearUpFacts, night: Night, tests: readonly LoggedTest[]): OvernightTest | undefined {
  const middle = (night.from + night.until) / 2;
  const evening = tests.findLast(({ at }) => at < middle);
  const morning = tests.find(({ at }) => at >= middle);
  if (!evening || !morning) return undefined;
  const [fromPpm, toPpm] = [evening.freeChlorinePpm ?? 0, morning.freeChlorinePpm ?? 0];
  const lossPpm = Math.max(0, Math.round((fromPpm - toPpm) * 100) / 100);
  const problem = problemOf(facts, evening, morning);
  return { from: evening.takenAt, to: morning.takenAt, fromPpm, toPpm, lossPpm, ...(problem ? { problem } : {}) };
}

/** The last test after sunset and the first before sun, of each night since an instant that has both; oldest first. */
export function overnightTests(facts: ClearUpFacts, since: number): OvernightTest[] {
  const nights = new Map<number, { night: Night; tests: LoggedTest[] }>();
  for (const test of facts.tests) {
    const night = test.at >= since && hasChlorine(test) ? nightOf(test.at, facts) : undefined;
    if (!night) continue;
    const key = Math.round(night.from / HOUR_MS);
    const known = nights.get(key) ?? { night, tests: [] };
    known.tests.push(test);
    nights.set(key, known);
  }
  return [...nights.values()].flatMap(({ night, tests }) => pairOf(facts, night, tests) ?? []);
}

/** Tonight's first half: a test now can be the evening one. */
export function eveningOf(facts: ClearUpFacts, at: number): Night | undefined {
  const night = nightAt(at, facts.input.place);
  return night && at < (night.from + night.until) / 2 ? night : undefined;
}

/** The evening test of the night that `at` lies in, if there is one that can count. */
export function eveningTest(facts: ClearUpFacts, at: number): LoggedTest | undefined {
  const night = nightOf(at, facts);
  if (!night) return undefined;
  const middle = (night.from + night.until) / 2;
  const test = facts.tests.findLast((one) => hasChlorine(one) && one.at >= night.from && one.at < middle);
  if (!test || test.method === 'strip' || (test.freeChlorinePpm ?? 0) < LEAST_SHARE * facts.shockPpm) return undefined;
  const isUndisturbed = facts.doses.every((dose) => dose.at < test.at - MIXING_MS + 1 || dose.at > at);
  return isUndisturbed ? test : undefined;
}
