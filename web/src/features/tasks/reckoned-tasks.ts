// The state of tasks as this device knows it: the server's rows with the waiting entries, by the same rules as on the server. The
// completions decide when a task was last done, so that one tap moves it right away and Undo moves it back, online or offline.
import type { Completion, Task } from '@limpid/contract';
import { type Day, dayOf, laterDay, nextRuleDay, type TaskState, taskStatus } from '@limpid/schedule';

export interface ReckonedTask extends Omit<Task, 'state'> {
  state: TaskState;
  waiting?: 'waiting' | 'stopped';
  /** today at the pool */
  isDoneToday: boolean;
  /** today and before its day, so that it is still due on that day */
  isDoneEarly: boolean;
  /** as the server has it, where the task is shown in another language */
  stored?: Pick<Task, 'title' | 'checklist'>;
}
type ListedTask = Partial<Task> & Pick<Task, 'id' | 'title' | 'recurrence' | 'createdAt'> & Pick<ReckonedTask, 'waiting' | 'stored'>;
/** The task of the catalog that a logged test does. */
export const TEST_WATER = 'test-water';

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
  /** when the newest test was taken */
  testedAt?: string | undefined;
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

/** A task of the calendar that is done before its day stays due on it; without the completions of before it is not known. */
function isEarly(task: ListedTask, { completions }: TaskLog, timeZone: string, today: Day): boolean {
  if (task.recurrence.kind !== 'calendar') return false;
  const { rule, startsOn } = task.recurrence;
  const before = completions.find(({ taskId, doneAt }) => taskId === task.id && dayOf(doneAt, timeZone) < today);
  const last = laterDay(before ? dayOf(before.doneAt, timeZone) : null, task.skippedAt ? dayOf(task.skippedAt, timeZone) : null);
  return (nextRuleDay(rule, startsOn, last) ?? today) > today;
}

/** When a task is due after it is done or skipped today; null: not known, or never. */
export function dueAfter({ recurrence, createdAt }: ReckonedTask, timeZone: string, today: Day): Day | null {
  const isClosed = recurrence.kind === 'once';
  const facts = { recurrence, createdOn: dayOf(createdAt, timeZone), lastSkippedOn: null, isClosed, untilOn: null, metOn: null };
  return taskStatus({ ...facts, lastDoneOn: today }, today).dueOn;
}

/** The day to put a task off to when the coming one is left out: a skip only leaves out what is due up to today. */
export function dayAfterComing({ recurrence, state, dueOn }: ReckonedTask, today: Day): Day | null {
  if (recurrence.kind !== 'calendar' || state !== 'upcoming' || dueOn === null || dueOn <= today) return null;
  return nextRuleDay(recurrence.rule, recurrence.startsOn, dueOn);
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
  const lastDoneOn = laterDay(on(lastDoneAt), task.catalogSlug === TEST_WATER ? on(log.testedAt ?? null) : null);
  const status = taskStatus(
    {
      recurrence: task.recurrence,
      createdOn: dayOf(task.createdAt, timeZone),
      lastDoneOn,
      lastSkippedOn: on(skippedAt),
      isClosed,
      untilOn,
      metOn,
    },
    today,
  );
  const doneCount = task.doneCount ?? 0;
  const isDoneToday = lastDoneOn === today;
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
    isDoneToday,
    isDoneEarly: isDoneToday && status.state === 'upcoming' && isEarly(task, log, timeZone, today),
  };
}

/** First what is due first; then by name. */
export const inOrder = (one: ReckonedTask, other: ReckonedTask): number =>
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
