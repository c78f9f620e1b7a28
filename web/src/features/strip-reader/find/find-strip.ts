// Finds a strip and its chart in a photo, or says that it is not sure: a wrong place would give wrong values without a sign of it.
import type { StripLayout } from '../../strips/layout.data.ts';
import type { Picture } from '../image/patch.ts';
import { type Quad, turned } from '../image/quad.ts';
import { readStrip, type StripMarks, type StripReading } from '../read-strip.ts';
import { chartPlaces } from './chart-places.ts';
import { flatSpots, type Spot } from './flat-spots.ts';
import { lattices } from './lattice.ts';
import { stripLines } from './strip-lines.ts';

export interface FoundStrip {
  /** corners in pixels of the picture, or in shares of it for the page */
  marks: StripMarks;
  /** no other way around fits: the chart itself says which way it is */
  isUpright: boolean;
}

/** How far the pads are from the colors of their rows, on average (CIEDE2000): measured 1 to 2.5 where the place is right. */
const MOST_MISFIT = 4;
/** So much worse any other place must be. */
const AHEAD = { times: 1.6, plus: 1.5 };
const ONE_COLOR = 26;
const MOST_ALIKE = 14;
const PATTERN_SHARE = 0.15;
const MOST_SPOTS = 260;
const MOST_LATTICES = 3;
const UNREAD = 20;

const misfit = ({ pads }: StripReading): number =>
  pads.reduce((sum, { reading }) => sum + Math.min(UNREAD, reading?.distance ?? UNREAD), 0) / pads.length;

interface Tried {
  marks: StripMarks;
  reading: StripReading;
  score: number;
}

const middleOf = (quad: Quad) => ({ x: quad.reduce((sum, { x }) => sum + x, 0) / 4, y: quad.reduce((sum, { y }) => sum + y, 0) / 4 });
const isSamePlace = (one: Quad, other: Quad): boolean => {
  const [a, b] = [middleOf(one), middleOf(other)];
  const size = Math.hypot(one[0].x - one[2].x, one[0].y - one[2].y);
  return Math.hypot(a.x - b.x, a.y - b.y) < 0.03 * size && Math.hypot(one[0].x - other[0].x, one[0].y - other[0].y) < 0.1 * size;
};

/** Tiles, checks, bricks: many spots of one color. The fields of a chart differ. */
function withoutPattern(spots: readonly Spot[]): readonly Spot[] {
  const isLike = (one: Spot, other: Spot) => one.color.every((value, channel) => Math.abs(value - (other.color[channel] ?? 0)) < ONE_COLOR);
  return spots.filter((spot) => spots.filter((other) => isLike(spot, other)).length <= Math.max(MOST_ALIKE, spots.length * PATTERN_SHARE));
}

export function findStrip(picture: Picture, layout: StripLayout): FoundStrip | undefined {
  const spots = withoutPattern(flatSpots(picture));
  if (spots.length > MOST_SPOTS) return undefined;
  const tried: Tried[] = lattices(spots)
    .slice(0, MOST_LATTICES)
    .flatMap((lattice) => chartPlaces(picture, lattice, layout))
    .flatMap((place) => stripLines(picture, place, spots, layout.pads.length).map((strip) => ({ strip, chart: place.quad })))
    .map((marks) => {
      const reading = readStrip(picture, marks, layout);
      return { marks, reading, score: misfit(reading) };
    });
  const [best, ...others] = tried
    .filter(({ reading }) => reading.refusal === undefined && !reading.isLikelyTurned)
    .toSorted((one, other) => one.score - other.score);
  if (!best || best.score > MOST_MISFIT) return undefined;
  const isRival = ({ marks, score }: Tried) =>
    score < Math.max(AHEAD.times * best.score, best.score + AHEAD.plus) &&
    !(isSamePlace(best.marks.strip, marks.strip) && isSamePlace(best.marks.chart, marks.chart));
  if (others.some(isRival)) return undefined;
  // The same photo from the far side of the bottle: the colors fit there too, unless the chart shows that it is upside down.
  const { strip, chart } = best.marks;
  const flipped = readStrip(picture, { strip: turned(strip), chart: turned(chart) }, layout);
  return { marks: best.marks, isUpright: flipped.refusal !== undefined };
}
