import type { Pool, PoolPlan } from '@limpid/contract';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { PlanNotes } from '../../features/plans/plan-notes.tsx';
import { PlanRest } from '../../features/plans/steps/plan-rest.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';

/** Everything that today's first screens leave out. */
export function RestOfToday({ pool, plan, said }: { pool: Pool; plan: PoolPlan; said: PoolPlan['findings'] }) {
  return (
    <div className="flex flex-col gap-4 pt-2">
      <PlanRest pool={pool} plan={plan} />
      <PlanNotes pool={pool} plan={plan} said={said} shows="rest" />
      <ClearUpLink />
    </div>
  );
}

/** The way to a clear-up, also where no test asks for one. */
function ClearUpLink() {
  const { href } = useCurrentPool();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {m.clear_up_ask()}
      <LinkButton to={href('/chemistry/clear-up')} variant="quiet" size="sm">
        {m.common_start_clear_up()}
      </LinkButton>
    </p>
  );
}
