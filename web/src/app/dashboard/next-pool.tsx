import type { Pool, PoolPlan } from '@limpid/contract';
import { ArrowRight } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { byUrgency, useOverview, useSwimOf } from '../../features/plans/overview.data.ts';
import { newestInstant } from '../../features/plans/water/swim-look.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { showPool } from './show-pool.ts';

/** As long as the person is likely still at this pool. */
const JUST_TESTED_MS = 30 * 60_000;
/** Tested since this morning, a pool is not the next on the round. */
const ROUND_MS = 12 * 3_600_000;

/** After a test, for people who look after several pools: the most urgent of those that are not tested yet today. */
export function NextPool({ pool, plan }: { pool: Pool; plan: Pick<PoolPlan, 'measuredAt'> }) {
  const { pools, selectPool } = useCurrentPool();
  const now = useNow(60_000);
  const overview = useOverview(true);
  const swimOf = useSwimOf(overview);
  const tested = newestInstant(Object.values(plan.measuredAt));
  if (tested === undefined || now - Date.parse(tested) > JUST_TESTED_MS || overview.isPending) return null;
  const others = pools
    .filter(({ id }) => id !== pool.id)
    .map(({ id, name }) => ({ id, name, look: swimOf(id, now), testedAt: overview.of(id)?.testedAt }))
    .filter(({ testedAt }) => testedAt === undefined || now - Date.parse(testedAt) > ROUND_MS);
  const [next] = byUrgency(others);
  if (!next) return null;
  return (
    <Button
      variant="quiet"
      className="-mt-2 mb-4"
      iconAfter={<ArrowRight size={18} aria-hidden />}
      onClick={() => {
        selectPool(next.id);
        showPool();
      }}
    >
      {m.dashboard_next_pool({ name: next.name })}
    </Button>
  );
}
