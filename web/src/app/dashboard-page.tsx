import type { Pool } from '@limpid/contract';
import { Plus } from 'lucide-react';
import { sayError } from '../api/api-error.ts';
import { useCurrentPool } from '../api/current-pool.tsx';
import { isTestDue } from '../features/plans/next-action.ts';
import { PlanCard, PlanNotes } from '../features/plans/plan-panel.tsx';
import { usePlan } from '../features/plans/plans.data.ts';
import { SwimHero } from '../features/plans/swim-hero.tsx';
import { WaterTiles } from '../features/plans/water-tiles.tsx';
import { useReadings } from '../features/readings/readings.data.ts';
import { m } from '../paraglide/messages.js';
import { Button, LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { useNow } from '../ui/countdown.tsx';
import { late } from '../ui/late.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

// Most who come here have a pool; the setup's rules are for those who have none.
const { Late: NoPool } = late(() => import('./no-pool.tsx').then(({ NoPool }) => NoPool));

export const meta = () => pageMeta({ title: m.dashboard_title(), description: m.dashboard_description(), noindex: true });

export default function DashboardPage() {
  const { pool, isLoading } = useCurrentPool();
  return <Page>{pool ? <Today key={pool.id} pool={pool} /> : isLoading ? <TodaySkeleton /> : <NoPool waiting={<TodaySkeleton />} />}</Page>;
}

function Today({ pool }: { pool: Pool }) {
  const plan = usePlan(pool);
  const readings = useReadings(pool.id);
  const { href } = useCurrentPool();
  const now = useNow(60_000);
  if (plan.isPending) return <TodaySkeleton />;
  if (plan.isError) {
    return (
      <>
        <PageHeader title={m.dashboard_title()} eyebrow={pool.name} />
        <Callout
          tone="bad"
          title={m.dashboard_error()}
          action={
            <Button variant="secondary" onClick={() => void plan.refetch()}>
              {m.dashboard_try_again()}
            </Button>
          }
        >
          {sayError(plan.error)}
        </Callout>
      </>
    );
  }
  const isDue = isTestDue(plan.data, now);
  return (
    <>
      <SwimHero
        pool={pool}
        plan={plan.data}
        action={
          <LinkButton
            to={href('/chemistry/log')}
            prefetch="intent"
            variant={isDue ? 'primary' : 'secondary'}
            size="lg"
            className="w-full sm:w-auto"
            iconBefore={<Plus size={20} aria-hidden />}
          >
            {m.dashboard_log()}
          </LinkButton>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <PlanCard pool={pool} plan={plan.data} isLocal={plan.isLocal} />
        <div className="lg:row-span-2">
          <WaterTiles plan={plan.data} readings={readings.data?.items ?? []} />
        </div>
        <PlanNotes pool={pool} plan={plan.data} />
      </div>
    </>
  );
}

function TodaySkeleton() {
  return (
    <Loading label={m.dashboard_loading()}>
      <div className="mb-6 rounded-hero bg-tint px-5 pt-6 pb-14 sm:px-8 sm:pt-8 sm:pb-16">
        <p className="mb-2 text-sm text-muted">{m.dashboard_title()}</p>
        <h1 className="text-[2.25rem] leading-[1.05] font-semibold tracking-tight sm:text-3xl">{m.dashboard_looking()}</h1>
        <Skeleton className="mt-3 h-6 w-72 max-w-full" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid grid-cols-2 gap-4">
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-44 rounded-card" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
