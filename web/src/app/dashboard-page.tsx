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
import { TodaySkeleton } from './today-skeleton.tsx';

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
