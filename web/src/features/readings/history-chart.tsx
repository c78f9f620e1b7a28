import { PARAMETERS, type Parameter, saltRangeOf, targets, usualRanges, withCombinedChlorine } from '@limpid/chemistry';
import type { Pool, Reading, Treatment } from '@limpid/contract';
import { useMemo, useState } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { languageTag } from '../../i18n/language.tsx';
import { productName } from '../../i18n/product-names.ts';
import { formatShown, parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { TimeChart, type TimeChartFacts } from '../../charts/time-chart.tsx';
import { m } from '../../paraglide/messages.js';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

const SPANS = { month: 31, season: 92, year: 366 } as const;
type Span = keyof typeof SPANS;
const DAY_MS = 86_400_000;

/** The range in which the value should be, for this pool and its latest cyanuric acid. */
function bandOf(pool: Pool, parameter: Parameter, cyanuricAcidPpm: number, units: Units): { low: number; high: number } | undefined {
  const goal = targets(
    { ...pool, ...saltRangeOf(pool), surface: pool.surface ?? undefined },
    cyanuricAcidPpm,
    pool.targetOverrides ?? undefined,
  );
  const chlorine = goal.freeChlorine && { low: goal.freeChlorine.targetLowPpm, high: goal.freeChlorine.targetHighPpm };
  const bands: Partial<Record<Parameter, { low: number; high: number } | null>> = {
    ...usualRanges(pool),
    ...goal,
    freeChlorinePpm: chlorine,
  };
  const band = bands[parameter];
  return band && band.high > band.low
    ? { low: shownValue(parameter, band.low, units), high: shownValue(parameter, band.high, units) }
    : undefined;
}

function useChart(
  pool: Pool,
  readings: readonly Reading[],
  treatments: readonly Treatment[],
  parameter: Parameter,
  span: Span,
): TimeChartFacts {
  const { units } = useUnits();
  return useMemo(() => {
    const display = parameterDisplay(parameter, units);
    const newest = Math.max(...readings.map(({ takenAt }) => Date.parse(takenAt)));
    const since = newest - SPANS[span] * DAY_MS;
    const points = readings
      .flatMap((reading) => {
        const value = reading[parameter];
        const at = Date.parse(reading.takenAt);
        return value === undefined || at < since ? [] : [{ at, value: shownValue(parameter, value, units) }];
      })
      .toSorted((a, b) => a.at - b.at);
    const first = points[0]?.at ?? since;
    const marks = treatments
      .map(({ doneAt, productId }) => ({ at: Date.parse(doneAt), label: productName(productId) }))
      .filter(({ at }) => at >= first);
    const cyanuricAcid = readings.find((reading) => reading.cyanuricAcidPpm !== undefined)?.cyanuricAcidPpm ?? 0;
    return {
      label: display.label,
      unit: display.unit,
      points,
      marks,
      marksName: m.offline_treatment_record(),
      band: bandOf(pool, parameter, cyanuricAcid, units),
      languageTag: languageTag(),
      formatValue: (value: number) => formatShown(parameter, value),
      formatMoment: (at: number) => momentText(new Date(at).toISOString(), pool.timeZone),
    };
  }, [pool, readings, treatments, parameter, span, units]);
}

/** Chosen for one pool, it stays chosen for the next: one value is compared from pool to pool. */
const chosenBefore: { parameter: Parameter; span: Span } = { parameter: 'freeChlorinePpm', span: 'month' };

function useChosen() {
  const [chosen, setChosen] = useState({ ...chosenBefore });
  const choose = (change: Partial<typeof chosenBefore>) => setChosen({ ...Object.assign(chosenBefore, change) });
  return { chosen, choose };
}

/** One value over the last month, season or year, with its target and what was added. */
export function HistoryChart({
  pool,
  readings: logged,
  treatments,
}: {
  pool: Pool;
  readings: readonly Reading[];
  treatments: readonly Treatment[];
}) {
  const { units } = useUnits();
  const readings = useMemo(() => logged.map(withCombinedChlorine), [logged]);
  const present = PARAMETERS.filter((one) => readings.some((reading) => reading[one] !== undefined));
  const { chosen, choose } = useChosen();
  const { span } = chosen;
  const parameter = present.includes(chosen.parameter) ? chosen.parameter : (present[0] ?? 'freeChlorinePpm');
  const chart = useChart(pool, readings, treatments, parameter, span);
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
      {chart.points.length > 0 ? (
        <TimeChart chart={chart} />
      ) : (
        <p className="py-12 text-center text-muted">{m.history_no_values_in_period()}</p>
      )}
    </div>
  );
}
