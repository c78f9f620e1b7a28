// The outline of a pool from above, for drawing. Its area is the one that `volumeOf` counts, so the picture never contradicts the number.
import { type Point, type PoolShape, volumeOf } from './geometry.ts';

const CURVE_POINTS = 96;
/** Exponent of the rounded ends that makes the kidney's area exactly 0.45 (A + B) L: Γ(1+1/n)² / Γ(1+2/n) = 0.9. */
const KIDNEY_EXPONENT = 3.303_525;
/** How far the kidney's back is bent, as a part of its narrower width. Bending by shear keeps the area. */
const KIDNEY_BEND = 0.4;

const turn = (index: number, count: number) => (2 * Math.PI * index) / count;

function ellipse(lengthM: number, widthM: number): Point[] {
  return Array.from({ length: CURVE_POINTS }, (_, index) => {
    const angle = turn(index, CURVE_POINTS);
    return { x: (lengthM / 2) * (1 + Math.cos(angle)), y: (widthM / 2) * (1 + Math.sin(angle)) };
  });
}

function stadium(lengthM: number, widthM: number): Point[] {
  const radiusM = Math.min(lengthM, widthM) / 2;
  const straight = { x: lengthM - 2 * radiusM, y: widthM - 2 * radiusM };
  const half = CURVE_POINTS / 2;
  return Array.from({ length: CURVE_POINTS + 2 }, (_, index) => {
    // both ends of each straight stretch are points, so each half circle has half + 1 of them
    const isFirst = index <= half;
    const along = (Math.PI * (isFirst ? index : index - 1)) / half;
    const angle = along - (straight.x > 0 ? Math.PI / 2 : 0);
    const shift = isFirst ? 1 : 0;
    return { x: radiusM * (1 + Math.cos(angle)) + straight.x * shift, y: radiusM * (1 + Math.sin(angle)) + straight.y * shift };
  });
}

function kidney(lengthM: number, widthAM: number, widthBM: number): Point[] {
  const half = CURVE_POINTS / 2;
  const bendM = KIDNEY_BEND * Math.min(widthAM, widthBM);
  const side = (sign: 1 | -1) => (_: unknown, index: number) => {
    // evenly in the angle, so that the points gather where the ends are round
    const across = -Math.cos((Math.PI * index) / half);
    const part = (across + 1) / 2;
    const widthM = (widthAM + (widthBM - widthAM) * part) * (1 - Math.abs(across) ** KIDNEY_EXPONENT) ** (1 / KIDNEY_EXPONENT);
    // half a parabola, half a cosine: a full back and round lobes
    const back = (across ** 2 - (1 + Math.cos(Math.PI * across)) / 2) / 2;
    return { x: lengthM * part, y: bendM * back + (sign * widthM) / 2 };
  };
  const upper = Array.from({ length: half + 1 }, side(-1));
  const lower = Array.from({ length: half + 1 }, side(1)).slice(1, -1);
  return [...upper, ...lower.toReversed()];
}

function freeform(areaM2: number): Point[] {
  const [twoLobes, threeLobes] = [0.2, 0.1];
  // the area of r = R (1 + a cos 2θ + b cos(3θ + φ)) is πR² (1 + (a² + b²) / 2)
  const radiusM = Math.sqrt(areaM2 / (Math.PI * (1 + (twoLobes ** 2 + threeLobes ** 2) / 2)));
  return Array.from({ length: CURVE_POINTS }, (_, index) => {
    const angle = turn(index, CURVE_POINTS);
    const distanceM = radiusM * (1 + twoLobes * Math.cos(2 * angle) + threeLobes * Math.cos(3 * angle + 0.7));
    return { x: distanceM * Math.cos(angle), y: distanceM * Math.sin(angle) };
  });
}

/** The second rectangle has its width on the lower long side of the first, flush left, and reaches down by its length. */
function lShape(lengthM: number, widthM: number, length2M: number, width2M: number): Point[] {
  const bottomM = widthM + length2M;
  return [
    { x: 0, y: 0 },
    { x: lengthM, y: 0 },
    { x: lengthM, y: widthM },
    { x: width2M, y: widthM },
    { x: width2M, y: bottomM },
    { x: 0, y: bottomM },
  ];
}

function pathOf(shape: PoolShape): Point[] {
  switch (shape.shape) {
    case 'rectangle':
      return [
        { x: 0, y: 0 },
        { x: shape.lengthM, y: 0 },
        { x: shape.lengthM, y: shape.widthM },
        { x: 0, y: shape.widthM },
      ];
    case 'round':
      return ellipse(shape.diameterM, shape.diameterM);
    case 'oval':
      return ellipse(shape.lengthM, shape.widthM);
    case 'stadium':
      return stadium(shape.lengthM, shape.widthM);
    case 'kidney':
      return kidney(shape.lengthM, shape.widthAM, shape.widthBM);
    case 'l_shape':
      return lShape(shape.lengthM, shape.widthM, shape.length2M, shape.width2M);
    case 'freeform':
      return freeform(shape.areaM2);
  }
}

/**
 * A closed outline in metres (the first point is not repeated), x to the right, y downwards as in SVG, touching both axes.
 * The polygon's area is within 0.5 % of `volumeOf(shape).surfaceAreaM2`. Kidney and freeform are typical outlines of the right
 * area, not this pool's true line. Same ranges and errors as `volumeOf`.
 */
export function outline(shape: PoolShape): Point[] {
  volumeOf(shape);
  const path = pathOf(shape);
  const left = Math.min(...path.map((point) => point.x));
  const top = Math.min(...path.map((point) => point.y));
  return path.map((point) => ({ x: point.x - left, y: point.y - top }));
}
