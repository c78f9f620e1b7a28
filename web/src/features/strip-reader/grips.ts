// The grips of the corners on a photo: where they are drawn, and which one a press takes.
import type { Picture } from './image/patch.ts';
import type { Point, Quad } from './image/quad.ts';

/** For a thumb: 44 px across. */
export const REACH_PX = 22;
export const DOT_PX = 11;
/** From the corner to its grip: the finger then covers neither the corner nor, on a narrow strip, the next grip. */
const STEM_PX = 26;

const away = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Outside the corner, but inside the photo. `unit`: pixels of the photo for one of the screen. */
export function gripAt(quad: Quad, corner: number, unit: number, { width, height }: Picture): Point {
  const [here, before, after] = [quad[corner], quad[(corner + 3) % 4], quad[(corner + 1) % 4]] as [Point, Point, Point];
  const [one, other] = [away(before, here), away(after, here)];
  const out = away({ x: 0, y: 0 }, { x: one.x + other.x, y: one.y + other.y });
  const within = (value: number, most: number) => Math.min(most - DOT_PX * unit, Math.max(DOT_PX * unit, value));
  return { x: within(here.x + out.x * STEM_PX * unit, width), y: within(here.y + out.y * STEM_PX * unit, height) };
}

/** Reaches overlap where corners are close together: the nearest grip is meant. */
export function nearestGrip<Grip extends { at: Point }>(grips: readonly Grip[], { x, y }: Point, reach: number): Grip | undefined {
  const far = ({ at }: Grip) => Math.hypot(at.x - x, at.y - y);
  return grips.filter((grip) => far(grip) <= reach).toSorted((one, other) => far(one) - far(other))[0];
}
