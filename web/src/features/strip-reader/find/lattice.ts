// Spots that stand in rows and columns, as the fields of a chart do: grown from neighbor to neighbor, then held together by one plane.
import type { Point } from '../image/quad.ts';
import type { Spot } from './flat-spots.ts';
import { growthAt, inPhoto, onPlane, type Plane, planeThrough } from './plane.ts';

export interface Cell {
  spot: Spot;
  column: number;
  row: number;
}
export interface Lattice {
  cells: readonly Cell[];
  plane: Plane;
}

/** Of the distance to the next field: so far off it is still that field. */
const NEAR = 0.3;
const ON_PLANE = 0.18;
/** Neighbors in area. */
const ALIKE = 2;
/** In sides of a field: farther away there is no neighbor. */
const REACH = 3;
const NEIGHBORS = 6;
const LEAST_CELLS = 8;

const isAlike = (one: Spot, other: Spot): boolean => one.area < ALIKE * other.area && other.area < ALIKE * one.area;
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

function neighborsOf(spot: Spot, spots: readonly Spot[]): Spot[] {
  const reach = REACH * Math.sqrt(spot.area);
  return spots
    .filter((other) => other !== spot && isAlike(spot, other) && apart(spot, other) < reach)
    .toSorted((one, other) => apart(spot, one) - apart(spot, other))
    .slice(0, NEIGHBORS);
}

function nearest(point: Point, within: number, spots: readonly Spot[]): Spot | undefined {
  let [best, least] = [undefined as Spot | undefined, within];
  for (const spot of spots) {
    const distance = apart(point, spot);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

interface Growing extends Cell {
  u: Point;
  v: Point;
}

/** From one spot and the way to its neighbor in the row and in the column. */
function grown(seed: Spot, u: Point, v: Point, neighbors: ReadonlyMap<Spot, readonly Spot[]>): Growing[] {
  const cells: Growing[] = [{ spot: seed, column: 0, row: 0, u, v }];
  const taken = new Set<unknown>([seed, '0 0']);
  for (let next = 0; next < cells.length; next += 1) {
    const cell = cells[next]!;
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [column, row] = [cell.column + right, cell.row + down];
      const key = `${column} ${row}`;
      if (taken.has(key)) continue;
      const way = right === 0 ? cell.v : cell.u;
      const sign = right + down;
      const at = { x: cell.spot.x + sign * way.x, y: cell.spot.y + sign * way.y };
      const spot = nearest(at, NEAR * Math.hypot(way.x, way.y), neighbors.get(cell.spot) ?? []);
      if (!spot || taken.has(spot)) continue;
      taken.add(key).add(spot);
      const seen = minus(spot, cell.spot);
      const bent = { x: (way.x + sign * seen.x) / 2, y: (way.y + sign * seen.y) / 2 };
      cells.push({ spot, column, row, u: right === 0 ? cell.u : bent, v: right === 0 ? bent : cell.v });
    }
  }
  return cells;
}

const asPairs = (cells: readonly Cell[]) => cells.map(({ spot, column, row }) => ({ from: { x: column, y: row }, to: spot }));

/** Whether two rows and two columns at least have two fields each: else the plane is anyone's guess. */
const isWide = (cells: readonly Cell[]): boolean =>
  (['row', 'column'] as const).every((key) => {
    const counts = new Map<number, number>();
    for (const cell of cells) counts.set(cell[key], (counts.get(cell[key]) ?? 0) + 1);
    return [...counts.values()].filter((count) => count >= 2).length >= 2;
  });

/** With all spots that stand where the plane has its fields, also beyond a gap; without those that do not. */
function held(start: readonly Cell[], spots: readonly Spot[]): Lattice | undefined {
  let [cells, plane] = [start, planeThrough(asPairs(start))];
  for (let round = 0; round < 3 && plane; round += 1) {
    const size = cells.map(({ spot }) => spot.area).toSorted((one, other) => one - other)[Math.floor(cells.length / 2)] ?? 0;
    const byPlace = new Map<string, Cell & { off: number }>();
    for (const spot of spots) {
      const { x, y } = onPlane(plane, spot);
      const [column, row] = [Math.round(x), Math.round(y)];
      const off = Math.hypot(x - column, y - row);
      // The plane has two sides, and a horizon.
      if (off > ON_PLANE || apart(inPhoto(plane, { x: column, y: row }), spot) > Math.sqrt(spot.area)) continue;
      if (spot.area > 3 * size || size > 3 * spot.area) continue;
      const key = `${column} ${row}`;
      if (off < (byPlace.get(key)?.off ?? Infinity)) byPlace.set(key, { spot, column, row, off });
    }
    cells = [...byPlace.values()];
    plane = cells.length >= LEAST_CELLS && isWide(cells) ? planeThrough(asPairs(cells)) : undefined;
  }
  return plane && { cells, plane };
}

interface Slant {
  way: Point;
  of: Point;
  place: (cell: Cell) => Cell;
}

/** Where a row ends early, the way down may have been taken slanted, through the neighbor of the field below: straight it is shorter. */
function straightened(cells: readonly Cell[]): readonly Cell[] {
  const plane = planeThrough(asPairs(cells));
  const middle = cells[Math.floor(cells.length / 2)];
  if (!plane || !middle) return cells;
  const { u, v } = growthAt(plane, { x: middle.column, y: middle.row });
  const long = ({ x, y }: Point) => Math.hypot(x, y);
  const [across, down] = [-1, 1].map((sign) => [
    {
      way: { x: v.x + sign * u.x, y: v.y + sign * u.y },
      of: v,
      place: (cell: Cell) => ({ ...cell, column: cell.column - sign * cell.row }),
    },
    { way: { x: u.x + sign * v.x, y: u.y + sign * v.y }, of: u, place: (cell: Cell) => ({ ...cell, row: cell.row - sign * cell.column }) },
  ]) as [Slant[], Slant[]];
  const shorter = [...across, ...down].find(({ way, of }) => long(way) < 0.97 * long(of));
  return shorter ? cells.map(shorter.place) : cells;
}

/** The largest first. */
export function lattices(spots: readonly Spot[]): Lattice[] {
  const neighbors = new Map(spots.map((spot) => [spot, neighborsOf(spot, spots)]));
  const found: Lattice[] = [];
  const done = new Set<Spot>();
  for (const seed of spots) {
    if (done.has(seed)) continue;
    let [best, most] = [[] as Growing[], 0];
    for (const right of neighbors.get(seed) ?? [])
      for (const below of neighbors.get(seed) ?? []) {
        const [u, v] = [minus(right, seed), minus(below, seed)];
        const turn = (u.x * v.y - u.y * v.x) / (Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y));
        if (turn < 0.75) continue;
        const cells = grown(seed, u, v, neighbors);
        // A slanted way down reaches as many fields as the straight one.
        if (cells.length * turn ** 2 > most) [best, most] = [cells, cells.length * turn ** 2];
      }
    if (best.length < LEAST_CELLS || !isWide(best)) continue;
    const lattice = held(straightened(best), spots);
    if (!lattice) continue;
    found.push(lattice);
    for (const { spot } of lattice.cells) done.add(spot);
  }
  return found.toSorted((one, other) => other.cells.length - one.cells.length);
}
