// Where the fields lie inside the marked corners. Gaps differ from maker to maker, so several are tried: with the right one every field is even.
import type { StripLayout } from '../strips/layout.data.ts';
import { type Area, type Picture, samplesOf } from './image/patch.ts';
import type { Place, Point } from './image/quad.ts';

/** Of the width of a field, of what is looked at: the inner 60 %. */
const INNER = 0.6;
/** Gaps between fields, in shares of a field; the first is the most usual. */
const GAPS = [0.25, 0, 0.12, 0.45, 0.7, 1] as const;
/** So much more even another gap must make it, for the corners are never exact. */
const BETTER = 0.85;

/** Middle and half width of each of `count` fields with gaps between them, which fill 0 to 1 together. */
export function fieldsAlong(count: number, gap: number): { middle: number; half: number }[] {
  const size = 1 / (count + (count - 1) * gap);
  return Array.from({ length: count }, (_, index) => ({ middle: size * (0.5 + index * (1 + gap)), half: size / 2 }));
}

function unevenness(picture: Picture, place: Place, areas: readonly Area[]): number {
  const perArea = areas.map((area) => {
    const greens = samplesOf(picture, place, area, 5).map((color) => color?.[1] ?? 0);
    const reds = samplesOf(picture, place, area, 5).map((color) => color?.[0] ?? 0);
    return deviation(greens) + deviation(reds);
  });
  return perArea.reduce((sum, one) => sum + one, 0) / areas.length;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** The gap with which the fields are most even. */
function bestGap(picture: Picture, place: Place, areasWith: (gap: number) => Area[]): number {
  const scored = GAPS.map((gap) => ({ gap, score: unevenness(picture, place, areasWith(gap)) }));
  const [usual, ...others] = scored as [(typeof scored)[number], ...typeof scored];
  const best = others.reduce((one, other) => (other.score < one.score ? other : one), usual);
  return best.score < usual.score * BETTER ? best.gap : usual.gap;
}

/** A window of one size for all gaps, or the smallest fields would always win. */
const TRIED = 0.6;

/** The fields of a strip, first end first; along u. */
export function padAreas(picture: Picture, place: Place, count: number): Area[] {
  const inner = (gap: number, half: (own: number) => number): Area[] =>
    fieldsAlong(count, gap).map(({ middle, half: own }) => ({ u: middle, v: 0.5, halfU: half(own), halfV: 0.5 * INNER }));
  const window = TRIED * (fieldsAlong(count, 0.7)[0]?.half ?? 0);
  const gap = count === 1 ? 0 : bestGap(picture, place, (one) => inner(one, () => window));
  return inner(gap, (own) => own * INNER);
}

const columnsOf = ({ pads, rowFit }: StripLayout, row: number): number =>
  rowFit === 'columns' ? Math.max(...pads.map(({ values }) => values.length)) : (pads[row]?.values.length ?? 1);

/** The fields of each row of the chart, from left to right. */
export function chartAreas(picture: Picture, place: Place, layout: StripLayout): Area[][] {
  const rowCount = layout.pads.length;
  const rowsWith = (gapU: number, gapV: number, half: (ownU: number, ownV: number) => [number, number]): Area[][] => {
    const rows = fieldsAlong(rowCount, gapV);
    return layout.pads.map(({ values }, row) => {
      const { middle: v, half: ownV } = rows[row] as { middle: number; half: number };
      return fieldsAlong(columnsOf(layout, row), gapU)
        .slice(0, values.length)
        .map(({ middle: u, half: ownU }) => {
          const [halfU, halfV] = half(ownU, ownV);
          return { u, v, halfU, halfV };
        });
    });
  };
  const most = Math.max(...layout.pads.map(({ values }) => values.length));
  const window: [number, number] = [TRIED * (fieldsAlong(most, 0.7)[0]?.half ?? 0), TRIED * (fieldsAlong(rowCount, 0.7)[0]?.half ?? 0)];
  const gapV = rowCount === 1 ? 0 : bestGap(picture, place, (gap) => rowsWith(0.25, gap, () => window).flat());
  const gapU = bestGap(picture, place, (gap) => rowsWith(gap, gapV, () => window).flat());
  return rowsWith(gapU, gapV, (ownU, ownV) => [ownU * INNER, ownV * INNER]);
}

/** Points of the paper between the fields and close around them; whether they are paper is for the light to judge. */
export function paperPoints(layout: StripLayout): Point[] {
  const rows = layout.pads.length;
  const columns = Math.max(...layout.pads.map(({ values }) => values.length));
  const lines = (count: number) =>
    Array.from({ length: count + 1 }, (_, index) => (index === 0 ? -0.03 : index === count ? 1.03 : index / count));
  const middles = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  const across = lines(rows).flatMap((y) => [...middles(columns), ...lines(columns)].map((x) => ({ x, y })));
  const down = lines(columns).flatMap((x) => middles(rows).map((y) => ({ x, y })));
  return [...across, ...down];
}
