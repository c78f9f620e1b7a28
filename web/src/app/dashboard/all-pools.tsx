import type { Pool, PoolOverview } from '@limpid/contract';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ageText, clockTimeText } from '../../i18n/ages.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { engineText } from '../../i18n/engine-text.ts';
import { useUnits } from '../../i18n/units.ts';
import { byUrgency, useOverview, useSwimOf } from '../../features/plans/overview.data.ts';
import { productText, shownAmount } from '../../features/plans/step-amount.ts';
import type { SwimLook } from '../../features/plans/water/swim-look.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { showPool } from './show-pool.ts';

/** The others follow when asked for: today's pool should not be far below. */
const SHOWN_FIRST = 5;

interface Row {
  pool: Pool;
  known: PoolOverview | undefined;
  look: SwimLook | undefined;
  testedAt: string | undefined;
}

/** For people who look after several pools: all of them, the most urgent first, each one tap away. */
export function AllPools() {
  const { pools, pool: current, selectPool } = useCurrentPool();
  const overview = useOverview(true);
  const swimOf = useSwimOf(overview);
  const now = useNow(60_000);
  const [showsAll, setShowsAll] = useState(false);
  const rows = pools.map((pool): Row => {
    const known = overview.of(pool.id);
    return { pool, known, look: swimOf(pool.id, now), testedAt: known?.testedAt };
  });
  const sorted = overview.isPending ? rows : byUrgency(rows);
  const open = (poolId: string) => {
    selectPool(poolId);
    showPool();
  };
  return (
    <Card padding="none" aria-labelledby="all-pools" className="mb-6 overflow-hidden">
      <div className="px-5 pt-5 sm:px-6">
        <CardHeader id="all-pools" title={m.common_your_pools()} description={summaryOf(rows, overview.isError)} />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {sorted.slice(0, showsAll ? undefined : SHOWN_FIRST).map((row) => (
          <PoolRow key={row.pool.id} row={row} now={now} isCurrent={row.pool.id === current?.id} onOpen={() => open(row.pool.id)} />
        ))}
      </ul>
      {!showsAll && pools.length > SHOWN_FIRST ? (
        <div className="border-t border-line p-2">
          <Button variant="quiet" wide onClick={() => setShowsAll(true)}>
            {m.dashboard_show_all_pools({ count: pools.length })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function summaryOf(rows: readonly Row[], hasFailed: boolean): string {
  if (hasFailed) return m.dashboard_pools_not_loaded();
  if (rows.every(({ look }) => look === undefined)) return m.dashboard_pools_by_urgency();
  const urgent = rows.filter(({ look }) => look?.status === 'bad' || look?.status === 'warn').length;
  if (urgent > 0) return m.dashboard_pools_urgent({ count: urgent, all: rows.length });
  // Of water that no test tells of, nothing is known.
  return rows.every(({ look }) => look && look.status !== 'unknown')
    ? m.dashboard_pools_none_urgent()
    : m.dashboard_pools_none_urgent_tested();
}

function PoolRow({ row, now, isCurrent, onOpen }: { row: Row; now: number; isCurrent: boolean; onOpen: () => void }) {
  const { pool, look, known } = row;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        className={clsx(
          'flex min-h-18 w-full items-center gap-4 px-5 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-3 sm:px-6 dark:hover:bg-raised',
          isCurrent && 'bg-tint',
        )}
      >
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:items-center">
          <span className="min-w-0">
            <span className="block truncate font-medium">{pool.name}</span>
            <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {look ? (
                <StatusPill status={look.status} bare>
                  {look.short}
                </StatusPill>
              ) : (
                <StatusPill status="unknown" bare>
                  {m.plan_swim_unknown_word()}
                </StatusPill>
              )}
              {known?.testedAt ? <span>{m.plan_tested({ age: ageText(known.testedAt, now) })}</span> : null}
            </span>
          </span>
          <span className="text-sm text-pretty">{known ? <NextStep pool={pool} known={known} now={now} /> : null}</span>
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-muted" />
      </button>
    </li>
  );
}

function NextStep({ pool, known, now }: { pool: Pool; known: PoolOverview; now: number }) {
  const { units } = useUnits();
  const { swim, nextStep, hasClearUp, retestAt } = known;
  if (hasClearUp) return m.clear_up_continue();
  if (!swim.isKnown) return engineText(swim.action, swim.messages?.action);
  if (nextStep) {
    const amount = shownAmount(nextStep.productId, nextStep, units).label;
    const isWaiting = nextStep.readyAt !== undefined && Date.parse(nextStep.readyAt) > now;
    const time = isWaiting ? clockTimeText(nextStep.readyAt ?? '', now, pool.timeZone) : '';
    if (nextStep.productId === 'fill-water') {
      return isWaiting ? m.dashboard_next_drain_from({ amount, time }) : m.dashboard_next_drain({ amount });
    }
    const product = productText(nextStep.productId, nextStep.strengthPercent);
    return isWaiting ? m.dashboard_next_from({ amount, product, time }) : m.dashboard_next({ amount, product });
  }
  // "Test pH again with drops" says more than that a test is due.
  if (retestAt === undefined || swim.state !== 'ready') return engineText(swim.action, swim.messages?.action);
  return Date.parse(retestAt) > now
    ? m.dashboard_next_test({ time: clockTimeText(retestAt, now, pool.timeZone) })
    : m.dashboard_next_test_now();
}
