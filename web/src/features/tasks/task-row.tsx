import { addDays, type Day } from '@limpid/schedule';
import { BookOpen, CalendarClock, Check, ListChecks, MoreHorizontal, Pencil, SkipForward, Trash2 } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { dueInWords, recurrenceInWords } from './recurrence-words.ts';
import type { ReckonedTask } from './tasks.data.ts';

export type TaskSheetName = 'done' | 'skip' | 'edit' | 'guide' | 'delete';

interface TaskRowProps {
  task: ReckonedTask;
  today: Day;
  onDone: (task: ReckonedTask) => void;
  onSnooze: (task: ReckonedTask, untilOn: Day) => void;
  onOpen: (name: TaskSheetName, task: ReckonedTask) => void;
}

/** The day matters where it is not today; lateness is said once and without reproach. */
export function TaskDue({ task, today }: { task: ReckonedTask; today: Day }) {
  const due = dueInWords(task.dueOn, today);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span className="figures">{task.state === 'snoozed' ? m.tasks_snoozed_toast({ day: due }) : due}</span>
      <span aria-hidden>·</span>
      <span>{recurrenceInWords(task.recurrence, today)}</span>
      {task.waiting ? (
        <StatusPill status={task.waiting === 'stopped' ? 'warn' : 'waiting'} bare>
          {task.waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
        </StatusPill>
      ) : null}
    </p>
  );
}

export function TaskRow({ task, today, onDone, onSnooze, onOpen }: TaskRowProps) {
  const isDue = task.state === 'due' || task.state === 'overdue';
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{task.title}</p>
        <TaskDue task={task} today={today} />
      </div>
      {task.state === 'finished' ? null : (
        <Button
          variant={isDue ? 'primary' : 'secondary'}
          aria-label={m.tasks_done_named({ title: task.title })}
          iconBefore={<Check size={18} aria-hidden />}
          onClick={() => onDone(task)}
        >
          {m.common_done()}
        </Button>
      )}
      <TaskMenu task={task} today={today} onSnooze={onSnooze} onOpen={onOpen} />
    </li>
  );
}

function TaskMenu({ task, today, onSnooze, onOpen }: Omit<TaskRowProps, 'onDone'>) {
  const icon = (Icon: typeof Check) => <Icon size={18} aria-hidden />;
  const isOpen = task.state !== 'finished';
  const snooze = (label: string, days: number) => ({
    label,
    icon: icon(CalendarClock),
    onSelect: () => onSnooze(task, addDays(today, days)),
  });
  const open = (name: TaskSheetName) => () => onOpen(name, task);
  return (
    <Menu
      trigger={<IconButton label={m.tasks_actions({ title: task.title })} icon={<MoreHorizontal size={20} aria-hidden />} />}
      items={[
        ...(task.catalogSlug ? [{ label: m.tasks_how(), icon: icon(BookOpen), onSelect: open('guide') }] : []),
        ...(isOpen
          ? [
              { label: m.tasks_done_with_note(), icon: icon(ListChecks), onSelect: open('done') },
              snooze(m.tasks_snooze_tomorrow(), 1),
              snooze(m.tasks_snooze_three_days(), 3),
              snooze(m.tasks_snooze_week(), 7),
              { label: m.tasks_skip(), icon: icon(SkipForward), onSelect: open('skip') },
            ]
          : []),
        { label: m.common_change(), icon: icon(Pencil), onSelect: open('edit') },
        { label: m.common_delete(), icon: icon(Trash2), tone: 'danger' as const, onSelect: open('delete') },
      ]}
    />
  );
}
