// Photos as people take them: the chart at any angle, the strip on any side of it and either way around, on tables of many kinds, with print
// and other things beside them, in a soft shadow now and then.
import type { Linear } from '../image/color.ts';
import type { Picture } from '../image/patch.ts';
import { flattened, perspectiveOf, type Point, type Quad } from '../image/quad.ts';
import type { StripLayout } from '../../strips/layout.data.ts';
import type { StripMarks } from '../read-strip.ts';
import { cameraOf, developed, sensorOf } from './camera.ts';
import { type Chance, chanceOf } from './random.ts';
import { drawnLevels, fieldAt, type Print, printed } from './strip-photo.ts';

/** What is missing, for photos in which nothing may be found. */
export type Lack = 'chart' | 'strip' | 'both';
export interface VariedScene {
  picture: Picture;
  marks: StripMarks;
  levels: number[];
}
type Surface = (x: number, y: number) => Linear | undefined;

const [WIDTH, HEIGHT] = [800, 600];
const mixed = (color: Linear, level: number): Linear => [color[0] * level, color[1] * level, color[2] * level];
const drawn = (chance: Chance): Linear => [chance.between(0.03, 0.8), chance.between(0.03, 0.8), chance.between(0.03, 0.8)];

/** Plain, wood, tiles, checks, cloth, gravel. */
function tableOf(chance: Chance): (x: number, y: number) => Linear {
  const kind = chance.pick(['plain', 'wood', 'tiles', 'checks', 'cloth', 'gravel'] as const);
  const wood = chance.between(0.08, 0.6);
  const base: Linear = [wood, wood * chance.between(0.75, 1), wood * chance.between(0.6, 1)];
  const [other, size, phase] = [mixed(base, chance.between(0.5, 0.85)), chance.between(0.06, 0.2), chance.between(0, 6)];
  const grain = Array.from({ length: 4096 }, () => chance.between(0.6, 1.2));
  const cell = (value: number) => Math.floor(value / size + 40);
  return (x, y) => {
    if (kind === 'wood') return mixed(base, 1 + 0.18 * Math.sin(y / 0.012 + 2 * Math.sin(x * 5 + phase)) + 0.1 * Math.sin(y / 0.003));
    if (kind === 'tiles') return (x / size + 40) % 1 < 0.06 || (y / size + 40) % 1 < 0.06 ? other : base;
    if (kind === 'checks') return (cell(x) + cell(y)) % 2 === 0 ? base : other;
    if (kind === 'cloth') return mixed(base, 1 + 0.15 * Math.sin(x / 0.004) * Math.sin(y / 0.004));
    if (kind === 'gravel') return mixed(base, grain[(Math.floor(x / 0.008 + 500) * 61 + Math.floor(y / 0.008 + 500) * 97) & 4095] ?? 1);
    return base;
  };
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}
const cornersOf = ({ x, y, width, height, angle }: Place): Quad => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (across: number, down: number): Point => ({ x: x + across * cos - down * sin, y: y + across * sin + down * cos });
  const [w, h] = [width / 2, height / 2];
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
};

/** A card with the rows of the chart, their names and numbers in black, and often a band of color above. */
function cardOf(place: Place, layout: StripLayout, print: Print, chance: Chance): Surface {
  const flat = flattened(cornersOf(place));
  const [gapU, gapV] = [chance.between(0.05, 0.5), chance.between(0.12, 0.7)];
  const columns = Math.max(...layout.pads.map(({ values }) => values.length));
  const [hasNames, hasNumbers, band] = [chance.next() < 0.7, chance.next() < 0.7, chance.next() < 0.5 ? drawn(chance) : undefined];
  const ink: Linear = [0.03, 0.03, 0.04];
  return (x, y) => {
    const { x: u, y: v } = flat({ x, y });
    if (u < (hasNames ? -0.3 : -0.08) || u > 1.07 || v < (band ? -0.28 : -0.07) || v > 1.1) return undefined;
    if (band && v < -0.1) return band;
    const [row, column] = [fieldAt(v, layout.pads.length, gapV), fieldAt(u, columns, gapU)];
    const field = row >= 0 && column >= 0 ? print.chart[row]?.[column] : undefined;
    if (field) return field;
    const isLetter = Math.sin(u * 300) > 0 && Math.sin(v * 260) > -0.6;
    if (hasNames && row >= 0 && u < -0.06 && u > -0.26 && isLetter) return ink;
    const below = v + 0.03 > 0 ? fieldAt(v - 0.03, layout.pads.length, gapV) : -1;
    return hasNumbers && row < 0 && below >= 0 && column >= 0 && isLetter ? ink : print.paper;
  };
}

/** The strip with its handle; its pads run along u. */
function stripOf(place: Place, count: number, print: Print, chance: Chance): Surface {
  const flat = flattened(cornersOf(place));
  const [gap, isHandleFirst, side] = [chance.between(0.15, 0.8), chance.next() < 0.5, chance.between(0.02, 0.15)];
  return (x, y) => {
    const { x: u, y: v } = flat({ x, y });
    const along = isHandleFirst ? 1 - u : u;
    if (along < -0.04 || along > 1.4 || v < -side || v > 1 + side) return undefined;
    const pad = v >= 0 && v <= 1 ? fieldAt(u, count, gap) : -1;
    return print.pads[pad] ?? print.plastic;
  };
}

/** A cap, a pen, a towel: whatever lies about. */
function thingOf(chance: Chance): Surface {
  const [x, y, isRound] = [chance.between(-0.75, 0.75), chance.between(-0.75, 0.75), chance.next() < 0.5];
  const [width, height, color] = [chance.between(0.04, 0.2), chance.between(0.03, 0.12), drawn(chance)];
  return (px, py) => {
    const [u, v] = [(px - x) / width, (py - y) / height];
    return (isRound ? Math.hypot(u, v) < 1 : Math.max(Math.abs(u), Math.abs(v)) < 1) ? color : undefined;
  };
}

/** Lengths in shares of half the photo's height; the middle of the chart near the middle. */
function placesOf(layout: StripLayout, chance: Chance): { chart: Place; strip: Place } {
  const [width, height] = [chance.between(0.75, 1), chance.between(0.13, 0.17) * layout.pads.length + 0.12];
  const side = chance.pick(['left', 'right', 'above', 'below'] as const);
  const isUp = side === 'left' || side === 'right';
  const [length, thick] = [chance.between(0.13, 0.17) * layout.pads.length, chance.between(0.09, 0.13)];
  const away =
    (isUp ? width : height) / 2 + chance.between(0.2, 0.3) + (side === 'left' ? 0.3 * width : side === 'above' ? 0.28 * height : 0);
  const at = { left: [-away, 0], right: [away, 0], above: [0, -away], below: [0, away] }[side] as [number, number];
  const slide = chance.between(-0.12, 0.12);
  const angle = (isUp ? Math.PI / 2 : 0) + (chance.next() < 0.5 ? Math.PI : 0) + chance.between(-0.12, 0.12);
  const shift = (value: number) => value - (at[0] === value ? at[0] / 3 : at[1] / 3);
  const [x, y] = [shift(at[0]) + (isUp ? 0 : slide), shift(at[1]) + (isUp ? slide : 0)];
  return {
    chart: { x: -at[0] / 3, y: -at[1] / 3, width, height, angle: 0 },
    strip: { x, y, width: length, height: thick, angle },
  };
}

/** The table's square from -1 to 1, turned and seen at a slant. */
function viewOf(chance: Chance): Quad {
  const [angle, size] = [
    chance.next() < 0.6 ? chance.normal() * 0.15 : chance.between(0, 2 * Math.PI),
    chance.between(0.62, 0.85) * (HEIGHT / 2),
  ];
  const lean = () => chance.between(-0.09, 0.09);
  return cornersOf({ x: 0, y: 0, width: 2, height: 2, angle }).map(({ x, y }) => ({
    x: WIDTH / 2 + size * (x + lean()),
    y: HEIGHT / 2 + size * (y + lean()),
  })) as unknown as Quad;
}

function lightOn(chance: Chance): (x: number, y: number) => number {
  const [strength, angle] = [chance.between(0, 0.18), chance.between(0, 2 * Math.PI)];
  const [isShaded, shade, edge, soft] = [
    chance.next() < 0.25,
    chance.between(0.45, 0.85),
    chance.between(-0.9, 0.9),
    chance.between(0.02, 0.3),
  ];
  return (x, y) => {
    const along = x * Math.cos(angle) + y * Math.sin(angle);
    const share = Math.min(1, Math.max(0, (along - edge) / soft + 0.5));
    return (1 - strength * (0.5 + along / 2)) * (isShaded ? shade + (1 - shade) * share : 1);
  };
}

export function variedPhoto(layout: StripLayout, seed: number, lack?: Lack): VariedScene {
  const chance = chanceOf(seed * 7919 + 17);
  const [levels, camera] = [drawnLevels(layout, chance), cameraOf(chance)];
  const print = printed(layout, levels, chance);
  const places = placesOf(layout, chance);
  const things = Array.from({ length: Math.floor(chance.between(0, 4)) }, () => thingOf(chance));
  const [card, strip] = [cardOf(places.chart, layout, print, chance), stripOf(places.strip, layout.pads.length, print, chance)];
  const surfaces = [...(lack === 'chart' || lack === 'both' ? [] : [card]), ...(lack ? [] : [strip]), ...things];
  if (lack === 'chart') surfaces.push(strip);
  const [table, view] = [tableOf(chance), viewOf(chance)];
  const [onTable, inView] = [flattened(view), perspectiveOf(view)];
  const [light, exposed] = [lightOn(chance), sensorOf(camera)];
  const linear = new Float32Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      const { x: u, y: v } = onTable({ x: column + 0.5, y: row + 0.5 });
      const [x, y] = [2 * u - 1, 2 * v - 1];
      let color: Linear | undefined;
      for (const surface of surfaces) color ??= surface(x, y);
      linear.set(exposed(color ?? table(x, y), light(x, y)), (row * WIDTH + column) * 3);
    }
  const seen = (place: Place): Quad => cornersOf(place).map(({ x, y }) => inView((x + 1) / 2, (y + 1) / 2)) as unknown as Quad;
  return {
    picture: developed(camera, linear, WIDTH, HEIGHT, chance),
    marks: { chart: seen(places.chart), strip: seen(places.strip) },
    levels,
  };
}
