// Tasks: maintenance duties of a pool, when they are due, and what became of them.
import { reason, type Recurrence, type Task, type TaskInput, type TaskPatch, type TaskSkip } from '@limpid/contract';
import { dayOf, hasNoDay } from '@limpid/schedule';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import { type PoolOfTask, recurrenceOf, toTasks } from './task-facts.ts';
import {
  deleteTask,
  findTaskOfCatalog,
  findTaskRow,
  holdEquipment,
  insertSkip,
  insertTask,
  listSkipRows,
  listTaskRows,
  nextEvent,
  type SkipRow,
  type TaskChanges,
  type TaskRow,
  updateTask,
} from './tasks.queries.ts';

interface PageWanted {
  limit: number;
  cursor?: string | undefined;
}
interface Change {
  now: Date;
  /** the one that the caller last saw; missing, it changes whatever is there */
  version?: string | undefined;
}

export async function listTasks(db: Queries, pool: PoolOfTask, query: PageWanted, now: Date) {
  const rows = await listTaskRows(db, pool.id, query.limit + 1, readCursor(query.cursor));
  const { items, nextCursor } = pageOf(
    rows,
    query.limit,
    (row) => ({ at: row.createdAt, id: row.id }),
    (row) => row,
  );
  return { items: await toTasks(db, pool, items, now), nextCursor };
}

const present = async (db: Queries, pool: PoolOfTask, row: TaskRow, now: Date): Promise<Task> =>
  requireFound((await toTasks(db, pool, [row], now))[0]);

export async function findTask(db: Queries, pool: PoolOfTask, id: string, now: Date): Promise<Task | undefined> {
  const row = await findTaskRow(db, pool.id, id);
  return row && present(db, pool, row, now);
}

/** The same id twice is one task, and so is the same task of the catalog: two devices may accept a proposal without a connection. */
export async function addTask(db: Queries, pool: PoolOfTask, input: TaskInput, now: Date): Promise<Task> {
  const id = (input.id ?? newId()).toLowerCase();
  const { equipmentId, catalogSlug = null, recurrence } = input;
  const added = await insertTask(db, {
    ...tidy(input),
    title: input.title.normalize('NFC'),
    recurrence: tidyRecurrence(recurrence),
    equipmentId: (await requireEquipment(db, pool.id, equipmentId)) ?? null,
    catalogSlug,
    id,
    poolId: pool.id,
    createdAt: now,
    updatedAt: now,
  });
  const row =
    added ?? (await findTaskRow(db, pool.id, id)) ?? (catalogSlug === null ? undefined : await findTaskOfCatalog(db, pool.id, catalogSlug));
  return present(db, pool, requireFound(row), now);
}

export async function changeTask(db: Queries, pool: PoolOfTask, id: string, patch: TaskPatch, { now, version }: Change): Promise<Task> {
  const before = requireFound(await findTaskRow(db, pool.id, id));
  const current = await present(db, pool, before, now);
  requireVersion(version, before, () => current);
  const { title, equipmentId, recurrence } = patch;
  const changes: TaskChanges = {
    ...tidy(patch),
    equipmentId: await requireEquipment(db, pool.id, equipmentId),
    title: title?.normalize('NFC'),
    updatedAt: nextVersion(before, now),
  };
  const isNewRecurrence = recurrence !== undefined && JSON.stringify(tidyRecurrence(recurrence)) !== JSON.stringify(recurrenceOf(before));
  if (isNewRecurrence) {
    changes.recurrence = tidyRecurrence(recurrence);
    changes.recurrenceEvent = requireFound(await nextEvent(db, pool.id, id));
  }
  return present(db, pool, requireFound(await updateTask(db, pool.id, id, changes)), now);
}

export async function removeTask(db: Queries, pool: PoolOfTask, id: string, { now, version }: Change): Promise<void> {
  if (version !== undefined) {
    const row = requireFound(await findTaskRow(db, pool.id, id));
    const current = await present(db, pool, row, now);
    requireVersion(version, row, () => current);
  }
  requireFound((await deleteTask(db, pool.id, id)) || null);
}

/** A task that is finished stays as it is. */
export async function snoozeTask(
  db: Queries,
  pool: PoolOfTask,
  id: string,
  { untilOn, snoozedAt }: { untilOn: string; snoozedAt?: string | undefined },
  now: Date,
): Promise<Task> {
  if (untilOn < dayOf(requirePlausibleInstant(snoozedAt, now, 'snoozedAt'), pool.timeZone)) {
    throw problem('invalid_request', { fields: { untilOn: reason('day_over') } });
  }
  const snoozeEvent = requireFound(await nextEvent(db, pool.id, id));
  const before = await present(db, pool, requireFound(await findTaskRow(db, pool.id, id)), now);
  if (before.state === 'finished') return before;
  return present(db, pool, requireFound(await updateTask(db, pool.id, id, { snoozedUntilOn: untilOn, snoozeEvent })), now);
}

/** A task that is finished stays as it is. */
export async function skipTask(
  db: Queries,
  pool: PoolOfTask,
  id: string,
  given: { reason?: string | undefined; skippedAt?: string | undefined },
  now: Date,
): Promise<Task> {
  const skippedAt = requirePlausibleInstant(given.skippedAt, now, 'skippedAt');
  const event = requireFound(await nextEvent(db, pool.id, id));
  const row = requireFound(await findTaskRow(db, pool.id, id));
  const before = await present(db, pool, row, now);
  if (before.state === 'finished') return before;
  const reason = given.reason?.normalize('NFC') || null;
  await insertSkip(db, { poolId: pool.id, id: newId(), taskId: row.id, skippedAt, reason, event });
  return present(db, pool, row, now);
}

const toSkip = ({ id, taskId, skippedAt, reason }: SkipRow): TaskSkip => ({
  id,
  taskId,
  skippedAt: skippedAt.toISOString(),
  reason: reason ?? undefined,
});

export async function listSkips(db: Queries, pool: PoolOfTask, { toOn, ...query }: PageWanted & { toOn?: string | undefined }) {
  const upTo = toOn === undefined ? undefined : { day: toOn, timeZone: pool.timeZone };
  const rows = await listSkipRows(db, pool.id, { limit: query.limit + 1, after: readCursor(query.cursor), upTo });
  return pageOf(rows, query.limit, (row) => ({ at: row.skippedAt, id: row.id }), toSkip);
}

/** A task belongs to equipment of its own pool, or to none. */
async function requireEquipment<Id extends string | null | undefined>(db: Queries, poolId: string, id: Id): Promise<Id> {
  if (typeof id === 'string' && !(await holdEquipment(db, poolId, id))) {
    throw problem('invalid_request', { fields: { equipmentId: reason('equipment_gone') } });
  }
  return id;
}

/** As it is stored: composed letters, and nothing instead of an empty text or list. Undefined stays undefined. */
function tidy({ notes, checklist }: TaskPatch): Pick<TaskChanges, 'notes' | 'checklist'> {
  return {
    notes: typeof notes === 'string' ? notes.normalize('NFC') || null : notes,
    checklist: Array.isArray(checklist) ? (checklist.length > 0 ? checklist.map((line) => line.normalize('NFC')) : null) : checklist,
  };
}

/**
 * A rule is stored in capitals and without its name, so that the same rule is the same text. One that no day fits would be a task that is
 * finished before it began.
 */
function tidyRecurrence(recurrence: Recurrence): Recurrence {
  if (recurrence.kind !== 'calendar') return recurrence;
  const { kind, rule, startsOn } = recurrence;
  if (hasNoDay(rule, startsOn)) {
    throw problem('invalid_request', { fields: { 'recurrence.rule': reason('rule_without_day') } });
  }
  return { kind, rule: rule.toUpperCase().replace(/^RRULE:/, ''), startsOn };
}
