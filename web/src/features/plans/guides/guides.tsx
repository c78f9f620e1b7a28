import type { Pool, PoolPlan } from '@limpid/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

// Its amounts come from the engine, which the plan itself does not need.
const { Lazy: GuideList, prepare } = lazy(() => import('./guide-list.tsx').then(({ GuideList }) => GuideList));

/** Going away, storms, opening and closing, a hot tub's water: what to do, with this pool's amounts. */
export function Guides({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  // `?guide=storm` opens that list, `?guide=` the one that was begun, or the first
  const asked = useSearchParams()[0].get('guide');
  const isDue = asked !== null || plan.findings.some(({ code }) => code === 'water_change_due');
  const [isOpened, setOpened] = useState(isDue);
  const waiting = (
    <Loading label={m.plan_guides_loading()}>
      <Skeleton className="h-64" />
    </Loading>
  );
  return (
    <Disclosure
      className="print:hidden"
      summary={pool.kind === 'pool' ? m.plan_guides() : m.plan_guides_tub()}
      open={isDue}
      onReach={prepare}
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      {isOpened ? <GuideList key={asked} pool={pool} plan={plan} asked={asked} waiting={waiting} /> : null}
    </Disclosure>
  );
}
