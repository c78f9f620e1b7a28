// The light on the chart, read from its white paper: how bright it is, how it falls off, and whether the strip lies in the same light.
import { type Encoded, encodedOf, type Linear, linearOf, luminanceOf } from './color.ts';
import { colorAt, isClipped, median, type Picture } from './patch.ts';
import type { Point } from './quad.ts';

export interface Light {
  /** brightness of the paper in the photo, 0 to 255 */
  paper: number;
  /** how much of the paper is clipped, 0 to 1 */
  clipped: number;
  /** the brightest of where paper may be, 0 to 255: its color is not that of paper where the photo shows something else */
  white: Encoded;
  /** false where hardly anything has the color of the brightest: there is no paper */
  hasPaper: boolean;
  /** relative brightness at a point of the photo; 1 in the middle of the chart */
  at: (point: Point) => number;
  /** false where too little paper was found to tell how the light falls off */
  isKnown: boolean;
}

const LEAST_POINTS = 10;
/** Paper is at least so bright, and so close in tint, as the brightest of it. */
const PAPER_LEAST = 0.6;
const PAPER_TINT = 1.18;
const EVEN: Light['at'] = () => 1;

interface Sample {
  point: Point;
  color: Encoded;
  linear: Linear;
}

const ratio = (one: Linear, other: Linear): number[] => one.map((value, index) => (value + 0.002) / ((other[index] ?? 0) + 0.002));

function isPaper(linear: Linear, white: Linear): boolean {
  const shares = ratio(linear, white);
  return luminanceOf(linear) > PAPER_LEAST * luminanceOf(white) && Math.max(...shares) / Math.min(...shares) < PAPER_TINT;
}

/** Least squares of brightness = a + bx + cy around the middle, relative to a; undefined where the points lie in a line. */
function planeOf(samples: readonly Sample[], middle: Point): ((point: Point) => number) | undefined {
  let [n, x, y, xx, xy, yy, z, xz, yz] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { point, linear } of samples) {
    const [dx, dy, value] = [point.x - middle.x, point.y - middle.y, luminanceOf(linear)];
    n += 1;
    x += dx;
    y += dy;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    z += value;
    xz += dx * value;
    yz += dy * value;
  }
  const determinant = n * (xx * yy - xy * xy) - x * (x * yy - xy * y) + y * (x * xy - xx * y);
  if (Math.abs(determinant) < 1e-6 * n * (xx + yy) ** 2) return undefined;
  const a = (z * (xx * yy - xy * xy) - x * (xz * yy - xy * yz) + y * (xz * xy - xx * yz)) / determinant;
  const b = (n * (xz * yy - yz * xy) - z * (x * yy - xy * y) + y * (x * yz - xz * y)) / determinant;
  const c = (n * (xx * yz - xy * xz) - x * (x * yz - xz * y) + z * (x * xy - xx * y)) / determinant;
  return a > 0 ? ({ x: px, y: py }) => 1 + (b * (px - middle.x) + c * (py - middle.y)) / a : undefined;
}

/** `points`: where paper may be, in the photo; `middle`: of the chart. */
export function lightOf(picture: Picture, points: readonly Point[], middle: Point): Light {
  const samples = points.flatMap((point): Sample[] => {
    const color = colorAt(picture, point);
    return color ? [{ point, color, linear: linearOf(color) }] : [];
  });
  const byBrightness = samples.toSorted((one, other) => luminanceOf(other.linear) - luminanceOf(one.linear));
  const top = byBrightness.slice(0, Math.max(3, Math.round(samples.length / 6)));
  const white: Linear = [0, 1, 2].map((channel) => median(top.map(({ linear }) => linear[channel] ?? 0))) as unknown as Linear;
  const paper = samples.filter(({ linear }) => isPaper(linear, white));
  const clipped = paper.filter(({ color }) => isClipped(color)).length / Math.max(1, paper.length);
  const level = median(paper.map(({ linear }) => luminanceOf(linear)));
  const at = paper.length < LEAST_POINTS || clipped > 0.3 ? undefined : planeOf(paper, middle);
  return {
    paper: encodedOf([level, level, level])[0],
    clipped,
    white: encodedOf(white),
    hasPaper: paper.length >= LEAST_POINTS,
    at: at ?? EVEN,
    isKnown: at !== undefined,
  };
}

/** The color as if it lay in the light of the chart's middle. */
export function evened(color: Encoded, brightness: number): Encoded {
  const [red, green, blue] = linearOf(color);
  const share = 1 / Math.max(0.2, brightness);
  return encodedOf([red * share, green * share, blue * share]);
}
