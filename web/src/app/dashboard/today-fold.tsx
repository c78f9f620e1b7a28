import type { Pool, PoolPlan } from '@limpid/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const { Lazy: RestOfToday, prepare } = lazy(() => import('./rest-of-today.tsx').then(({ RestOfToday }) => RestOfToday));

/** The one fold of Today. It stays as the person leaves it while the page is open. */
export function TodayFold(props: { pool: Pool; plan: PoolPlan; said: PoolPlan['findings'] }) {
  const [isOpened, setOpened] = useState(false);
  const waiting = (
    <Loading label={m.dashboard_loading()}>
      <Skeleton className="mt-2 h-64 rounded-card" />
    </Loading>
  );
  return (
    <details className="group/today" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary
        onPointerEnter={prepare}
        onFocus={prepare}
        className="flex min-h-13 items-center justify-between gap-3 rounded-control border border-line bg-surface px-5 py-3 font-medium hover:bg-sunken dark:bg-raised"
      >
        {m.dashboard_whole_plan()}
        <ChevronDown size={20} aria-hidden className="shrink-0 transition-transform group-open/today:rotate-180" />
      </summary>
      {isOpened ? <RestOfToday {...props} waiting={waiting} /> : null}
    </details>
  );
}
