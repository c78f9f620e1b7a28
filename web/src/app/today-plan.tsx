import type { Pool, PoolPlan } from '@limpid/contract';
import { PlanCard, PlanNotes } from '../features/plans/plan-panel.tsx';
import { WaterTiles } from '../features/plans/water-tiles.tsx';
import { useReadings } from '../features/readings/readings.data.ts';

/** Below the first answer: what to add, and the water in numbers. */
export function TodayPlan({ pool, plan, isLocal }: { pool: Pool; plan: PoolPlan; isLocal: boolean }) {
  const readings = useReadings(pool.id);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <PlanCard pool={pool} plan={plan} isLocal={isLocal} />
      <div className="lg:row-span-2">
        <WaterTiles plan={plan} readings={readings.data?.items ?? []} />
      </div>
      <PlanNotes pool={pool} plan={plan} />
    </div>
  );
}
