import type { Pool } from '@limpid/contract';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { PlanPanel } from '../../features/plans/plan-panel.tsx';
import { usePlan } from '../../features/plans/plans.data.ts';
import { PoolPageFrame } from '../../features/pools/pool-page-frame.tsx';
import { HistoryChart } from '../../features/readings/history/history-chart.tsx';
import { useReadings } from '../../features/readings/readings.data.ts';
import { treatmentText } from '../../features/treatments/treatment-text.ts';
import { useTreatments } from '../../features/treatments/treatments.data.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AfterFrame } from '../after-frame.tsx';

export const meta = ({ params }: { params: { poolId?: string } }) =>
  pageMeta({
    title: m.common_your_pool(),
    description: m.shell_pool_description(),
    canonicalPath: params.poolId === undefined ? undefined : `/pools/${params.poolId}`,
    noindex: true,
  });

/** The pool's facts, then the plan and the history of the other features. */
export default function PoolPage() {
  return (
    <PoolPageFrame>
      {(pool) => (
        <>
          <PlanPanel pool={pool} />
          <AfterFrame className="min-h-[484px]">
            <HistorySummary pool={pool} />
          </AfterFrame>
        </>
      )}
    </PoolPageFrame>
  );
}

const NONE: readonly never[] = [];

/** Only the chart; every test and addition is listed under Water chemistry. Nothing if nothing was measured: the plan says so. */
function HistorySummary({ pool }: { pool: Pool }) {
  const readings = useReadings(pool.id);
  const treatments = useTreatments(pool.id);
  const plan = usePlan(pool).data;
  const { href } = useCurrentPool();
  const { units } = useUnits();
  if (readings.isPending) {
    return (
      <Loading label={m.chemistry_loading()}>
        <Skeleton className="h-[412px] w-full rounded-card" />
      </Loading>
    );
  }
  if (readings.isError || readings.data.items.length === 0) return null;
  return (
    <Card padding="lg">
      <CardHeader
        title={m.common_history()}
        action={
          <LinkButton to={href('/chemistry')} prefetch="intent" variant="secondary" size="sm">
            {m.common_all_tests()}
          </LinkButton>
        }
      />
      <HistoryChart
        pool={pool}
        readings={readings.data.items}
        treatments={treatments.data?.items ?? NONE}
        plan={plan}
        treatmentText={(treatment) => treatmentText(treatment, units)}
      />
    </Card>
  );
}
