// The tasks of all pools in one list, for people who look after several: what is due first, each with its pool.
import type { Pool } from '@limpid/contract';
import { addDays, type Day } from '@limpid/schedule';
import { useCallback, useEffect, useState } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { inOrder, sectionsOf } from './reckoned-tasks.ts';
import { useSinglePress, useTaskRows } from './task-board.tsx';
import { TaskRow } from './task-row.tsx';
import { type ReckonedTask, useTasks } from './tasks.data.ts';

/** Each pool is read for itself; more of them when asked for. */
const POOLS_AT_ONCE = 12;

interface PoolTasks {
  today: Day;
  /** undefined: they couldn't be read */
  tasks: readonly ReckonedTask[] | undefined;
}
interface Item {
  pool: Pool;
  today: Day;
  task: ReckonedTask;
}

export function AllPoolTasks() {
  const { pools } = useCurrentPool();
  const [most, setMost] = useState(POOLS_AT_ONCE);
  const [read, setRead] = useState<ReadonlyMap<string, PoolTasks>>(new Map());
  const isFirstPress = useSinglePress();
  const onRead = useCallback((poolId: string, tasks: PoolTasks) => setRead((before) => new Map(before).set(poolId, tasks)), []);
  const shown = pools.slice(0, most);
  const failed = shown.filter(({ id }) => read.has(id) && !read.get(id)?.tasks);
  const isPending = shown.some(({ id }) => !read.has(id));
  const list = (section: 'today' | 'week') => (
    <ul className="divide-y divide-line">
      {itemsOf(shown, read, section).map((item) => (
        <PoolTaskRow key={item.task.id} {...item} isFirstPress={isFirstPress} />
      ))}
    </ul>
  );
  const has = (section: 'today' | 'week') => itemsOf(shown, read, section).length > 0;
  return (
    <div className="flex flex-col gap-6">
      {shown.map((pool) => (
        <PoolReader key={pool.id} pool={pool} onRead={onRead} />
      ))}
      {failed.length > 0 ? (
        <Callout tone="bad" title={m.tasks_error()}>
          {failed.map(({ name }) => name).join(', ')}
        </Callout>
      ) : null}
      <Card padding="lg">
        <h2 className="text-lg font-semibold">{m.common_today()}</h2>
        {has('today') ? list('today') : isPending ? null : <p className="mt-2 text-muted">{m.tasks_nothing_today_anywhere()}</p>}
        {isPending ? (
          <Loading label={m.tasks_loading()}>
            <Skeleton className="mt-3 h-16 rounded-control" />
          </Loading>
        ) : null}
      </Card>
      {has('week') ? (
        <Card padding="lg">
          <h2 className="text-lg font-semibold">{m.tasks_section_week()}</h2>
          {list('week')}
        </Card>
      ) : null}
      {pools.length > most ? (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + POOLS_AT_ONCE)}>
          {m.tasks_more_pools({ count: pools.length - most })}
        </Button>
      ) : null}
    </div>
  );
}

function itemsOf(pools: readonly Pool[], read: ReadonlyMap<string, PoolTasks>, section: 'today' | 'week'): Item[] {
  const items = pools.flatMap((pool): Item[] => {
    const { tasks, today } = read.get(pool.id) ?? {};
    if (!tasks || today === undefined) return [];
    return sectionsOf(tasks, today, addDays)[section].map((task) => ({ pool, today, task }));
  });
  return items.toSorted((one, other) => inOrder(one.task, other.task));
}

/** Shows nothing: the tasks of one pool, also offline. */
function PoolReader({ pool, onRead }: { pool: Pool; onRead: (poolId: string, tasks: PoolTasks) => void }) {
  const { tasks, today, isPending } = useTasks(pool, useNow(60_000));
  useEffect(() => {
    if (!isPending) onRead(pool.id, { tasks, today });
  }, [isPending, onRead, pool.id, tasks, today]);
  return null;
}

function PoolTaskRow({ pool, today, task, isFirstPress }: Item & { isFirstPress: () => boolean }) {
  const { row, sheet } = useTaskRows(pool, today, isFirstPress);
  return (
    <>
      <TaskRow task={task} poolName={pool.name} {...row} />
      {sheet}
    </>
  );
}
