// Completions: each time that a task was done.
import { type Completion, type CompletionInput, reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import {
  type CompletionRow,
  deleteCompletion,
  findCompletionRow,
  insertCompletion,
  listCompletionDayRows,
  listCompletionRows,
} from './completions.queries.ts';
import { findTaskRow, nextEvent } from './tasks.queries.ts';

interface PoolOfCompletion {
  id: string;
  timeZone: string;
}
interface PageWanted {
  limit: number;
  cursor?: string | undefined;
  toOn?: string | undefined;
}
/** More than five years of daily work. */
const MOST_DAYS = 2000;

function toCompletion(row: CompletionRow): Completion {
  const { id, taskId, doneAt, note, checked, photoIds, createdAt, updatedAt } = row;
  return {
    id,
    taskId,
    doneAt: doneAt.toISOString(),
    note: note ?? undefined,
    checked: checked ?? undefined,
    photoIds: photoIds ?? undefined,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Of all tasks of the pool. */
export async function listCompletions(db: Queries, pool: PoolOfCompletion, { limit, cursor, toOn }: PageWanted) {
  const upTo = toOn === undefined ? undefined : { day: toOn, timeZone: pool.timeZone };
  const rows = await listCompletionRows(db, pool.id, { limit: limit + 1, after: readCursor(cursor), upTo });
  return pageOf(rows, limit, (row) => ({ at: row.doneAt, id: row.id }), toCompletion);
}

export const listCompletionDays = async (db: Queries, pool: PoolOfCompletion) => ({
  days: await listCompletionDayRows(db, pool.id, pool.timeZone, MOST_DAYS),
});

export async function listCompletionsOf(db: Queries, pool: { id: string }, taskId: string, { limit, cursor }: PageWanted) {
  const task = requireFound(await findTaskRow(db, pool.id, taskId));
  const rows = await listCompletionRows(db, pool.id, { limit: limit + 1, after: readCursor(cursor), taskId: task.id });
  return pageOf(rows, limit, (row) => ({ at: row.doneAt, id: row.id }), toCompletion);
}

/** The same id twice is one completion. */
export async function recordCompletion(
  db: Queries,
  pool: { id: string },
  taskId: string,
  input: CompletionInput,
  now: Date,
): Promise<Completion> {
  const doneAt = requirePlausibleInstant(input.doneAt, now, 'doneAt');
  const id = (input.id ?? newId()).toLowerCase();
  const event = requireFound(await nextEvent(db, pool.id, taskId));
  const { note, checked, photoIds } = input;
  const added = await insertCompletion(db, {
    poolId: pool.id,
    id,
    taskId,
    doneAt,
    note: note?.normalize('NFC') || null,
    checked: checked?.length ? checked.map((line) => line.normalize('NFC')) : null,
    photoIds: photoIds?.length ? photoIds : null,
    event,
    createdAt: now,
    updatedAt: now,
  });
  const row = added ?? requireFound(await findCompletionRow(db, pool.id, id));
  if (row.taskId !== taskId.toLowerCase()) throw problem('conflict', { reason: reason('completion_id_taken') });
  return toCompletion(row);
}

/** `taskId`: only if it is of this task. The task is as it was before, since its state follows from the completions that are left. */
export async function removeCompletion(
  db: Queries,
  pool: { id: string },
  { taskId, id }: { taskId?: string; id: string },
  version?: string,
): Promise<void> {
  const row = requireFound(await findCompletionRow(db, pool.id, id));
  if (taskId !== undefined && row.taskId !== taskId.toLowerCase()) throw problem('not_found');
  requireVersion(version, row, toCompletion);
  await deleteCompletion(db, pool.id, row.id);
}
