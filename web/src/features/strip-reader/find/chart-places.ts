// Where the chart of a strip can lie among spots that stand in rows and columns, and which way around.
import type { StripLayout } from '../../strips/layout.data.ts';
import type { Point, Quad } from '../image/quad.ts';
import type { Picture } from '../image/patch.ts';
import { sideOf } from './field-edges.ts';
import type { Spot } from './flat-spots.ts';
import type { Cell, Lattice } from './lattice.ts';
import { inPhoto, onPlane, type Plane } from './plane.ts';

export interface ChartPlace {
  quad: Quad;
  /** the fields that were seen */
  spots: ReadonlySet<Spot>;
  plane: Plane;
  middle: Point;
}

/** Quarter turns: where a step to the right and a step down of the chart go on the lattice. */
const TURNS: readonly (readonly [Point, Point])[] = [
  [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ],
  [
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ],
  [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ],
];
/** Light fields do not stand out from paper; so many must. */
const LEAST_SEEN = 0.55;
const LEAST_IN_ROW = 2;
const LEAST_BEYOND = 3;
/** Places with one field less than the best may still be the right ones. */
const FEWER = 2;
const MOST_PLACES = 5;

const along = ({ column, row }: Cell, way: Point): number => column * way.x + row * way.y;

/** Of the fields, in distances from field to field; the usual gap where their edges are not seen. */
function sidesOf(picture: Picture, { cells, plane }: Lattice): [number, number] {
  const through = (u: number, v: number) =>
    cells.map(({ spot }) => {
      const { x, y } = onPlane(plane, spot);
      return (distance: number) => inPhoto(plane, { x: x + u * distance, y: y + v * distance });
    });
  return [Math.min(0.98, sideOf(picture, through(1, 0), 0.6) ?? 0.8), Math.min(0.98, sideOf(picture, through(0, 1), 0.6) ?? 0.8)];
}

interface Window {
  seen: Cell[];
  left: number;
  top: number;
}

/** The places on which the fields that were seen are fields of the chart, and none is where the chart has none. */
function windowsOf({ cells }: Lattice, [right, down]: readonly [Point, Point], layout: StripLayout): Window[] {
  const [rows, columns] = [layout.pads.length, Math.max(...layout.pads.map(({ values }) => values.length))];
  const range = (places: number[], count: number): number[] => {
    const [least, most] = [Math.min(...places), Math.max(...places)];
    const [from, to] = [Math.min(least, most - count + 1), Math.max(least, most - count + 1)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  };
  const placed = cells.map((cell) => ({ cell, x: along(cell, right), y: along(cell, down) }));
  const lefts = range(
    placed.map(({ x }) => x),
    columns,
  );
  const tops = range(
    placed.map(({ y }) => y),
    rows,
  );
  return lefts.flatMap((left) =>
    tops.flatMap((top): Window[] => {
      const inside = placed.filter(({ x, y }) => x >= left && x < left + columns && y >= top && y < top + rows);
      const isField = ({ x, y }: { x: number; y: number }) => x - left < (layout.pads[y - top]?.values.length ?? 0);
      const isSeen = (key: 'x' | 'y', at: number, least: number) => inside.filter((one) => one[key] === at).length >= least;
      const areAllRows = layout.pads.every((_, row) => isSeen('y', top + row, LEAST_IN_ROW));
      const isWhole = areAllRows && isSeen('x', left, 1) && isSeen('x', left + columns - 1, 1);
      // Rows or columns beyond these: it is the chart of another strip.
      const isCut = [-1, 1].some((sign) => {
        const [x, y] = [sign < 0 ? left - 1 : left + columns, sign < 0 ? top - 1 : top + rows];
        return placed.filter((one) => one.x === x).length >= LEAST_BEYOND || placed.filter((one) => one.y === y).length >= LEAST_BEYOND;
      });
      return isWhole && !isCut && inside.every(isField) ? [{ seen: inside.map(({ cell }) => cell), left, top }] : [];
    }),
  );
}

/** Nothing where the rows have fields at distances of their own. */
export function chartPlaces(picture: Picture, lattice: Lattice, layout: StripLayout): ChartPlace[] {
  const counts = layout.pads.map(({ values }) => values.length);
  const [rows, columns] = [counts.length, Math.max(...counts)];
  if (layout.rowFit === 'spread' && counts.some((count) => count !== columns)) return [];
  const expected = counts.reduce((sum, count) => sum + count, 0);
  const { plane } = lattice;
  const [sideU, sideV] = sidesOf(picture, lattice);
  const found = TURNS.flatMap((turn) => windowsOf(lattice, turn, layout).map((window) => ({ ...window, turn })));
  const most = Math.max(0, ...found.map(({ seen }) => seen.length));
  return found
    .filter(({ seen }) => seen.length >= LEAST_SEEN * expected && seen.length >= most - FEWER)
    .toSorted((one, other) => other.seen.length - one.seen.length)
    .slice(0, MOST_PLACES)
    .map(({ seen, left, top, turn: [right, down] }) => {
      const [halfX, halfY] = right.x === 0 ? [sideV / 2, sideU / 2] : [sideU / 2, sideV / 2];
      const at = (x: number, y: number) =>
        inPhoto(plane, { x: (left + x) * right.x + (top + y) * down.x, y: (left + x) * right.y + (top + y) * down.y });
      const [endX, endY] = [columns - 1 + halfX, rows - 1 + halfY];
      return {
        quad: [at(-halfX, -halfY), at(endX, -halfY), at(endX, endY), at(-halfX, endY)],
        spots: new Set(seen.map(({ spot }) => spot)),
        plane,
        middle: {
          x: (left + (columns - 1) / 2) * right.x + (top + (rows - 1) / 2) * down.x,
          y: (left + (columns - 1) / 2) * right.y + (top + (rows - 1) / 2) * down.y,
        },
      };
    });
}
