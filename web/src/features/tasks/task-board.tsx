import type { Pool } from '@limpid/contract';
import { addDays, type Day } from '@limpid/schedule';
import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { sectionsOf } from './reckoned-tasks.ts';
import { TaskRow, type TaskSheetName } from './task-row.tsx';
import type { ReckonedTask } from './tasks.data.ts';
import { type TaskDeeds, useTaskDeeds } from './use-task-deeds.ts';

const sheets = () => import('./task-sheets.tsx');
const { Lazy: DoneSheet } = lazy(() => sheets().then(({ DoneSheet }) => DoneSheet));
const { Lazy: SkipSheet } = lazy(() => sheets().then(({ SkipSheet }) => SkipSheet));
const { Lazy: DeleteDialog } = lazy(() => sheets().then(({ DeleteDialog }) => DeleteDialog));
const { Lazy: GuideSheet } = lazy(() => sheets().then(({ GuideSheet }) => GuideSheet));
const { Lazy: PressureSheet } = lazy(() => import('./pressure-sheet.tsx').then(({ PressureSheet }) => PressureSheet));
const { Lazy: TaskForm } = lazy(() => import('./task-form.tsx').then(({ TaskForm }) => TaskForm));

/** Tasks of the catalog whose one tap would leave out what became of the water. */
export const TOUCHES_WATER: ReadonlySet<string | undefined> = new Set([
  'clean-filter',
  'backwash-sand',
  'backwash-de',
  'spa-drain',
  'dilution',
]);

/** The task of the catalog that asks for a number. */
const LOG_PRESSURE = 'filter-pressure';

function sheetOfDone({ catalogSlug }: ReckonedTask): TaskSheetName | undefined {
  if (catalogSlug === LOG_PRESSURE) return 'pressure';
  return TOUCHES_WATER.has(catalogSlug) ? 'done' : undefined;
}

export interface OpenSheet {
  name: TaskSheetName;
  task: ReckonedTask;
}

interface TaskSheetProps {
  pool: Pool;
  today: Day;
  open: OpenSheet;
  deeds: TaskDeeds;
  onClose: () => void;
}

function TaskSheet({ pool, today, open: { name, task }, deeds, onClose }: TaskSheetProps) {
  const props = { pool, task, deeds, onClose };
  switch (name) {
    case 'done':
      return <DoneSheet {...props} />;
    case 'pressure':
      return <PressureSheet {...props} />;
    case 'skip':
      return <SkipSheet {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    case 'guide':
      return <GuideSheet slug={task.catalogSlug ?? ''} onClose={onClose} />;
    case 'edit':
      return <TaskForm pool={pool} task={task} today={today} onClose={onClose} />;
  }
}

/** A double tap is one: after the first the next row lies under the finger. A held Enter key too. */
const DOUBLE_TAP_MS = 500;

export function useSinglePress(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    const isFirst = now - last.current > DOUBLE_TAP_MS;
    last.current = now;
    return isFirst;
  };
}

/** What the rows of a list do, and the sheet that one of them has opened. Lists side by side share what tells a double tap. */
export function useTaskRows(pool: Pool, today: Day, sharedPress?: () => boolean) {
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const ownPress = useSinglePress();
  const isFirstPress = sharedPress ?? ownPress;
  const deeds = useTaskDeeds(pool, today);
  return {
    row: {
      today,
      isReadOnly: pool.isReadOnly,
      onDone: (task: ReckonedTask) => {
        if (!isFirstPress()) return;
        const name = sheetOfDone(task);
        if (name) setOpen({ name, task });
        else void deeds.done(task);
      },
      onSnooze: (task: ReckonedTask, untilOn: Day) => void deeds.snooze(task, untilOn),
      onSkip: (task: ReckonedTask) => isFirstPress() && void deeds.skip(task),
      onOpen: (name: TaskSheetName, task: ReckonedTask) => setOpen({ name, task }),
    },
    sheet: open ? <TaskSheet pool={pool} today={today} open={open} deeds={deeds} onClose={() => setOpen(null)} /> : null,
  };
}

export function TaskBoard({ pool, tasks, today }: { pool: Pool; tasks: readonly ReckonedTask[]; today: Day }) {
  const { row, sheet } = useTaskRows(pool, today);
  const sections = sectionsOf(tasks, today, addDays);
  const list = (items: readonly ReckonedTask[]) => (
    <ul className="divide-y divide-line">
      {items.map((task) => (
        <TaskRow key={task.id} task={task} {...row} />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-6">
      <Card padding="lg">
        <h2 className="text-lg font-semibold">{m.common_today()}</h2>
        {sections.today.length > 0 ? list(sections.today) : <p className="mt-2 text-muted">{m.tasks_nothing_today()}</p>}
      </Card>
      {sections.week.length > 0 ? (
        <Card padding="lg">
          <h2 className="text-lg font-semibold">{m.tasks_section_week()}</h2>
          {list(sections.week)}
        </Card>
      ) : null}
      {sections.later.length > 0 ? (
        <Card padding="lg">
          <h2 className="text-lg font-semibold">{m.tasks_section_later()}</h2>
          {list(sections.later)}
        </Card>
      ) : null}
      {sections.finished.length > 0 ? (
        <Disclosure summary={m.tasks_section_finished({ count: sections.finished.length })}>{list(sections.finished)}</Disclosure>
      ) : null}
      {sheet}
    </div>
  );
}
