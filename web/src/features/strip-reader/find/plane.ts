// The plane in which the chart lies, from many points of it: least squares, so that no single point decides.
import type { Point } from '../image/quad.ts';

export interface Pair {
  /** in the plane */
  from: Point;
  /** in the photo */
  to: Point;
}
/** x = (a u + b v + c) / (g u + h v + 1), and likewise y */
export type Plane = readonly [number, number, number, number, number, number, number, number];

/** Gauss with pivots; undefined where nothing determines the unknowns. */
function solvedSystem(rows: number[][]): number[] | undefined {
  const count = rows.length;
  for (let column = 0; column < count; column += 1) {
    let best = column;
    for (let row = column + 1; row < count; row += 1) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    if (Math.abs(rows[best]![column]!) < 1e-12) return undefined;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    for (let row = 0; row < count; row += 1) {
      if (row === column) continue;
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at <= count; at += 1) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  return rows.map((row, index) => row[count]! / row[index]!);
}

/** From at least four points, no three of them in a line. */
export function planeThrough(pairs: readonly Pair[]): Plane | undefined {
  // In the photo's own measure the sums would lose their last digits.
  const size = Math.max(...pairs.map(({ to }) => Math.max(Math.abs(to.x), Math.abs(to.y))), 1);
  const sums = Array.from({ length: 8 }, () => Array.from({ length: 9 }, () => 0));
  const add = (row: number[]) => {
    for (let i = 0; i < 8; i += 1) for (let j = 0; j < 9; j += 1) sums[i]![j]! += row[i]! * row[j]!;
  };
  for (const { from, to } of pairs) {
    const [{ x: u, y: v }, x, y] = [from, to.x / size, to.y / size];
    add([u, v, 1, 0, 0, 0, -u * x, -v * x, x]);
    add([0, 0, 0, u, v, 1, -u * y, -v * y, y]);
  }
  const solution = solvedSystem(sums);
  if (!solution) return undefined;
  return solution.map((value, index) => (index < 6 ? value * size : value)) as unknown as Plane;
}

export function inPhoto([a, b, c, d, e, f, g, h]: Plane, { x: u, y: v }: Point): Point {
  const depth = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
}

export function onPlane([a, b, c, d, e, f, g, h]: Plane, { x, y }: Point): Point {
  // (a - g x) u + (b - h x) v = x - c, and likewise for y.
  const [p, q, r, s] = [a - g * x, b - h * x, d - g * y, e - h * y];
  const determinant = p * s - q * r;
  return { x: ((x - c) * s - q * (y - f)) / determinant, y: (p * (y - f) - r * (x - c)) / determinant };
}

/** How the photo grows along u and along v at a point of the plane. */
export function growthAt(plane: Plane, { x, y }: Point): { u: Point; v: Point } {
  const [at, small] = [inPhoto(plane, { x, y }), 1e-3];
  const slope = (to: Point): Point => ({ x: (to.x - at.x) / small, y: (to.y - at.y) / small });
  return { u: slope(inPhoto(plane, { x: x + small, y })), v: slope(inPhoto(plane, { x, y: y + small })) };
}
