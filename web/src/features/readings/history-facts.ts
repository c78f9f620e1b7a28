// What the charts of a pool's log show: each value with the range of its own day, what was added, the average and the days in range.
import {
  type JudgedValue,
  judgedValues,
  type Parameter,
  PARAMETERS,
  planSettings,
  rangeDays,
  type RangeDays,
  readingAsCounted,
  withCombinedChlorine,
} from '@limpid/chemistry';
import type { Pool, PoolPlan, Reading, Treatment } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import { useMemo } from 'react';
import type { TimeChartFacts } from '../../charts/time-chart.tsx';
import { momentText } from '../../i18n/ages.ts';
import { languageTag } from '../../i18n/language.tsx';
import { productName } from '../../i18n/product-names.ts';
import { formatShown, parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { isDoubtful, verdictOn } from '../../i18n/verdict-facts.ts';
import { m } from '../../paraglide/messages.js';

export const SPANS = { month: 31, season: 92, year: 366, all: Infinity } as const;
export type Span = keyof typeof SPANS;
const DAY_MS = 86_400_000;

export type Judged = Pick<PoolPlan, 'verdicts' | 'doubts'>;

export interface ChartProps {
  pool: Pool;
  readings: readonly Reading[];
  treatments: readonly Treatment[];
  /** undefined while it is not known */
  plan?: Judged | undefined;
}

export interface ParameterChart {
  parameter: Parameter;
  chart: TimeChartFacts;
  values: readonly JudgedValue[];
  days: RangeDays;
}

/** The range by which the plan judges the value. */
function bandOf(plan: Judged, parameter: Parameter, units: Units): { low: number; high: number } | undefined {
  const { low, high } = verdictOn(plan, parameter) ?? {};
  if (low === undefined || high === undefined || high <= low) return undefined;
  return { low: shownValue(parameter, low, units), high: shownValue(parameter, high, units) };
}

export const presentIn = (readings: readonly Reading[]): Parameter[] =>
  PARAMETERS.filter((one) => readings.some((reading) => reading[one] !== undefined));

/** With combined chlorine where total and free were tested, as the plan counts it. */
export const useCounted = (readings: readonly Reading[]) => useMemo(() => readings.map(withCombinedChlorine), [readings]);

/** What several charts have in common. */
interface Log {
  pool: Pool;
  plan: Judged;
  units: Units;
  since: number;
  readings: readonly Reading[];
  /** with what the plan doubts besides */
  counted: Parameters<typeof judgedValues>[0];
  marks: TimeChartFacts['marks'];
  span: readonly [number, number] | undefined;
}

const instantOf = ({ takenAt }: { takenAt: string }): number => Date.parse(takenAt);

function logOf({ pool, readings, treatments, plan = {} }: ChartProps, shown: readonly Parameter[], span: Span, units: Units): Log {
  const newest = Math.max(...readings.map(instantOf));
  const since = newest - SPANS[span] * DAY_MS;
  const isShown = (reading: Reading) => instantOf(reading) >= since && shown.some((one) => reading[one] !== undefined);
  const first = Math.min(...readings.filter(isShown).map(instantOf));
  // Cyanuric acid from before the span decides the ranges in it.
  const counted = readings.map((reading) => ({
    ...readingAsCounted(reading),
    id: reading.id,
    doubtful: PARAMETERS.filter((one) => isDoubtful(reading, one, plan.doubts)),
  }));
  const marks = treatments
    .map(({ doneAt, productId }) => ({ at: Date.parse(doneAt), label: productName(productId) }))
    .filter(({ at }) => at >= first);
  return { pool, plan, units, since, readings, counted, marks, span: shown.length > 1 && first <= newest ? [first, newest] : undefined };
}

function doubtfulIn({ readings, plan, since, units }: Log, parameter: Parameter): TimeChartFacts['points'] {
  return readings
    .flatMap((reading) => {
      const value = reading[parameter];
      const isHere = value !== undefined && instantOf(reading) >= since && isDoubtful(reading, parameter, plan.doubts);
      return isHere ? [{ at: instantOf(reading), value: shownValue(parameter, value, units) }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
}

function chartOf(log: Log, parameter: Parameter): ParameterChart {
  const { pool, plan, units, since, counted, marks, span } = log;
  const values = judgedValues(counted, parameter, planSettings(pool, units)).filter((one) => instantOf(one) >= since);
  const display = parameterDisplay(parameter, units);
  const chart: TimeChartFacts = {
    label: display.label,
    unit: display.unit,
    points: values.map((one) => ({ at: instantOf(one), value: shownValue(parameter, one.value, units) })),
    doubtful: doubtfulIn(log, parameter),
    marks,
    span,
    marksName: m.offline_treatment_record(),
    band: bandOf(plan, parameter, units),
    languageTag: languageTag(),
    formatValue: (value: number) => formatShown(parameter, value),
    formatMoment: (at: number) => momentText(new Date(at).toISOString(), pool.timeZone),
  };
  return { parameter, chart, values, days: rangeDays(values, (takenAt) => dayOf(takenAt, pool.timeZone)) };
}

/** A chart for each of these values over one common span. */
export function useCharts({ pool, readings, treatments, plan }: ChartProps, shown: readonly Parameter[], span: Span): ParameterChart[] {
  const { units } = useUnits();
  const { verdicts, doubts } = plan ?? {};
  return useMemo(() => {
    const log = logOf({ pool, readings, treatments, plan: { verdicts, doubts } }, shown, span, units);
    return shown.map((parameter) => chartOf(log, parameter));
  }, [pool, readings, treatments, verdicts, doubts, shown, span, units]);
}
