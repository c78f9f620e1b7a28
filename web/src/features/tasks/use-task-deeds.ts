// What one does with a task, each with a message that can take it back or says why it did not work.
import type { Pool } from '@limpid/contract';
import type { Day } from '@limpid/schedule';
import { sayWriteError } from '../../offline/write-words.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/toast.tsx';
import { useRecordTreatment } from '../treatments/treatments.data.ts';
import { dayInWords } from './recurrence-words.ts';
import { type ReckonedTask, useCompleteTask, useRemoveCompletion, useRemoveTask, useSkipTask, useSnoozeTask } from './tasks.data.ts';

export interface Done {
  note?: string;
  checked?: string[];
  /** liters that went out and were filled up again */
  waterL?: number;
}

export function useTaskDeeds(pool: Pool) {
  const { toast } = useToast();
  const complete = useCompleteTask(pool.id);
  const undo = useRemoveCompletion(pool.id);
  const exchange = useRecordTreatment(pool.id);
  const snooze = useSnoozeTask(pool.id);
  const skip = useSkipTask(pool.id);
  const remove = useRemoveTask(pool.id);
  const failed = (error: unknown) => {
    toast({ title: m.tasks_not_saved(), description: sayWriteError(error), tone: 'bad' });
  };
  const done = async (task: ReckonedTask, { waterL, ...about }: Done = {}): Promise<void> => {
    try {
      const id = await complete.mutateAsync({ taskId: task.id, ...about });
      if (waterL) {
        const fillWater = pool.fillWater ? { fillWater: pool.fillWater } : {};
        await exchange.mutateAsync({ productId: 'fill-water', amountL: waterL, note: task.title, ...fillWater });
      }
      const takeBack = { label: m.tasks_undo(), onClick: () => void undo.mutateAsync(id).catch(failed) };
      toast({ title: m.tasks_done_toast({ title: task.title }), tone: 'ok', ...(waterL ? {} : { action: takeBack }) });
    } catch (error) {
      failed(error);
    }
  };
  return {
    done,
    snooze: (task: ReckonedTask, untilOn: Day, today: Day) =>
      snooze
        .mutateAsync({ id: task.id, untilOn })
        .then(() => void toast({ title: m.tasks_snoozed_toast({ day: dayInWords(untilOn, today) }) }))
        .catch(failed),
    skip: (task: ReckonedTask, reason: string) =>
      skip
        .mutateAsync({ id: task.id, reason })
        .then(() => void toast({ title: m.tasks_skipped_toast({ title: task.title }) }))
        .catch(failed),
    remove: (task: ReckonedTask) =>
      remove
        .mutateAsync(task)
        .then(() => void toast({ title: m.tasks_deleted_toast({ title: task.title }) }))
        .catch(failed),
  };
}
export type TaskDeeds = ReturnType<typeof useTaskDeeds>;
