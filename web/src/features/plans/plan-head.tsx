import type { Pool, PoolPlan } from '@limpid/contract';
import { inDollars } from '../../i18n/money.ts';
import { m } from '../../paraglide/messages.js';
import { CardHeader } from '../../ui/card.tsx';

export const planTitle = ({ kind }: Pick<Pool, 'kind'>): string => (kind === 'spa' ? m.plan_title_tub() : m.plan_title());

/** What is left and done is read out when it changes: no other message says that a step was saved. */
export function PlanHead({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const left = plan.steps.filter(({ state }) => state === 'todo').length;
  const done = plan.steps.length - left;
  return <CardHeader id="plan-title" title={planTitle(pool)} description={<span role="status">{progressText(left, done, plan)}</span>} />;
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
