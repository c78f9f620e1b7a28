import { PARAMETERS, type Parameter, withCombinedChlorine } from '@limpid/chemistry';
import type { Pool, PoolPlan, Reading, Treatment } from '@limpid/contract';
import { useMemo, useState } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { languageTag } from '../../i18n/language.tsx';
import { productName } from '../../i18n/product-names.ts';
import { formatShown, parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { isDoubtful, verdictOn } from '../../i18n/verdict-facts.ts';
import { TimeChart, type TimeChartFacts } from '../../charts/time-chart.tsx';
import { m } from '../../paraglide/messages.js';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

const SPANS = { month: 31, season: 92, year: 366 } as const;
type Span = keyof typeof SPANS;
const DAY_MS = 86_400_000;

type Judged = Pick<PoolPlan, 'verdicts' | 'doubts'>;

/** The range by which the plan judges the value. */
function bandOf(plan: Judged, parameter: Parameter, units: Units): { low: number; high: number } | undefined {
  const { low, high } = verdictOn(plan, parameter) ?? {};
  if (low === undefined || high === undefined || high <= low) return undefined;
  return { low: shownValue(parameter, low, units), high: shownValue(parameter, high, units) };
}

interface ChartProps {
  pool: Pool;
  readings: readonly Reading[];
  treatments: readonly Treatment[];
  /** undefined while it is not known */
  plan?: Judged | undefined;
}

function useChart({ pool, readings, treatments, plan }: ChartProps, parameter: Parameter, span: Span): TimeChartFacts {
  const { units } = useUnits();
  const { verdicts, doubts } = plan ?? {};
  return useMemo(() => {
    const display = parameterDisplay(parameter, units);
    const newest = Math.max(...readings.map(({ takenAt }) => Date.parse(takenAt)));
    const since = newest - SPANS[span] * DAY_MS;
    const all = readings
      .flatMap((reading) => {
        const value = reading[parameter];
        const at = Date.parse(reading.takenAt);
        const isOut = isDoubtful(reading, parameter, doubts);
        return value === undefined || at < since ? [] : [{ at, value: shownValue(parameter, value, units), isOut }];
      })
      .toSorted((a, b) => a.at - b.at);
    const pointsOf = (isOut: boolean) => all.filter((one) => one.isOut === isOut).map(({ at, value }) => ({ at, value }));
    const points = pointsOf(false);
    const first = all[0]?.at ?? since;
    const marks = treatments
      .map(({ doneAt, productId }) => ({ at: Date.parse(doneAt), label: productName(productId) }))
      .filter(({ at }) => at >= first);
    return {
      label: display.label,
      unit: display.unit,
      points,
      doubtful: pointsOf(true),
      marks,
      marksName: m.offline_treatment_record(),
      band: bandOf({ verdicts, doubts }, parameter, units),
      languageTag: languageTag(),
      formatValue: (value: number) => formatShown(parameter, value),
      formatMoment: (at: number) => momentText(new Date(at).toISOString(), pool.timeZone),
    };
  }, [pool, readings, treatments, verdicts, doubts, parameter, span, units]);
}

/** Chosen for one pool, it stays chosen for the next: one value is compared from pool to pool. */
const chosenBefore: { parameter: Parameter; span: Span } = { parameter: 'freeChlorinePpm', span: 'month' };

function useChosen() {
  const [chosen, setChosen] = useState({ ...chosenBefore });
  const choose = (change: Partial<typeof chosenBefore>) => setChosen({ ...Object.assign(chosenBefore, change) });
  return { chosen, choose };
}

/** One value over the last month, season or year, with its target and what was added. */
export function HistoryChart(given: ChartProps) {
  const readings = useMemo(() => given.readings.map(withCombinedChlorine), [given.readings]);
  const props = { ...given, readings };
  const { units } = useUnits();
  const present = PARAMETERS.filter((one) => readings.some((reading) => reading[one] !== undefined));
  const { chosen, choose } = useChosen();
  const { span } = chosen;
  const parameter = present.includes(chosen.parameter) ? chosen.parameter : (present[0] ?? 'freeChlorinePpm');
  const chart = useChart(props, parameter, span);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={m.common_value()}
          labelHidden
          className="w-56 max-w-full"
          value={parameter}
          onChange={(value) => choose({ parameter: value })}
          options={present.map((value) => ({ value, label: parameterDisplay(value, units).label }))}
        />
        <SegmentedControl
          label={m.history_time_span()}
          labelHidden
          value={span}
          onChange={(value) => choose({ span: value })}
          options={[
            { value: 'month', label: m.common_month() },
            { value: 'season', label: m.history_three_months() },
            { value: 'year', label: m.history_year() },
          ]}
        />
      </div>
      {chart.points.length > 0 || chart.doubtful?.length ? (
        <TimeChart chart={chart} />
      ) : (
        <p className="py-12 text-center text-muted">{m.history_no_values_in_period()}</p>
      )}
    </div>
  );
}
