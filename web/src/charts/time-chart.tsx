// Values over time: line and points, the target as a band, doses as marks. The canvas is a picture; text and a slider are next to it.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import 'uplot/dist/uPlot.min.css';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type ChartMark, type ChartPoint, type PastBand, timeAxisOf } from './time-axis.ts';

export interface TimeChartFacts {
  /** what the chart shows, e.g. "Free chlorine" */
  label: string;
  unit: string;
  /** beside its name: average, days in range */
  facts?: string | undefined;
  points: readonly ChartPoint[];
  /** values that can't be true: hollow points beside the line */
  doubtful?: readonly ChartPoint[];
  /** named where it is no target; then its sentence comes along */
  band?: { low: number; high: number; name?: string; sentence?: string } | undefined;
  /** what the target was before, oldest first */
  pastBands?: readonly PastBand[] | undefined;
  marks: readonly ChartMark[];
  /** what a mark stands for, for the legend */
  marksName: string;
  /** how many there are, where they are no additions */
  marksSentence?: string;
  /** for the dates below it */
  languageTag: string;
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
}

// On its way as soon as there is something to draw: the words of the page come first, the picture right behind them.
const { Lazy: Picture, prepare } = lazy(() => import('./time-chart-picture.tsx').then(({ TimeChartPicture }) => TimeChartPicture));
if (!import.meta.env.SSR) prepare();

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const themeNow = () => `${document.documentElement.dataset['theme'] ?? ''}/${prefersDark().matches}`;

/** Changes with the theme: colors are read from the tokens, so the picture is drawn again. */
function useTheme(): string {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const query = prefersDark();
    const read = () => setTheme(themeNow());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    query.addEventListener('change', read);
    read();
    return () => {
      observer.disconnect();
      query.removeEventListener('change', read);
    };
  }, []);
  return theme;
}

/** The sentence that describes the picture. */
function summary({ label, points, doubtful = [], band, marks, marksSentence, formatValue, formatMoment }: TimeChartFacts): string {
  const values = points.map(({ value }) => value);
  const last = points.at(-1);
  if (!last) return m.history_chart_none({ name: label });
  return [
    m.history_chart_summary({
      name: label,
      count: points.length,
      low: formatValue(Math.min(...values)),
      high: formatValue(Math.max(...values)),
      last: formatValue(last.value),
      moment: formatMoment(last.at),
    }),
    ...(band ? [band.sentence ?? m.history_chart_target({ low: formatValue(band.low), high: formatValue(band.high) })] : []),
    ...doubtful.map(({ at, value }) => m.history_chart_doubtful({ value: formatValue(value), moment: formatMoment(at) })),
    marksSentence ?? m.history_chart_marks({ count: marks.length }),
  ].join(' ');
}

interface ChartsProps {
  /** one below the other over the same time; drawn again when it changes */
  charts: readonly TimeChartFacts[];
  /** what else is said of a moment, in text */
  more?: (at: number) => ReactNode;
  /** opens what was measured at a moment */
  open?: { label: string; at: (at: number) => void };
}

const HEIGHTS = { alone: 280, one: 148, dates: 34 };

const pointAt = ({ points, doubtful = [] }: TimeChartFacts, at: number): ChartPoint | undefined => {
  const doubted = doubtful.find((point) => point.at === at);
  return points.find((point) => point.at === at) ?? (doubted && { ...doubted, note: m.history_doubtful() });
};

/** "3.2 ppm, in range" */
const valueText = ({ formatValue, unit }: TimeChartFacts, { value, note }: ChartPoint): string =>
  `${formatValue(value)}${unit ? ` ${unit}` : ''}${note ? `, ${note}` : ''}`;

/** Every moment with a value, oldest first. */
const momentsOf = (charts: readonly TimeChartFacts[]): number[] =>
  [...new Set(charts.flatMap(({ points, doubtful = [] }) => [...points, ...doubtful].map(({ at }) => at)))].toSorted((a, b) => a - b);

/** The place of the nearest moment. */
const nearest = (moments: readonly number[], at: number): number =>
  moments.reduce((best, moment, index) => (Math.abs(moment - at) < Math.abs((moments[best] ?? 0) - at) ? index : best), 0);

/** Values over time with a cursor that all of them share: it follows finger, mouse and arrow keys. */
export function TimeCharts({ charts, more, open }: ChartsProps) {
  const theme = useTheme();
  const [chosen, setChosen] = useState<number | null>(null);
  const moments = useMemo(() => momentsOf(charts), [charts]);
  const time = useMemo(() => timeAxisOf(charts), [charts]);
  const last = moments.length - 1;
  // The moment stays when other values are chosen.
  const index = chosen === null ? last : nearest(moments, chosen);
  const at = moments[index];
  if (at === undefined) return null;
  const openChosen = () => open?.at(at);
  return (
    <figure>
      {charts.map((chart, place) => {
        const hasDates = place === charts.length - 1;
        const height = charts.length === 1 ? HEIGHTS.alone : HEIGHTS.one + (hasDates ? HEIGHTS.dates : 0);
        return (
          <div key={chart.label} className="mt-3 first:mt-0">
            <ChartHead chart={chart} />
            <div className="relative" style={{ minHeight: height }}>
              <svg role="img" aria-label={summary(chart)} className="absolute size-px" />
              <Picture
                key={theme}
                {...{ chart, time, height, hasDates }}
                chosen={{ at, point: pointAt(chart, at) }}
                onMoment={(moment) => setChosen(moments[nearest(moments, moment)] ?? null)}
                onPress={openChosen}
                waiting={<Waiting />}
              />
            </div>
          </div>
        );
      })}
      <Legend charts={charts} />
      <figcaption className="mt-2 text-sm">
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={index}
          onChange={(event) => setChosen(moments[Number(event.target.value)] ?? null)}
          onKeyDown={(event) => event.key === 'Enter' && openChosen()}
          aria-label={m.history_chart_slider({ name: charts.map(({ label }) => label).join(', ') })}
          aria-valuetext={readoutText(charts, at)}
          className="h-11 w-full cursor-pointer"
        />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 sm:min-h-24">
          <div className="min-w-0">
            <Readout charts={charts} at={at} />
            <div aria-live="polite">{more?.(at)}</div>
          </div>
          {open ? (
            <Button variant="secondary" size="sm" onClick={openChosen}>
              {open.label}
            </Button>
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}

/** In one sentence for the slider: "Jul 4: 3 ppm", with names where there are several. */
function readoutText(charts: readonly TimeChartFacts[], at: number): string {
  const values = charts.flatMap((chart) => {
    const point = pointAt(chart, at);
    return point ? [`${charts.length > 1 ? `${chart.label} ` : ''}${valueText(chart, point)}`] : [];
  });
  return `${charts[0]?.formatMoment(at)}: ${values.join('; ')}`;
}

/** For the eye; the slider says it to a screen reader. */
function Readout({ charts, at }: { charts: readonly TimeChartFacts[]; at: number }) {
  return (
    <div aria-hidden className="figures">
      <p className="text-muted">{charts[0]?.formatMoment(at)}</p>
      {charts.map((chart) => {
        const point = pointAt(chart, at);
        return point ? (
          <p key={chart.label}>
            {charts.length > 1 ? `${chart.label}: ` : ''}
            <span className="font-medium">{valueText(chart, point)}</span>
          </p>
        ) : null;
      })}
    </div>
  );
}

/** The name and the unit above its axis, for the eye: the sentence of the picture says them already. */
function ChartHead({ chart: { label, unit, facts } }: { chart: TimeChartFacts }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
      <p aria-hidden>
        <span className="font-medium text-ink">{label}</span> <span>{unit}</span>
      </p>
      {facts ? <p className="figures">{facts}</p> : null}
    </div>
  );
}

/** What hollow points are, and what the suns along the top are. For the eye: the sentence of the picture says it already. */
function Legend({ charts }: { charts: readonly TimeChartFacts[] }) {
  const marksName = charts.find(({ marks }) => marks.length > 0)?.marksName;
  return (
    <p aria-hidden className="flex min-h-5 flex-wrap items-center gap-x-4 text-sm text-muted">
      {charts.some(({ doubtful = [] }) => doubtful.length > 0) ? (
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full border-2 border-dashed border-warn" />
          {m.history_doubtful()}
        </span>
      ) : null}
      {marksName ? (
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-sun" />
          {marksName}
        </span>
      ) : null}
    </p>
  );
}

/** A skeleton that only flashes is a flicker. */
const SKELETON_AFTER_MS = 200;

/** The place of the picture. */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <Skeleton className="absolute inset-0" /> : null;
}
