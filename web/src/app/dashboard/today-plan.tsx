import type { Pool, PoolPlan, Reading } from '@limpid/contract';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { PlanFindings } from '../../features/plans/plan-findings.tsx';
import { PlanCard } from '../../features/plans/plan-panel.tsx';
import { findingsInTiles } from '../../features/plans/water/spoken.ts';
import { WaterTiles } from '../../features/plans/water/water-tiles.tsx';
import { useReadings } from '../../features/readings/readings.data.ts';
import { lazy } from '../../ui/lazy.tsx';
import { TodayFold } from './today-fold.tsx';

interface TodayPlanProps {
  pool: Pool;
  plan: PoolPlan;
  isLocal: boolean;
  /** what leads today in place of the plan's steps and notes */
  instead?: ReactNode;
}

// The plan comes first.
const { Lazy: DueTasks } = lazy(() => import('../../features/tasks/due-tasks.tsx').then(({ DueTasks }) => DueTasks));

// What the weather changes, and official alerts: the plan waits for neither.
const { Lazy: WeatherAlerts } = lazy(() =>
  import('../../features/weather/weather-alerts-today.tsx').then(({ WeatherAlertsToday }) => WeatherAlertsToday),
);
const { Lazy: WeatherLine } = lazy(() =>
  import('../../features/weather/weather-line-today.tsx').then(({ WeatherLineToday }) => WeatherLineToday),
);

const NONE: readonly Reading[] = [];

const [Steps, Urgent, Tiles, Fold] = [memo(PlanCard), memo(PlanFindings), memo(WaterTiles), memo(TodayFold)];

/**
 * Below the first answer: the next step, what is due, the water in numbers, and everything else under one fold. Its queries start one
 * after the other during hydration; each renders only what shows it, in slices, between which the person may press something.
 */
export const TodayPlan = memo(function TodayPlan({ pool, plan, isLocal, instead }: TodayPlanProps) {
  const { data } = useReadings(pool.id);
  const readings = useDeferredValue(data?.items ?? NONE);
  const said = useMemo(() => findingsInTiles(plan), [plan]);
  // Without a test there is no whole plan to unfold.
  const isTested = Object.keys(plan.measuredAt).length > 0;
  return (
    // Water that was never measured has no numbers: the plan then takes their space.
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-rows-[auto_1fr] lg:not-[:has(>[data-numbers]:empty)]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
        {pool.place ? <WeatherAlerts pool={pool} /> : null}
        {instead ?? <Steps pool={pool} plan={plan} isLocal={isLocal} shows="next" />}
        {instead ? null : <Urgent plan={plan} said={said} shows="urgent" />}
        {pool.place ? <WeatherLine pool={pool} /> : null}
        <DueTasks pool={pool} />
      </div>
      <div data-numbers className="empty:hidden lg:row-span-2">
        <Tiles pool={pool} plan={plan} readings={readings} />
      </div>
      {instead || !isTested ? null : <Fold pool={pool} plan={plan} said={said} />}
    </div>
  );
});
