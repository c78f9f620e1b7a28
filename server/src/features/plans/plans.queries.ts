import type { ProductId } from '@limpid/chemistry';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { plans, planSkips, type PlanStepState } from '../../db/tables/plans.ts';

type PlanRow = typeof plans.$inferSelect;
type NewPlanRow = typeof plans.$inferInsert;

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
