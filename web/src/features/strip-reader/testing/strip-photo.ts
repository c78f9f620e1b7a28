// Photos of a strip beside its chart, made under a camera model, with levels that are known. Colors of fields follow usual indicators.
import { type Encoded, labOf, type Lab, type Linear } from '../image/color.ts';
import type { Analyte, StripLayout } from '../../strips/layout.data.ts';
import { printedColors } from '../../strips/printed-colors.data.ts';
import type { Picture } from '../image/patch.ts';
import { flattened, perspectiveOf, type Quad } from '../image/quad.ts';
import type { StripMarks } from '../read-strip.ts';
import { cameraOf, developed, sensorOf } from './camera.ts';
import { type Chance, chanceOf } from './random.ts';

const rgb = (hex: string): Encoded => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Encoded;

export const sceneColors = (analyte: Analyte): Encoded[] => printedColors(analyte).map(rgb);

const fromLab = ({ l, a, b }: Lab): Linear => {
  const fy = (l + 16) / 116;
  const inverse = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const [x, y, z] = [0.95047 * inverse(fy + a / 500), inverse(fy), 1.08883 * inverse(fy - b / 200)];
  return [
    3.24097 * x - 1.537383 * y - 0.498611 * z,
    -0.969244 * x + 1.875968 * y + 0.041555 * z,
    0.05563 * x - 0.203977 * y + 1.056972 * z,
  ];
};

/** A smooth curve through the colors (Catmull-Rom), at a share of their number. */
function onCurve(colors: readonly Lab[], position: number): Lab {
  const at = (index: number) => colors[Math.min(colors.length - 1, Math.max(0, index))] as Lab;
  const step = Math.min(colors.length - 2, Math.floor(position));
  const t = position - step;
  const mix = (key: 'l' | 'a' | 'b') => {
    const [p0, p1, p2, p3] = [at(step - 1)[key], at(step)[key], at(step + 1)[key], at(step + 2)[key]];
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3);
  };
  return { mode: 'lab65', l: mix('l'), a: mix('a'), b: mix('b') };
}

/** Indicators saturate: within a step of the chart the color runs ahead of the value. */
function positionOf(values: readonly number[], value: number): number {
  const step = Math.max(
    0,
    Math.min(
      values.length - 2,
      values.findLastIndex((one) => one <= value),
    ),
  );
  const [from = 0, to = 1] = [values[step], values[step + 1]];
  return step + Math.min(1, Math.max(0, (value - from) / (to - from))) ** 0.9;
}

export type Trouble = 'shadow' | 'glare' | 'dark' | 'turned' | 'uneven';

export interface StripScene {
  picture: Picture;
  marks: StripMarks;
  levels: number[];
}
interface SceneOptions {
  levels?: readonly number[];
  trouble?: Trouble;
  width?: number;
  height?: number;
  /** taken from straight above: everything stands where the page first guesses it */
  isStraight?: boolean;
  /** how far a finger misses a corner, in shares of the photo */
  missed?: number;
}

const CHART = { left: 0.4, top: 0.12, width: 0.54, height: 0.72 };
const STRIP = { left: 0.08, top: 0.24, width: 0.06, height: 0.48 };

interface Flat {
  colorAt: (x: number, y: number) => Linear;
  chart: Quad;
  strip: Quad;
}

const corners = (left: number, top: number, width: number, height: number): Quad => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

export interface Print {
  chart: Linear[][];
  pads: Linear[];
  paper: Linear;
  plastic: Linear;
  table: Linear;
}

/** Printers, batches, wetting and metamerism: the pad never is exactly the color of its chart. */
export function printed(layout: StripLayout, levels: readonly number[], chance: Chance): Print {
  const off = (lab: Lab, sigma: number): Lab => ({
    mode: 'lab65',
    l: lab.l + chance.normal() * sigma,
    a: lab.a + chance.normal() * sigma,
    b: lab.b + chance.normal() * sigma,
  });
  const wet = chance.between(0.86, 1);
  const chart: Linear[][] = [];
  const pads = layout.pads.map(({ analyte, values }, index) => {
    const colors = sceneColors(analyte).slice(0, values.length).map(labOf);
    chart.push(colors.map((color) => fromLab(off(color, 1.7))));
    const pad = fromLab(off(onCurve(colors, positionOf(values, levels[index] ?? 0)), 1.7));
    return pad.map((value) => Math.max(0.002, value * wet * (1 + chance.normal() * 0.03))) as unknown as Linear;
  });
  const grey = (level: number): Linear => [level, level * chance.between(0.985, 1), level * chance.between(0.96, 1)];
  const wood = chance.between(0.08, 0.5);
  return { chart, pads, paper: grey(0.88), plastic: grey(chance.between(0.78, 0.9)), table: [wood, wood * 0.85, wood * 0.7] };
}

/** Anything from the lowest value of each row to its highest. */
export const drawnLevels = ({ pads }: StripLayout, chance: Chance): number[] =>
  pads.map(({ values }) => {
    const drawn = chance.between(0, values.length - 1);
    const step = Math.floor(drawn);
    return (values[step] ?? 0) + ((values[step + 1] ?? 0) - (values[step] ?? 0)) * (drawn - step);
  });

/** Which field lies at a share of the way, or -1 between them. */
export function fieldAt(share: number, many: number, gap: number): number {
  const size = 1 / (many + (many - 1) * gap);
  const index = Math.floor(share / (size * (1 + gap)));
  return share >= 0 && share <= 1 && share - index * size * (1 + gap) <= size ? index : -1;
}

function laidOut(layout: StripLayout, print: Print, chance: Chance): Flat {
  const [gapU, gapV, gapPad] = [chance.between(0.05, 0.5), chance.between(0.1, 0.6), chance.between(0.15, 0.8)];
  const columns = Math.max(...layout.pads.map(({ values }) => values.length));
  const count = layout.pads.length;
  const colorAt = (x: number, y: number): Linear => {
    const [cu, cv] = [(x - CHART.left) / CHART.width, (y - CHART.top) / CHART.height];
    if (cu > -0.09 && cu < 1.06 && cv > -0.06 && cv < 1.06) {
      const [row, column] = [fieldAt(cv, count, gapV), fieldAt(cu, columns, gapU)];
      return (row >= 0 && column >= 0 ? print.chart[row]?.[column] : undefined) ?? print.paper;
    }
    const [su, sv] = [(x - STRIP.left) / STRIP.width, (y - STRIP.top) / STRIP.height];
    if (su > -0.08 && su < 1.08 && sv > -0.04 && sv < 1.25) {
      const index = su >= 0 && su <= 1 ? fieldAt(sv, count, gapPad) : -1;
      return (index >= 0 ? print.pads[index] : undefined) ?? print.plastic;
    }
    return print.table;
  };
  const { left, top, width, height } = STRIP;
  // Its fields run along u, from the top down.
  const [a, b, c, d] = corners(left, top, width, height);
  return { colorAt, chart: corners(CHART.left, CHART.top, CHART.width, CHART.height), strip: [b, c, d, a] };
}

function tilted(chance: Chance): Quad {
  const lean = () => chance.between(-0.07, 0.07);
  return corners(0, 0, 1, 1).map(({ x, y }) => ({ x: x + lean(), y: y + lean() })) as unknown as Quad;
}

const UNEVEN: Record<Trouble | 'none', readonly [number, number]> = {
  none: [0, 0.16],
  turned: [0, 0.1],
  shadow: [0, 0.1],
  glare: [0, 0.1],
  dark: [0, 0.1],
  uneven: [0.5, 0.7],
};

function lightIn(chance: Chance, trouble: Trouble | undefined): (x: number, y: number) => number {
  const [low, high] = UNEVEN[trouble ?? 'none'];
  const [strength, angle] = [chance.between(low, high), chance.between(0, 2 * Math.PI)];
  return (x, y) => {
    const slope = 1 - strength * (0.5 + (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle));
    const shade = trouble === 'shadow' && x < 0.28 ? 0.42 : 1;
    return slope * shade * (trouble === 'dark' ? 0.16 : 1);
  };
}

export function stripPhoto(layout: StripLayout, seed: number, options: SceneOptions = {}): StripScene {
  const { width = 640, height = 480, trouble, missed = 0.008 } = options;
  const chance = chanceOf(seed);
  const levels = drawnLevels(layout, chance).map((drawn, index) => options.levels?.[index] ?? drawn);
  const camera = cameraOf(chance);
  const print = printed(layout, levels, chance);
  const flat = laidOut(layout, trouble === 'turned' ? { ...print, pads: print.pads.toReversed() } : print, chance);
  const table = options.isStraight ? corners(0, 0, 1, 1) : tilted(chance);
  const [place, onTable] = [perspectiveOf(table), flattened(table)];
  const [light, exposed] = [lightIn(chance, trouble), sensorOf(camera)];
  const glare = { x: STRIP.left + STRIP.width / 2, y: STRIP.top + STRIP.height * chance.between(0.05, 0.95) };
  const linear = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const { x, y } = onTable({ x: (column + 0.5) / width, y: (row + 0.5) / height });
      const shine = trouble === 'glare' && Math.hypot(x - glare.x, y - glare.y) < 0.075 ? 0.85 : 0;
      const color = exposed(flat.colorAt(x, y), light(x, y));
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        linear[at + channel] = shine ? (color[channel] ?? 0) * 0.3 + shine * 1.3 : (color[channel] ?? 0);
    }
  const tapped = (quad: Quad): Quad =>
    quad.map(({ x, y }) => {
      const at = place(x, y);
      return { x: (at.x + chance.normal() * missed) * width, y: (at.y + chance.normal() * missed * 0.7) * height };
    }) as unknown as Quad;
  const picture = developed(camera, linear, width, height, chance);
  return { picture, marks: { chart: tapped(flat.chart), strip: tapped(flat.strip) }, levels };
}
