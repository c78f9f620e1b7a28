// One value over time: line and points, the target as a band, doses as marks. The canvas is a picture; words and keys stand beside it.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { chartOptions, type ChartMark, type ChartPoint } from './time-chart-options.ts';

export interface TimeChartProps {
  /** what the chart shows, e.g. "Free chlorine" */
  label: string;
  unit: string;
  points: readonly ChartPoint[];
  band?: { low: number; high: number } | undefined;
  marks: readonly ChartMark[];
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
  height?: number;
}

const CHART_HEIGHT = 280;

/** Follows the theme: colours are read from the tokens, so a change of theme draws anew. */
function useTheme(): string {
  const [theme, setTheme] = useState('');
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const read = () => setTheme(`${document.documentElement.dataset['theme'] ?? ''}/${query.matches}`);
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

/** Draws into the box, and again when the data, the theme or the width change. */
function useDrawnChart(props: TimeChartProps, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const theme = useTheme();
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    let gone = false;
    const observer = new ResizeObserver(() => chart.current?.setSize({ width: target.clientWidth, height }));
    void import('uplot').then(({ default: UPlot }) => {
      if (gone) return;
      const data: uPlot.AlignedData = [props.points.map(({ at }) => at / 1000), props.points.map(({ value }) => value)];
      chart.current = new UPlot(chartOptions(props, { width: target.clientWidth, height }), data, target);
      observer.observe(target);
      setIsDrawn(true);
    });
    return () => {
      gone = true;
      observer.disconnect();
      chart.current?.destroy();
      chart.current = null;
    };
  }, [props, height, theme]);
  return { box, chart, isDrawn };
}

/** The sentence that stands for the picture. */
function summary({ label, points, band, marks, formatValue, formatMoment }: TimeChartProps): string {
  const values = points.map(({ value }) => value);
  const last = points.at(-1);
  if (!last) return `${label}: no values yet.`;
  const range = `from ${formatValue(Math.min(...values))} to ${formatValue(Math.max(...values))}`;
  const target = band ? ` Target ${formatValue(band.low)} to ${formatValue(band.high)}.` : '';
  return `${label}: ${points.length} values ${range}, last ${formatValue(last.value)} on ${formatMoment(last.at)}.${target} ${marks.length} additions marked.`;
}

export function TimeChart(props: TimeChartProps) {
  const height = props.height ?? CHART_HEIGHT;
  const { box, chart, isDrawn } = useDrawnChart(props, height);
  const [cursor, setCursor] = useState<number | null>(null);
  const hintId = useId();
  const point = cursor === null ? undefined : props.points[cursor];
  const move = (event: KeyboardEvent) => {
    const last = props.points.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: (cursor ?? last + 1) - 1,
      ArrowRight: (cursor ?? last - 1) + 1,
      Home: 0,
      End: last,
    };
    const wanted = targets[event.key];
    if (wanted === undefined || last < 0) return;
    event.preventDefault();
    const index = Math.min(last, Math.max(0, wanted));
    setCursor(index);
    const at = props.points[index];
    if (chart.current && at)
      chart.current.setCursor({ left: chart.current.valToPos(at.at / 1000, 'x'), top: chart.current.valToPos(at.value, 'y') });
  };
  return (
    <figure>
      <div
        role="img"
        tabIndex={0}
        aria-label={summary(props)}
        aria-describedby={hintId}
        onKeyDown={move}
        className="relative rounded-control"
        style={{ minHeight: height }}
      >
        {isDrawn ? null : <Skeleton className="absolute inset-0" />}
        <div ref={box} aria-hidden />
      </div>
      <figcaption className="figures mt-2 min-h-6 text-sm text-muted">
        <span id={hintId} className={point ? 'sr-only' : undefined}>
          Arrow keys step through the values.
        </span>
        <span role="status">
          {point ? `${props.formatMoment(point.at)}: ${props.formatValue(point.value)}${props.unit ? ` ${props.unit}` : ''}` : ''}
        </span>
      </figcaption>
    </figure>
  );
}
