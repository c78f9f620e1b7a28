// Where a strip can lie in the plane of its chart: spots in a line at even distances, as many as it has pads.
import type { Point, Quad } from '../image/quad.ts';
import { median, type Picture } from '../image/patch.ts';
import type { ChartPlace } from './chart-places.ts';
import { sideOf } from './field-edges.ts';
import type { Spot } from './flat-spots.ts';
import { growthAt, inPhoto, onPlane } from './plane.ts';

/** Off its place, in distances from pad to pad. */
const OFF = 0.16;
const ALIKE = 1.7;
/** A pad's side against the distance to the next. */
const SIDE = { least: 0.4, most: 1.02 };
const MOST_LINES = 8;
/** Pads that look like the plastic around them: so many may go unseen. */
const unseen = (count: number): number => (count >= 6 ? 2 : 1);

interface Flat {
  spot: Spot;
  at: Point;
  /** spread in the plane, in its measure */
  xx: number;
  xy: number;
  yy: number;
  area: number;
}
interface Line {
  members: Flat[];
  /** middle of the first pad, and the way to the next */
  first: Point;
  step: Point;
}

/** The plane in a measure in which lengths along both of its axes compare. */
function measureOf({ plane, middle }: ChartPlace) {
  const grow = growthAt(plane, middle);
  const [u, v] = [Math.hypot(grow.u.x, grow.u.y), Math.hypot(grow.v.x, grow.v.y)];
  return {
    flat: (spot: Spot): Flat => {
      const on = onPlane(plane, spot);
      const here = growthAt(plane, on);
      const determinant = here.u.x * here.v.y - here.u.y * here.v.x;
      const [a, b] = [(u * here.v.y) / determinant, (-u * here.v.x) / determinant];
      const [c, d] = [(-v * here.u.y) / determinant, (v * here.u.x) / determinant];
      return {
        spot,
        at: { x: on.x * u, y: on.y * v },
        xx: a * a * spot.xx + 2 * a * b * spot.xy + b * b * spot.yy,
        xy: a * c * spot.xx + (a * d + b * c) * spot.xy + b * d * spot.yy,
        yy: c * c * spot.xx + 2 * c * d * spot.xy + d * d * spot.yy,
        area: spot.area * Math.abs((u * v) / determinant),
      };
    },
    photo: ({ x, y }: Point) => inPhoto(plane, { x: x / u, y: y / v }),
  };
}

const isAlike = (one: Flat, other: Flat): boolean => one.area < ALIKE * other.area && other.area < ALIKE * one.area;

/** The line by least squares through its members at their places. */
function fitted(members: readonly { flat: Flat; place: number }[]): { first: Point; step: Point } {
  const count = members.length;
  const mean = (value: (one: { flat: Flat; place: number }) => number) => members.reduce((sum, one) => sum + value(one), 0) / count;
  const [t, x, y] = [mean(({ place }) => place), mean(({ flat }) => flat.at.x), mean(({ flat }) => flat.at.y)];
  const tt = mean(({ place }) => (place - t) ** 2);
  const step = {
    x: mean(({ flat, place }) => (place - t) * (flat.at.x - x)) / tt,
    y: mean(({ flat, place }) => (place - t) * (flat.at.y - y)) / tt,
  };
  return { first: { x: x - t * step.x, y: y - t * step.y }, step };
}

function linesThrough(one: Flat, other: Flat, apart: number, flats: readonly Flat[], count: number): Line[] {
  const step = { x: (other.at.x - one.at.x) / apart, y: (other.at.y - one.at.y) / apart };
  const length = Math.hypot(step.x, step.y);
  const side = Math.sqrt(one.area);
  if (side < SIDE.least * length || side > SIDE.most * length) return [];
  const members: { flat: Flat; place: number }[] = [];
  for (const flat of flats) {
    const [x, y] = [flat.at.x - one.at.x, flat.at.y - one.at.y];
    const place = Math.round((x * step.x + y * step.y) / length ** 2);
    if (Math.abs(place) > count || !isAlike(one, flat)) continue;
    if (Math.hypot(x - place * step.x, y - place * step.y) < OFF * length) members.push({ flat, place });
  }
  const lines: Line[] = [];
  for (let from = 1 - count; from <= 0; from += 1) {
    const inside = members.filter(({ place }) => place >= from && place < from + count);
    if (inside.length < count - unseen(count) || new Set(inside.map(({ place }) => place)).size < inside.length) continue;
    // With a pad more at either end it is another strip.
    if (members.some(({ place }) => place === from - 1 || place === from + count)) continue;
    // Each line is found from each of its pairs: only from its first two.
    if (inside.some(({ place, flat }) => (place < 0 && flat !== one) || (place > 0 && place < apart))) continue;
    const line = fitted(inside.map(({ flat, place }) => ({ flat, place: place - from })));
    lines.push({ members: inside.map(({ flat }) => flat), ...line });
  }
  return lines;
}

/** Corners from the first pad on, clockwise. */
function quadOf(picture: Picture, { members, first, step }: Line, count: number, photo: (point: Point) => Point): Quad {
  const length = Math.hypot(step.x, step.y);
  const way = { x: step.x / length, y: step.y / length };
  const side = (x: number, y: number) =>
    median(members.map((one) => Math.sqrt(12 * (x * x * one.xx + 2 * x * y * one.xy + y * y * one.yy))));
  const through = members.map(
    ({ at }) =>
      (distance: number) =>
        photo({ x: at.x + distance * way.x, y: at.y + distance * way.y }),
  );
  const seen = side(way.x, way.y);
  const along = Math.min(length, sideOf(picture, through, 0.7 * length) ?? seen);
  // Across, the edge of the pad is not far from that of the strip: the same rim is missing there.
  const [half, halfAcross] = [along / 2, (side(-way.y, way.x) + along - seen) / 2];
  const at = (distance: number, across: number) =>
    photo({ x: first.x + distance * way.x - across * way.y, y: first.y + distance * way.y + across * way.x });
  const end = (count - 1) * length + half;
  return [at(-half, -halfAcross), at(end, -halfAcross), at(end, halfAcross), at(-half, halfAcross)];
}

/** Each from both of its ends; those with the most pads first. */
export function stripLines(picture: Picture, place: ChartPlace, spots: readonly Spot[], count: number): Quad[] {
  if (count < 3) return [];
  const { flat, photo } = measureOf(place);
  const flats = spots.filter((spot) => !place.spots.has(spot)).map(flat);
  const lines: Line[] = [];
  for (const one of flats)
    for (const other of flats) {
      if (one === other || !isAlike(one, other)) continue;
      for (let apart = 1; apart <= 1 + unseen(count); apart += 1) lines.push(...linesThrough(one, other, apart, flats, count));
    }
  return lines
    .toSorted((one, other) => other.members.length - one.members.length)
    .slice(0, 2 * MOST_LINES)
    .map((line) => quadOf(picture, line, count, photo));
}
