import type { Pool } from '@limpid/contract';
import { EllipsisVertical, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiError, errorText } from '../../api/api-error.ts';
import { POOL_PARAMETER, useCurrentPool } from '../../api/current-pool.tsx';
import { useMe } from '../../session/me.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PlanLimitNotice } from './plan-limit-notice.tsx';
import { PoolDetails } from './pool-details.tsx';
import { PoolHero } from './pool-hero.tsx';
import { RemovePoolDialog } from './pool-remove.tsx';
import { KIND_LABELS } from './pool-labels.ts';
import { useMeasuredCyanuricAcid, usePool } from './pools.data.ts';

/** What follows the pool in the address; empty: its details. */
type PoolPart = '' | 'equipment' | 'pump';

const pathOf = (poolId: string, part: PoolPart): string => `/pools/${poolId}${part === '' ? '' : `/${part}`}`;

const PART_TITLES = { equipment: m.common_equipment, pump: m.equipment_planner_title };

/** The address and the chosen pool follow each other: the switcher leads to the other pool's page. */
function useFollowing(poolId: string, part: PoolPart): void {
  const { pool, pools, selectPool } = useCurrentPool();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get(POOL_PARAMETER);
  const isElsewhere = wanted !== null && wanted !== poolId && pools.some((each) => each.id === wanted);
  const isBehind = !isElsewhere && pool !== null && pool.id !== poolId && pools.some((each) => each.id === poolId);
  useEffect(() => {
    if (isElsewhere) void navigate(`${pathOf(wanted, part)}?${POOL_PARAMETER}=${wanted}`, { replace: true });
    else if (isBehind) selectPool(poolId);
  }, [isElsewhere, isBehind, wanted, poolId, part, navigate, selectPool]);
}

/**
 * The pages of a pool. Among its details `children` comes after the facts: the plan and the history of other features;
 * its other parts belong to Care, and there it is all there is.
 */
export function PoolPageFrame({ part = '', children }: { part?: PoolPart; children?: (pool: Pool) => ReactNode }) {
  const { poolId = '' } = useParams();
  const { pools } = useCurrentPool();
  const listed = pools.find((pool) => pool.id === poolId);
  const query = usePool(poolId, { placeholderData: listed });
  useFollowing(poolId, part);
  // Delete the stored data of a pool that is gone.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const pool = isGone ? undefined : (query.data ?? listed);
  if (!pool)
    return <Page>{query.isError ? <NoPoolHere error={query.error} onRetry={() => void query.refetch()} /> : <PoolSkeleton />}</Page>;
  return (
    <Page>
      <PoolContent key={pool.id} pool={pool} part={part} isStale={query.isError} onRetry={() => void query.refetch()}>
        {children?.(pool)}
      </PoolContent>
    </Page>
  );
}

interface ContentProps {
  pool: Pool;
  part: PoolPart;
  isStale: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function PoolContent({ pool, part, isStale, onRetry, children }: ContentProps) {
  return (
    <>
      {part === '' ? <DetailsHead pool={pool} /> : <PageHeader eyebrow={pool.name} title={PART_TITLES[part]()} />}
      <div className="flex flex-col gap-6">
        {isStale ? (
          <Callout
            tone="warn"
            title={m.pools_out_of_date_title()}
            live
            action={
              <Button variant="secondary" onClick={onRetry}>
                {m.common_try_again()}
              </Button>
            }
          >
            {m.pools_out_of_date_text()}
          </Callout>
        ) : null}
        {part === '' ? <Overview pool={pool}>{children}</Overview> : <div>{children}</div>}
      </div>
    </>
  );
}

function DetailsHead({ pool }: { pool: Pool }) {
  const { href } = useCurrentPool();
  return (
    <PageHeader
      eyebrow={KIND_LABELS[pool.kind].label()}
      title={<span className="break-words">{pool.name}</span>}
      actions={
        <>
          <LinkButton to={href('/chemistry/log')} prefetch="intent" iconBefore={<Plus size={20} aria-hidden />}>
            {m.common_log_a_test()}
          </LinkButton>
          <MoreActions pool={pool} />
        </>
      }
    />
  );
}

function Overview({ pool, children }: { pool: Pool; children: ReactNode }) {
  const { units } = useUnits();
  const cyanuricAcidPpm = useMeasuredCyanuricAcid(pool.id);
  return (
    <>
      <PoolHero pool={pool} units={units} />
      <PoolDetails pool={pool} cyanuricAcidPpm={cyanuricAcidPpm} />
      {children}
    </>
  );
}

function MoreActions({ pool }: { pool: Pool }) {
  const { me } = useMe();
  const { pools } = useCurrentPool();
  const navigate = useNavigate();
  const [shown, setShown] = useState<'limit' | 'remove' | null>(null);
  const addAnother = () => {
    if (me && !me.entitlements.features.canAddPools) setShown('limit');
    else void navigate('/setup');
  };
  const close = () => setShown(null);
  return (
    <>
      <Menu
        label={m.common_pool()}
        align="end"
        trigger={<IconButton label={m.pools_more_actions()} tone="outline" icon={<EllipsisVertical size={20} aria-hidden />} />}
        items={[
          { label: m.pools_add_another_pool(), icon: <Plus size={18} aria-hidden />, onSelect: addAnother },
          null,
          { label: m.pools_delete_pool(), icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: () => setShown('remove') },
        ]}
      />
      <RemovePoolDialog pool={pool} open={shown === 'remove'} onClose={close} />
      <Dialog
        open={shown === 'limit'}
        onClose={close}
        title={m.pools_add_another_pool()}
        actions={<Button onClick={close}>{m.pools_ok()}</Button>}
      >
        <PlanLimitNotice pool={pools[0] ?? null} isHere />
      </Dialog>
    </>
  );
}

function NoPoolHere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone) {
    return (
      <EmptyState
        level={1}
        drawing="lost"
        title={m.pools_not_found_title()}
        action={<LinkButton to="/dashboard">{m.pools_go_to_today()}</LinkButton>}
      >
        {m.pools_not_found_text()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      drawing="storm"
      title={m.pools_load_failed_title()}
      action={<Button onClick={onRetry}>{m.common_try_again()}</Button>}
    >
      {errorText(error)}
    </EmptyState>
  );
}

function PoolSkeleton() {
  return (
    <Loading label={m.pools_loading_pool()}>
      <Skeleton className="h-5 w-16" />
      <Skeleton className="mt-2 h-10 w-64 max-w-full" />
      <Skeleton className="mt-8 h-44 rounded-card" />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-[440px] rounded-card" />
        <Skeleton className="h-[440px] rounded-card" />
      </div>
    </Loading>
  );
}
