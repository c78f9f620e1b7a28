import type { Pool } from '@limpid/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { inDollars } from '../../i18n/money.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { useUnits } from '../../i18n/units.ts';
import { useOverview } from '../../features/plans/overview.data.ts';
import { usePlan } from '../../features/plans/plans.data.ts';
import { type PoolToBuyFor, type ShoppingLine, shoppingLines } from '../../features/plans/shopping.ts';
import { productText, shownAmount } from '../../features/plans/step-amount.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export const meta = () =>
  pageMeta({ title: m.common_shopping_list(), description: m.shopping_description(), canonicalPath: '/chemistry/shopping', noindex: true });

export default function ShoppingPage() {
  const { pool, pools, isLoading, href } = useCurrentPool();
  const [isAll, setIsAll] = useState(true);
  const several = pools.length > 1;
  const crumbs = [{ label: m.common_water_chemistry(), to: href('/chemistry') }, { label: m.common_shopping_list() }];
  return (
    <Page width="medium">
      <PageHeader
        title={m.common_shopping_list()}
        eyebrow={several && isAll ? m.common_your_pools() : pool?.name}
        crumbs={crumbs}
        actions={
          <Button variant="secondary" onClick={() => window.print()} iconBefore={<Printer size={18} aria-hidden />}>
            {m.common_print()}
          </Button>
        }
      />
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

function ShoppingList({ pools, isNamed = false }: { pools: readonly PoolToBuyFor[]; isNamed?: boolean }) {
  const { href } = useCurrentPool();
  const lines = shoppingLines(pools);
  if (lines.length === 0) {
    return (
      <EmptyState
        drawing="calm"
        title={m.shopping_empty()}
        action={
          <LinkButton to={href('/dashboard')} variant="secondary">
            {m.clear_up_to_today()}
          </LinkButton>
        }
      >
        {m.shopping_empty_text()}
      </EmptyState>
    );
  }
  const total = lines.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0);
  return (
    <Card padding="lg">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={`${line.item.productId} ${line.item.strengthPercent ?? ''}`} line={line} isNamed={isNamed} />
        ))}
      </ul>
      <p className="figures mt-4 flex justify-between gap-4 border-t border-line-strong pt-4 font-semibold">
        <span>{m.shopping_total()}</span>
        <span>{m.plan_amount_about({ amount: inDollars(total) })}</span>
      </p>
      <p className="mt-3 text-sm text-muted">{m.shopping_prices()}</p>
    </Card>
  );
}

function Line({ line, isNamed }: { line: ShoppingLine; isNamed: boolean }) {
  const { units } = useUnits();
  const { productId, strengthPercent } = line.item;
  return (
    <li className="flex gap-4 py-4 first:pt-0">
      {/* to be ticked on paper */}
      <span aria-hidden className="mt-1 hidden size-5 shrink-0 border-2 border-line-strong print:block" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="figures text-lg font-semibold">{shownAmount(productId, line.item, units).label}</span>{' '}
            <span className="font-medium">{productText(productId, strengthPercent)}</span>
          </span>
          {line.costUsd === undefined ? null : (
            <span className="figures text-sm">{m.plan_amount_about({ amount: inDollars(line.costUsd) })}</span>
          )}
        </p>
        <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
          {line.uses.map(({ name, item }) => (
            <li key={name}>
              {isNamed ? (
                <span className="figures text-ink">
                  {m.shopping_for({ pool: name, amount: shownAmount(productId, item, units).label })}{' '}
                </span>
              ) : null}
              {engineText(item.text, item.messages)}
            </li>
          ))}
        </ul>
      </div>
    </li>
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
