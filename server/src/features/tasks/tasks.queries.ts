import { and, desc, eq, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { equipment } from '../../db/tables/equipment.ts';
import { isTestOfWater, readings } from '../../db/tables/readings.ts';
import { taskCompletions, tasks, taskSkips } from '../../db/tables/tasks.ts';
import { endOf, type EndOfDay } from './completions.queries.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type NewTaskRow = typeof tasks.$inferInsert;
export type TaskChanges = Partial<Omit<NewTaskRow, 'id' | 'poolId' | 'createdAt' | 'eventCount' | 'catalogSlug'>>;
export type SkipRow = typeof taskSkips.$inferSelect;

interface Position {
  at: Date;
  id: string;
}

const isIt = (poolId: string, id: string) => and(eq(tasks.poolId, poolId), eq(tasks.id, id));

/** Newest first, after the given position. */
export function listTaskRows(db: Queries, poolId: string, limit: number, after?: Position): Promise<TaskRow[]> {
  const position = after && sql`(${tasks.createdAt}, ${tasks.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.poolId, poolId), position))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limit);
}

export async function findTaskRow(db: Queries, poolId: string, id: string): Promise<TaskRow | undefined> {
  return (await db.select().from(tasks).where(isIt(poolId, id)))[0];
}

export async function findTaskOfCatalog(db: Queries, poolId: string, catalogSlug: string): Promise<TaskRow | undefined> {
  return (
    await db
      .select()
      .from(tasks)
      .where(and(eq(tasks.poolId, poolId), eq(tasks.catalogSlug, catalogSlug)))
  )[0];
}

/** Whether this pool has this piece; it cannot be deleted until the transaction ends. */
export async function holdEquipment(db: Queries, poolId: string, id: string): Promise<boolean> {
  const isPiece = and(eq(equipment.poolId, poolId), eq(equipment.id, id));
  return (await db.select({ id: equipment.id }).from(equipment).where(isPiece).for('key share')).length > 0;
}

/** Undefined when this pool has a task with this id, or this task of the catalog, already. */
export async function insertTask(db: Queries, task: NewTaskRow): Promise<TaskRow | undefined> {
  return (await db.insert(tasks).values(task).onConflictDoNothing().returning())[0];
}

export async function updateTask(db: Queries, poolId: string, id: string, changes: TaskChanges): Promise<TaskRow | undefined> {
  return (await db.update(tasks).set(changes).where(isIt(poolId, id)).returning())[0];
}

/** The number of the next event of a task; the row stays locked until the transaction ends. Undefined: there is no such task. */
export async function nextEvent(db: Queries, poolId: string, id: string): Promise<number | undefined> {
  const eventCount = sql<number>`${tasks.eventCount} + 1`;
  const rows = await db.update(tasks).set({ eventCount }).where(isIt(poolId, id)).returning({ event: tasks.eventCount });
  return rows[0]?.event;
}

/** False: there was none. */
export async function deleteTask(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(tasks).where(isIt(poolId, id)).returning({ id: tasks.id })).length > 0;
}

/** What happened to a task so far. */
export interface Deeds {
  doneCount: number;
  lastDoneAt: Date | null;
  lastSkippedAt: Date | null;
  /** the number of the latest completion or skip */
  lastEvent: number;
}
export const NO_DEEDS: Deeds = { doneCount: 0, lastDoneAt: null, lastSkippedAt: null, lastEvent: 0 };

export async function listDeeds(db: Queries, poolId: string, taskIds: readonly string[]): Promise<Map<string, Deeds>> {
  const isOfDone = and(eq(taskCompletions.poolId, poolId), inArray(taskCompletions.taskId, [...taskIds]));
  const done = await db
    .select({
      taskId: taskCompletions.taskId,
      doneCount: sql<number>`count(*)::int`,
      at: max(taskCompletions.doneAt),
      event: max(taskCompletions.event),
    })
    .from(taskCompletions)
    .where(isOfDone)
    .groupBy(taskCompletions.taskId);
  const skipped = await db
    .select({ taskId: taskSkips.taskId, at: max(taskSkips.skippedAt), event: max(taskSkips.event) })
    .from(taskSkips)
    .where(and(eq(taskSkips.poolId, poolId), inArray(taskSkips.taskId, [...taskIds])))
    .groupBy(taskSkips.taskId);
  const deeds = new Map<string, Deeds>();
  for (const { taskId, doneCount, at, event } of done) {
    deeds.set(taskId, { ...NO_DEEDS, doneCount, lastDoneAt: at, lastEvent: event ?? 0 });
  }
  for (const { taskId, at, event } of skipped) {
    const before = deeds.get(taskId) ?? NO_DEEDS;
    deeds.set(taskId, { ...before, lastSkippedAt: at, lastEvent: Math.max(before.lastEvent, event ?? 0) });
  }
  return deeds;
}

export interface ReadingWanted {
  taskId: string;
  n: number;
  /** null: from the first reading on */
  after: Date | null;
}

/** When the nth reading since then was taken, for the tasks that have one; one question for all of them. */
export async function listNthReadings(db: Queries, poolId: string, wanted: readonly ReadingWanted[]): Promise<Map<string, Date>> {
  if (wanted.length === 0) return new Map();
  const asked = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as asked ("taskId" uuid, "n" int, "after" timestamptz)`;
  const found = await db.execute<{ taskId: string; takenAt: Date | string }>(sql`
    select asked."taskId", nth.taken_at as "takenAt" from ${asked} cross join lateral (
      select ${readings.takenAt} from ${readings}
      where ${readings.poolId} = ${poolId} and ${readings.takenAt} > coalesce(asked."after", '-infinity') and ${isTestOfWater}
      order by ${readings.takenAt} offset asked."n" - 1 limit 1
    ) as nth`);
  return new Map(found.rows.map(({ taskId, takenAt }) => [taskId, new Date(takenAt)]));
}

/** When the sanitizer or the pH was last measured; null: never. */
export async function findLastTest(db: Queries, poolId: string): Promise<Date | null> {
  const isTest = or(isNotNull(readings.ph), isNotNull(readings.freeChlorinePpm), isNotNull(readings.brominePpm));
  const rows = await db
    .select({ takenAt: readings.takenAt })
    .from(readings)
    .where(and(eq(readings.poolId, poolId), isTest))
    .orderBy(desc(readings.takenAt))
    .limit(1);
  return rows[0]?.takenAt ?? null;
}

/** Newest first, after the given position. */
export function listSkipRows(
  db: Queries,
  poolId: string,
  { limit, after, upTo }: { limit: number; after?: Position | undefined; upTo?: EndOfDay | undefined },
): Promise<SkipRow[]> {
  const isInTime = upTo && sql`${taskSkips.skippedAt} < ${endOf(upTo)}`;
  const position = after && sql`(${taskSkips.skippedAt}, ${taskSkips.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(taskSkips)
    .where(and(eq(taskSkips.poolId, poolId), isInTime, position))
    .orderBy(desc(taskSkips.skippedAt), desc(taskSkips.id))
    .limit(limit);
}

export async function insertSkip(db: Queries, skip: typeof taskSkips.$inferInsert): Promise<void> {
  await db.insert(taskSkips).values(skip);
}
