import type { Pool, PoolPlan } from '@limpid/contract';
import { engineText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { useNow } from '../../../ui/countdown.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { nextAction } from '../next-action.ts';
import { insteadOfSteps, testedFirst } from '../plan-findings.tsx';
import { PlanStepCard } from './plan-step-card.tsx';
import { stepRuns, whenText } from './step-runs.ts';

/** `next`: the step to do now, and the one just done with its Undo; `rest`: what is done before them and to do after them. */
export type ShownSteps = 'all' | 'next' | 'rest';

interface StepsProps {
  pool: Pool;
  plan: PoolPlan;
  shows: ShownSteps;
  /** "Done" or "Undo" was pressed */
  onPress: () => void;
}

/** Of the steps by their place in the plan: done ones come first. */
export function isShown(shows: ShownSteps, { steps }: Pick<PoolPlan, 'steps'>, index: number): boolean {
  const left = steps.findIndex(({ state }) => state === 'todo');
  const next = left < 0 ? steps.length : left;
  const isNow = index === next || index === next - 1;
  return shows === 'all' || isNow === (shows === 'next');
}

/** The steps in their order: the next one open, the rest folded, what is done ticked off. */
export function PlanSteps({ pool, plan, shows, onPress }: StepsProps) {
  const now = useNow(60_000);
  const action = nextAction(plan, now);
  const next = plan.steps.findIndex(({ state }) => state === 'todo');
  const runs = stepRuns(plan.steps)
    .map((run) => ({
      ...run,
      shown: run.steps.map((step, at) => ({ step, index: run.from + at })).filter(({ index }) => isShown(shows, plan, index)),
    }))
    .filter(({ shown }) => shown.length > 0);
  return runs.map(({ when, from, shown }) => (
    <section key={from} aria-label={when && whenText(when)} className="mt-4 first:mt-0">
      {when && (shows !== 'next' || when !== 'today') ? (
        <p aria-hidden className="border-b border-line pb-2 text-sm font-semibold">
          {whenText(when)}
        </p>
      ) : null}
      <ol>
        {shown.map(({ step, index }) => (
          <PlanStepCard
            key={step.stepId}
            pool={pool}
            step={step}
            before={plan.steps[index - 1]}
            number={index + 1}
            isNext={index === next}
            isMain={index === next && (action.kind === 'step' || action.kind === 'wait')}
            onPress={onPress}
          />
        ))}
      </ol>
    </section>
  ));
}

/** In place of steps. Nothing to add is good news only when nothing else is to be done. */
export function NoSteps({ plan }: { plan: PoolPlan }) {
  if (Object.keys(plan.measuredAt).length === 0) {
    return (
      <EmptyState drawing="test" title={m.plan_test_first_title()}>
        {m.plan_test_first_text()}
      </EmptyState>
    );
  }
  const finding = insteadOfSteps(plan);
  const text = finding && engineText(finding.text, finding.messages);
  // What is still needed is not nothing.
  if (plan.skipped.length > 0) {
    return (
      <EmptyState drawing="test" title={m.plan_nothing_skipped()}>
        {text}
      </EmptyState>
    );
  }
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
