import { ChevronsUpDown, Plus, Waves } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCurrentPool } from '../api/current-pool.tsx';
import { m } from '../paraglide/messages.js';
import { Menu } from '../ui/menu.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { tooltipOf } from '../ui/tooltip.tsx';

/** Which water the whole app is about; with one pool it is simply its name. */
export function PoolSwitcher() {
  const { pool, pools, isLoading, selectPool } = useCurrentPool();
  const navigate = useNavigate();
  if (isLoading) return <Skeleton className="h-11 w-full max-w-44" />;
  if (!pool) return null;
  const items = [
    ...pools.map((each) => ({
      label: each.name,
      checked: each.id === pool.id,
      onSelect: () => selectPool(each.id),
    })),
    null,
    { label: m.shell_add_pool(), icon: <Plus size={18} aria-hidden />, onSelect: () => void navigate('/setup') },
  ];
  const trigger = (
    <button
      type="button"
      {...tooltipOf(m.shell_your_pools(), 'bottom')}
      className="flex min-h-11 w-full max-w-60 min-w-0 items-center gap-2 rounded-control border border-line bg-surface px-3 text-left text-sm font-medium hover:border-line-strong dark:bg-raised"
    >
      <Waves size={18} strokeWidth={1.75} className="shrink-0 text-brand max-md:hidden" aria-hidden />
      <span className="sr-only">{m.shell_current_pool()} </span>
      <span className="min-w-0 flex-1 truncate">{pool.name}</span>
      <ChevronsUpDown size={16} className="shrink-0 text-muted" aria-hidden />
    </button>
  );
  return <Menu trigger={trigger} items={items} align="start" label={m.shell_your_pools()} />;
}
