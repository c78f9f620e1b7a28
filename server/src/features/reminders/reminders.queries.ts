import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { equipment } from '../../db/tables/equipment.ts';
import { people } from '../../db/tables/people.ts';
import { plans } from '../../db/tables/plans.ts';
import { pools } from '../../db/tables/pools.ts';
import { isTestOfWater, readings } from '../../db/tables/readings.ts';
import { reminderChecks, reminders } from '../../db/tables/reminders.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export type PoolRow = typeof pools.$inferSelect;

export interface PoolToCheck {
  pool: PoolRow;
  person: { id: string; planId: string; planStatus: string; units: 'us' | 'metric' | null; language: 'en' | 'es' | null };
  /** how many older pools the person has */
  older: number;
}

export async function listTimeZones(db: Queries): Promise<string[]> {
  const rows = await db.selectDistinct({ timeZone: pools.timeZone }).from(pools);
  return rows.map(({ timeZone }) => timeZone);
}

/** Also a check further ahead than the clocks of servers differ: it was written while a clock was wrong. */
const isStale = (before: Date, ahead: Date) => or(lt(reminderChecks.checkedAt, before), gt(reminderChecks.checkedAt, ahead));

export async function listPoolsToCheck(
  db: Queries,
  timeZones: string[],
  { before, ahead }: { before: Date; ahead: Date },
  limit: number,
): Promise<string[]> {
  if (timeZones.length === 0) return [];
  const rows = await db
    .select({ id: pools.id })
    .from(pools)
    .leftJoin(reminderChecks, eq(reminderChecks.poolId, pools.id))
    .where(and(inArray(pools.timeZone, timeZones), or(isNull(reminderChecks.poolId), isStale(before, ahead))))
    .orderBy(asc(reminderChecks.checkedAt), asc(pools.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** False: another server has just checked it. The row stays locked until this transaction ends. */
export async function claimCheck(
  tx: Queries,
  poolId: string,
  now: Date,
  { before, ahead }: { before: Date; ahead: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(reminderChecks)
    .values({ poolId, checkedAt: now })
    .onConflictDoUpdate({ target: reminderChecks.poolId, set: { checkedAt: now }, setWhere: isStale(before, ahead) })
    .returning({ poolId: reminderChecks.poolId });
  return rows.length > 0;
}

export async function findPoolToCheck(tx: Queries, poolId: string): Promise<PoolToCheck | undefined> {
  const older = sql<number>`(select count(*)::int from pools as older
    where older.person_id = pools.person_id and (older.created_at, older.id) < (pools.created_at, pools.id))`;
  const person = { id: people.id, planId: people.planId, planStatus: people.planStatus, units: people.units, language: people.language };
  const [row] = await tx
    .select({ pool: pools, person, older })
    .from(pools)
    .innerJoin(people, eq(people.id, pools.personId))
    .where(eq(pools.id, poolId));
  return row;
}

/** Of these occasions, those that this person has not been reminded of; from now on they count as reminded. */
export async function claimOccasions(tx: Queries, personId: string, keys: readonly string[], now: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .insert(reminders)
    .values(keys.map((key) => ({ personId, key, createdAt: now })))
    .onConflictDoNothing()
    .returning({ key: reminders.key });
  return new Set(rows.map(({ key }) => key));
}

/** Tests by people, newest first: a device that measures every hour is no habit. */
export const listTestTimes = (tx: Queries, poolId: string, limit: number): Promise<{ id: string; takenAt: Date }[]> =>
  tx
    .select({ id: readings.id, takenAt: readings.takenAt })
    .from(readings)
    .where(and(eq(readings.poolId, poolId), isTestOfWater, or(isNull(readings.method), ne(readings.method, 'device'))))
    .orderBy(desc(readings.takenAt), desc(readings.id))
    .limit(limit);

/** The plan that was begun and not changed since `before`, but after `since`. */
export async function findRestingPlan(
  tx: Queries,
  poolId: string,
  { since, before }: { since: Date; before: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(eq(plans.poolId, poolId), isNull(plans.closedAt), lt(plans.updatedAt, before), gt(plans.updatedAt, since), ne(plans.steps, {})),
    );
  return row?.id;
}

export async function findOpenPlanId(tx: Queries, poolId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.poolId, poolId), isNull(plans.closedAt)));
  return row?.id;
}

const MOST_WARRANTIES = 50;
export const listEndingWarranties = (tx: Queries, poolId: string, { from, to }: { from: string; to: string }) =>
  tx
    .select()
    .from(equipment)
    .where(
      and(
        eq(equipment.poolId, poolId),
        isNotNull(equipment.warrantyUntilOn),
        gte(equipment.warrantyUntilOn, from),
        lte(equipment.warrantyUntilOn, to),
      ),
    )
    .orderBy(asc(equipment.warrantyUntilOn), asc(equipment.id))
    .limit(MOST_WARRANTIES);

export async function deleteOldOccasions(db: Queries, before: Date): Promise<void> {
  await db.delete(reminders).where(lt(reminders.createdAt, before));
}

/** The queue of steps whose wait ends at a known time; reminders.jobs.ts works on it. */
export const STEP_QUEUE = { name: 'step-reminders' } as const;
export interface StepToCheck {
  poolId: string;
  planId: string;
  /** null: the test at the end of the plan */
  stepId: string | null;
}
export const enqueueStep = (tx: Queries, data: StepToCheck, startAfter: Date): Promise<void> =>
  enqueue(tx, STEP_QUEUE, data, { startAfter });
