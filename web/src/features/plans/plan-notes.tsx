import type { Pool, PoolPlan } from '@limpid/contract';
import { Guides } from './guides/guides.tsx';
import { ToBuy, WhyNot } from './plan-choices.tsx';
import { PlanFindings, type ShownFindings } from './plan-findings.tsx';
import { WhatIf } from './what-if.tsx';

interface NotesProps {
  pool: Pool;
  plan: PoolPlan;
  /** what the page says elsewhere already */
  said?: PoolPlan['findings'];
  shows?: ShownFindings;
}

/** What there is to say besides the steps, and what to do instead. */
export function PlanNotes({ pool, plan, said, shows = 'all' }: NotesProps) {
  return (
    <div className="flex flex-col gap-4">
      <PlanFindings plan={plan} said={said} shows={shows} />
      <ToBuy plan={plan} />
      <WhyNot plan={plan} />
      <WhatIf pool={pool} plan={plan} />
      <Guides pool={pool} plan={plan} />
    </div>
  );
}
