// Small even spots of a photo: what the fields of a strip and of its chart look like, before it is known which is which.
import type { Encoded } from '../image/color.ts';
import type { Picture } from '../image/patch.ts';

/** Middle and spread in pixels of the photo. */
export interface Spot {
  x: number;
  y: number;
  area: number;
  xx: number;
  xy: number;
  yy: number;
  color: Encoded;
}

/** Enough for fields of a twentieth of the photo, and few enough pixels for a phone. */
const SIDE_PX = 800;
/** A pixel differs by so much from those around it (0 to 255): an edge. By noise it may be more, up to a limit. */
const EDGE = { least: 9, most: 20, overNoise: 3.2 };
/** How far within one spot a color may be from its middle. */
const ONE_COLOR = 20;
const LEAST_PIXELS = 40;
/** Of all pixels; what is larger is paper, table or sky. */
const MOST_SHARE = 0.03;
/** Area against that of the parallelogram with the same spread: 1 for one, less for anything ragged. */
const FULL = { least: 0.88, most: 1.12 };
/** Edges take a rim from each spot; so wide, in small pixels. */
const RIM_PX = 1.5;
/** Longer than this against its width, it is a line or a shadow. */
const MOST_LONG = 4.5;

interface Small {
  data: Float32Array;
  width: number;
  height: number;
  /** pixels of the photo for one of these */
  scale: number;
}

/** The photo made smaller, each pixel the mean of those that it was made of. */
function shrunk({ data, width: from, height: fromHeight }: Picture): Small {
  const scale = Math.max(1, Math.max(from, fromHeight) / SIDE_PX);
  const [width, height] = [Math.floor(from / scale), Math.floor(fromHeight / scale)];
  const out = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [left, top] = [Math.floor(column * scale), Math.floor(row * scale)];
      const [right, bottom] = [Math.max(left + 1, Math.floor((column + 1) * scale)), Math.max(top + 1, Math.floor((row + 1) * scale))];
      let [red, green, blue] = [0, 0, 0];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          const at = (y * from + x) * 4;
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      const [at, count] = [(row * width + column) * 3, (right - left) * (bottom - top)];
      out[at] = red / count;
      out[at + 1] = green / count;
      out[at + 2] = blue / count;
    }
  return { data: out, width, height, scale };
}

/** Each pixel becomes the mean of the nine around it. */
function smoothed({ data, width, height, scale }: Small): Small {
  const out = data.slice();
  const line = width * 3;
  for (let row = 1; row < height - 1; row += 1)
    for (let at = row * line + 3; at < (row + 1) * line - 3; at += 1) {
      let sum = 0;
      for (let from = at - line; from <= at + line; from += line) sum += data[from - 3]! + data[from]! + data[from + 3]!;
      out[at] = sum / 9;
    }
  return { data: out, width, height, scale };
}

/** How much the neighbors on both sides of each pixel differ. */
function edgesOf({ data, width, height }: Small): Float32Array {
  const edges = new Float32Array(width * height).fill(255);
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const at = (row * width + column) * 3;
      let most = 0;
      for (let channel = at; channel < at + 3; channel += 1) {
        const across = Math.abs(data[channel + 3]! - data[channel - 3]!);
        const down = Math.abs(data[channel + width * 3]! - data[channel - width * 3]!);
        most = Math.max(most, across, down);
      }
      edges[row * width + column] = most;
    }
  return edges;
}

function edgeLevel(edges: Float32Array): number {
  const some = Array.from({ length: 4000 }, (_, index) => edges[Math.floor((index * edges.length) / 4000)] ?? 0).toSorted((a, b) => a - b);
  return Math.min(EDGE.most, Math.max(EDGE.least, EDGE.overNoise * (some[1200] ?? 0)));
}

/** All pixels that hang together with the first one and have its color; they are marked as seen. */
function grown({ data, width }: Small, edges: Float32Array, level: number, seen: Uint8Array, first: number): number[] {
  const found = [first];
  seen[first] = 1;
  const mean = [data[first * 3]!, data[first * 3 + 1]!, data[first * 3 + 2]!] as [number, number, number];
  for (let next = 0; next < found.length; next += 1) {
    const pixel = found[next]!;
    for (const other of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
      if (seen[other] !== 0 || edges[other]! > level) continue;
      const off = Math.max(...mean.map((value, channel) => Math.abs(data[other * 3 + channel]! - value)));
      if (off > ONE_COLOR) continue;
      seen[other] = 1;
      found.push(other);
      const share = 1 / Math.min(found.length, 200);
      for (const channel of [0, 1, 2] as const) mean[channel] += (data[other * 3 + channel]! - mean[channel]) * share;
    }
  }
  return found;
}

/** Undefined where it is ragged or too long to be a field. */
function spotOf(pixels: readonly number[], { data, width, scale }: Small): Spot | undefined {
  let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0];
  const color: [number, number, number] = [0, 0, 0];
  for (const pixel of pixels) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    x += column;
    y += row;
    xx += column * column;
    xy += column * row;
    yy += row * row;
    for (const channel of [0, 1, 2] as const) color[channel] += data[pixel * 3 + channel]!;
  }
  const count = pixels.length;
  [x, y] = [x / count, y / count];
  [xx, xy, yy] = [xx / count - x * x, xy / count - x * y, yy / count - y * y];
  const spread = Math.sqrt(Math.max(0, xx * yy - xy * xy));
  const fullness = count / (12 * spread);
  const root = Math.hypot((xx - yy) / 2, xy);
  const [long, short] = [(xx + yy) / 2 + root, (xx + yy) / 2 - root].map((value) => Math.sqrt(12 * Math.max(0, value)));
  if (!long || !short || fullness < FULL.least || fullness > FULL.most || long > MOST_LONG * short) return undefined;
  // The rim belongs to it.
  const wider = ((long + 2 * RIM_PX) / long) * ((short + 2 * RIM_PX) / short);
  const square = scale * scale;
  return {
    x: (x + 0.5) * scale,
    y: (y + 0.5) * scale,
    area: count * wider * square,
    xx: xx * wider * square,
    xy: xy * wider * square,
    yy: yy * wider * square,
    color: color.map((sum) => sum / count) as unknown as Encoded,
  };
}

export function flatSpots(picture: Picture): Spot[] {
  const small = smoothed(shrunk(picture));
  const edges = edgesOf(small);
  const level = edgeLevel(edges);
  const seen = new Uint8Array(edges.length);
  const spots: Spot[] = [];
  for (let pixel = 0; pixel < edges.length; pixel += 1) {
    if (seen[pixel] !== 0 || edges[pixel]! > level) continue;
    const pixels = grown(small, edges, level, seen, pixel);
    if (pixels.length < LEAST_PIXELS || pixels.length > MOST_SHARE * edges.length) continue;
    const spot = spotOf(pixels, small);
    if (spot) spots.push(spot);
  }
  return spots;
}
