// Volume, water surface and outline length of pools. Formulas: science/chemistry part 5.
import { ChemistryError } from '../findings.ts';
import { requireAllWithin, requireWithin } from '../measuring/valid-range.ts';

interface Depths {
  /** 0 to 20 m; 0 is a beach entry */
  shallowDepthM: number;
  /** 0 to 20 m; which of the two is the greater does not matter, their mean counts */
  deepDepthM: number;
}
/** Lengths and widths 0.2 to 300 m, `areaM2` 0.1 to 50,000 m². */
export type PoolShape = Depths &
  (
    | { shape: 'rectangle' | 'oval' | 'stadium'; lengthM: number; widthM: number }
    | { shape: 'round'; diameterM: number }
    | { shape: 'kidney'; lengthM: number; widthAM: number; widthBM: number }
    | { shape: 'l_shape'; lengthM: number; widthM: number; length2M: number; width2M: number }
    | { shape: 'freeform'; areaM2: number }
  );

export interface PoolVolume {
  volumeL: number;
  /** the water surface, not the walls */
  surfaceAreaM2: number;
}

export interface Point {
  /** metres, to the right */
  x: number;
  /** metres, downwards */
  y: number;
}

const LENGTH = [0.2, 300, 'm'] as const;
const LITRES_PER_M3 = 1000;
const LEAST_MEAN_DEPTH_M = 0.05;

const LIMITS = {
  lengthM: LENGTH,
  widthM: LENGTH,
  diameterM: LENGTH,
  widthAM: LENGTH,
  widthBM: LENGTH,
  length2M: LENGTH,
  width2M: LENGTH,
  areaM2: [0.1, 50_000, 'm²'],
  // 0: a beach entry
  shallowDepthM: [0, 20, 'm'],
  deepDepthM: [0, 20, 'm'],
} as const;

function requireShape(shape: PoolShape): void {
  const dimensions: { [K in keyof typeof LIMITS]?: number } = shape;
  requireAllWithin(dimensions, LIMITS);
}

function areaOf(shape: PoolShape): number {
  switch (shape.shape) {
    case 'rectangle':
      return shape.lengthM * shape.widthM;
    case 'round':
      return (Math.PI / 4) * shape.diameterM ** 2;
    case 'oval':
      return (Math.PI / 4) * shape.lengthM * shape.widthM;
    case 'stadium':
      // half circles at the ends of the longer side, whichever of the two was called the length
      return shape.lengthM * shape.widthM - (1 - Math.PI / 4) * Math.min(shape.lengthM, shape.widthM) ** 2;
    case 'kidney':
      return 0.45 * (shape.widthAM + shape.widthBM) * shape.lengthM;
    case 'l_shape':
      return shape.lengthM * shape.widthM + shape.length2M * shape.width2M;
    case 'freeform':
      return shape.areaM2;
  }
}

/** Water surface times the mean of the two depths. Exact for a bottom with an even slope; a hopper is `hopperVolumeL`. */
export function volumeOf(shape: PoolShape): PoolVolume {
  requireShape(shape);
  const surfaceAreaM2 = areaOf(shape);
  const meanDepthM = (shape.shallowDepthM + shape.deepDepthM) / 2;
  if (meanDepthM < LEAST_MEAN_DEPTH_M)
    throw new ChemistryError('out_of_range', 'The pool must be deeper than that somewhere.', 'deepDepthM');
  return { volumeL: surfaceAreaM2 * meanDepthM * LITRES_PER_M3, surfaceAreaM2 };
}

/**
 * Length of the water line in metres, for tiles, coping and covers; null for kidney and freeform, whose outline is not known
 * from the dimensions. Ellipse: Ramanujan's second formula, error below 0.05 % for any proportion that a pool has.
 */
export function perimeterM(shape: PoolShape): number | null {
  requireShape(shape);
  switch (shape.shape) {
    case 'rectangle':
      return 2 * (shape.lengthM + shape.widthM);
    case 'round':
      return Math.PI * shape.diameterM;
    case 'oval': {
      const [a, b] = [shape.lengthM / 2, shape.widthM / 2];
      const h = ((a - b) / (a + b)) ** 2;
      return Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
    }
    case 'stadium':
      return Math.PI * Math.min(shape.lengthM, shape.widthM) + 2 * Math.abs(shape.lengthM - shape.widthM);
    case 'l_shape':
      // the second rectangle has its width on a long side of the first; the shared stretch is no wall
      return 2 * (shape.lengthM + shape.widthM + shape.length2M + shape.width2M) - 2 * Math.min(shape.width2M, shape.lengthM);
    case 'kidney':
    case 'freeform':
      return null;
  }
}

/**
 * A hopper (any prismatoid): h/6 (A1 + 4 Am + A2), in litres. Areas in m² (0 to 50,000), height in m (0 to 20); `middleAreaM2` is
 * the section at half height, not the mean of the two ends. For a deep end: the surface part by `volumeOf`, the hopper added.
 */
export function hopperVolumeL(input: { topAreaM2: number; middleAreaM2: number; bottomAreaM2: number; heightM: number }): number {
  const area = [0, 50_000, 'm²'] as const;
  requireAllWithin(input, { topAreaM2: area, middleAreaM2: area, bottomAreaM2: area, heightM: [0, 20, 'm'] });
  return (input.heightM / 6) * (input.topAreaM2 + 4 * input.middleAreaM2 + input.bottomAreaM2) * LITRES_PER_M3;
}

/** A bowl (spherical cap) of the given rim diameter (0 to 300 m) and height (0 to 20 m): πh/6 (3r² + h²), in litres. */
export function sphericalCapVolumeL(input: { diameterM: number; heightM: number }): number {
  requireAllWithin(input, { diameterM: [0, 300, 'm'], heightM: [0, 20, 'm'] });
  const radiusM = input.diameterM / 2;
  return ((Math.PI * input.heightM) / 6) * (3 * radiusM ** 2 + input.heightM ** 2) * LITRES_PER_M3;
}

/** Area of a simple polygon in m² (shoelace formula); at least three points, in either direction. */
export function polygonAreaM2(points: readonly Point[]): number {
  requireWithin(points.length, 'points', 3, 10_000, 'points');
  let doubled = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    doubled += point.x * next.y - next.x * point.y;
  });
  return Math.abs(doubled) / 2;
}

/**
 * Area in m² of a freeform pool from widths measured at equal distances along its length, both ends included (0 where it comes to
 * a point). Simpson's rule; the number of widths must be odd, 3 to 101, so that the stretches pair up.
 */
export function areaFromWidthsM2(input: { lengthM: number; widthsM: readonly number[] }): number {
  requireAllWithin({ lengthM: input.lengthM }, { lengthM: LENGTH });
  const count = input.widthsM.length;
  requireWithin(count % 2 === 1 ? count : Number.NaN, 'widthsM', 3, 101, 'widths, an odd number of them');
  const sum = input.widthsM.reduce((total, width, index) => {
    const weight = index === 0 || index === count - 1 ? 1 : index % 2 === 1 ? 4 : 2;
    return total + weight * requireWithin(width, `widthsM.${index}`, 0, 300, 'm');
  }, 0);
  return (input.lengthM / (count - 1) / 3) * sum;
}
