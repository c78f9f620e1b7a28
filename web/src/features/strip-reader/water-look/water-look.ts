// A hint of what the water looks like: how much of it is green, and whether anything can be seen in it. No diagnosis: the person decides.
import { type Encoded, encodedOf, labOf, linearOf } from '../image/color.ts';
import { colorAt, isClipped, median, type Picture } from '../image/patch.ts';
import { perspectiveOf, type Quad } from '../image/quad.ts';

export type LookHint = 'green' | 'cloudy' | 'clear' | 'cannot_tell';

export interface LookReading {
  hint: LookHint;
  /** share of the water that is green, 0 to 1 */
  greenShare: number;
  /** differences in lightness (CIELAB) that stand out from their surroundings: tiles, the drain, ripples of light on the floor */
  contrast: number;
  color: Encoded;
}

const GRID = 48;
/** Hue on the color circle in degrees: leaf green and yellowish green. Pool blue begins at about 170. */
const GREEN = { from: 70, to: 160 };
/** Between green and pool blue it can be either: then nothing is said. */
const GREENISH = { from: 70, to: 172 };
/** Pool blue, from turquoise to the blue of deep water. */
const BLUE = { from: 165, to: 230 };
/** A veil is nearly gray, with a little blue or green; skin, walls and paper are yellowish. */
const VEIL = { from: 130, to: 230 };
const LEAST_CHROMA = 9;
const LEAST_VEIL_CHROMA = 3;
const LEAST_USED = 0.5;
const MOSTLY = 0.5;
const HARDLY = 0.2;
const NEARLY_ALL = 0.7;
const DARK = 22;
/** Detail that only clear water lets through, and so little that nothing is to be seen. */
const DETAIL = 2.6;
const NO_DETAIL = 1.3;
/** Rougher than a floor under water looks: leaves, fur, gravel. */
const ROUGH = 9;
/** Clear deep water is strongly colored; a veil is pale. */
const PALE = 24;
/** Light and not strongly green: that can be a beige floor under clear water. */
const LIGHT = { lightness: 62, chroma: 30 };

function hueOf([red, green, blue]: Encoded): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most === least) return 0;
  const share = 60 / (most - least);
  if (most === green) return 120 + (blue - red) * share;
  return most === red ? ((green - blue) * share + 360) % 360 : 240 + (red - green) * share;
}

/** The mean of a few neighbors: noise is no detail. */
function smoothAt(picture: Picture, x: number, y: number): Encoded | undefined {
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => colorAt(picture, { x: x + dx, y: y + dy })));
  const seen = around.filter((color): color is Encoded => color !== undefined && !isClipped(color));
  if (seen.length < 6) return undefined;
  return [0, 1, 2].map((channel) => seen.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / seen.length) as unknown as Encoded;
}

function gridOf(picture: Picture, quad: Quad, count: number): (Encoded | undefined)[] {
  const place = perspectiveOf(quad);
  return Array.from({ length: count * count }, (_, index) => {
    const { x, y } = place(((index % count) + 0.5) / count, (Math.floor(index / count) + 0.5) / count);
    return smoothAt(picture, x, y);
  });
}

const middleOf = (colors: readonly Encoded[]): Encoded =>
  [0, 1, 2].map((channel) => median(colors.map((color) => color[channel] ?? 0))) as unknown as Encoded;

/** As it would be if the white thing were white. */
function whitened(color: Encoded, white: Encoded | undefined): Encoded {
  if (!white) return color;
  const reference = linearOf(white);
  const most = Math.max(...reference);
  return encodedOf(linearOf(color).map((value, channel) => (value * most) / Math.max(0.02, reference[channel] ?? 1)) as unknown as Encoded);
}

/** How far the lightness of single places stands out from the mean around them; the strongest tenth. */
function contrastOf(lightness: readonly (number | undefined)[]): number {
  const offs: number[] = [];
  for (let row = 2; row < GRID - 2; row += 1)
    for (let column = 2; column < GRID - 2; column += 1) {
      const around = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => lightness[(row + dy) * GRID + column + dx]));
      const here = lightness[row * GRID + column];
      const seen = around.filter((value) => value !== undefined);
      if (here !== undefined && seen.length > 15) offs.push(Math.abs(here - seen.reduce((sum, value) => sum + value, 0) / seen.length));
    }
  return offs.toSorted((one, other) => one - other)[Math.floor(offs.length * 0.9)] ?? 0;
}

function shareOf(colors: readonly Encoded[], { from, to }: { from: number; to: number }): number {
  const found = colors.filter((color) => {
    const { a, b } = labOf(color);
    const hue = hueOf(color);
    return hue >= from && hue <= to && Math.hypot(a, b) >= LEAST_CHROMA;
  });
  return found.length / colors.length;
}

interface Seen {
  greenShare: number;
  greenishShare: number;
  blueShare: number;
  contrast: number;
  lightness: number;
  chroma: number;
  hue: number;
}

/** Nothing is said unless color and texture are those of water. */
function hintOf({ greenShare, greenishShare, blueShare, contrast, lightness, chroma, hue }: Seen): LookHint {
  if (lightness < DARK || contrast > ROUGH) return 'cannot_tell';
  if (greenShare >= MOSTLY) return lightness > LIGHT.lightness && chroma < LIGHT.chroma ? 'cannot_tell' : 'green';
  if (greenishShare > HARDLY) return 'cannot_tell';
  if (contrast >= DETAIL) return blueShare >= NEARLY_ALL ? 'clear' : 'cannot_tell';
  const isVeil = chroma >= LEAST_VEIL_CHROMA && chroma <= PALE && hue >= VEIL.from && hue <= VEIL.to;
  return contrast <= NO_DETAIL && isVeil ? 'cloudy' : 'cannot_tell';
}

/** Corners in pixels of the picture; `white`: something white in the same light. */
export function readLook(picture: Picture, water: Quad, white?: Quad): LookReading {
  const whiteSeen = white ? gridOf(picture, white, 8).filter((color) => color !== undefined) : [];
  const reference = whiteSeen.length > 12 ? middleOf(whiteSeen) : undefined;
  const grid = gridOf(picture, water, GRID).map((color) => color && whitened(color, reference));
  const used = grid.filter((color) => color !== undefined);
  if (used.length < LEAST_USED * grid.length) return { hint: 'cannot_tell', greenShare: 0, contrast: 0, color: [0, 0, 0] };
  const labs = grid.map((color) => color && labOf(color));
  const greenShare = shareOf(used, GREEN);
  const color = middleOf(used);
  const { l, a, b } = labOf(color);
  const contrast = contrastOf(labs.map((lab) => lab?.l));
  const shares = { greenShare, greenishShare: shareOf(used, GREENISH), blueShare: shareOf(used, BLUE) };
  return { hint: hintOf({ ...shares, contrast, lightness: l, chroma: Math.hypot(a, b), hue: hueOf(color) }), greenShare, contrast, color };
}
