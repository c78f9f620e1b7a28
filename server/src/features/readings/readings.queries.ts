import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { isTestOfWater, readings } from '../../db/tables/readings.ts';

export type ReadingRow = typeof readings.$inferSelect;
export type NewReadingRow = typeof readings.$inferInsert;
export type ReadingChanges = Partial<Omit<NewReadingRow, 'id' | 'poolId' | 'createdAt'>>;

const isIt = (poolId: string, id: string) => and(eq(readings.poolId, poolId), eq(readings.id, id));

/** Newest first, after the given position. */
export function listReadingRows(db: Queries, poolId: string, limit: number, after?: { at: Date; id: string }): Promise<ReadingRow[]> {
  const position = after && sql`(${readings.takenAt}, ${readings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(readings)
    .where(and(eq(readings.poolId, poolId), position))
    .orderBy(desc(readings.takenAt), desc(readings.id))
    .limit(limit);
}

export async function findReadingRow(db: Queries, poolId: string, id: string): Promise<ReadingRow | undefined> {
  return (await db.select().from(readings).where(isIt(poolId, id)))[0];
}

/** The last test of the water on a day at the pool. */
export async function findLastRowOfDay(db: Queries, pool: { id: string; timeZone: string }, day: string): Promise<ReadingRow | undefined> {
  const { id, timeZone } = pool;
  const isOnDay = sql`${readings.takenAt} >= (${day}::date::timestamp at time zone ${timeZone})
    and ${readings.takenAt} < ((${day}::date + 1)::timestamp at time zone ${timeZone})`;
  const rows = await db
    .select()
    .from(readings)
    .where(and(eq(readings.poolId, id), isOnDay, isTestOfWater))
    .orderBy(desc(readings.takenAt), desc(readings.id))
    .limit(1);
  return rows[0];
}

const COLUMNS = Object.keys(getTableColumns(readings)) as (keyof NewReadingRow)[];
const EMPTY = Object.fromEntries(COLUMNS.map((name) => [name, null]));

/** Prepared: this statement runs most, and parsing its text each time costs more than running it. */
function prepareInsert(db: Queries) {
  const values = Object.fromEntries(COLUMNS.map((name) => [name, sql.placeholder(name)])) as unknown as NewReadingRow;
  return (
    db
      .insert(readings)
      .values(values)
      // of either key: twenty simultaneous requests with one id may also share their instant
      .onConflictDoNothing()
      .returning()
      .prepare('insert_reading')
  );
}
const prepared = new WeakMap<Queries, ReturnType<typeof prepareInsert>>();

/** Undefined when this pool has a reading with this id already. */
export async function insertReading(db: Queries, reading: NewReadingRow): Promise<ReadingRow | undefined> {
  const statement = prepared.get(db) ?? prepareInsert(db);
  prepared.set(db, statement);
  const rows = await statement.execute({ ...EMPTY, ...reading });
  return rows[0];
}

export async function updateReading(db: Queries, poolId: string, id: string, changes: ReadingChanges): Promise<ReadingRow | undefined> {
  return (await db.update(readings).set(changes).where(isIt(poolId, id)).returning())[0];
}

/** False: there was none. */
export async function deleteReading(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(readings).where(isIt(poolId, id)).returning({ id: readings.id })).length > 0;
}
