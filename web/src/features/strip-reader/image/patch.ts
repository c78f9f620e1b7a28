// One colored field of the photo: the median of its inner part, without what is clipped or shines.
import { type Encoded, linearOf, luminanceOf } from './color.ts';
import type { Place, Point } from './quad.ts';

export interface Picture {
  /** red, green, blue, alpha */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
/** Where a field lies on its strip or chart, in shares of it. */
export interface Area {
  u: number;
  v: number;
  /** half width and half height of what is looked at */
  halfU: number;
  halfV: number;
}
export interface Patch {
  /** the median of what could be used */
  color: Encoded;
  /** share of the samples that were clipped or shone */
  lost: number;
  /** how far the most different fifth of the rest is from the median, 0 to 255: more than one color */
  unevenness: number;
}

/** A channel from here on says only "at least so much". */
const CLIPPED = 252;
/** Wet fields mirror the sky: much brighter than the field itself. */
const SHINE = 1.6;
const SAMPLES = 13;

export function colorAt({ data, width, height }: Picture, { x, y }: Point): Encoded | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (!(column >= 0 && row >= 0 && column < width && row < height)) return undefined;
  const at = (row * width + column) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** A quarter clockwise. */
export function turnedPicture({ data, width, height }: Picture): Picture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const out = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) out[column * height + (height - 1 - row)] = pixels[row * width + column] ?? 0;
  return { data: new Uint8ClampedArray(out.buffer), width: height, height: width };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export const isClipped = (color: Encoded): boolean => Math.max(...color) >= CLIPPED;

const channelMedians = (colors: readonly Encoded[]): Encoded => [
  median(colors.map(([red]) => red)),
  median(colors.map(([, green]) => green)),
  median(colors.map(([, , blue]) => blue)),
];
const brightness = (color: Encoded): number => luminanceOf(linearOf(color));

export function samplesOf(picture: Picture, place: Place, area: Area, count = SAMPLES): (Encoded | undefined)[] {
  const steps = Array.from({ length: count }, (_, index) => (2 * (index + 0.5)) / count - 1);
  return steps.flatMap((down) => steps.map((across) => colorAt(picture, place(area.u + across * area.halfU, area.v + down * area.halfV))));
}

/** Null where so little can be used that its color is not known. */
export function readPatch(picture: Picture, place: Place, area: Area): Patch | null {
  const samples = samplesOf(picture, place, area);
  const seen = samples.filter((color): color is Encoded => color !== undefined && !isClipped(color));
  if (seen.length === 0) return null;
  const usual = brightness(channelMedians(seen));
  const used = seen.filter((color) => brightness(color) <= usual * SHINE + 0.02);
  const color = channelMedians(used);
  const offs = used.map((one) => Math.max(Math.abs(one[0] - color[0]), Math.abs(one[1] - color[1]))).toSorted((one, other) => one - other);
  const unevenness = offs[Math.floor(offs.length * 0.8)] ?? 0;
  return { color, lost: 1 - used.length / samples.length, unevenness };
}
