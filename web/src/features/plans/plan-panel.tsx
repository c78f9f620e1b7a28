import type { Pool, PoolPlan } from '@limpid/contract';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { BehindNote, LocalNote } from './local-note.tsx';
import { isStale } from './next-action.ts';
import { useOwnSteps } from './own-steps.data.ts';
import { BeforeSteps } from './plan-findings.tsx';
import { PlanFoot } from './plan-foot.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { NoSteps, PlanSteps } from './steps/plan-steps.tsx';
import { usePlan } from './plans.data.ts';
import { useShowNextAfterPress } from './steps/show-next.ts';

// Most plans have none.
const { Lazy: OwnSteps } = lazy(() => import('./own-steps.tsx').then(({ OwnSteps }) => OwnSteps));

interface PlanCardProps {
  pool: Pool;
  plan: PoolPlan;
  isLocal?: boolean;
  /** `next`: the rest of the plan is elsewhere on the page */
  shows?: 'all' | 'next';
}

/** The steps of a plan, with what is to be known before them. */
export function PlanCard({ pool, plan, isLocal = false, shows = 'all' }: PlanCardProps) {
  const own = useOwnSteps(pool.id);
  const onPress = useShowNextAfterPress(plan.steps.filter(({ state }) => state === 'done').length);
  return (
    <Card aria-labelledby="plan-title">
      <PlanHead pool={pool} plan={plan} />
      {isLocal ? <LocalNote /> : <BehindNote poolId={pool.id} />}
      <BeforeSteps pool={pool} plan={plan} />
      <OldTest plan={plan} />
      {plan.steps.length === 0 ? <NoSteps plan={plan} /> : <PlanSteps pool={pool} plan={plan} shows={shows} onPress={onPress} />}
      {own.length > 0 && !pool.isReadOnly ? <OwnSteps pool={pool} plan={plan} steps={own} /> : null}
      <PlanFoot pool={pool} plan={plan} />
    </Card>
  );
}

/** The plan of a pool with all its states: loading, failed, nothing to do, steps. */
export function PlanPanel({ pool }: { pool: Pool }) {
  const plan = usePlan(pool);
  if (plan.isPending) return <PlanSkeleton />;
  if (plan.isError) {
    return (
      <Callout
        tone="bad"
        title={m.plan_not_loaded()}
        action={
          <Button variant="secondary" onClick={() => void plan.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {errorText(plan.error)}
      </Callout>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PlanCard pool={pool} plan={plan.data} isLocal={plan.isLocal} />
      <PlanNotes pool={pool} plan={plan.data} />
    </div>
  );
}

/** A plan from old values is shown, but not pressed for. */
function OldTest({ plan }: { plan: PoolPlan }) {
  const now = useNow(60_000);
  if (!isStale(plan, now) || plan.steps.every(({ state }) => state === 'done')) return null;
  return (
    <Callout tone="warn" title={m.plan_old_title()} className="mb-4">
      {m.plan_old_text()}
    </Callout>
  );
}

function PlanSkeleton() {
  return (
    <Loading label={m.plan_loading()}>
      <Card padding="lg">
        <CardHeader title={m.plan_title()} />
        <div className="flex flex-col gap-8 py-4">
          {[0, 1].map((row) => (
            <div key={row} className="flex gap-4">
              <Skeleton className="size-9 rounded-full" />
              <div className="flex-1">
                <Skeleton className="mb-3 h-8 w-40" />
                <SkeletonText lines={2} />
                <Skeleton className="mt-4 h-13 w-56" />
              </div>
            </div>
          ))}
        </div>
      </Card>
    </Loading>
  );
}
