// Four corners in a photo, and the perspective that they span: where a point of the flat thing lies in the photo.

export interface Point {
  x: number;
  y: number;
}
/** Clockwise from where reading begins: top left, top right, bottom right, bottom left. In pixels or in shares of the photo. */
export type Quad = readonly [Point, Point, Point, Point];

export type Place = (u: number, v: number) => Point;

/** a to h of x = (a u + b v + c) / (g u + h v + 1), y = (d u + e v + f) / (g u + h v + 1) */
type Perspective = readonly [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number];

/**
 * From the unit square to the quadrilateral: Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), section 2.2.3.
 * The corners (0,0), (1,0), (1,1), (0,1) become the four points in their order.
 */
function solved([first, second, third, fourth]: Quad): Perspective {
  const sumX = first.x - second.x + third.x - fourth.x;
  const sumY = first.y - second.y + third.y - fourth.y;
  const [x1, y1] = [second.x - third.x, second.y - third.y];
  const [x2, y2] = [fourth.x - third.x, fourth.y - third.y];
  const area = x1 * y2 - x2 * y1;
  const g = (sumX * y2 - x2 * sumY) / area;
  const h = (x1 * sumY - sumX * y1) / area;
  const [a, b] = [second.x - first.x + g * second.x, fourth.x - first.x + h * fourth.x];
  const [d, e] = [second.y - first.y + g * second.y, fourth.y - first.y + h * fourth.y];
  return [a, b, first.x, d, e, first.y, g, h];
}

/** Where a point of the flat thing, in shares of it, lies in the photo. */
export function perspectiveOf(quad: Quad): Place {
  const [a, b, c, d, e, f, g, h] = solved(quad);
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
  };
}

/** The way back, from the photo to shares of the flat thing: the adjugate of the same matrix. */
export function flattened(quad: Quad): (point: Point) => Point {
  const [a, b, c, d, e, f, g, h] = solved(quad);
  return ({ x, y }) => {
    const depth = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return {
      x: ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / depth,
      y: ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / depth,
    };
  };
}

/**
 * A strip is so narrow that its own corners, missed by a hair, would bend the distances along it. It lies flat beside the chart, so the
 * perspective is taken from the chart: between its corners the strip is divided evenly in the plane of the chart.
 */
export function besideChart(strip: Quad, chart: Quad): Place {
  const flat = strip.map(flattened(chart));
  const [first, second, third, fourth] = flat as unknown as Quad;
  const place = perspectiveOf(chart);
  const mix = (u: number, v: number, key: 'x' | 'y') =>
    (first[key] * (1 - u) + second[key] * u) * (1 - v) + (fourth[key] * (1 - u) + third[key] * u) * v;
  return (u, v) => place(mix(u, v, 'x'), mix(u, v, 'y'));
}

const cross = (from: Point, over: Point, to: Point): number => (over.x - from.x) * (to.y - over.y) - (over.y - from.y) * (to.x - over.x);

/** Whether a point lies in a convex quadrilateral, whichever way round. */
export function isInside(quad: Quad, point: Point): boolean {
  const sides = quad.map((from, index) => cross(from, quad[(index + 1) % 4] as Point, point));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Convex, clockwise (counterclockwise it would be a mirror image), and not so thin that nothing can be read in it. */
export function isReadable(quad: Quad, leastArea: number): boolean {
  const turns = quad.map((point, index) => cross(point, quad[(index + 1) % 4] as Point, quad[(index + 2) % 4] as Point));
  return turns.every((turn) => turn > 0) && areaOf(quad) >= leastArea;
}

export function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, point, index) => {
    const next = quad[(index + 1) % 4] as Point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The same corners, read from the other end. */
export const turned = ([first, second, third, fourth]: Quad): Quad => [third, fourth, first, second];

/** The same corners, read from the next corner on: a quarter of a turn. */
export const quarterTurned = ([first, second, third, fourth]: Quad): Quad => [second, third, fourth, first];

/** Where a point of a photo is once the photo is turned a quarter clockwise; in shares of it. */
export const turnedWithPhoto = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

export const scaled = (quad: Quad, width: number, height: number): Quad =>
  quad.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Quad;
