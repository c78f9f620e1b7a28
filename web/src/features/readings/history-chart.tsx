import type { Parameter } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { useMemo, useState } from 'react';
import { TimeChart } from '../../charts/time-chart.tsx';
import { formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { ChoiceChip } from '../../ui/fields/choice-chip.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { type ChartProps, type ParameterChart, presentIn, type Span, useCharts, useCounted } from './history-facts.ts';
import { HistoryReadout } from './history-readout.tsx';

const VALUES_KEY = 'lmp-chart-values';

/** What decides whether people may swim here. */
const decidingFor = ({ sanitizer }: Pick<Pool, 'sanitizer'>): readonly Parameter[] =>
  sanitizer === 'bromine' ? ['brominePpm', 'ph'] : sanitizer === 'biguanide' ? ['biguanidePpm', 'ph'] : ['freeChlorinePpm', 'ph'];

function keptValues(): string[] {
  try {
    return (localStorage.getItem(VALUES_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function keepValues(values: readonly Parameter[]): void {
  try {
    localStorage.setItem(VALUES_KEY, values.join(' '));
  } catch {
    // Only a memory: without it the usual two are shown next time.
  }
}

/** Chosen for one pool, it stays chosen for the next: one value is compared from pool to pool. */
let spanBefore: Span = 'month';

function useChosen(pool: Pool, present: readonly Parameter[]) {
  const [kept, setKept] = useState(keptValues);
  const [span, setSpan] = useState(spanBefore);
  const wanted = kept.length > 0 ? kept : decidingFor(pool);
  // Without a test of any of them, what was tested first.
  const known = present.filter((one) => wanted.includes(one)).join(' ');
  const shown = useMemo(() => (known === '' ? present.slice(0, 1) : (known.split(' ') as Parameter[])), [known, present]);
  const toggle = (parameter: Parameter) => {
    const next = shown.includes(parameter) ? shown.filter((one) => one !== parameter) : [...shown, parameter];
    if (next.length === 0) return;
    keepValues(next);
    setKept([...next]);
  };
  const choose = (next: Span) => {
    spanBefore = next;
    setSpan(next);
  };
  return { shown, toggle, span, choose };
}

interface HistoryChartProps extends ChartProps {
  /** missing: the page has no list of tests */
  onOpen?: (readingId: string) => void;
  /** the list is as long as a device keeps: there may be older tests */
  isCut?: boolean;
}

const ALONE_PX = 280;
const TOGETHER_PX = 170;

/** The chosen values over time, each with its target, its average and its days in range; one cursor goes over all of them. */
export function HistoryChart(given: HistoryChartProps) {
  const readings = useCounted(given.readings);
  const { units } = useUnits();
  const present = useMemo(() => presentIn(readings), [readings]);
  const { shown, toggle, span, choose } = useChosen(given.pool, present);
  const charts = useCharts({ ...given, readings }, shown, span);
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const height = charts.length > 1 ? TOGETHER_PX : ALONE_PX;
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label={m.history_values()} className="flex flex-wrap gap-2">
        {present.map((parameter) => (
          <ChoiceChip key={parameter} isOn={shown.includes(parameter)} onPress={() => toggle(parameter)}>
            {parameterDisplay(parameter, units).label}
          </ChoiceChip>
        ))}
      </div>
      <SegmentedControl
        label={m.history_time_span()}
        labelHidden
        value={span}
        onChange={choose}
        options={[
          { value: 'month', label: m.common_month() },
          { value: 'season', label: m.history_three_months() },
          { value: 'year', label: m.history_year() },
          { value: 'all', label: m.history_all() },
        ]}
      />
      {charts.map((one) => (
        <OneChart key={one.parameter} of={one} height={height} chosenAt={chosenAt} onChoose={setChosenAt} />
      ))}
      <HistoryReadout pool={given.pool} charts={charts} treatments={given.treatments} at={chosenAt} onOpen={given.onOpen} />
      {span === 'all' && given.isCut ? <p className="text-sm text-muted">{m.history_cut({ count: given.readings.length })}</p> : null}
    </div>
  );
}

interface OneChartProps {
  of: ParameterChart;
  height: number;
  chosenAt: number | null;
  onChoose: (at: number) => void;
}

function OneChart({ of: { parameter, chart, days }, height, chosenAt, onChoose }: OneChartProps) {
  const { units } = useUnits();
  const hasValues = chart.points.length > 0 || (chart.doubtful?.length ?? 0) > 0;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{chart.label}</span>
        {days.average === undefined ? null : (
          <span className="text-sm text-muted">
            {[
              m.history_average({ value: formatWithUnit(parameter, days.average, units) }),
              ...(days.of > 0 ? [m.history_days_in_range({ days: days.inRange, count: days.of })] : []),
            ].join(' · ')}
          </span>
        )}
      </p>
      {hasValues ? (
        <TimeChart chart={chart} height={height} chosenAt={chosenAt} onChoose={onChoose} />
      ) : (
        <p className="py-8 text-center text-muted">{m.history_no_values_in_period()}</p>
      )}
    </div>
  );
}
