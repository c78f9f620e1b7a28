// Whether the chart was read upside down or from its side: the fields match either way, so only the chart itself can tell.
import type { Analyte, StripLayout } from '../strips/layout.data.ts';
import { colorDistance, labOf, type Lab } from './image/color.ts';
import type { Light } from './image/light.ts';
import type { Area, Patch } from './image/patch.ts';

/**
 * Colors that every maker's indicator goes through from the lowest value to the highest: chlorine and bromine from nearly white to dark, pH
 * (phenol red) from yellow to red.
 */
const FALLS: Partial<Record<Analyte, (color: Lab) => number>> = {
  freeChlorinePpm: ({ l }) => l,
  totalChlorinePpm: ({ l }) => l,
  brominePpm: ({ l }) => l,
  ph: ({ b }) => b,
};
/** The other way by so much (CIELAB), it is no error of print or light. */
const LEAST_RISE = 10;
/** More within a field is an edge, and no color of the chart. */
const MOST_UNEVEN = 18;
/** So far from the paper's white (CIEDE2000) a place that should be empty has a color in it. */
const LEAST_COLOR = 14;

type Row = readonly (Patch | null)[];

function runsBackward({ pads }: StripLayout, rows: readonly Row[]): boolean {
  return pads.some(({ analyte, values }, index) => {
    const measure = FALLS[analyte];
    const ends = [Math.min(...values), Math.max(...values)].map((value) => rows[index]?.[values.indexOf(value)]);
    const [low, high] = ends.map((patch) => (patch && patch.unevenness <= MOST_UNEVEN ? labOf(patch.color) : undefined));
    return measure !== undefined && low && high && measure(high) - measure(low) > LEAST_RISE;
  });
}

/**
 * Rows with fewer values end before the right edge of the chart: paper is expected there. Color there, and paper where a chart that is upside
 * down has those places, mean that it is. `read` gives the field at a place of the chart.
 */
function endsOnTheLeft({ pads, rowFit }: StripLayout, areas: readonly Area[][], light: Light, read: (area: Area) => Patch | null): boolean {
  if (rowFit !== 'columns') return false;
  const widest = areas.reduce((one, other) => (other.length > one.length ? other : one), []);
  const white = labOf(light.white);
  const isColored = (area: Area): boolean => {
    const patch = read(area);
    return patch !== null && patch.unevenness <= MOST_UNEVEN && colorDistance(white, labOf(patch.color)) > LEAST_COLOR;
  };
  const places = pads.flatMap(({ values }, index) => {
    const row = areas[index]?.[0];
    return row ? widest.slice(values.length).map(({ u, halfU }): Area => ({ ...row, u, halfU })) : [];
  });
  const count = (list: readonly Area[]) => list.filter(isColored).length;
  return count(places) > count(places.map((area) => ({ ...area, u: 1 - area.u, v: 1 - area.v })));
}

export const isChartTurned = (
  layout: StripLayout,
  rows: readonly Row[],
  areas: readonly Area[][],
  light: Light,
  read: (area: Area) => Patch | null,
): boolean => runsBackward(layout, rows) || endsOnTheLeft(layout, areas, light, read);
