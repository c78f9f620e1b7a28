// One value over time: line and points, the target as a band, doses as marks. The canvas is a picture; words and a slider stand beside it.
import { useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { m } from '../paraglide/messages.js';
import { Skeleton } from '../ui/skeleton.tsx';
import { type ChartMark, chartOptions, type ChartPoint } from './time-chart-options.ts';

export interface TimeChartProps {
  /** what the chart shows, e.g. "Free chlorine" */
  label: string;
  unit: string;
  points: readonly ChartPoint[];
  band?: { low: number; high: number } | undefined;
  marks: readonly ChartMark[];
  /** for the dates below it */
  languageTag: string;
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
}

const HEIGHT = 280;

/** Changes with the theme: colours are read from the tokens, so the picture is drawn anew. */
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

/** The sentence that stands for the picture. */
function summary({ label, points, band, marks, formatValue, formatMoment }: TimeChartProps): string {
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
    ...(band ? [m.history_chart_target({ low: formatValue(band.low), high: formatValue(band.high) })] : []),
    m.history_chart_marks({ count: marks.length }),
  ].join(' ');
}

export function TimeChart(props: TimeChartProps) {
  const theme = useTheme();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = props.points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const point = props.points[index];
  const said = point ? `${props.formatMoment(point.at)}: ${props.formatValue(point.value)}${props.unit ? ` ${props.unit}` : ''}` : '';
  return (
    <figure>
      <Picture key={theme} chart={props} chosen={chosen === null ? undefined : point} />
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={index}
          onChange={(event) => setChosen(Number(event.target.value))}
          aria-label={m.history_chart_slider({ name: props.label })}
          aria-valuetext={said}
          className="h-11 min-w-48 flex-1 cursor-pointer"
        />
        <span className="figures min-w-56 text-right text-muted" aria-hidden>
          {said}
        </span>
      </figcaption>
    </figure>
  );
}

/** Once fetched it stays: the next chart needs no skeleton. */
let library: typeof uPlot | undefined;
const fetchLibrary = async (): Promise<typeof uPlot> => (library ??= (await import('uplot')).default);

/** The canvas; the chosen value is ringed. */
function Picture({ chart: shown, chosen }: { chart: TimeChartProps; chosen: ChartPoint | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<uPlot | null>(null);
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    let drawn: uPlot | undefined;
    let isGone = false;
    const observer = new ResizeObserver(() => drawn?.setSize({ width: target.clientWidth, height: HEIGHT }));
    const draw = (UPlot: typeof uPlot) => {
      if (isGone) return;
      const data: uPlot.AlignedData = [shown.points.map(({ at }) => at / 1000), shown.points.map(({ value }) => value)];
      drawn = new UPlot(chartOptions(shown, { width: target.clientWidth, height: HEIGHT }), data, target);
      observer.observe(target);
      setChart(drawn);
    };
    if (library) draw(library);
    else void fetchLibrary().then(draw);
    return () => {
      isGone = true;
      observer.disconnect();
      drawn?.destroy();
    };
  }, [shown]);
  useEffect(() => {
    if (chart && chosen) chart.setCursor({ left: chart.valToPos(chosen.at / 1000, 'x'), top: chart.valToPos(chosen.value, 'y') });
  }, [chart, chosen]);
  return (
    <div className="relative min-h-[280px]">
      {chart || library ? null : <Skeleton className="absolute inset-0" />}
      <svg role="img" aria-label={summary(shown)} className="absolute size-px" />
      <div ref={box} aria-hidden />
    </div>
  );
}
