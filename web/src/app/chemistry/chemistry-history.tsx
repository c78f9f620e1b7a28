import type { Pool } from '@limpid/contract';
import { useCallback, useMemo } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { usePlan } from '../../features/plans/plans.data.ts';
import { SaturationTile } from '../../features/plans/water/saturation-tile.tsx';
import { HistoryChart } from '../../features/readings/history/history-chart.tsx';
import { HistoryTable } from '../../features/readings/history/history-table.tsx';
import { useReadings } from '../../features/readings/readings.data.ts';
import { RemarkList } from '../../features/remarks/remark-list.tsx';
import { TreatmentList } from '../../features/treatments/treatment-list.tsx';
import { treatmentText } from '../../features/treatments/treatment-text.ts';
import { useTreatments } from '../../features/treatments/treatments.data.ts';
import { momentText } from '../../i18n/ages.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PhotoStrip } from '../photos/beside.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { AfterFrame } from '../after-frame.tsx';
import { ChemistrySkeleton } from './chemistry-skeleton.tsx';

const NONE: readonly never[] = [];

const { Lazy: DayWeather } = lazy(() => import('../../features/weather/day-weather.tsx').then(({ DayWeather }) => DayWeather));
const { Lazy: RainSinceTest } = lazy(() => import('../../features/weather/rain-since-test.tsx').then(({ RainSinceTest }) => RainSinceTest));

/** Of the day of a test, where the pool has a place. */
function useWeatherBeside(pool: Pool) {
  return useMemo(() => (pool.place ? ({ takenAt }: { takenAt: string }) => <DayWeather pool={pool} at={takenAt} /> : undefined), [pool]);
}

function usePhotosBeside(pool: Pool) {
  return useCallback(
    ({ id, takenAt }: { id: string; takenAt: string }) => (
      <PhotoStrip pool={pool} beside={{ readingId: id }} name={m.photos_test_of({ moment: momentText(takenAt, pool.timeZone) })} />
    ),
    [pool],
  );
}

/** What was measured and what was added: the chart first, the lists below it. */
export function ChemistryHistory({ pool }: { pool: Pool }) {
  const readings = useReadings(pool.id);
  const treatments = useTreatments(pool.id);
  const plan = usePlan(pool);
  const { href } = useCurrentPool();
  const { units } = useUnits();
  const beside = usePhotosBeside(pool);
  const weather = useWeatherBeside(pool);
  if (readings.isPending) return <ChemistrySkeleton />;
  if (readings.isError) {
    return (
      <Callout
        tone="bad"
        title={m.chemistry_error()}
        action={
          <Button variant="secondary" onClick={() => void readings.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {errorText(readings.error)}
      </Callout>
    );
  }
  const items = readings.data.items;
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="test"
        title={m.chemistry_empty()}
        action={
          <LinkButton to={href('/chemistry/log')} variant="secondary">
            {m.chemistry_log_first()}
          </LinkButton>
        }
      >
        {m.chemistry_empty_text()}
      </EmptyState>
    );
  }
  const added = treatments.data?.items ?? NONE;
  return (
    <>
      <Card padding="lg">
        <CardHeader title={m.common_history()} />
        <HistoryChart
          pool={pool}
          readings={items}
          treatments={added}
          plan={plan.data}
          treatmentText={(treatment) => treatmentText(treatment, units)}
        />
        {pool.place && items[0] ? <RainSinceTest pool={pool} testedAt={items[0].takenAt} /> : null}
      </Card>
      {plan.data ? <SaturationTile pool={pool} plan={plan.data} readings={items} /> : null}
      <AfterFrame className="min-h-dvh">
        <Card padding="lg">
          <CardHeader title={m.common_tests()} description={m.chemistry_tests_text()} />
          <HistoryTable pool={pool} readings={items} doubts={plan.data?.doubts} beside={beside} weather={weather} />
        </Card>
        <Card padding="lg">
          <CardHeader
            title={m.common_treatments()}
            action={
              <LinkButton to={href('/chemistry/treatments')} variant="quiet">
                {m.treatments_all()}
              </LinkButton>
            }
          />
          {added.length > 0 ? (
            <TreatmentList pool={pool} treatments={added} most={5} />
          ) : (
            <p className="text-muted">{m.chemistry_nothing_added()}</p>
          )}
        </Card>
        <Card padding="lg">
          <CardHeader title={m.remarks_title()} />
          <RemarkList pool={pool} />
        </Card>
      </AfterFrame>
    </>
  );
}
