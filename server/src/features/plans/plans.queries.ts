import { MOST_TREATMENTS, PARAMETERS, type ProductId, RECENT_READINGS } from '@limpid/chemistry';
import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/connection.ts';
import { plans, type PlanStepState } from '../../db/tables/plans.ts';
import { planSkips } from '../../db/tables/plan-skips.ts';
import { readings } from '../../db/tables/readings.ts';
import { treatments } from '../../db/tables/treatments.ts';

export type PlanRow = typeof plans.$inferSelect;
export type NewPlanRow = typeof plans.$inferInsert;
export type PlanReading = typeof readings.$inferSelect;
export type PlanTreatment = typeof treatments.$inferSelect;

/** More than anybody starts between two tests; each is read whole. */
const MOST_PLANS = 30;

/** The readings that hold the newest counting value of every parameter, newest first. */
export async function listReadingsForPlan(db: Queries, poolId: string): Promise<PlanReading[]> {
  const newestFirst = [desc(readings.takenAt), desc(readings.id)];
  const recent = await db
    .select()
    .from(readings)
    .where(eq(readings.poolId, poolId))
    .orderBy(...newestFirst)
    .limit(RECENT_READINGS);
  if (recent.length < RECENT_READINGS) return recent;
  const missing = PARAMETERS.filter((name) => recent.every((reading) => reading[name] === null || reading.doubtful?.includes(name)));
  const newestOf = missing.map((name) =>
    db
      .select()
      .from(readings)
      .where(and(eq(readings.poolId, poolId), isNotNull(readings[name]), sql`not coalesce(${readings.doubtful} ? ${name}, false)`))
      .orderBy(...newestFirst)
      .limit(1),
  );
  const [first, second, ...rest] = newestOf;
  if (!first) return recent;
  // One statement: a connection runs one at a time.
  const older = await (second ? unionAll(first, second, ...rest) : first);
  return [...recent, ...older];
}

/** Newest first. */
export const listTreatmentsSince = (db: Queries, poolId: string, since: Date): Promise<PlanTreatment[]> =>
  db
    .select()
    .from(treatments)
    .where(and(eq(treatments.poolId, poolId), gte(treatments.doneAt, since)))
    .orderBy(desc(treatments.doneAt), desc(treatments.id))
    .limit(MOST_TREATMENTS);

/** The newest change of at least so much water. */
export async function findLastRefill(db: Queries, poolId: string, leastL: number): Promise<PlanTreatment | undefined> {
  const isRefill = and(eq(treatments.poolId, poolId), eq(treatments.productId, 'fill-water'), gte(treatments.amountL, leastL));
  return (await db.select().from(treatments).where(isRefill).orderBy(desc(treatments.doneAt)).limit(1))[0];
}

/** The newest plans that were started from this reading, oldest first. */
export async function listPlansOfReading(db: Queries, poolId: string, readingId: string): Promise<PlanRow[]> {
  const newestFirst = await db
    .select()
    .from(plans)
    .where(and(eq(plans.poolId, poolId), eq(plans.readingId, readingId)))
    .orderBy(desc(plans.startedAt), desc(plans.id))
    .limit(MOST_PLANS);
  return newestFirst.toReversed();
}

export async function listSkips(db: Queries, poolId: string, since: Date): Promise<ProductId[]> {
  const rows = await db
    .select({ productId: planSkips.productId })
    .from(planSkips)
    .where(and(eq(planSkips.poolId, poolId), gte(planSkips.skippedAt, since)))
    .orderBy(asc(planSkips.productId));
  return rows.map((row) => row.productId as ProductId);
}

export async function insertSkip(db: Queries, poolId: string, productId: ProductId, skippedAt: Date): Promise<void> {
  await db
    .insert(planSkips)
    .values({ poolId, productId, skippedAt })
    .onConflictDoUpdate({ target: [planSkips.poolId, planSkips.productId], set: { skippedAt } });
}

export async function deleteSkips(db: Queries, poolId: string): Promise<void> {
  await db.delete(planSkips).where(eq(planSkips.poolId, poolId));
}

export async function insertPlan(db: Queries, plan: NewPlanRow): Promise<void> {
  await db.insert(plans).values(plan);
}

/** Adds what became of a step to what is known of the others. */
export async function updatePlanStep(
  db: Queries,
  poolId: string,
  id: string,
  step: Record<string, PlanStepState>,
  updatedAt: Date,
): Promise<void> {
  await db
    .update(plans)
    .set({ steps: sql`${plans.steps} || ${JSON.stringify(step)}::jsonb`, updatedAt })
    .where(and(eq(plans.poolId, poolId), eq(plans.id, id)));
}

export async function closeOpenPlan(db: Queries, poolId: string, closedBecause: NonNullable<PlanRow['closedBecause']>, closedAt: Date) {
  await db
    .update(plans)
    .set({ closedAt, closedBecause, updatedAt: closedAt })
    .where(and(eq(plans.poolId, poolId), isNull(plans.closedAt)));
}
