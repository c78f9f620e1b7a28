import type { Pool } from '@limpid/contract';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useOverview } from '../../features/plans/overview.data.ts';
import { usePlan } from '../../features/plans/plans.data.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ShoppingList } from './shopping-list.tsx';

export const meta = () =>
  pageMeta({ title: m.common_shopping_list(), description: m.shopping_description(), canonicalPath: '/chemistry/shopping', noindex: true });

export default function ShoppingPage() {
  const { pool, pools, isLoading } = useCurrentPool();
  const [isAll, setIsAll] = useState(true);
  const several = pools.length > 1;
  return (
    <Page width="medium">
      <PageHeader title={m.common_shopping_list()} eyebrow={several && isAll ? m.common_your_pools() : pool?.name} />
      {several ? (
        <div className="mb-5 print:hidden">
          <SegmentedControl
            label={m.shopping_which()}
            labelHidden
            value={isAll ? 'all' : 'one'}
            onChange={(value) => setIsAll(value === 'all')}
            options={[
              { value: 'all', label: m.shopping_all_pools() },
              { value: 'one', label: m.shopping_this_pool() },
            ]}
          />
        </div>
      ) : null}
      {pool ? several && isAll ? <ForAll /> : <ForOne key={pool.id} pool={pool} /> : isLoading ? <ShoppingSkeleton /> : <NoPool />}
    </Page>
  );
}

function ForOne({ pool }: { pool: Pool }) {
  const plan = usePlan(pool);
  if (plan.isPending) return <ShoppingSkeleton />;
  if (plan.isError) return <NotLoaded error={plan.error} onTryAgain={() => void plan.refetch()} />;
  return <ShoppingList pools={[{ poolId: pool.id, name: pool.name, shopping: plan.data.shopping ?? [] }]} />;
}

function ForAll() {
  const { pools } = useCurrentPool();
  const overview = useOverview(true);
  if (overview.isPending) return <ShoppingSkeleton />;
  if (overview.isError) return <NotLoaded error={null} onTryAgain={overview.refetch} />;
  return <ShoppingList pools={pools.map(({ id, name }) => ({ poolId: id, name, shopping: overview.of(id)?.shopping ?? [] }))} isNamed />;
}

function NotLoaded({ error, onTryAgain }: { error: Error | null; onTryAgain: () => void }) {
  return (
    <Callout
      tone="bad"
      title={m.shopping_not_loaded()}
      action={
        <Button variant="secondary" onClick={onTryAgain}>
          {m.common_try_again()}
        </Button>
      }
    >
      {error ? errorText(error) : m.common_check_connection()}
    </Callout>
  );
}

function ShoppingSkeleton() {
  return (
    <Loading label={m.shopping_loading()}>
      <Skeleton className="h-72 w-full rounded-card" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.chemistry_no_pool()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.chemistry_no_pool_text()}
    </EmptyState>
  );
}
