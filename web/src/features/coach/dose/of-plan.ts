// What the pool's own plan says of a dose: whether it is a step of it. One for other numbers is only an example, and no one has added it.
import type { CoachCard as Card, Pool } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useRead } from '../../../api/reads.ts';
import type { Amounts } from '../../../i18n/amounts.ts';

const FIELDS = ['amountG', 'amountMl', 'amountL'] as const;
const isSameAmount = (one: Amounts, other: Amounts): boolean =>
  FIELDS.every((name) => (one[name] === undefined) === (other[name] === undefined) && Math.abs((one[name] ?? 0) - (other[name] ?? 0)) < 1);

interface OfPlan {
  isStep: boolean;
  /** of this pool's water, where its stabilizer is known */
  shockPpm: number | undefined;
}

export function useOfPlan(pool: Pool | null, card: Card): OfPlan {
  const { data } = useRead(api.plans.find, { params: { poolId: pool?.id ?? '' } }, { enabled: pool !== null });
  const isAsked = card.inputs['from'] !== undefined;
  return {
    isStep: !isAsked && (data?.steps.some((step) => step.productId === card.productId && isSameAmount(step, card)) ?? false),
    shockPpm: data?.water.cyanuricAcidPpm === undefined ? undefined : data.targets?.freeChlorine?.shockPpm,
  };
}
