// What the charts of a pool's history show: each value judged, with its average and its days in range.
import { type JudgedValue, judgedValues, PARAMETERS, type Parameter, saltRangeOf, spanSummary } from '@limpid/chemistry';
import type { Pool, PoolPlan, Reading, Treatment } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import type { ChartPoint, PastBand } from '../../../charts/time-axis.ts';
import type { TimeChartFacts } from '../../../charts/time-chart.tsx';
import { momentText } from '../../../i18n/ages.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { formatShown, formatWithUnit, parameterDisplay, shownValue } from '../../../i18n/parameters.ts';
import { productName } from '../../../i18n/product-names.ts';
import type { Units } from '../../../i18n/units.ts';
import { isDoubtful, verdictOn } from '../../../i18n/verdict-facts.ts';
import { m } from '../../../paraglide/messages.js';

export type Judged = Pick<PoolPlan, 'verdicts' | 'doubts'>;

/** Days back from the newest test. */
export const SPANS = { month: 31, season: 92, year: 366, all: Infinity } as const;
export type Span = keyof typeof SPANS;
const DAY_MS = 86_400_000;

export interface History {
  pool: Pool;
  readings: readonly Reading[];
  treatments: readonly Treatment[];
  /** undefined while it is not known */
  plan?: Judged | undefined;
}

const takenMs = ({ takenAt }: Reading) => Date.parse(takenAt);

/** The tests of a span, newest last. */
export function testsWithin(readings: readonly Reading[], span: Span): Reading[] {
  const since = Math.max(...readings.map(takenMs)) - SPANS[span] * DAY_MS;
  return readings.filter((reading) => takenMs(reading) >= since).toSorted((a, b) => takenMs(a) - takenMs(b));
}

/** The range by which the plan judges the value now. */
function bandOf(plan: Judged, parameter: Parameter, units: Units): { low: number; high: number } | undefined {
  const { low, high } = verdictOn(plan, parameter) ?? {};
  if (low === undefined || high === undefined || high <= low) return undefined;
  return { low: shownValue(parameter, low, units), high: shownValue(parameter, high, units) };
}

/** The ranges that tests were judged by, each until the next one differed. */
function pastBandsOf(values: readonly JudgedValue<Reading>[], parameter: Parameter, units: Units): PastBand[] {
  const bands: PastBand[] = [];
  for (const [index, { range }] of values.entries()) {
    const next = values[index + 1];
    if (!range || !next?.range || (next.range.low === range.low && next.range.high === range.high)) continue;
    bands.push({
      until: takenMs(next.reading),
      low: shownValue(parameter, range.low, units),
      high: shownValue(parameter, range.high, units),
    });
  }
  return bands;
}

const NOTES = { low: m.history_below_range, in: m.history_in_range, high: m.history_above_range };

/** "Average 3.2 ppm · 18 of 24 days in range" */
function factsText(values: readonly JudgedValue<Reading>[], parameter: Parameter, { timeZone }: Pool, units: Units): string | undefined {
  const summary = spanSummary(values, (instant) => dayOf(instant, timeZone));
  if (!summary) return undefined;
  const average = m.history_average({ value: formatWithUnit(parameter, summary.average, units) });
  return summary.daysInRange === undefined
    ? average
    : `${average} · ${m.history_days_in_range({ inRange: summary.daysInRange, count: summary.days })}`;
}

/** Doubts of the plan, which judges also what waits on this device, stand with each test. */
const withDoubts = (readings: readonly Reading[], plan: Judged): Reading[] =>
  readings.map((reading) => ({ ...reading, doubtful: PARAMETERS.filter((one) => isDoubtful(reading, one, plan.doubts)) }));

const doubtfulOf = (shown: readonly Reading[], parameter: Parameter, units: Units): ChartPoint[] =>
  shown.flatMap((reading) => {
    const value = reading[parameter];
    const isOut = value !== undefined && reading.doubtful?.includes(parameter);
    return isOut ? [{ at: takenMs(reading), value: shownValue(parameter, value, units) }] : [];
  });

const pointOf = ({ reading, value, side }: JudgedValue<Reading>, parameter: Parameter, units: Units): ChartPoint => ({
  at: takenMs(reading),
  value: shownValue(parameter, value, units),
  note: side && NOTES[side](),
});

/** What judges the pool's tests. Older ones than are shown count too: the cyanuric acid may be theirs. */
function judgedLogOf({ pool, readings, plan = {} }: History) {
  const { kind, sanitizer, setting, surface, targetOverrides } = pool;
  const traits = { kind, sanitizer, setting, ...(surface && { surface }), ...saltRangeOf(pool) };
  return { pool: traits, overrides: targetOverrides ?? undefined, readings: withDoubts(readings, plan) };
}

/** A chart for each value, over the span. */
export function historyCharts(
  history: History,
  { parameters, span, units }: { parameters: readonly Parameter[]; span: Span; units: Units },
): TimeChartFacts[] {
  const { pool, treatments, plan = {} } = history;
  const log = judgedLogOf(history);
  const shown = testsWithin(log.readings, span).filter((reading) => parameters.some((one) => reading[one] !== undefined));
  const since = shown[0] ? takenMs(shown[0]) : Infinity;
  const marks = treatments
    .map(({ doneAt, productId }) => ({ at: Date.parse(doneAt), label: productName(productId) }))
    .filter(({ at }) => at >= since);
  const chartOf = (parameter: Parameter): TimeChartFacts => {
    const values = judgedValues(log, parameter).filter(({ reading }) => takenMs(reading) >= since);
    const { label, unit } = parameterDisplay(parameter, units);
    return {
      label,
      unit,
      facts: factsText(values, parameter, pool, units),
      points: values.map((one) => pointOf(one, parameter, units)),
      doubtful: doubtfulOf(shown, parameter, units),
      marks,
      marksName: m.offline_treatment_record(),
      band: bandOf(plan, parameter, units),
      pastBands: pastBandsOf(values, parameter, units),
      languageTag: languageTag(),
      formatValue: (value) => formatShown(parameter, value),
      formatMoment: (at) => momentText(new Date(at).toISOString(), pool.timeZone),
    };
  };
  return parameters.map(chartOf).filter(({ points, doubtful }) => points.length > 0 || doubtful?.length);
}
