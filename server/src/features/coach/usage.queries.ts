import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { coachSpending } from '../../db/tables/coach-spending.ts';
import { coachUsage } from '../../db/tables/coach-usage.ts';

export type UsageRow = typeof coachUsage.$inferSelect;

/** Ten years of months. */
const MOST_MONTHS = 120;

export const listUsageRows = (db: Queries, personId: string): Promise<UsageRow[]> =>
  db.select().from(coachUsage).where(eq(coachUsage.personId, personId)).orderBy(desc(coachUsage.monthOn)).limit(MOST_MONTHS);

/** Counts one answer if the month has room for it; one statement, so that many at once cannot pass together. */
export async function countAnswer(db: Queries, personId: string, monthOn: string, limit: number | null): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const rows = await db
    .insert(coachUsage)
    .values({ personId, monthOn, answers: 1 })
    .onConflictDoUpdate({
      target: [coachUsage.personId, coachUsage.monthOn],
      set: { answers: sql`${coachUsage.answers} + 1` },
      setWhere: limit === null ? undefined : sql`${coachUsage.answers} < ${limit}`,
    })
    .returning({ answers: coachUsage.answers });
  return rows.length > 0;
}

/** Sets aside what an answer may cost, if the day's budget has room for it. */
export async function reserveSpending(db: Queries, dayOn: string, costMicros: number, budgetMicros: number): Promise<boolean> {
  if (costMicros > budgetMicros) return false;
  const rows = await db
    .insert(coachSpending)
    .values({ dayOn, costMicros })
    .onConflictDoUpdate({
      target: coachSpending.dayOn,
      set: { costMicros: sql`${coachSpending.costMicros} + ${costMicros}` },
      setWhere: sql`${coachSpending.costMicros} + ${costMicros} <= ${budgetMicros}`,
    })
    .returning({ dayOn: coachSpending.dayOn });
  return rows.length > 0;
}

export interface Spent {
  answers: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
}

/** What it was in the end. `answers: -1` gives the answer back. */
export async function addUsage(db: Queries, personId: string, monthOn: string, spent: Spent): Promise<void> {
  const { answers, inputTokens, outputTokens, costMicros } = spent;
  await db
    .update(coachUsage)
    .set({
      answers: sql`greatest(${coachUsage.answers} + ${answers}, 0)`,
      inputTokens: sql`${coachUsage.inputTokens} + ${inputTokens}`,
      outputTokens: sql`${coachUsage.outputTokens} + ${outputTokens}`,
      costMicros: sql`${coachUsage.costMicros} + ${costMicros}`,
    })
    .where(and(eq(coachUsage.personId, personId), eq(coachUsage.monthOn, monthOn)));
}

export async function addSpending(db: Queries, dayOn: string, costMicros: number): Promise<void> {
  await db
    .update(coachSpending)
    .set({ costMicros: sql`greatest(${coachSpending.costMicros} + ${costMicros}, 0)` })
    .where(eq(coachSpending.dayOn, dayOn));
}
