import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { people } from '../../db/tables/people.ts';
import { erasedTrials, TRIAL_PLAN, trials } from '../../db/tables/trials.ts';

export type TrialRow = typeof trials.$inferSelect;

export async function findTrial(db: Queries, personId: string): Promise<TrialRow | undefined> {
  const [row] = await db.select().from(trials).where(eq(trials.personId, personId));
  return row;
}

/** Undefined if this person has had one: of many simultaneous requests, one wins. */
export async function insertTrial(db: Queries, trial: typeof trials.$inferInsert): Promise<TrialRow | undefined> {
  const [row] = await db.insert(trials).values(trial).onConflictDoNothing().returning();
  return row;
}

/** Whether an account with this address has had its trial, and is erased. */
export async function hasErasedTrial(db: Queries, addressHash: string, now: Date): Promise<boolean> {
  const isKept = and(eq(erasedTrials.addressHash, addressHash), gt(erasedTrials.keptUntil, now));
  return (await db.select({ keptUntil: erasedTrials.keptUntil }).from(erasedTrials).where(isKept)).length > 0;
}

export async function upsertErasedTrials(tx: Queries, rows: (typeof erasedTrials.$inferInsert)[]): Promise<void> {
  const keptUntil = sql`greatest(${erasedTrials.keptUntil}, excluded.kept_until)`;
  await tx.insert(erasedTrials).values(rows).onConflictDoUpdate({ target: erasedTrials.addressHash, set: { keptUntil } });
}

export async function deleteErasedTrials(db: Queries, now: Date): Promise<void> {
  await db.delete(erasedTrials).where(lte(erasedTrials.keptUntil, now));
}

/** From Free only: a person who pays keeps what they pay for. */
export async function updateToTrial(db: Queries, personId: string, planId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ planId, planStatus: 'trialing', updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.planId, 'free')))
    .returning({ id: people.id });
  return rows.length > 0;
}

const HOUR_S = 3600;

/**
 * Gives trials back that ended because the clock was ahead: by the time it is now, they end later, and they were ended in the future. A
 * trial that ended in its time was ended within the hour, as this runs every minute: it does not come back if the clock is behind.
 */
export async function updateResumedTrials(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    with resumed as (
      update trials set ended_at = null
      from people
      where people.id = trials.person_id and people.plan_id = 'free'
        and ended_at > ${now} and ends_at > ${now} and ended_at > ends_at + make_interval(secs => ${HOUR_S})
      returning person_id
    )
    update people set plan_id = ${TRIAL_PLAN}, plan_status = 'trialing', updated_at = ${now}
    from resumed where people.id = resumed.person_id`);
}

/** Those whose plan was still the trial's: now it is Free. */
export async function updateEndedTrials(db: Queries, now: Date): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    with ended as (
      update trials set ended_at = ${now}
      where ended_at is null and ends_at <= ${now}
      returning person_id
    )
    update people set plan_id = 'free', plan_status = 'active', updated_at = ${now}
    from ended
    where people.id = ended.person_id and people.plan_status = 'trialing'
    returning people.id, people.email`);
  return rows;
}
