// The state of tasks today, from their rows and from what happened to them.
import type { Recurrence, Task } from '@limpid/contract';
import { type Day, dayOf, laterDay, taskStatus } from '@limpid/schedule';
import type { Queries } from '../../db/connection.ts';
import { latestPressures } from '../equipment/equipment.ts';
import { highPressureOn } from './filter-pressure.ts';
import { type Deeds, findLastTest, listDeeds, listNthReadings, NO_DEEDS, type TaskRow } from './tasks.queries.ts';

export interface PoolOfTask {
  id: string;
  timeZone: string;
}

/** The task of our catalog that a logged test does. */
const TEST_WATER = 'test-water';

// Checked by the contract on the way in.
export const recurrenceOf = (row: TaskRow): Recurrence => row.recurrence as Recurrence;

const lastOf = ({ lastDoneAt, lastSkippedAt }: Deeds): Date | null =>
  lastDoneAt && lastSkippedAt ? new Date(Math.max(lastDoneAt.getTime(), lastSkippedAt.getTime())) : (lastDoneAt ?? lastSkippedAt);

/** Since which day there are enough readings, or the condition holds, for the tasks that wait for such a thing. */
async function listMetDays(
  db: Queries,
  pool: PoolOfTask,
  rows: readonly TaskRow[],
  deedsOf: (row: TaskRow) => Deeds,
): Promise<Map<string, Day>> {
  const met = new Map<string, Day>();
  const wanted = rows.flatMap((row) => {
    const recurrence = recurrenceOf(row);
    return recurrence.kind === 'every_nth_reading' ? [{ taskId: row.id, n: recurrence.n, after: lastOf(deedsOf(row)) }] : [];
  });
  for (const [taskId, takenAt] of await listNthReadings(db, pool.id, wanted)) met.set(taskId, dayOf(takenAt, pool.timeZone));
  const conditional = rows.filter((row) => recurrenceOf(row).kind === 'condition');
  const pressures = conditional.length > 0 ? await latestPressures(db, pool.id) : [];
  for (const row of conditional) {
    const day = highPressureOn(pressures, { equipmentId: row.equipmentId, after: lastOf(deedsOf(row)), timeZone: pool.timeZone });
    if (day !== null) met.set(row.id, day);
  }
  return met;
}

interface Happened {
  deeds: Deeds;
  metOn: Day | null;
  /** the last test, for the task that it does */
  testedAt: Date | null;
}

function toTask(row: TaskRow, { deeds, metOn, testedAt }: Happened, { timeZone }: PoolOfTask, now: Date): Task {
  const recurrence = recurrenceOf(row);
  const { doneCount, lastDoneAt, lastSkippedAt, lastEvent } = deeds;
  const untilOn = row.snoozeEvent > Math.max(lastEvent, row.recurrenceEvent) ? row.snoozedUntilOn : null;
  const isClosed = recurrence.kind === 'once' && lastEvent > row.recurrenceEvent;
  const facts = {
    recurrence,
    createdOn: dayOf(row.createdAt, timeZone),
    lastDoneOn: laterDay(lastDoneAt && dayOf(lastDoneAt, timeZone), testedAt && dayOf(testedAt, timeZone)),
    lastSkippedOn: lastSkippedAt && dayOf(lastSkippedAt, timeZone),
    isClosed,
    untilOn,
    metOn,
  };
  return {
    id: row.id,
    title: row.title,
    notes: row.notes ?? undefined,
    equipmentId: row.equipmentId ?? undefined,
    checklist: row.checklist ?? undefined,
    recurrence,
    catalogSlug: row.catalogSlug ?? undefined,
    ...taskStatus(facts, dayOf(now, timeZone)),
    lastDoneAt: lastDoneAt?.toISOString() ?? null,
    doneCount,
    skippedAt: lastSkippedAt?.toISOString() ?? null,
    untilOn,
    metOn,
    isClosed,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function toTasks(db: Queries, pool: PoolOfTask, rows: readonly TaskRow[], now: Date): Promise<Task[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deeds = await listDeeds(db, pool.id, ids);
  const deedsOf = (row: TaskRow) => deeds.get(row.id) ?? NO_DEEDS;
  const met = await listMetDays(db, pool, rows, deedsOf);
  const isTest = ({ catalogSlug }: TaskRow) => catalogSlug === TEST_WATER;
  const testedAt = rows.some(isTest) ? await findLastTest(db, pool.id) : null;
  return rows.map((row) => {
    const happened = { deeds: deedsOf(row), metOn: met.get(row.id) ?? null, testedAt: isTest(row) ? testedAt : null };
    return toTask(row, happened, pool, now);
  });
}
