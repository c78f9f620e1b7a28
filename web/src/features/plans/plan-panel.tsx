import type { Pool, PoolPlan } from '@limpid/contract';
import { errorText } from '../../api/api-error.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { inDollars } from '../../i18n/money.ts';
import { productName } from '../../i18n/product-names.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { BehindNote, LocalNote } from './local-note.tsx';
import { Guides } from './guides/guides.tsx';
import { isStale } from './next-action.ts';
import { useOwnSteps } from './own-steps.data.ts';
import { stepRuns, whenText } from './step-runs.ts';
import { BeforeSteps, insteadOfSteps, PlanFindings, testedFirst } from './plan-findings.tsx';
import { ToBuy, WhyNot } from './plan-choices.tsx';
import { PlanStepCard } from './plan-step-card.tsx';
import { usePlan, useRestartPlan } from './plans.data.ts';
import { SafetyNote } from './safety-note.tsx';
import { retestText } from './wait-text.ts';
import { WhatIf } from './what-if.tsx';

// Most plans have none.
const { Lazy: OwnSteps } = lazy(() => import('./own-steps.tsx').then(({ OwnSteps }) => OwnSteps));

/** The steps of a plan: the next one open, the rest folded, what is done ticked off. */
export function PlanCard({ pool, plan, isLocal = false }: { pool: Pool; plan: PoolPlan; isLocal?: boolean }) {
  const own = useOwnSteps(pool.id);
  return (
    <Card padding="lg" aria-labelledby="plan-title">
      <PlanHead pool={pool} plan={plan} />
      {isLocal ? <LocalNote /> : <BehindNote poolId={pool.id} />}
      <BeforeSteps pool={pool} plan={plan} />
      <OldTest plan={plan} />
      <PlanSteps pool={pool} plan={plan} />
      {own.length > 0 && !pool.isReadOnly ? <OwnSteps pool={pool} plan={plan} steps={own} /> : null}
      <PlanFoot pool={pool} plan={plan} />
    </Card>
  );
}

interface NotesProps {
  pool: Pool;
  plan: PoolPlan;
  /** what the page says elsewhere already */
  said?: PoolPlan['findings'];
}

/** What there is to say besides the steps, and what to do instead. */
export function PlanNotes({ pool, plan, said }: NotesProps) {
  return (
    <div className="flex flex-col gap-4">
      <PlanFindings plan={plan} said={said} />
      <ToBuy plan={plan} />
      <WhyNot plan={plan} />
      <WhatIf pool={pool} plan={plan} />
      <Guides pool={pool} plan={plan} />
    </div>
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

function PlanHead({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const left = plan.steps.filter(({ state }) => state === 'todo').length;
  const done = plan.steps.length - left;
  const title = pool.kind === 'spa' ? m.plan_title_tub() : m.plan_title();
  return <CardHeader id="plan-title" title={title} description={progressText(left, done, plan)} />;
}

function progressText(left: number, done: number, { cost }: PoolPlan): string | undefined {
  if (left === 0) return done > 0 ? m.plan_all_done() : undefined;
  const steps = done > 0 ? m.plan_steps_left_done({ count: left, done }) : m.plan_steps_left({ count: left });
  return [steps, costText(cost)].filter(Boolean).join(' ');
}

const LEAST_SHOWN_USD = 0.5;
/** Chemicals and water apart. */
function costText(cost: PoolPlan['cost']): string | undefined {
  if (!cost || cost.chemicalsUsd + cost.waterUsd < LEAST_SHOWN_USD) return undefined;
  const chemicals = inDollars(cost.chemicalsUsd);
  const water = inDollars(cost.waterUsd);
  if (cost.waterUsd < LEAST_SHOWN_USD) return m.plan_cost({ cost: chemicals });
  return cost.chemicalsUsd < LEAST_SHOWN_USD ? m.plan_cost_of_water({ water }) : m.plan_cost_with_water({ cost: chemicals, water });
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

/** Nothing to add is good news only when nothing else is to be done. */
function NothingToAdd({ plan }: { plan: PoolPlan }) {
  const finding = insteadOfSteps(plan);
  const text = finding && engineText(finding.text, finding.messages);
  const name = testedFirst(plan);
  if (name !== undefined) {
    return (
      <EmptyState drawing="test" title={m.plan_nothing_until({ name })}>
        {text}
      </EmptyState>
    );
  }
  return finding === undefined || finding.severity === 'watch' ? (
    <EmptyState drawing="calm" title={m.plan_nothing_title()}>
      {text ?? m.plan_nothing_text()}
    </EmptyState>
  ) : (
    <EmptyState drawing="test" title={m.plan_nothing_now()}>
      {text}
    </EmptyState>
  );
}

function PlanSteps({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const now = useNow(60_000);
  const isOld = isStale(plan, now);
  const next = plan.steps.findIndex(({ state }) => state === 'todo');
  const hasMeasured = Object.keys(plan.measuredAt).length > 0;
  if (plan.steps.length === 0) {
    return hasMeasured ? (
      <NothingToAdd plan={plan} />
    ) : (
      <EmptyState drawing="test" title={m.plan_test_first_title()}>
        {m.plan_test_first_text()}
      </EmptyState>
    );
  }
  return (
    <>
      {stepRuns(plan.steps).map(({ when, from, steps }) => (
        <section key={from} aria-label={when && whenText(when)} className="mt-5 first:mt-0">
          {when ? (
            <p aria-hidden className="border-b border-line pb-2 text-sm font-semibold">
              {whenText(when)}
            </p>
          ) : null}
          <ol>
            {steps.map((step, index) => (
              <PlanStepCard
                key={step.stepId}
                pool={pool}
                step={step}
                before={plan.steps[from + index - 1]}
                number={from + index + 1}
                isNext={from + index === next}
                isMain={from + index === next && !isOld && when !== 'before_opening'}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** When to test again, what was left out, and the rules that hold for every step. */
function PlanFoot({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const now = useNow(60_000);
  const restart = useRestartPlan(pool.id);
  const { toast } = useToast();
  const failed = (error: unknown) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' });
  if (plan.steps.length === 0 && plan.skipped.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-3">
      {plan.steps.length > 0 ? <p className="text-sm text-muted">{retestText(plan, now, pool.timeZone)}</p> : null}
      {plan.skipped.length > 0 ? (
        <Callout
          title={m.plan_skipped({ products: plan.skipped.map(productName).join(', ') })}
          action={
            <Button
              variant="secondary"
              size="sm"
              pending={restart.isPending}
              onClick={() => restart.mutate(undefined, { onError: failed })}
            >
              {m.plan_include_all_again()}
            </Button>
          }
        >
          {m.plan_skipped_text()}
        </Callout>
      ) : null}
      <SafetyNote />
    </div>
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
