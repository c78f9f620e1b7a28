// What a plan depends on, read from the log of a pool.
import {
  latestWater,
  type LatestReading,
  type LatestTreatment,
  type Parameter,
  PARAMETERS,
  type ProductId,
  type ShelfItem,
  type UnitSystem,
  type WaterInput,
} from '@limpid/chemistry';
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import { LONGEST_WAIT_MS } from './plan-clock.ts';
import {
  listPlansOfReading,
  listReadingsForPlan,
  listSkips,
  listTreatmentsSince,
  type PlanReading,
  type PlanTreatment,
} from './plans.queries.ts';
import type { PlanFacts, PlanSettings } from './pool-plan.ts';

export async function findFacts(db: Queries, { pool, measures }: { pool: PoolRow; measures: UnitSystem }, now: Date): Promise<PlanFacts> {
  const readings = await listReadingsForPlan(db, pool.id);
  const newest = readings[0];
  const since = oldestOfNewest(readings) ?? now;
  const sinceWaits = new Date(Math.min(since.getTime(), now.getTime() - LONGEST_WAIT_MS));
  const treatments = await listTreatmentsSince(db, pool.id, sinceWaits);
  return {
    settings: settingsOf(pool, measures),
    readings: readings.filter(({ takenAt }) => takenAt >= since),
    newest,
    since,
    treatments,
    latest: latestWater({
      volumeL: pool.volumeL,
      pool: { sanitizer: pool.sanitizer },
      readings: readings.map(toLatestReading),
      treatments: treatments.map(toLatestTreatment),
      at: latestInstant(now, readings, treatments).toISOString(),
    }),
    skipped: newest ? await listSkips(db, pool.id, newest.createdAt) : [],
    plans: newest ? await listPlansOfReading(db, pool.id, newest.id) : [],
    now,
  };
}

/** What a device with a clock that runs ahead has logged counts as well. */
function latestInstant(now: Date, readings: readonly PlanReading[], treatments: readonly PlanTreatment[]): Date {
  const times = [now, readings[0]?.takenAt ?? now, treatments[0]?.doneAt ?? now];
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

/** Measured, but no part of the water that the engine computes with. */
const ONLY_SHOWN: readonly Parameter[] = ['phosphatePpb', 'copperPpm', 'ironPpm', 'orpMv'];

/** From when on the log matters: the time of the oldest of the newest values. `readings`: newest first. */
function oldestOfNewest(readings: readonly PlanReading[]): Date | undefined {
  const missing = new Set<Parameter>(PARAMETERS.filter((name) => !ONLY_SHOWN.includes(name)));
  let oldest: Date | undefined;
  for (const reading of readings) {
    const found = [...missing].filter((name) => reading[name] !== null);
    if (found.length > 0) oldest = oldest === undefined || reading.takenAt < oldest ? reading.takenAt : oldest;
    for (const name of found) missing.delete(name);
  }
  return oldest;
}

/** What the contract checked on the way in comes out of the JSON columns in the contract's types. */
function settingsOf(pool: PoolRow, measures: UnitSystem): PlanSettings {
  const { volumeL, kind, surface, sanitizer, setting } = pool;
  return {
    pool: { volumeL, kind, surface: surface ?? undefined, sanitizer, setting },
    shelf: pool.shelf as ShelfItem[],
    fillWater: (pool.fillWater as WaterInput | null) ?? undefined,
    overrides: pool.targetOverrides ?? undefined,
    measures,
  };
}

function toLatestReading(row: PlanReading): LatestReading {
  const measured = Object.fromEntries(PARAMETERS.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));
  return { takenAt: row.takenAt.toISOString(), method: row.method ?? undefined, ...measured };
}

function toLatestTreatment(row: PlanTreatment): LatestTreatment {
  return {
    doneAt: row.doneAt.toISOString(),
    productId: row.productId as ProductId,
    strengthPercent: row.strengthPercent ?? undefined,
    amountG: row.amountG ?? undefined,
    amountMl: row.amountMl ?? undefined,
    amountL: row.amountL ?? undefined,
    fillWater: (row.fillWater as WaterInput | null) ?? undefined,
  };
}
