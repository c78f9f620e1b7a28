import type { Pool } from '@limpid/contract';
import { clsx } from 'clsx';
import { ChevronsUpDown, Plus, Settings2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useKnownSwim, useOverview, useSwimOf } from '../../features/plans/overview.data.ts';
import type { SwimLook } from '../../features/plans/water/swim-look.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tooltipOf } from '../../ui/overlays/tooltip.tsx';

/** Which water the whole app is about, and whether people may swim in it: by shape, word and color. */
export function PoolSwitcher() {
  const { pool, pools, isLoading, selectPool, href } = useCurrentPool();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const swimOf = useSwimOf(useOverview(pools.length > 1));
  const known = useKnownSwim(pool?.id, now);
  if (isLoading) return <Skeleton className="h-11 w-full max-w-44" />;
  if (!pool) return null;
  const lookOf = (each: Pool) => (each.id === pool.id && known ? known : swimOf(each.id, now));
  const items = [
    ...pools.map((each) => ({
      label: <PoolName name={each.name} look={lookOf(each)} isUnknownShown={pools.length > 1} />,
      checked: each.id === pool.id,
      onSelect: () => selectPool(each.id),
    })),
    null,
    { label: m.shell_pool_details(), icon: <Settings2 size={18} aria-hidden />, onSelect: () => void navigate(href(`/pools/${pool.id}`)) },
    { label: m.shell_add_pool(), icon: <Plus size={18} aria-hidden />, onSelect: () => void navigate('/setup') },
  ];
  const trigger = (
    <button
      type="button"
      {...tooltipOf(m.common_your_pools(), 'bottom')}
      className="flex min-h-11 w-full max-w-[15rem] min-w-0 items-center gap-2 rounded-control border border-line bg-surface px-3 text-left text-sm @max-[21rem]/top:px-2 font-medium hover:border-line-strong dark:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="sr-only">{m.shell_current_pool()} </span>
        <PoolName name={pool.name} look={lookOf(pool)} isSmall />
      </span>
      <ChevronsUpDown size={16} className="shrink-0 text-muted @max-[21rem]/top:hidden" aria-hidden />
    </button>
  );
  return <Menu trigger={trigger} items={items} align="start" label={m.common_your_pools()} />;
}

/** `isSmall`: in the header, where its height is given. */
function PoolName(props: { name: string; look: SwimLook | undefined; isSmall?: boolean; isUnknownShown?: boolean }) {
  const { name, look, isSmall = false, isUnknownShown = false } = props;
  const shown = look ?? (isUnknownShown ? { status: 'unknown' as const, short: m.plan_swim_unknown_word() } : undefined);
  return (
    <span className={clsx('flex min-w-0 flex-col items-start', isSmall ? 'leading-tight' : 'py-1.5')}>
      <span className="block max-w-full truncate">{name}</span>
      {shown ? (
        <span className={isSmall ? '[&_svg]:size-3 [&>span]:gap-1 [&>span]:text-xs [&>span]:leading-none' : '[&>span]:text-xs'}>
          <StatusPill status={shown.status} bare>
            {shown.short}
          </StatusPill>
        </span>
      ) : null}
    </span>
  );
}
