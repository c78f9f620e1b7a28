// Where a field ends: halfway between its own color and what lies around it, however blurred the photo is.
import { colorAt, median, type Picture } from '../image/patch.ts';
import type { Point } from '../image/quad.ts';

/** Less change than this on the way out is no edge (0 to 255). */
const LEAST_CHANGE = 24;
const STEPS = 36;

/** How far it is from the middle of a field to its edge, in the measure of `at`; undefined where none is seen up to `most`. */
function edgeOn(picture: Picture, at: (distance: number) => Point, most: number): number | undefined {
  const middle = colorAt(picture, at(0));
  if (!middle) return undefined;
  const changes = Array.from({ length: STEPS + 1 }, (_, step) => {
    const color = colorAt(picture, at((step / STEPS) * most));
    return color ? Math.max(...color.map((value, channel) => Math.abs(value - (middle[channel] ?? 0)))) : 0;
  });
  const largest = Math.max(...changes);
  if (largest < LEAST_CHANGE) return undefined;
  const step = changes.findIndex((change) => change >= largest / 2);
  const [before = 0, after = 0] = [changes[step - 1], changes[step]];
  return ((step - 1 + (largest / 2 - before) / (after - before)) / STEPS) * most;
}

/** The usual side of fields: from edge to edge through each middle. Undefined where too few edges are seen. */
export function sideOf(picture: Picture, middles: readonly ((distance: number) => Point)[], most: number): number | undefined {
  const edges = middles.flatMap((at) => [edgeOn(picture, at, most), edgeOn(picture, (distance) => at(-distance), most)]);
  const seen = edges.filter((edge) => edge !== undefined);
  return seen.length * 2 >= edges.length ? 2 * median(seen) : undefined;
}
