import { addDays, type Day } from '@limpid/schedule';
import {
  BookOpen,
  CalendarClock,
  Circle,
  CircleCheck,
  ListChecks,
  type LucideIcon,
  MoreHorizontal,
  Pencil,
  SkipForward,
  Trash2,
} from 'lucide-react';
import { unbroken } from '../../i18n/unbroken.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { dayText, dueText, recurrenceText } from './recurrence-text.ts';
import type { ReckonedTask } from './tasks.data.ts';

export type TaskSheetName = 'done' | 'pressure' | 'skip' | 'edit' | 'guide' | 'delete';

interface TaskRowProps {
  task: ReckonedTask;
  today: Day;
  /** in a list of several pools */
  poolName?: string;
  isReadOnly: boolean;
  onDone: (task: ReckonedTask) => void;
  onSnooze: (task: ReckonedTask, untilOn: Day) => void;
  /** leaves out the day on which it is still due */
  onSkip: (task: ReckonedTask) => void;
  onOpen: (name: TaskSheetName, task: ReckonedTask) => void;
}

/** What is put off afterward stays done. */
const isJustDone = ({ isDoneToday, state }: ReckonedTask): boolean => isDoneToday && (state === 'upcoming' || state === 'snoozed');

/** When it is due; of what is done today, what follows from that. */
function dueWords(task: ReckonedTask, today: Day): string {
  if (task.dueOn === null) return dueText(null, today);
  const day = dayText(task.dueOn, today);
  if (task.isDoneEarly) return m.tasks_skip_coming({ day });
  if (isJustDone(task)) return m.tasks_next_due({ day });
  return task.state === 'snoozed' ? m.tasks_snoozed_toast({ day }) : dueText(task.dueOn, today);
}

/** The day matters unless it is today; lateness is mentioned once and without reproach. */
export function TaskDue({ task, today }: { task: ReckonedTask; today: Day }) {
  const often = unbroken(recurrenceText(task.recurrence));
  if (isJustDone(task)) {
    return (
      <p className="text-sm text-muted">
        <StatusPill status="ok" bare>
          {m.tasks_done_today()}
        </StatusPill>{' '}
        <span className="figures">{dueWords(task, today)}</span>
        <TaskWaiting task={task} />
      </p>
    );
  }
  return (
    <p className="text-sm text-muted first-letter:uppercase">
      <span className="figures">{dueWords(task, today)}</span>
      {/* where the line breaks, no line begins with the dot */}
      {`\u00a0· ${often} `}
      <TaskWaiting task={task} />
    </p>
  );
}

const TaskWaiting = ({ task: { waiting } }: { task: ReckonedTask }) =>
  waiting ? (
    <StatusPill status={waiting === 'stopped' ? 'warn' : 'waiting'} bare>
      {waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
    </StatusPill>
  ) : null;

type DoneProps = Pick<TaskRowProps, 'task' | 'today' | 'onDone' | 'onSkip'>;

/** An empty circle, because nothing is done yet; a check mark once it is, and what can still be left out. */
function DoneButton({ task, today, onDone, onSkip }: DoneProps) {
  const isDue = task.state === 'due' || task.state === 'overdue';
  if (task.isDoneEarly && task.dueOn !== null) {
    const label = m.tasks_skip_coming_named({ day: dayText(task.dueOn, today), title: task.title });
    return (
      <Button variant="secondary" size="sm" aria-label={label} onClick={() => onSkip(task)}>
        {m.common_skip()}
      </Button>
    );
  }
  if (isJustDone(task)) return <CircleCheck className="mx-2 size-7 text-ok sm:size-5" aria-hidden />;
  return (
    // On a phone the name of the task has the room, and the circle is enough.
    <Button
      variant={isDue ? 'secondary' : 'quiet'}
      className="max-sm:border-0 max-sm:bg-transparent! max-sm:px-0 max-sm:text-brand max-sm:shadow-none max-sm:[&_svg]:size-7"
      aria-label={m.tasks_done_named({ title: task.title })}
      iconBefore={<Circle size={18} aria-hidden />}
      onClick={() => onDone(task)}
    >
      <span className="max-sm:sr-only">{m.common_done()}</span>
    </Button>
  );
}

export function TaskRow({ task, today, poolName, isReadOnly, onDone, onSnooze, onSkip, onOpen }: TaskRowProps) {
  return (
    // With large text the buttons go below the name, both of them.
    <li className="-mr-2 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 py-2.5 sm:gap-3">
      <div className="min-w-0 flex-1 basis-[7rem]">
        <p className="font-medium text-pretty wrap-anywhere">{task.title}</p>
        {poolName === undefined ? null : <p className="text-sm wrap-anywhere">{poolName}</p>}
        <TaskDue task={task} today={today} />
      </div>
      <div className="flex items-center gap-x-2 sm:gap-3">
        {task.state === 'finished' || isReadOnly ? null : <DoneButton task={task} today={today} onDone={onDone} onSkip={onSkip} />}
        <TaskMenu task={task} today={today} isReadOnly={isReadOnly} onSnooze={onSnooze} onOpen={onOpen} />
      </div>
    </li>
  );
}

function TaskMenu({ task, today, isReadOnly, onSnooze, onOpen }: Omit<TaskRowProps, 'onDone' | 'onSkip'>) {
  const icon = (Icon: LucideIcon) => <Icon size={18} aria-hidden />;
  if (isReadOnly && !task.catalogSlug) return null;
  const isOpen = task.state !== 'finished' && !isReadOnly;
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
        ...(isReadOnly
          ? []
          : [
              { label: m.tasks_edit_title(), icon: icon(Pencil), onSelect: open('edit') },
              { label: m.common_delete(), icon: icon(Trash2), tone: 'danger' as const, onSelect: open('delete') },
            ]),
      ]}
    />
  );
}
