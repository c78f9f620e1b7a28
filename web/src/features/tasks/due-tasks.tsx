import type { Pool } from '@limpid/contract';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { useTaskRows } from './task-board.tsx';
import { TaskRow } from './task-row.tsx';
import { type ReckonedTask, useTasks } from './tasks.data.ts';

const MOST_SHOWN = 3;

/** What is due today, done with one tap. Nothing if there are no tasks. */
export function DueTasks({ pool }: { pool: Pool }) {
  const { tasks = [], today } = useTasks(pool, useNow(60_000));
  const { row, sheet } = useTaskRows(pool, today);
  const { href } = useCurrentPool();
  const due = tasks.filter(({ state }) => state === 'due' || state === 'overdue');
  const isNext = ({ state, dueOn, isDoneToday }: ReckonedTask) =>
    dueOn !== null && !isDoneToday && (state === 'upcoming' || state === 'snoozed');
  const next = tasks.find(isNext);
  // What was just done early says what follows.
  const early = tasks.filter(({ isDoneEarly }) => isDoneEarly).slice(0, 1);
  const shown = due.length > 0 ? due.slice(0, MOST_SHOWN) : [...early, ...(next ? [next] : [])];
  return (
    <>
      {shown.length > 0 ? (
        <Card padding="lg">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-lg font-semibold">{due.length > 0 ? m.tasks_dashboard_due() : m.tasks_dashboard_next()}</h2>
            <LinkButton to={href('/maintenance')} prefetch="intent" variant="quiet" size="sm">
              {due.length > MOST_SHOWN ? m.tasks_dashboard_all({ count: due.length }) : m.tasks_dashboard_more()}
            </LinkButton>
          </div>
          <ul className="divide-y divide-line">
            {shown.map((task) => (
              <TaskRow key={task.id} task={task} {...row} />
            ))}
          </ul>
        </Card>
      ) : null}
      {sheet}
    </>
  );
}
