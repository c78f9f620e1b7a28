// Tasks of a pool and what became of them. Every write goes through the outbox, so a pool without reception is no obstacle.
import { api, type Completion, type Pool, type PoolCompletionInput, type Task, type TaskInput, type TaskPatch } from '@limpid/contract';
import { type Day, dayOf } from '@limpid/schedule';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trueInstant } from '../../ui/true-now.ts';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import type { ListedReading } from '../../offline/outbox/outbox-merge.ts';
import { useListedReadings } from '../../offline/pool-log.ts';
import { useListed } from '../../offline/use-listed.ts';
import { useWrite } from '../../offline/use-outbox.ts';
import { type ReckonedTask, reckonTasks } from './reckoned-tasks.ts';
import { useTaskLanguage } from './use-task-language.ts';

export type { ReckonedTask } from './reckoned-tasks.ts';

const MOST_TASKS = 200;
/** A dozen a week for half a year: enough to reckon with on this device. */
export const MOST_COMPLETIONS = 400;

const NONE: readonly never[] = [];

const useTaskPages = (poolId: string) =>
  useAllPages<Task>(
    readKey(api.tasks.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.tasks.list, { params: { poolId }, query }),
    MOST_TASKS,
  );

export const useCompletionPages = (poolId: string) =>
  useAllPages<Completion>(
    readKey(api.completions.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.completions.list, { params: { poolId }, query }),
    MOST_COMPLETIONS,
  );

/** Of the sanitizer or the pH. */
const isTest = ({ ph, freeChlorinePpm, brominePpm }: ListedReading): boolean => (ph ?? freeChlorinePpm ?? brominePpm ?? null) !== null;

export interface TasksRead {
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
  /** undefined: not known yet */
  tasks: readonly ReckonedTask[] | undefined;
  today: Day;
}

/** `now` in milliseconds: what is due follows from the day in the pool's time zone. */
export function useTasks(pool: Pool, now: number): TasksRead {
  const taskPages = useTaskPages(pool.id);
  const completionPages = useCompletionPages(pool.id);
  const listed = useListed<Task>('task', taskPages, pool.id);
  const completions = useListed<Completion>('completion', completionPages, pool.id);
  const testedAt = useListedReadings(pool.id).data?.items.find(isTest)?.takenAt;
  const today = dayOf(new Date(now), pool.timeZone);
  const inLanguage = useTaskLanguage(listed.data?.items.some(({ catalogSlug }) => catalogSlug !== undefined) ?? false);
  const tasks = useMemo(() => {
    if (!listed.data || completions.isPending) return undefined;
    const isWhole = completionPages.data !== undefined && completionPages.data.nextCursor === null;
    const shown = listed.data.items.map((task) => {
      const { title, checklist } = task;
      const named = inLanguage(task);
      return named === task ? task : { ...named, stored: { title, checklist } };
    });
    const known = taskPages.data?.items ?? NONE;
    const log = { known, tasks: shown, completions: completions.data?.items ?? NONE, isWhole, testedAt };
    return reckonTasks(log, pool.timeZone, today);
  }, [
    listed.data,
    completions.data,
    completions.isPending,
    completionPages.data,
    taskPages.data,
    testedAt,
    pool.timeZone,
    today,
    inLanguage,
  ]);
  return { isPending: tasks === undefined && !listed.isError, error: listed.error, refetch: listed.refetch, tasks, today };
}

/** As the server knows it: a change elsewhere is detected by that. */
function seen({ stored, isDoneToday: _isDoneToday, isDoneEarly: _isDoneEarly, ...task }: ReckonedTask) {
  return { ...task, ...stored };
}

const ALWAYS = { networkMode: 'always' } as const;

export function useCompleteTask(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: async (input: Omit<PoolCompletionInput, 'id'>) => {
      const id = uuidV7();
      const body = { doneAt: trueInstant(), ...input, id };
      await write({ call: 'completions.record', poolId, rowId: id, body, isMomentTyped: input.doneAt !== undefined });
      return id;
    },
  });
}

export function useRemoveCompletion(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (id: string) => write({ call: 'completions.remove', poolId, rowId: id }),
  });
}

export function useAddTask(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: async (input: Omit<TaskInput, 'id'>) => {
      const id = uuidV7();
      await write({ call: 'tasks.add', poolId, rowId: id, body: { ...input, id } });
      return id;
    },
  });
}

export function useChangeTask(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ task, body }: { task: ReckonedTask; body: TaskPatch }) =>
      write({ call: 'tasks.change', poolId, rowId: task.id, body, version: task.updatedAt, seen: seen(task) }),
  });
}

export function useRemoveTask(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (task: ReckonedTask) => write({ call: 'tasks.remove', poolId, rowId: task.id, version: task.updatedAt, seen: seen(task) }),
  });
}

export function useSnoozeTask(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ id, untilOn }: { id: string; untilOn: Day }) =>
      write({ call: 'tasks.snooze', poolId, rowId: id, body: { untilOn, snoozedAt: trueInstant() } }),
  });
}

export function useSkipTask(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ id, reason }: { id: string; reason: string }) => {
      const body = { skippedAt: trueInstant(), ...(reason === '' ? {} : { reason }) };
      return write({ call: 'tasks.skip', poolId, rowId: id, body });
    },
  });
}
