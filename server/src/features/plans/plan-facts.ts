// What a plan depends on, read from the tables of a pool.
import {
  type KeptPlan,
  type LoggedReading,
  type LoggedTreatment,
  PARAMETERS,
  type PlanFacts,
  planFacts,
  planSettings,
  type PlannedPool,
  type ProductId,
  type StartedPlan,
  treatmentsSince,
  type UnitSystem,
  type WaterInput,
} from '@limpid/chemistry';
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import {
  listPlansOfReading,
  listReadingsForPlan,
  listSkips,
  listTreatmentsSince,
  type PlanReading,
  type PlanRow,
  type PlanTreatment,
} from './plans.queries.ts';

export async function findFacts(db: Queries, { pool, measures }: { pool: PoolRow; measures: UnitSystem }, now: Date): Promise<PlanFacts> {
  const rows = await listReadingsForPlan(db, pool.id);
  const newest = rows[0];
  const readings = rows.map(toLoggedReading);
  const treatments = await listTreatmentsSince(db, pool.id, treatmentsSince(readings, now));
  const log = {
    settings: planSettings(plannedPool(pool), measures),
    readings,
    treatments: treatments.map(toLoggedTreatment),
    skipped: newest ? await listSkips(db, pool.id, newest.createdAt) : [],
    started: newest ? (await listPlansOfReading(db, pool.id, newest.id)).map(toStartedPlan) : [],
  };
  return planFacts(log, now);
}

/** What the contract checked on the way in comes out of the JSON columns in the contract's types. */
function plannedPool(pool: PoolRow): PlannedPool {
  return { ...pool, shelf: pool.shelf as PlannedPool['shelf'], fillWater: pool.fillWater as WaterInput | null };
}

function toLoggedReading(row: PlanReading): LoggedReading {
  const measured = Object.fromEntries(PARAMETERS.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));
  return { id: row.id, takenAt: row.takenAt.toISOString(), method: row.method ?? undefined, look: row.look ?? undefined, ...measured };
}

function toLoggedTreatment(row: PlanTreatment): LoggedTreatment {
  return {
    id: row.id,
    doneAt: row.doneAt.toISOString(),
    productId: row.productId as ProductId,
    strengthPercent: row.strengthPercent ?? undefined,
    amountG: row.amountG ?? undefined,
    amountMl: row.amountMl ?? undefined,
    amountL: row.amountL ?? undefined,
    fillWater: (row.fillWater as WaterInput | null) ?? undefined,
  };
}

function toStartedPlan(row: PlanRow): StartedPlan {
  const done = Object.fromEntries(Object.entries(row.steps).map(([stepId, { treatmentId }]) => [stepId, treatmentId]));
  return { id: row.id, isOpen: row.closedAt === null, plan: row.plan as KeptPlan, done };
}
