import type { Pool } from '@limpid/contract';
import { useDeferredValue } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { isOpen } from '../../features/clear-ups/clear-ups.data.ts';
import { useClearUp } from '../../features/clear-ups/use-clear-up.ts';
import { usePlan } from '../../features/plans/plans.data.ts';
import { SwimHero } from '../../features/plans/water/swim-hero.tsx';
import { ClockNote } from '../../features/readings/clock-note.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AllPoolsSkeleton, TodayPlanSkeleton, TodaySkeleton } from './today-skeleton.tsx';

// Most who come here have a pool; the setup's rules are for those who have none.
const { Lazy: NoPool } = lazy(() => import('./no-pool.tsx').then(({ NoPool }) => NoPool));

// Whether swimming is allowed comes first. The steps and the numbers are fetched while the plan itself is on its way.
const { Lazy: TodayPlan, prepare } = lazy(() => import('./today-plan.tsx').then(({ TodayPlan }) => TodayPlan));
const { Lazy: TodayAction, prepare: prepareAction } = lazy(() => import('./today-action.tsx').then(({ TodayAction }) => TodayAction));
if (!import.meta.env.SSR) {
  setTimeout(prepareAction);
  setTimeout(prepare);
}

const { Lazy: TodayClearUp } = lazy(() => import('../clear-up/today-clear-up.tsx').then(({ TodayClearUp }) => TodayClearUp));
const { Lazy: ClearUpOffer } = lazy(() => import('../clear-up/today-clear-up.tsx').then(({ ClearUpOffer }) => ClearUpOffer));

const { Lazy: NextStepText } = lazy(() => import('../clear-up/today-clear-up.tsx').then(({ NextStepText }) => NextStepText));

const { Lazy: NextPool } = lazy(() => import('./next-pool.tsx').then(({ NextPool }) => NextPool));

const { Lazy: AllPools } = lazy(() => import('./all-pools.tsx').then(({ AllPools }) => AllPools));

/** Where chlorine is not the answer, and when it is over, today's plan goes on. */
const LEAVES_PLAN: readonly string[] = ['obstacle', 'done'];

export const meta = () =>
  pageMeta({ title: m.common_today(), description: m.dashboard_description(), canonicalPath: '/dashboard', noindex: true });

export default function DashboardPage() {
  const { pool: chosen, pools, isLoading } = useCurrentPool();
  // Answers come while the page is being taken over; what they bring is drawn in pieces, between which people can press something.
  const pool = useDeferredValue(chosen);
  const isWaiting = isLoading || pool !== chosen;
  if (!pool) return <Page>{isWaiting ? <TodaySkeleton /> : <NoPool waiting={<TodaySkeleton />} />}</Page>;
  return (
    <Page>
      {pools.length > 1 ? <AllPools waiting={<AllPoolsSkeleton count={pools.length} />} /> : null}
      <div id="pool-today" className="scroll-mt-20">
        <Today key={pool.id} pool={pool} />
      </div>
    </Page>
  );
}

function Today({ pool }: { pool: Pool }) {
  const plan = usePlan(pool);
  const { clearUp, state, reason } = useClearUp(pool);
  const leads = clearUp && isOpen(clearUp) && state && !LEAVES_PLAN.includes(state.action.kind) ? state : undefined;
  const { pools } = useCurrentPool();
  const hasOthers = pools.length > 1;
  const shown = useDeferredValue(plan.data);
  if (plan.isPending) return <TodaySkeleton />;
  if (plan.isError) {
    return (
      <>
        <PageHeader title={m.common_today()} eyebrow={pool.name} />
        <Callout
          tone="bad"
          title={m.dashboard_error()}
          action={
            <Button variant="secondary" onClick={() => void plan.refetch()}>
              {m.common_try_again()}
            </Button>
          }
        >
          {errorText(plan.error)}
        </Callout>
      </>
    );
  }
  if (!shown) return <TodaySkeleton />;
  return (
    <>
      <ClockNote className="mb-6" />
      <SwimHero
        pool={pool}
        plan={shown}
        name={hasOthers ? pool.name : undefined}
        next={leads ? <NextStepText pool={pool} action={leads.action} /> : undefined}
        action={
          <TodayAction
            pool={pool}
            plan={shown}
            isLocal={plan.isLocal}
            isClearingUp={leads !== undefined}
            waiting={<Skeleton className="h-13 w-full sm:w-60" />}
          />
        }
      />
      {hasOthers ? <NextPool pool={pool} plan={shown} /> : null}
      {reason ? <ClearUpOffer reason={reason} /> : null}
      <TodayPlan
        pool={pool}
        plan={shown}
        isLocal={plan.isLocal}
        instead={leads ? <TodayClearUp state={leads} /> : undefined}
        waiting={<TodayPlanSkeleton />}
      />
    </>
  );
}
