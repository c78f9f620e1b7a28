import type { Pool, PoolPlan } from '@limpid/contract';
import { m } from '../../../paraglide/messages.js';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { isShown, PlanSteps } from './plan-steps.tsx';
import { useShowNextAfterPress } from './show-next.ts';

/** The steps around the one to do now: done before it, or to do after it. */
export function PlanRest({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const onPress = useShowNextAfterPress(plan.steps.filter(({ state }) => state === 'done').length);
  if (!plan.steps.some((_, index) => isShown('rest', plan, index))) return null;
  return (
    <Card aria-labelledby="plan-rest">
      <CardHeader id="plan-rest" title={m.plan_other_steps()} />
      <PlanSteps pool={pool} plan={plan} shows="rest" onPress={onPress} />
    </Card>
  );
}
