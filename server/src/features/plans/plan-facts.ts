// What a plan depends on, read from the tables of a pool.
import {
  type LoggedReading,
  type ProductId,
  type SavedPlan,
  newestReading,
  type PlanFacts,
  planFacts,
  planSettings,
  type PlannedPool,
  type RunningClearUp,
  type StartedPlan,
  treatmentsSince,
  type UnitSystem,
  type WaterInput,
} from '@limpid/chemistry';
import type { ClearUp } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import { findOpenClearUps } from '../clear-ups/clear-ups.ts';
import { toLoggedReading, toLoggedTreatment } from '../doubts/doubts.ts';
import {
  listLastRefills,
  listPlansOfReadings,
  listReadingsForPlans,
  listSkips,
  listTreatmentsSince,
  type PlanReading,
  type PlanRow,
  type PlanTreatment,
} from './plan-log.queries.ts';

/** So much of the volume at once is a change of the water. */
const WHOLE_SHARE = 0.9;

/** Several servers never agree on the second. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

type PoolsOf = { pools: readonly PoolRow[]; measures: UnitSystem };

export async function findFacts(db: Queries, { pool, measures }: { pool: PoolRow; measures: UnitSystem }, now: Date): Promise<PlanFacts> {
  const [facts] = await findFactsOfPools(db, { pools: [pool], measures }, now);
  return facts as PlanFacts;
}

/** In the order of the pools. The number of statements is the same for one pool and for many. */
export async function findFactsOfPools(db: Queries, { pools, measures }: PoolsOf, now: Date): Promise<PlanFacts[]> {
  if (pools.length === 0) return [];
  const ids = pools.map(({ id }) => id);
  // What was recorded while the server's own clock ran ahead does not count until its time has come, or it would outlive every newer test.
  const rows = await listReadingsForPlans(db, ids, new Date(now.getTime() + CLOCK_TOLERANCE_MS));
  const readings = Map.groupBy(rows.map(toReadingOfPool), ({ poolId }) => poolId);
  const clearUps = await findOpenClearUps(db, ids);
  const parts = pools.map((pool) => {
    const logged = (readings.get(pool.id) ?? []).map(({ reading }) => reading);
    return { pool, readings: logged, newest: newestOf(logged), clearUp: runningIn(pool, clearUps.get(pool.id)) };
  });
  const since = parts.map((part) => treatmentsSince(part.readings, now, part.clearUp));
  const treatments = byPool([...(await listTreatmentsSince(db, ids, since)), ...(await refillsOf(db, pools))]);
  const { skips, started } = await sinceNewest(db, parts);
  return parts.map(({ pool, newest: _newest, ...part }) => {
    const log = {
      ...part,
      settings: planSettings(plannedPool(pool), measures),
      treatments: onlyOnce(treatments.get(pool.id) ?? []).map(toLoggedTreatment),
      skipped: (skips.get(pool.id) ?? []).map(({ productId }) => productId),
      started: (started.get(pool.id) ?? []).map(toStartedPlan),
    };
    return planFacts(log, now);
  });
}

const byPool = <Row extends { poolId: string }>(rows: readonly Row[]): Map<string, Row[]> => Map.groupBy(rows, ({ poolId }) => poolId);
const onlyOnce = (rows: readonly PlanTreatment[]): PlanTreatment[] => [...new Map(rows.map((row) => [row.id, row])).values()];

function newestOf<Reading extends LoggedReading>(readings: readonly Reading[]): Reading | undefined {
  const newestId = newestReading(readings)?.id;
  return readings.find(({ id }) => id === newestId);
}

/** However long ago: the water of a hot tub counts from it. */
function refillsOf(db: Queries, pools: readonly PoolRow[]): Promise<PlanTreatment[]> | PlanTreatment[] {
  const tubs = pools.filter(({ kind }) => kind === 'spa');
  if (tubs.length === 0) return [];
  return listLastRefills(
    db,
    tubs.map(({ id }) => id),
    tubs.map(({ volumeL }) => WHOLE_SHARE * volumeL),
  );
}

type Recorded = LoggedReading & { createdAt: string };

/** What was left out and started since the newest reading. */
async function sinceNewest(db: Queries, parts: readonly { pool: PoolRow; newest: Recorded | undefined }[]) {
  const tested = parts.flatMap(({ pool, newest }) => (newest ? [{ poolId: pool.id, newest }] : []));
  if (tested.length === 0) return { skips: byPool<{ poolId: string; productId: ProductId }>([]), started: byPool<PlanRow>([]) };
  const ids = tested.map(({ poolId }) => poolId);
  const recordedAt = tested.map(({ newest }) => new Date(newest.createdAt));
  const readingIds = tested.map(({ newest }) => newest.id);
  return { skips: byPool(await listSkips(db, ids, recordedAt)), started: byPool(await listPlansOfReadings(db, ids, readingIds)) };
}

function runningIn(pool: PoolRow, running: ClearUp | undefined): RunningClearUp | undefined {
  const { latitude, longitude } = (pool.place ?? {}) as { latitude?: number; longitude?: number };
  return running && { startedAt: running.startedAt, place: { timeZone: pool.timeZone, latitude, longitude } };
}

/** What the contract checked on the way in comes out of the JSON columns in the contract's types. */
function plannedPool(pool: PoolRow): PlannedPool {
  return { ...pool, shelf: pool.shelf as PlannedPool['shelf'], fillWater: pool.fillWater as WaterInput | null };
}

const toReadingOfPool = (row: PlanReading): { poolId: string; reading: Recorded } => ({
  poolId: row.poolId,
  reading: toLoggedReading(row),
});

function toStartedPlan(row: PlanRow): StartedPlan {
  const done = Object.fromEntries(Object.entries(row.steps).map(([stepId, { treatmentId }]) => [stepId, treatmentId]));
  return { id: row.id, isOpen: row.closedAt === null, plan: row.plan as SavedPlan, done };
}
