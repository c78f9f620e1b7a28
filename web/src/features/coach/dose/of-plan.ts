// Whether a dose of an answer is a step of the pool's own plan: one for other numbers is only an example, and no one has added it.
import type { CoachCard as Card, Pool } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useRead } from '../../../api/reads.ts';
import type { Amounts } from '../../../i18n/amounts.ts';

const FIELDS = ['amountG', 'amountMl', 'amountL'] as const;
const isSameAmount = (one: Amounts, other: Amounts): boolean =>
  FIELDS.every((name) => (one[name] === undefined) === (other[name] === undefined) && Math.abs((one[name] ?? 0) - (other[name] ?? 0)) < 1);

export function useIsOfPlan(pool: Pool | null, card: Card): boolean {
  const isStep = card.inputs['from'] === undefined;
  const plan = useRead(api.plans.find, { params: { poolId: pool?.id ?? '' } }, { enabled: pool !== null && isStep });
  return plan.data?.steps.some((step) => step.productId === card.productId && isSameAmount(step, card)) ?? false;
}
