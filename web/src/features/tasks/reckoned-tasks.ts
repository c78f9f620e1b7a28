// The state of tasks as this device knows it: the server's rows with the waiting entries, by the same rules as on the server. The
// completions decide when a task was last done, so that one tap moves it right away and Undo moves it back, online or offline.
import type { Completion, Task } from '@limpid/contract';
import { type Day, dayOf, type TaskState, taskStatus } from '@limpid/schedule';

export interface ReckonedTask extends Omit<Task, 'state'> {
  state: TaskState;
  waiting?: 'waiting' | 'stopped';
  /** today at the pool; one that was done before its day stays due on that day */
  isDoneToday: boolean;
  /** as the server has it, where the task is shown in another language */
  stored?: Pick<Task, 'title' | 'checklist'>;
}
type ListedTask = Partial<Task> & Pick<Task, 'id' | 'title' | 'recurrence' | 'createdAt'> & Pick<ReckonedTask, 'waiting' | 'stored'>;
type ListedCompletion = Pick<Completion, 'taskId' | 'doneAt'>;

export interface TaskLog {
  /** the server's, without what waits here */
  known: readonly Task[];
  /** with what waits here */
  tasks: readonly ListedTask[];
  /** newest first, with what waits here */
  completions: readonly ListedCompletion[];
  /** whether that is all of them; otherwise the newest ones */
  isWhole: boolean;
}

interface LastDone {
  lastDoneAt: string | null;
  /** done since the server's row was read */
  isNew: boolean;
  /** taken back since then */
  isUndone: boolean;
}

function lastDoneOf(task: ListedTask, { completions, isWhole }: TaskLog): LastDone {
  const stored = task.lastDoneAt ?? null;
  const listed = completions.find(({ taskId }) => taskId === task.id)?.doneAt ?? null;
  const isCovered = isWhole || (stored !== null && stored >= (completions.at(-1)?.doneAt ?? ''));
  const isNew = listed !== null && (stored === null || listed > stored);
  if (isNew) return { lastDoneAt: listed, isNew, isUndone: false };
  const isUndone = isCovered && stored !== null && (listed === null || listed < stored);
  return { lastDoneAt: isUndone ? listed : stored, isNew, isUndone };
}

function reckonTask(task: ListedTask, before: Task | undefined, log: TaskLog, timeZone: string, today: Day): ReckonedTask {
  const { lastDoneAt, isNew, isUndone } = lastDoneOf(task, log);
  const skippedAt = task.skippedAt ?? null;
  const isSkippedHere = skippedAt !== (before?.skippedAt ?? null);
  const isSnoozedHere = (task.untilOn ?? null) !== (before?.untilOn ?? null);
  const isMoved = isNew || isSkippedHere;
  const untilOn = isMoved && !isSnoozedHere ? null : (task.untilOn ?? null);
  const metOn = isMoved ? null : (task.metOn ?? null);
  const wasClosed = isUndone ? lastDoneAt !== null || skippedAt !== null : (task.isClosed ?? false);
  const isClosed = task.recurrence.kind === 'once' && (isMoved || wasClosed);
  const on = (instant: string | null) => instant && dayOf(instant, timeZone);
  const status = taskStatus(
    {
      recurrence: task.recurrence,
      createdOn: dayOf(task.createdAt, timeZone),
      lastDoneOn: on(lastDoneAt),
      lastSkippedOn: on(skippedAt),
      isClosed,
      untilOn,
      metOn,
    },
    today,
  );
  const doneCount = task.doneCount ?? 0;
  return {
    updatedAt: '',
    ...task,
    ...status,
    lastDoneAt,
    skippedAt,
    untilOn,
    metOn,
    isClosed,
    doneCount,
    isDoneToday: on(lastDoneAt) === today,
  };
}

/** First what is due first; then by name. */
const inOrder = (one: ReckonedTask, other: ReckonedTask): number =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') || one.title.localeCompare(other.title);

export function reckonTasks(log: TaskLog, timeZone: string, today: Day): ReckonedTask[] {
  const known = new Map(log.known.map((task) => [task.id, task]));
  return log.tasks.map((task) => reckonTask(task, known.get(task.id), log, timeZone, today)).toSorted(inOrder);
}

const WEEK_DAYS = 7;

/** Today and before, the next days, later, and what has no day of its own. */
export function sectionsOf(tasks: readonly ReckonedTask[], today: Day, addDays: (day: Day, days: number) => Day) {
  const open = tasks.filter(({ state }) => state !== 'finished');
  const week = addDays(today, WEEK_DAYS);
  return {
    today: open.filter(({ state }) => state === 'due' || state === 'overdue'),
    week: open.filter(({ dueOn, state }) => dueOn !== null && dueOn <= week && (state === 'upcoming' || state === 'snoozed')),
    later: open.filter(({ dueOn, state }) => (dueOn === null || dueOn > week) && (state === 'upcoming' || state === 'snoozed')),
    finished: tasks.filter(({ state }) => state === 'finished'),
  };
}
