// How a time chart is drawn with uPlot. Colours come from the tokens of the page.
import type uPlot from 'uplot';
import { m } from '../paraglide/messages.js';
import { trueNow } from '../ui/true-now.ts';
import { type ChartMark, type ChartPoint, DAY_S, type PastBand, type Shown, type TimeAxis } from './time-axis.ts';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const HOUR_S = 3600;

/** The target is behind the line, in steps where it changed; its name is at the right end. */
function drawBands(chart: uPlot, band: NonNullable<Shown['band']>, past: readonly PastBand[]): void {
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.fillStyle = token('--ok-band');
  ctx.globalAlpha = 0.4;
  let left = bbox.left;
  for (const { until, low, high } of [...past, { ...band, until: Infinity }]) {
    const right = Math.min(bbox.left + bbox.width, until === Infinity ? Infinity : chart.valToPos(until / 1000, 'x', true));
    const top = Math.max(bbox.top, chart.valToPos(high, 'y', true));
    const bottom = Math.min(bbox.top + bbox.height, chart.valToPos(low, 'y', true));
    if (right > left && bottom > top) ctx.fillRect(left, top, right - left, bottom - top);
    left = Math.max(left, right);
  }
  ctx.restore();
}

/** Over the line, which would cross it out: with a seam in the color of the card. */
function drawBandName(chart: uPlot, band: NonNullable<Shown['band']>): void {
  const { ctx, bbox } = chart;
  const top = Math.max(bbox.top, chart.valToPos(band.high, 'y', true));
  const bottom = Math.min(bbox.top + bbox.height, chart.valToPos(band.low, 'y', true));
  if (bottom - top <= 18 * devicePixelRatio) return;
  const name = band.name ?? m.history_chart_band();
  const [x, y] = [bbox.left + bbox.width - 6 * devicePixelRatio, top + 4 * devicePixelRatio];
  ctx.save();
  ctx.font = `500 ${12 * devicePixelRatio}px Geist, sans-serif`;
  ctx.textAlign = 'right';
  ctx.textBaseline = 'top';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 5 * devicePixelRatio;
  ctx.strokeStyle = token('--surface');
  ctx.strokeText(name, x, y);
  ctx.fillStyle = token('--ok');
  ctx.fillText(name, x, y);
  ctx.restore();
}

/** More marks than this are so close that their lines would hide the curve. */
const MOST_THREADS = 40;

/** Each addition is a small sun on a thread; many of them are only small suns. */
function drawMarks(chart: uPlot, marks: readonly ChartMark[]): void {
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  const hasThreads = marks.length <= MOST_THREADS;
  ctx.strokeStyle = token('--line-strong');
  ctx.fillStyle = token('--sun');
  for (const { at } of marks) {
    const x = chart.valToPos(at / 1000, 'x', true);
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    if (hasThreads) {
      ctx.setLineDash([2 * devicePixelRatio, 4 * devicePixelRatio]);
      ctx.beginPath();
      ctx.moveTo(x, bbox.top + 10 * devicePixelRatio);
      ctx.lineTo(x, bbox.top + bbox.height);
      ctx.stroke();
    }
    ctx.beginPath();
    ctx.arc(x, bbox.top + 6 * devicePixelRatio, (hasThreads ? 4.5 : 2) * devicePixelRatio, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}

/** Hollow, in dashes, and off the line: no one believes these. */
function drawDoubtful(chart: uPlot, doubtful: readonly ChartPoint[]): void {
  const { ctx } = chart;
  ctx.save();
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 2 * devicePixelRatio]);
  ctx.strokeStyle = token('--warn');
  ctx.fillStyle = token('--surface');
  for (const { at, value } of doubtful) {
    ctx.beginPath();
    ctx.arc(chart.valToPos(at / 1000, 'x', true), chart.valToPos(value, 'y', true), 5 * devicePixelRatio, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
}

/** A little air around the values and the band; never a line on the rim. */
function yRange({ points, doubtful = [], band, pastBands = [] }: Shown): [number, number] {
  const values = [
    ...[...points, ...doubtful].map(({ value }) => value),
    ...[...(band ? [band] : []), ...pastBands].flatMap(({ low, high }) => [low, high]),
  ];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = Math.max((high - low) * 0.12, Math.abs(high) * 0.02, 0.1);
  return [low >= 0 ? Math.max(0, low - air) : low - air, high + air];
}

/** A label that says the same as the one before it says nothing: its place stays empty. */
const eachOnce = (labels: readonly string[]): string[] => labels.map((label, index) => (label === labels[index - 1] ? '' : label));

const MONTH_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
/** Apart by this, each month has one mark at most. */
const MONTH_S = 30 * DAY_S;

const isOtherYear = (second: number): boolean => new Date(second * 1000).getFullYear() !== new Date(trueNow()).getFullYear();

/** Days of another year say which: without it, a test of three years ago looks like last week's. */
function dayOptions(seconds: readonly number[], stepS: number): Intl.DateTimeFormatOptions {
  if (!seconds.some(isOtherYear)) return MONTH_DAY;
  return stepS >= MONTH_S ? { month: 'short', year: 'numeric' } : { ...MONTH_DAY, year: 'numeric' };
}

/** Years, days or hours, by how far the marks are apart; the first hour of a day is its date, as "5 AM" alone could be any day's. */
export function momentLabels(seconds: readonly number[], stepS: number, languageTag: string, timeZone?: string): string[] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, { ...options, ...(timeZone && { timeZone }) });
  if (stepS >= 300 * DAY_S) return labelsOf(seconds, format({ year: 'numeric' }));
  const days = labelsOf(seconds, format(dayOptions(seconds, stepS)));
  if (stepS >= DAY_S) return eachOnce(days);
  const hours = labelsOf(seconds, format(stepS < HOUR_S ? { hour: 'numeric', minute: '2-digit' } : { hour: 'numeric' }));
  return eachOnce(days.map((day, index) => (day === days[index - 1] ? (hours[index] ?? '') : day)));
}
const labelsOf = (seconds: readonly number[], format: Intl.DateTimeFormat): string[] =>
  seconds.map((second) => format.format(second * 1000));

/** The first moment of a day, so many days before another. */
function dayBefore(second: number, days: number): number {
  const day = new Date(second * 1000);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - days).getTime() / 1000;
}

/** Days are counted back from the last test, which everyone looks for first: its own date is the last one on the axis. */
export function daysBackFrom(last: number, { low, stepS }: { low: number; stepS: number }): number[] {
  const stepDays = Math.max(1, Math.round(stepS / DAY_S));
  const days: number[] = [];
  for (let back = 0; dayBefore(last, back) >= low; back += stepDays) days.unshift(dayBefore(last, back));
  return days;
}

/** Shorter spans are divided by hours, longer ones by years: uPlot does that. */
const SPAN_OF_DAYS = { least: 4 * DAY_S, most: 900 * DAY_S };

function daySplits({ low, high, last }: TimeAxis): Pick<uPlot.Axis, 'splits'> {
  if (high - low < SPAN_OF_DAYS.least || high - low > SPAN_OF_DAYS.most) return {};
  return { splits: (_, __, from, ___, stepS) => daysBackFrom(last, { low: from, stepS }) };
}

function axes(shown: Shown, time: TimeAxis, hasDates: boolean): uPlot.Axis[] {
  const font = '13px Geist, sans-serif';
  const grid = { stroke: token('--line'), width: 1 };
  const stroke = token('--muted');
  // A year is shorter than a day with its year.
  const space = time.high - time.low > SPAN_OF_DAYS.most ? 56 : isOtherYear(time.low) ? 100 : 76;
  const dates = (_: uPlot, seconds: number[], __: number, ___: number, step: number) => momentLabels(seconds, step, shown.languageTag);
  return [
    { show: hasDates, stroke, font, grid: { show: false }, ticks: { show: false }, values: dates, space, ...daySplits(time) },
    { stroke, font, grid, ticks: { show: false }, size: 52, values: (_, values) => eachOnce(values.map(shown.formatValue)) },
  ];
}

export interface Frame {
  width: number;
  height: number;
  time: TimeAxis;
  /** only below the last of several */
  hasDates: boolean;
  /** when it was first drawn, and in a new size */
  onDrawn: (chart: uPlot) => void;
}

export function chartOptions(shown: Shown, { width, height, time, hasDates, onDrawn }: Frame): uPlot.Options {
  const brand = token('--brand');
  return {
    width,
    height,
    padding: [8, 18, hasDates ? 0 : 8, 0],
    legend: { show: false },
    // The cursor is common to several charts, and drawn over them.
    cursor: { show: false },
    scales: { x: { range: () => [time.low, time.high] }, y: { range: () => yRange(shown) } },
    axes: axes(shown, time, hasDates),
    series: [
      {},
      {
        stroke: brand,
        width: 2.5,
        points: { show: shown.points.length <= 60, size: 7, fill: token('--surface'), stroke: brand, width: 2 },
      },
    ],
    hooks: {
      drawClear: shown.band ? [(chart) => drawBands(chart, shown.band!, shown.pastBands ?? [])] : [],
      draw: [
        (chart) => drawDoubtful(chart, shown.doubtful ?? []),
        (chart) => drawMarks(chart, shown.marks),
        ...(shown.band ? [(chart: uPlot) => drawBandName(chart, shown.band!)] : []),
        onDrawn,
      ],
    },
  };
}
