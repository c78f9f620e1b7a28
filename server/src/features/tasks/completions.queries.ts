import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { taskCompletions } from '../../db/tables/tasks.ts';

export type CompletionRow = typeof taskCompletions.$inferSelect;
export type NewCompletionRow = typeof taskCompletions.$inferInsert;

const isIt = (poolId: string, id: string) => and(eq(taskCompletions.poolId, poolId), eq(taskCompletions.id, id));

interface Wanted {
  limit: number;
  after?: { at: Date; id: string } | undefined;
  /** undefined: of all tasks */
  taskId?: string | undefined;
  upTo?: EndOfDay | undefined;
}
/** The end of a day in a time zone. */
export interface EndOfDay {
  day: string;
  timeZone: string;
}
export const endOf = ({ day, timeZone }: EndOfDay) => sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** Newest first, after the given position. */
export function listCompletionRows(db: Queries, poolId: string, { limit, after, taskId, upTo }: Wanted): Promise<CompletionRow[]> {
  const position =
    after && sql`(${taskCompletions.doneAt}, ${taskCompletions.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isInTime = upTo && sql`${taskCompletions.doneAt} < ${endOf(upTo)}`;
  const isOfTask = taskId === undefined ? undefined : eq(taskCompletions.taskId, taskId);
  return db
    .select()
    .from(taskCompletions)
    .where(and(eq(taskCompletions.poolId, poolId), isOfTask, isInTime, position))
    .orderBy(desc(taskCompletions.doneAt), desc(taskCompletions.id))
    .limit(limit);
}

/** How much was done on each day in this time zone; newest first. */
export function listCompletionDayRows(db: Queries, poolId: string, timeZone: string, limit: number) {
  const on = sql<string>`((${taskCompletions.doneAt} at time zone ${timeZone})::date)::text`;
  return db
    .select({ on, count: sql<number>`count(*)::int` })
    .from(taskCompletions)
    .where(eq(taskCompletions.poolId, poolId))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(limit);
}

export async function findCompletionRow(db: Queries, poolId: string, id: string): Promise<CompletionRow | undefined> {
  return (await db.select().from(taskCompletions).where(isIt(poolId, id)))[0];
}

/** Undefined when this pool has a completion with this id already. */
export async function insertCompletion(db: Queries, completion: NewCompletionRow): Promise<CompletionRow | undefined> {
  return (await db.insert(taskCompletions).values(completion).onConflictDoNothing().returning())[0];
}

export async function deleteCompletion(db: Queries, poolId: string, id: string): Promise<void> {
  await db.delete(taskCompletions).where(isIt(poolId, id));
}
