// One value over time: line and points, the target as a band, doses as marks. The canvas is a picture; text and a slider are next to it.
import { useCallback, useEffect, useState } from 'react';
import 'uplot/dist/uPlot.min.css';
import { m } from '../paraglide/messages.js';
import { lazy } from '../ui/lazy.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ChartMark, ChartPoint } from './time-chart-options.ts';

export interface TimeChartFacts {
  /** what the chart shows, e.g. "Free chlorine" */
  label: string;
  unit: string;
  points: readonly ChartPoint[];
  /** values that can't be true: hollow points beside the line */
  doubtful?: readonly ChartPoint[];
  /** named where it is no target; then its sentence comes along */
  band?: { low: number; high: number; name?: string; sentence?: string } | undefined;
  marks: readonly ChartMark[];
  /** where several charts have one axis */
  span?: readonly [number, number] | undefined;
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

interface TimeChartProps {
  chart: TimeChartFacts;
  /** px; less where several are below each other */
  height?: number;
  /** the moment that the person looks at; missing: the newest */
  chosenAt?: number | null;
  onChoose?: (at: number) => void;
}

/** The newest value up to a moment, or the first: where several charts are looked at together, not each has a value of that moment. */
function indexAt(points: readonly ChartPoint[], at: number | null): number {
  if (at === null) return points.length - 1;
  return Math.max(0, points.filter((point) => point.at <= at).length - 1);
}

const PICTURE_HEIGHT = 280;

/** Drawn again when `chart` changes. */
export function TimeChart({ chart, height = PICTURE_HEIGHT, ...controlled }: TimeChartProps) {
  const theme = useTheme();
  const [ownAt, setOwnAt] = useState<number | null>(null);
  const chosenAt = controlled.chosenAt === undefined ? ownAt : controlled.chosenAt;
  const choose = controlled.onChoose ?? setOwnAt;
  const { points } = chart;
  const index = indexAt(points, chosenAt);
  const point = points[index];
  const pointText = point ? `${chart.formatMoment(point.at)}: ${chart.formatValue(point.value)}${chart.unit ? ` ${chart.unit}` : ''}` : '';
  const reach = useCallback(
    (reached: number) => {
      const at = points[reached]?.at;
      if (at !== undefined) choose(at);
    },
    [points, choose],
  );
  return (
    <figure>
      <Legend chart={chart} />
      <div className={height === PICTURE_HEIGHT ? 'relative min-h-[280px]' : 'relative min-h-[170px]'}>
        <svg role="img" aria-label={summary(chart)} className="absolute size-px" />
        <Picture
          key={theme}
          chart={chart}
          height={height}
          chosen={chosenAt === null ? undefined : point}
          onReach={reach}
          waiting={<Waiting />}
        />
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <input
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          value={Math.max(0, index)}
          onChange={(event) => reach(Number(event.target.value))}
          aria-label={m.history_chart_slider({ name: chart.label })}
          aria-valuetext={pointText}
          className="h-11 min-w-48 flex-1 cursor-pointer"
        />
        <span className="figures min-w-56 text-right text-muted" aria-hidden>
          {pointText}
        </span>
      </figcaption>
    </figure>
  );
}

/** The unit above its axis, what hollow points are, and what the suns along the top are. In words for the eye: the sentence of the picture says it already. */
function Legend({ chart: { unit, doubtful = [], marks, marksName } }: { chart: TimeChartFacts }) {
  return (
    <p aria-hidden className="flex min-h-5 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <span>{unit}</span>
      {doubtful.length > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full border-2 border-dashed border-warn" />
          {m.history_doubtful()}
        </span>
      ) : null}
      {marks.length > 0 ? (
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
