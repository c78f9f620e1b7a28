import type { Pool } from '@limpid/contract';
import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';

/** What follows the pool in the address; empty: the overview. */
export type PoolTab = '' | 'equipment' | 'pump';

export const tabPath = (poolId: string, tab: PoolTab): string => `/pools/${poolId}${tab === '' ? '' : `/${tab}`}`;

const TABS: readonly { tab: PoolTab; label: () => string }[] = [
  { tab: '', label: m.equipment_tab_overview },
  { tab: 'equipment', label: m.common_equipment },
  { tab: 'pump', label: m.equipment_planner_title },
];

/** The pages of one pool, side by side. They are addresses, so that each can be linked to and gone back from. */
export function PoolTabs({ pool }: { pool: Pool }) {
  const { href } = useCurrentPool();
  return (
    <nav aria-label={m.equipment_tabs()} className="-mx-4 mb-6 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex sm:gap-1">
        {TABS.map(({ tab, label }) => (
          <li key={tab}>
            <NavLink
              to={href(tabPath(pool.id, tab))}
              end
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  '-mb-px inline-flex min-h-11 items-center border-b-2 px-2.5 text-sm sm:px-3 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
                  isActive ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
