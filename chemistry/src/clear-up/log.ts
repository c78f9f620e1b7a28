// What a clear-up reads from the log of its pool: tests and additions in order, and what each addition did to free chlorine.
import { AMOUNT_OF_FORM } from '../log/saved-plan.ts';
import type { LatestWater } from '../log/latest-water.ts';
import { latestWater } from '../log/latest-water.ts';
import type { LoggedReading, LoggedTreatment } from '../log/log-entries.ts';
import { withCombinedChlorine } from '../measuring/measurement.ts';
import type { ShelfItem } from '../planner/plan-shape.ts';
import type { PoolTraits } from '../pool.ts';
import { effectVector, PRODUCTS } from '../products/products.ts';
import type { SunPlace } from '../chlorine/sun.ts';
import { targets } from '../targets/targets.ts';
import { MOLAR } from '../totals.ts';
import type { UnitSystem } from '../units.ts';
import type { WaterInput } from '../water.ts';

export interface ClearUpInput {
  pool: PoolTraits;
  shelf: readonly ShelfItem[];
  measures: UnitSystem;
  fillWater?: WaterInput | undefined;
  place: SunPlace;
  /** in any order */
  readings: readonly LoggedReading[];
  treatments: readonly LoggedTreatment[];
  /** ISO */
  startedAt: string;
  now: Date;
}
export interface LoggedDose extends LoggedTreatment {
  at: number;
  /** what it adds to free chlorine, ppm */
  raisePpm: number;
}
export type LoggedTest = LoggedReading & { at: number };
/** The log up to now, oldest first. */
export interface ClearUpFacts {
  input: ClearUpInput;
  start: number;
  now: number;
  tests: readonly LoggedTest[];
  doses: readonly LoggedDose[];
  latest: LatestWater;
  /** ppm at which algae die faster than they grow; from the newest cyanuric acid, 10 without any */
  shockPpm: number;
  minimumPpm: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** What an addition brings to free chlorine once it has mixed. */
export function chlorineRaisePpm(treatment: LoggedTreatment, volumeL: number): number {
  const { form } = PRODUCTS[treatment.productId];
  if (form === 'water') return 0;
  const amount = treatment[AMOUNT_OF_FORM[form]] ?? 0;
  return (effectVector(treatment.productId, treatment.strengthPercent).hy * amount * MOLAR.chlorine) / volumeL;
}

const upToNow = <Entry extends { at: number }>(entries: Entry[], now: number) =>
  entries.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);

export function clearUpFacts(input: ClearUpInput): ClearUpFacts {
  const now = input.now.getTime();
  const { pool } = input;
  const tests = upToNow(
    input.readings.map((reading) => ({ ...withCombinedChlorine(reading), at: Date.parse(reading.takenAt) })),
    now,
  );
  const doses = upToNow(
    input.treatments.map((one) => ({ ...one, at: Date.parse(one.doneAt), raisePpm: chlorineRaisePpm(one, pool.volumeL) })),
    now,
  );
  const latest = latestWater({
    volumeL: pool.volumeL,
    pool: { sanitizer: pool.sanitizer },
    readings: tests,
    treatments: doses,
    at: input.now.toISOString(),
  });
  const { shockPpm, minimumPpm } = chlorineTargets(pool, latest.water.cyanuricAcidPpm);
  return { input, start: Date.parse(input.startedAt), now, tests, doses, latest, shockPpm, minimumPpm };
}

const chlorineTargets = (pool: PoolTraits, cyanuricAcidPpm = 0) =>
  targets(pool, cyanuricAcidPpm).freeChlorine ?? { shockPpm: 10, minimumPpm: 1 };

/** The shock level as it was known at an instant: a later test of cyanuric acid doesn't change how an earlier night is judged. */
export function shockPpmAt({ tests, input }: ClearUpFacts, at: number): number {
  const known = tests.findLast((test) => test.at <= at && test.cyanuricAcidPpm !== undefined);
  return chlorineTargets(input.pool, known?.cyanuricAcidPpm).shockPpm;
}

type WithChlorine = LoggedTest & { freeChlorinePpm: number };
/** Where common strips end. */
const STRIP_TOP_PPM = 10;
/** A strip at the end of its scale, below the level to reach: the water may hold much more than it shows. */
export const isAboveStrip = ({ method, freeChlorinePpm = 0 }: LoggedTest, shockPpm: number): boolean =>
  method === 'strip' && freeChlorinePpm >= STRIP_TOP_PPM && freeChlorinePpm < shockPpm;

export const hasChlorine = (test: LoggedTest): test is WithChlorine => test.freeChlorinePpm !== undefined;

export const lastTestWith = (facts: ClearUpFacts, name: 'freeChlorinePpm' | 'combinedChlorinePpm' | 'ph' | 'look', since = -Infinity) =>
  facts.tests.findLast((test) => test[name] !== undefined && test.at >= since);

export const lastDose = (facts: ClearUpFacts): LoggedDose | undefined => facts.doses.findLast(({ raisePpm }) => raisePpm > 0);
/** Chlorine of this clear-up. */
export const dosesSinceStart = ({ doses, start }: ClearUpFacts) => doses.filter(({ at, raisePpm }) => at >= start && raisePpm > 0);

/** Free chlorine as it would be at an instant if nothing had used it: the test before, and what went in since. */
export function expectedPpm({ tests, doses }: Pick<ClearUpFacts, 'tests' | 'doses'>, at: number): number | undefined {
  const before = tests.findLast((test) => test.at < at && hasChlorine(test));
  if (before?.freeChlorinePpm === undefined) return undefined;
  const added = doses.filter((dose) => dose.at >= before.at && dose.at < at).reduce((sum, { raisePpm }) => sum + raisePpm, 0);
  return before.freeChlorinePpm + added;
}
