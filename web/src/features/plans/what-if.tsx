import type { Pool, PoolPlan } from '@limpid/contract';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

// It computes with the engine, which the plan itself does not need.
const { Lazy: WhatIfForm, prepare } = lazy(() => import('./what-if-form.tsx').then(({ WhatIfForm }) => WhatIfForm));

/** "What if I add ...?", for those who ask. */
export function WhatIf({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const [isOpened, setOpened] = useState(false);
  const waiting = (
    <Loading label={m.plan_loading_form()}>
      <Skeleton className="h-64" />
    </Loading>
  );
  return (
    <Disclosure className="print:hidden" summary={m.plan_what_if()} onReach={prepare} onToggle={(isOpen) => isOpen && setOpened(true)}>
      {isOpened ? <WhatIfForm pool={pool} plan={plan} waiting={waiting} /> : null}
    </Disclosure>
  );
}
