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
}

/** Newest first, after the given position. */
export function listCompletionRows(db: Queries, poolId: string, { limit, after, taskId }: Wanted): Promise<CompletionRow[]> {
  const position =
    after && sql`(${taskCompletions.doneAt}, ${taskCompletions.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isOfTask = taskId === undefined ? undefined : eq(taskCompletions.taskId, taskId);
  return db
    .select()
    .from(taskCompletions)
    .where(and(eq(taskCompletions.poolId, poolId), isOfTask, position))
    .orderBy(desc(taskCompletions.doneAt), desc(taskCompletions.id))
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
