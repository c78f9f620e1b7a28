// A pad's color on the scale of its chart: the nearest point of the line through the chart's colors, with what else it could be.
import { between, colorDistance, type Lab } from './image/color.ts';

export interface ScaleStop {
  value: number;
  color: Lab;
}
export interface ScaleReading {
  value: number;
  /** other values that explain the color nearly equally */
  low: number;
  high: number;
  /** how far the pad's color is from the line, CIEDE2000 */
  distance: number;
  /** the color lies at an end of the chart: the water may have more, or less */
  bound?: 'above' | 'below';
}

/** Points per step of the chart. */
const FINENESS = 24;
/** What noise, print and wetting add to a color: so much farther a point may be and still be meant (CIEDE2000). */
const TOLERANCE = 4;
/** A range is never narrower than this share of a step to each side. */
const LEAST_STEPS = 0.25;
/** So close to the end of the chart it can also be more. */
const AT_END = 0.12;

interface Spot {
  /** in steps from the first color of the chart */
  position: number;
  distance: number;
}

function spotsOf(stops: readonly ScaleStop[], pad: Lab): Spot[] {
  const spots: Spot[] = [];
  for (let step = 0; step < stops.length - 1; step += 1) {
    const [from, to] = [stops[step] as ScaleStop, stops[step + 1] as ScaleStop];
    const last = step === stops.length - 2 ? FINENESS : FINENESS - 1;
    for (let fine = 0; fine <= last; fine += 1) {
      const share = fine / FINENESS;
      spots.push({ position: step + share, distance: colorDistance(between(from.color, to.color, share), pad) });
    }
  }
  return spots;
}

function valueAt(stops: readonly ScaleStop[], position: number): number {
  const clamped = Math.min(stops.length - 1, Math.max(0, position));
  const step = Math.min(stops.length - 2, Math.floor(clamped));
  const [from, to] = [stops[step] as ScaleStop, stops[step + 1] as ScaleStop];
  return from.value + (to.value - from.value) * (clamped - step);
}

/** The stops in the order of the chart; at least two. */
export function readScale(stops: readonly ScaleStop[], pad: Lab): ScaleReading {
  const spots = spotsOf(stops, pad);
  const best = spots.reduce((one, other) => (other.distance < one.distance ? other : one));
  const most = Math.hypot(best.distance, TOLERANCE);
  const near = spots.filter(({ distance }) => distance <= most).map(({ position }) => position);
  const positions = [Math.min(...near, best.position - LEAST_STEPS), Math.max(...near, best.position + LEAST_STEPS)];
  const ends = positions.map((position) => valueAt(stops, position));
  const end = stops.length - 1;
  const isFirst = best.position <= AT_END;
  const isLast = best.position >= end - AT_END;
  const stop = stops[isFirst ? 0 : end] as ScaleStop;
  const isHighest = stop.value === Math.max(...stops.map(({ value }) => value));
  const bound = !isFirst && !isLast ? undefined : isHighest ? 'above' : stop.value > 0 ? 'below' : undefined;
  return {
    value: isFirst || isLast ? stop.value : valueAt(stops, best.position),
    low: Math.min(...ends),
    high: Math.max(...ends),
    distance: best.distance,
    ...(bound && { bound }),
  };
}
