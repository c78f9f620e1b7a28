// What a time chart shows, and the time that it covers; without the drawing, which is loaded later.
export interface ChartPoint {
  /** milliseconds since 1970 */
  at: number;
  value: number;
  /** what is said of it: "in range" */
  note?: string | undefined;
}
/** A target that held until a moment. */
export interface PastBand {
  until: number;
  low: number;
  high: number;
}
export interface ChartMark {
  at: number;
  label: string;
}
/** What the picture shows of a chart. */
export interface Shown {
  unit: string;
  points: readonly ChartPoint[];
  doubtful?: readonly ChartPoint[];
  /** named where it is no target */
  band?: { low: number; high: number; name?: string } | undefined;
  /** what the band was before, oldest first */
  pastBands?: readonly PastBand[] | undefined;
  marks: readonly ChartMark[];
  languageTag: string;
  formatValue: (value: number) => string;
}
/** The time that charts one below the other have in common, in seconds. */
export interface TimeAxis {
  low: number;
  high: number;
  /** the last test */
  last: number;
}

export const DAY_S = 86_400;

/** At least two days around what was tested: the history of a new pool is not a matter of minutes. */
export function xRange({ points, doubtful = [], marks }: Pick<Shown, 'points' | 'doubtful' | 'marks'>): [number, number] {
  const times = [...points, ...doubtful, ...marks].map(({ at }) => at / 1000);
  const [low, high] = [Math.min(...times), Math.max(...times)];
  const air = Math.max((high - low) * 0.02, (2 * DAY_S - (high - low)) / 2);
  return [low - air, high + air];
}

/** Of everything that the charts show. */
export function timeAxisOf(charts: readonly Pick<Shown, 'points' | 'doubtful' | 'marks'>[]): TimeAxis {
  const points = charts.flatMap(({ points, doubtful = [] }) => [...points, ...doubtful]);
  const [low, high] = xRange({ points, marks: charts.flatMap(({ marks }) => marks) });
  return { low, high, last: points.reduce((last, { at }) => Math.max(last, at / 1000), low) };
}
