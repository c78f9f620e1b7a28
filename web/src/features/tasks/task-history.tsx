import type { Completion, Pool } from '@limpid/contract';
import { type Day, weekStreak } from '@limpid/schedule';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type HistoryItem, useDoneDays, useHistory } from './history.data.ts';
import { lastDayOf, MonthCalendar, monthOf } from './month-calendar.tsx';
import { monthText } from './recurrence-text.ts';
import type { ReckonedTask } from './tasks.data.ts';
import { useDeleteCompletion } from './use-task-deeds.ts';

const PAGE = 60;
/** Further back leads the calendar. */
const MOST = 2000;
const NO_DAYS: ReadonlyMap<Day, number> = new Map();

/** `title`: of the task */
export type Beside = (completion: Completion, title: string) => ReactNode;

interface HistoryProps {
  pool: Pool;
  tasks: readonly ReckonedTask[];
  today: Day;
  /** what belongs to a completed task, of another feature */
  beside?: Beside | undefined;
}

export function TaskHistory({ pool, tasks, today, beside }: HistoryProps) {
  const [first, setFirst] = useState<Day>(monthOf(today));
  const counts = useDoneDays(pool) ?? NO_DAYS;
  const doneDays = [...counts].flatMap(([on, count]) => (count > 0 ? [on] : []));
  const newest = useHistory(pool, { toOn: undefined, most: PAGE });
  if (newest.isPending) return <Waiting />;
  if (doneDays.length === 0 && newest.items.length === 0 && !newest.error) {
    return (
      <EmptyState drawing="history" title={m.tasks_history_empty_title()}>
        {m.tasks_history_empty_text()}
      </EmptyState>
    );
  }
  const { current, longest } = weekStreak(doneDays, today);
  const toOn = first === monthOf(today) ? undefined : lastDayOf(first);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card padding="lg">
        <p className="mb-4 text-sm text-muted">
          <span className="figures mr-1 text-2xl font-semibold text-ink">{current}</span> {m.tasks_streak({ count: current, longest })}
        </p>
        <MonthCalendar first={first} counts={counts} today={today} onChange={setFirst} />
      </Card>
      <Card padding="lg">
        <h2 className="mb-2 text-lg font-semibold">
          {toOn === undefined ? m.tasks_history_list() : m.tasks_history_up_to({ month: monthText(first) })}
        </h2>
        <HistoryList key={toOn} pool={pool} tasks={tasks} toOn={toOn} beside={beside} />
      </Card>
    </div>
  );
}

/** From a day backwards; the rest comes page after page. */
function HistoryList({ pool, tasks, toOn, beside }: Omit<HistoryProps, 'today'> & { toOn: Day | undefined }) {
  const [most, setMost] = useState(PAGE);
  const { items, hasMore, isPending, isFetching, error, refetch } = useHistory(pool, { toOn, most });
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  if (isPending) return <Waiting />;
  if (error) {
    const tryAgain = (
      <Button variant="secondary" size="sm" onClick={refetch}>
        {m.common_try_again()}
      </Button>
    );
    return (
      <Callout tone="warn" action={tryAgain}>
        {errorText(error)}
      </Callout>
    );
  }
  const isMore = hasMore || items.length > most;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.slice(0, most).map((item) => (
          <HistoryRow key={item.id} pool={pool} item={item} title={titles.get(item.taskId) ?? ''} beside={beside} />
        ))}
      </ul>
      {isMore && most < MOST ? (
        <Button variant="quiet" wide pending={isFetching} onClick={() => setMost(Math.min(MOST, most + PAGE))}>
          {m.common_show_older()}
        </Button>
      ) : null}
    </>
  );
}

interface RowProps extends Pick<HistoryProps, 'pool' | 'beside'> {
  item: HistoryItem;
  title: string;
}

function HistoryRow({ pool, item: { at, text, completion }, title, beside }: RowProps) {
  const remove = useDeleteCompletion(pool);
  const moment = momentText(at, pool.timeZone);
  return (
    <li className="flex items-start gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{completion ? title : m.tasks_skipped_named({ title })}</p>
        <p className="figures text-sm text-muted">{moment}</p>
        {text ? <p className="text-sm wrap-anywhere">{text}</p> : null}
        {completion && beside ? beside(completion, title) : null}
      </div>
      {completion && !pool.isReadOnly ? (
        <IconButton
          label={m.tasks_delete_completion({ title, moment })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => void remove(completion, title)}
        />
      ) : null}
    </li>
  );
}

function Waiting() {
  return (
    <Loading label={m.tasks_loading()}>
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
}
