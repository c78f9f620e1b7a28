import type { Pool } from '@limpid/contract';
import { Check, Plus } from 'lucide-react';
import { useEquipment } from '../../features/equipment/equipment.data.ts';
import { CATALOG, catalogTask } from '../../features/tasks/catalog.ts';
import { recurrenceFor } from '../../features/tasks/propose.ts';
import { useAddTask, useTasks } from '../../features/tasks/tasks.data.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

/** The task of the catalog that an item stands for: one press adds it, as often as this pool needs it. */
export function GuideTask({ pool, slug }: { pool: Pool; slug: string }) {
  const { language } = useLanguage();
  const { toast } = useToast();
  const { tasks, today } = useTasks(pool, useNow(60_000));
  const equipment = useEquipment(pool.id);
  const add = useAddTask(pool.id);
  const task = catalogTask(slug);
  if (!task || !tasks) return null;
  if (tasks.some(({ catalogSlug }) => catalogSlug === slug)) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 text-sm text-muted">
        <Check size={18} aria-hidden /> {m.seasonal_in_tasks()}
      </span>
    );
  }
  const onAdd = async () => {
    const checklist = task.checklist?.[language];
    const facts = { pool, equipment: equipment.data?.items ?? [], today };
    const recurrence = recurrenceFor(task, CATALOG.indexOf(task), facts);
    try {
      await add.mutateAsync({
        title: task.title[language],
        catalogSlug: slug,
        recurrence,
        ...(checklist ? { checklist: [...checklist] } : {}),
      });
    } catch (error) {
      toast({ title: m.tasks_not_saved(), description: writeErrorText(error), tone: 'bad' });
    }
  };
  if (pool.isReadOnly) return null;
  return (
    <Button variant="quiet" className="-ml-4" pending={add.isPending} onClick={() => void onAdd()}>
      <Plus size={18} aria-hidden />
      {m.seasonal_add_task()}
      <span className="sr-only">: {task.title[language]}</span>
    </Button>
  );
}
