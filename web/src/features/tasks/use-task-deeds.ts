// What people do with a task, each with a message that can take it back or says why it did not work.
import type { Completion, Pool } from '@limpid/contract';
import type { Day } from '@limpid/schedule';
import { uuidV7 } from '../../browser/uuid.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useRecordTreatment, useRemoveTreatment } from '../treatments/treatments.data.ts';
import { dayAfterComing, dueAfter } from './reckoned-tasks.ts';
import { dayText } from './recurrence-text.ts';
import { type ReckonedTask, useCompleteTask, useRemoveCompletion, useRemoveTask, useSkipTask, useSnoozeTask } from './tasks.data.ts';

export interface Done {
  note?: string;
  checked?: string[];
  /** liters that went out and were filled up again */
  waterL?: number;
  /** what was recorded with it before */
  undo?: () => Promise<unknown>;
}

function useFailed(): (error: unknown) => void {
  const { toast } = useToast();
  return (error) => {
    toast({ title: m.tasks_not_saved(), description: writeErrorText(error), tone: 'bad' });
  };
}

/** What follows from doing it today: the next day, or that it is still due on the coming one. */
function afterDoneText(task: ReckonedTask, { timeZone }: Pool, today: Day): string | undefined {
  const next = dueAfter(task, timeZone, today);
  if (next === null) return undefined;
  const isStill = task.recurrence.kind === 'calendar' && task.dueOn === next && task.state === 'upcoming';
  return isStill ? m.tasks_still_due({ day: dayText(next, today) }) : m.tasks_next_due({ day: dayText(next, today) });
}

/** The completion, and the exchange of water that it means; Undo takes back both. Each deed says whether it was saved. */
function useDone(pool: Pool, today: Day, failed: (error: unknown) => void) {
  const { toast } = useToast();
  const complete = useCompleteTask(pool.id);
  const undo = useRemoveCompletion(pool.id);
  const exchange = useRecordTreatment(pool.id);
  const undoExchange = useRemoveTreatment(pool.id);
  return async (task: ReckonedTask, { waterL, undo: undoMore, ...about }: Done = {}): Promise<boolean> => {
    const water = waterL ? { id: uuidV7(), amountL: waterL } : undefined;
    const fillWater = pool.fillWater ? { fillWater: pool.fillWater } : {};
    try {
      const id = await complete.mutateAsync({ taskId: task.id, ...about });
      if (water) await exchange.mutateAsync({ ...water, productId: 'fill-water', note: task.title, ...fillWater });
      const takeBack = async () => {
        await undo.mutateAsync(id);
        if (water) await undoExchange.mutateAsync({ id: water.id });
        await undoMore?.();
      };
      const action = { label: m.common_undo(), onClick: () => void takeBack().catch(failed) };
      toast({ title: m.tasks_done_named({ title: task.title }), description: afterDoneText(task, pool, today), tone: 'ok', action });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
}

/** Takes a completion out of the history; Undo records it again. */
export function useDeleteCompletion(pool: Pool): (completion: Completion, title: string) => Promise<void> {
  const { toast } = useToast();
  const failed = useFailed();
  const remove = useRemoveCompletion(pool.id);
  const record = useCompleteTask(pool.id);
  return async ({ id, taskId, doneAt, note, checked, photoIds }, title) => {
    const again = { taskId, doneAt, ...(note && { note }), ...(checked && { checked }), ...(photoIds && { photoIds }) };
    try {
      await remove.mutateAsync(id);
      const action = { label: m.common_undo(), onClick: () => void record.mutateAsync(again).catch(failed) };
      toast({ title: m.tasks_completion_deleted({ title }), action });
    } catch (error) {
      failed(error);
    }
  };
}

export function useTaskDeeds(pool: Pool, today: Day) {
  const { toast } = useToast();
  const failed = useFailed();
  const done = useDone(pool, today, failed);
  const snooze = useSnoozeTask(pool.id);
  const skip = useSkipTask(pool.id);
  const remove = useRemoveTask(pool.id);
  const finish = async (deed: Promise<unknown>, title: string, description?: string): Promise<boolean> => {
    try {
      await deed;
      toast({ title, description });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  return {
    done,
    snooze: (task: ReckonedTask, untilOn: Day) =>
      finish(snooze.mutateAsync({ id: task.id, untilOn }), m.tasks_snoozed_toast({ day: dayText(untilOn, today) })),
    skip: (task: ReckonedTask, reason = '') => {
      const { id, title } = task;
      const untilOn = dayAfterComing(task, today);
      const next = untilOn ?? dueAfter(task, pool.timeZone, today);
      const deed = async () => {
        await skip.mutateAsync({ id, reason });
        if (untilOn !== null) await snooze.mutateAsync({ id, untilOn });
      };
      const description = next === null ? undefined : m.tasks_next_due({ day: dayText(next, today) });
      return finish(deed(), m.tasks_skipped_named({ title }), description);
    },
    remove: (task: ReckonedTask) => finish(remove.mutateAsync(task), m.tasks_deleted_toast({ title: task.title })),
  };
}
export type TaskDeeds = ReturnType<typeof useTaskDeeds>;
