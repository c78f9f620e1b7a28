import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { people } from '../../db/tables/people.ts';
import { trials } from '../../db/tables/trials.ts';

export type TrialRow = typeof trials.$inferSelect;

export async function findTrial(db: Queries, personId: string): Promise<TrialRow | undefined> {
  const [row] = await db.select().from(trials).where(eq(trials.personId, personId));
  return row;
}

/** Undefined when this person has had one: of many at once, one wins. */
export async function insertTrial(db: Queries, trial: typeof trials.$inferInsert): Promise<TrialRow | undefined> {
  const [row] = await db.insert(trials).values(trial).onConflictDoNothing().returning();
  return row;
}

/** From Free only: whoever pays already keeps what they pay for. */
export async function updateToTrial(db: Queries, personId: string, planId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ planId, planStatus: 'trialing', updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.planId, 'free')))
    .returning({ id: people.id });
  return rows.length > 0;
}
