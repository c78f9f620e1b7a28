// What a plan depends on, read from the tables of a pool.
import {
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
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import { findOpenClearUp } from '../clear-ups/clear-ups.ts';
import { toLoggedReading, toLoggedTreatment } from '../doubts/doubts.ts';
import { findLastRefill, listPlansOfReading, listReadingsForPlan, listSkips, listTreatmentsSince, type PlanRow } from './plans.queries.ts';

/** So much of the volume at once is a change of the water. */
const WHOLE_SHARE = 0.9;

/** Several servers never agree on the second. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

export async function findFacts(db: Queries, { pool, measures }: { pool: PoolRow; measures: UnitSystem }, now: Date): Promise<PlanFacts> {
  const rows = await listReadingsForPlan(db, pool.id);
  const readings = rows.map(toLoggedReading).filter(({ createdAt }) => !isAhead(createdAt, now));
  const newestId = newestReading(readings)?.id;
  const newest = rows.find(({ id }) => id === newestId);
  const clearUp = await findRunningClearUp(db, pool);
  const treatments = await listTreatmentsSince(db, pool.id, treatmentsSince(readings, now, clearUp));
  const refill = pool.kind === 'spa' ? await findLastRefill(db, pool.id, WHOLE_SHARE * pool.volumeL) : undefined;
  const isListed = treatments.some(({ id }) => id === refill?.id);
  const log = {
    settings: planSettings(plannedPool(pool), measures),
    readings,
    // however long ago: the water of a hot tub counts from it
    treatments: [...treatments, ...(refill && !isListed ? [refill] : [])].map(toLoggedTreatment),
    skipped: newest ? await listSkips(db, pool.id, newest.createdAt) : [],
    clearUp,
    started: newest ? (await listPlansOfReading(db, pool.id, newest.id)).map(toStartedPlan) : [],
  };
  return planFacts(log, now);
}

async function findRunningClearUp(db: Queries, pool: PoolRow): Promise<RunningClearUp | undefined> {
  const running = await findOpenClearUp(db, pool);
  const { latitude, longitude } = (pool.place ?? {}) as { latitude?: number; longitude?: number };
  return running && { startedAt: running.startedAt, place: { timeZone: pool.timeZone, latitude, longitude } };
}

/** Recorded while the server's own clock ran ahead: it does not count until its time has come, or it would outlive every newer test. */
const isAhead = (createdAt: string, now: Date): boolean => Date.parse(createdAt) > now.getTime() + CLOCK_TOLERANCE_MS;

/** What the contract checked on the way in comes out of the JSON columns in the contract's types. */
function plannedPool(pool: PoolRow): PlannedPool {
  return { ...pool, shelf: pool.shelf as PlannedPool['shelf'], fillWater: pool.fillWater as WaterInput | null };
}

function toStartedPlan(row: PlanRow): StartedPlan {
  const done = Object.fromEntries(Object.entries(row.steps).map(([stepId, { treatmentId }]) => [stepId, treatmentId]));
  return { id: row.id, isOpen: row.closedAt === null, plan: row.plan as SavedPlan, done };
}
