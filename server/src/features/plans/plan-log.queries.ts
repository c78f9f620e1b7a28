// The part of the logs that plans are computed from, for many pools at once. Each statement walks an index and stops: what it costs depends
// on the pools that are asked for, never on the length of their logs.
import { MOST_TREATMENTS, type Parameter, PARAMETERS, type ProductId, RECENT_READINGS } from '@limpid/chemistry';
import { and, asc, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/connection.ts';
import { plans, planSkips } from '../../db/tables/plans.ts';
import { readings } from '../../db/tables/readings.ts';
import { treatments } from '../../db/tables/treatments.ts';

export type PlanRow = typeof plans.$inferSelect;
export type PlanReading = typeof readings.$inferSelect;
export type PlanTreatment = typeof treatments.$inferSelect;

/** More than anybody starts between two tests; each is read whole. */
const MOST_PLANS = 30;

/** A table of the pools that are asked for, with what is asked of each. */
const asked = (poolIds: readonly string[], column: SQL = sql`${sql.param(poolIds)}::uuid[]`): SQL =>
  sql`unnest(${sql.param(poolIds)}::uuid[], ${column}) as asked(pool_id, what)`;
const ASKED_POOL = sql<string>`asked.pool_id`;
const askedInstants = (instants: readonly Date[]) => sql`${sql.param(instants.map((instant) => instant.toISOString()))}::timestamptz[]`;
const ASKED_INSTANT = sql<Date>`asked.what`;

/** A value that counts. */
const holds = (name: Parameter) => and(isNotNull(readings[name]), sql`not coalesce(${readings.doubtful} ? ${name}, false)`);

function newestReadings(db: Queries, poolIds: readonly string[], recordedUntil: Date, most: number, holding?: Parameter) {
  const counts = and(eq(readings.poolId, ASKED_POOL), lte(readings.createdAt, recordedUntil), holding && holds(holding));
  const one = db.select().from(readings).where(counts).orderBy(desc(readings.takenAt), desc(readings.id)).limit(most).as('one');
  return db.select().from(asked(poolIds)).crossJoinLateral(one);
}

/**
 * The readings that hold the newest counting value of every parameter, in any order, and one perhaps twice. `recordedUntil`: what was recorded later
 * does not count yet.
 */
export async function listReadingsForPlans(db: Queries, poolIds: readonly string[], recordedUntil: Date): Promise<PlanReading[]> {
  const recent = (await newestReadings(db, poolIds, recordedUntil, RECENT_READINGS)).map(({ one }) => one);
  const ofPool = Map.groupBy(recent, ({ poolId }) => poolId);
  const isMissing = (poolId: string, name: Parameter) => {
    const known = ofPool.get(poolId) ?? [];
    return known.length >= RECENT_READINGS && known.every((reading) => reading[name] === null || reading.doubtful?.includes(name));
  };
  const older = PARAMETERS.flatMap((name) => {
    const without = poolIds.filter((poolId) => isMissing(poolId, name));
    return without.length === 0 ? [] : [newestReadings(db, without, recordedUntil, 1, name)];
  });
  const [first, second, ...rest] = older;
  if (!first) return recent;
  // One statement: a connection runs one at a time.
  const found = await (second ? unionAll(first, second, ...rest) : first);
  return [...recent, ...found.map(({ one }) => one)];
}

/** Newest first in each pool. */
export async function listTreatmentsSince(db: Queries, poolIds: readonly string[], since: readonly Date[]): Promise<PlanTreatment[]> {
  const one = db
    .select()
    .from(treatments)
    .where(and(eq(treatments.poolId, ASKED_POOL), gte(treatments.doneAt, ASKED_INSTANT)))
    .orderBy(desc(treatments.doneAt), desc(treatments.id))
    .limit(MOST_TREATMENTS)
    .as('one');
  return (
    await db
      .select()
      .from(asked(poolIds, askedInstants(since)))
      .crossJoinLateral(one)
  ).map((row) => row.one);
}

/** The newest change of at least so much water in each pool that had one. */
export async function listLastRefills(db: Queries, poolIds: readonly string[], leastL: readonly number[]): Promise<PlanTreatment[]> {
  const isRefill = and(
    eq(treatments.poolId, ASKED_POOL),
    // as the index has it
    sql`${treatments.productId} = 'fill-water'`,
    gte(treatments.amountL, sql<number>`asked.what`),
  );
  const one = db.select().from(treatments).where(isRefill).orderBy(desc(treatments.doneAt)).limit(1).as('one');
  const amounts = sql`${sql.param(leastL)}::double precision[]`;
  return (await db.select().from(asked(poolIds, amounts)).crossJoinLateral(one)).map((row) => row.one);
}

/** The newest plans that were started from these readings, oldest first. */
export async function listPlansOfReadings(db: Queries, poolIds: readonly string[], readingIds: readonly string[]): Promise<PlanRow[]> {
  const one = db
    .select()
    .from(plans)
    .where(and(eq(plans.poolId, ASKED_POOL), eq(plans.readingId, sql`asked.what`)))
    .orderBy(desc(plans.startedAt), desc(plans.id))
    .limit(MOST_PLANS)
    .as('one');
  const ofReading = sql`${sql.param(readingIds)}::uuid[]`;
  const newestFirst = await db.select().from(asked(poolIds, ofReading)).crossJoinLateral(one);
  return newestFirst.map((row) => row.one).toReversed();
}

/** Products left out of a pool's plans since its instant. */
export async function listSkips(db: Queries, poolIds: readonly string[], since: readonly Date[]) {
  const one = db
    .select({ poolId: planSkips.poolId, productId: planSkips.productId })
    .from(planSkips)
    .where(and(eq(planSkips.poolId, ASKED_POOL), gte(planSkips.skippedAt, ASKED_INSTANT)))
    .orderBy(asc(planSkips.productId))
    .as('one');
  const rows = await db
    .select()
    .from(asked(poolIds, askedInstants(since)))
    .crossJoinLateral(one);
  return rows.map((row) => ({ poolId: row.one.poolId, productId: row.one.productId as ProductId }));
}
