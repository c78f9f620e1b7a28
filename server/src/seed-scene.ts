// Paints a pool from its edge, as its owner photographs it from the same place each time: garden, deck, coping, tile line, steps, and water
// of any clarity and color in the light of the hour.
import { type Pattern, patternUrl } from './seed-noise.ts';
import { type Random, randomFrom } from './seed-random.ts';

export interface Scene {
  /** 1: every tile of the floor is seen; 0: nothing below the surface */
  clarity: number;
  /** 0: blue; 1: pea soup */
  green: number;
  /** of the day, from 6 to 20 */
  hour: number;
  /** what differs from photo to photo: waves, glints, leaves */
  seed: number;
}

export const WIDTH = 1600;
export const HEIGHT = 1200;

type Rgb = readonly [number, number, number];
const mix = (from: Rgb, to: Rgb, share: number): string =>
  `rgb(${from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share)).join(',')})`;

/** Light and shade of leaves, without drawing one. */
function hedge(random: Random): string {
  const leaves = Array.from({ length: 900 }, () => {
    const [x, y] = [random.between(-20, WIDTH + 20), random.between(-10, 320)];
    const light = random.between(0, 1) * (1 - y / 520);
    const fill = mix([30, 62, 38], [126, 164, 84], light);
    return `<ellipse cx="${x.toFixed()}" cy="${y.toFixed()}" rx="${random.between(8, 40).toFixed()}" ry="${random.between(6, 26).toFixed()}" fill="${fill}" fill-opacity="0.32"/>`;
  });
  return `<rect width="${WIDTH}" height="345" fill="#2b4a2f"/>${leaves.join('')}
    <rect y="262" width="${WIDTH}" height="90" fill="url(#foot)"/>`;
}

/** Slabs of stone up to the coping, with their joints toward the eye. */
function deck(): string {
  const joints = Array.from({ length: 15 }, (_, index) => {
    const far = -140 + index * 134;
    return `<line x1="${far}" y1="330" x2="${800 + (far - 800) * 2.9}" y2="${HEIGHT}" stroke="#a89c88" stroke-width="2" stroke-opacity="0.5"/>`;
  });
  const rows = [352, 384, 432, 506, 624, 806, 1064].map(
    (y) => `<line x1="0" y1="${y}" x2="${WIDTH}" y2="${y}" stroke="#a89c88" stroke-width="2" stroke-opacity="0.45"/>`,
  );
  return `<rect y="330" width="${WIDTH}" height="${HEIGHT - 330}" fill="url(#stone)"/>${joints.join('')}${rows.join('')}`;
}

const BASIN = '372,436 1228,436 1740,1240 -140,1240';
const WATER = '368,470 1232,470 1740,1240 -140,1240';

function coping(): string {
  const stones = Array.from({ length: 11 }, (_, index) => {
    const x = 340 + index * 92;
    return `<line x1="${x}" y1="404" x2="${x + (x - 800) * 0.06}" y2="436" stroke="#bfb29c" stroke-width="2"/>`;
  });
  return `<polygon points="318,404 1282,404 1860,1240 -260,1240" fill="url(#coping)"/>${stones.join('')}
    <polygon points="${BASIN}" fill="#4f7f90"/>
    <polygon points="372,436 1228,436 1240,474 360,474" fill="url(#tiles)"/>
    <polygon points="372,436 1228,436 1230,446 370,446" fill="#17323c" fill-opacity="0.45"/>
    <polygon points="372,436 -140,1240 -96,1240 384,474" fill="url(#tiles)"/>
    <polygon points="1228,436 1740,1240 1696,1240 1216,474" fill="url(#tiles)"/>
    <polygon points="1228,436 1740,1240 1696,1240 1216,474" fill="#17323c" fill-opacity="0.35"/>`;
}

/** A straight edge as it is seen through waves. */
function wavy(outline: string, random: Random): string {
  const points = outline.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
  const bent: string[] = [];
  const phase = random.between(0, 6);
  for (const [index, [x, y]] of points.entries()) {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    const parts = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / 9));
    for (let part = 0; part < parts; part++) {
      const [atX, atY] = [x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts];
      const bend = (atY - 430) / 95;
      bent.push(`${(atX + bend * Math.sin(atY / 17 + phase)).toFixed(1)},${(atY + bend * 0.7 * Math.sin(atX / 29 + phase)).toFixed(1)}`);
    }
  }
  return bent.join(' ');
}

/** What lies under the water: the floor that falls to the drain, its line of tiles, and the steps. */
function floor(random: Random): string {
  const under = (outline: string, fill: string, opacity: number) =>
    `<polygon points="${wavy(outline, random)}" fill="${fill}" fill-opacity="${opacity}"/>`;
  return `<polygon points="${WATER}" fill="url(#plaster)"/><polygon points="470,540 1130,540 1330,860 270,860" fill="url(#fall)"/>
    ${under('792,474 812,474 862,1240 742,1240', '#1d6f8d', 0.6)}
    <ellipse cx="800" cy="640" rx="34" ry="10" fill="#dfeef0" fill-opacity="0.8"/><ellipse cx="800" cy="640" rx="20" ry="5" fill="#5f8794" fill-opacity="0.8"/>
    ${under('-140,1240 60,930 470,930 520,1240', '#cfeef0', 0.75)}
    ${under('60,930 470,930 474,946 50,946', '#1d6f8d', 0.7)}
    ${under('-140,1240 -30,1060 410,1060 440,1240', '#e6f7f5', 0.8)}
    ${under('-30,1060 410,1060 414,1080 -42,1080', '#1d6f8d', 0.75)}`;
}

type Overlays = Record<'light' | 'waves' | 'clouds', string>;

const over = (href: string, opacity: number, more = ''): string =>
  `<image href="${href}" y="450" width="${WIDTH}" height="800" preserveAspectRatio="none" opacity="${opacity.toFixed(3)}" ${more}/>`;

async function overlays({ seed }: Scene): Promise<Overlays> {
  const make = (about: Omit<Pattern, 'width' | 'height' | 'seed'>) => patternUrl({ width: 480, height: 240, seed, ...about });
  const [light, waves, clouds] = await Promise.all([
    make({ across: 15, down: 15, color: [255, 255, 238], isVeined: true, gain: 1.2, offset: -0.15 }),
    make({ across: 12, down: 34, color: [232, 246, 255], gain: 0.75, offset: -0.1 }),
    make({ across: 7, down: 11, color: [176, 184, 120], gain: 0.8, offset: 0.1 }),
  ]);
  return { light, waves, clouds };
}

function water({ clarity, green }: Scene, sun: number, seen: Overlays, random: Random): string {
  const murk = 1 - clarity;
  const tint = (clear: Rgb, algae: Rgb) => mix(clear, algae, Math.min(1, green * 1.15));
  return `<linearGradient id="depth" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${tint([34, 122, 156], [64, 94, 38])}" stop-opacity="${(0.72 + 0.26 * murk).toFixed(3)}"/>
      <stop offset="0.35" stop-color="${tint([40, 156, 186], [86, 118, 44])}" stop-opacity="${(0.42 + 0.55 * murk).toFixed(3)}"/>
      <stop offset="1" stop-color="${tint([122, 206, 214], [118, 142, 62])}" stop-opacity="${(0.16 + 0.8 * murk).toFixed(3)}"/>
    </linearGradient>
    <g clip-path="url(#basin)">
      ${floor(random)}
      ${over(seen.light, 0.8 * clarity * sun, 'mask="url(#near)"')}
      <rect y="450" width="${WIDTH}" height="800" fill="url(#depth)"/>
      ${over(seen.clouds, 0.3 * murk)}
      <rect y="466" width="${WIDTH}" height="200" fill="url(#mirror)"/>
      ${over(seen.waves, 0.3)}
      <polygon points="1216,470 1740,1240 1560,1240 1120,470" fill="url(#shade)"/>
      <polygon points="1216,470 360,470 352,490 1228,490" fill="#0b2f3a" fill-opacity="0.3"/>
    </g>`;
}

/** The sun on the waves, and what floats where no one skims. */
function surface(random: Random, { green }: Scene, sun: number): string {
  const glints = Array.from({ length: 150 }, () => {
    const depth = random.between(0, 1) ** 1.7;
    const y = 490 + depth * 690;
    const x = 980 + random.normal() * (170 + 210 * depth);
    const size = 5 + 20 * depth;
    return `<ellipse cx="${x.toFixed()}" cy="${y.toFixed()}" rx="${(size * random.between(0.5, 1.7)).toFixed(1)}" ry="${(1 + 2 * depth).toFixed(1)}" fill="#fffdf2" fill-opacity="${(random.between(0.15, 0.85) * sun).toFixed(2)}"/>`;
  });
  const leaves = Array.from({ length: Math.round(26 * green) }, () => {
    const y = random.between(520, 1180);
    const x = random.between(900 - (y - 300) * 0.9, 700 + (y - 300) * 0.9);
    const turn = random.between(0, 180).toFixed();
    return `<ellipse cx="${x.toFixed()}" cy="${y.toFixed()}" rx="${(4 + y / 90).toFixed(1)}" ry="${(1.5 + y / 320).toFixed(1)}" fill="${mix([92, 62, 28], [150, 128, 52], random.next())}" transform="rotate(${turn} ${x.toFixed()} ${y.toFixed()})"/>`;
  });
  return `<g clip-path="url(#basin)">${glints.join('')}${leaves.join('')}</g>`;
}

const RAIL = 'M1418,1010 C1392,700 1402,640 1338,640 C1276,640 1250,760 1236,930';

const rail = (): string =>
  `<path d="${RAIL}" transform="translate(26 30)" fill="none" stroke="#10222a" stroke-width="22" stroke-opacity="0.16"/>
   <path d="${RAIL}" fill="none" stroke="#6f7d84" stroke-width="22" stroke-linecap="round"/>
   <path d="${RAIL}" fill="none" stroke="#e9f0f2" stroke-width="9" stroke-linecap="round" transform="translate(-3 -2)"/>`;

const definitions = (): string => `<clipPath id="basin"><polygon points="${WATER}"/></clipPath>
    <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2788a6" stop-opacity="0.5"/><stop offset="1" stop-color="#2f93ad" stop-opacity="0"/></linearGradient>
    <linearGradient id="shade" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#0b2f3a" stop-opacity="0.42"/><stop offset="1" stop-color="#0b2f3a" stop-opacity="0"/></linearGradient>
    <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16281a" stop-opacity="0"/><stop offset="1" stop-color="#16281a" stop-opacity="0.85"/></linearGradient>
    <linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c3b7a2"/><stop offset="1" stop-color="#e4dac8"/></linearGradient>
    <linearGradient id="coping" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#efe6d6"/><stop offset="1" stop-color="#fbf5ea"/></linearGradient>
    <linearGradient id="plaster" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fb9cb"/><stop offset="1" stop-color="#c9ecec"/></linearGradient>
    <linearGradient id="mirror" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f3d2c" stop-opacity="0.62"/><stop offset="0.5" stop-color="#7fa9a0" stop-opacity="0.25"/><stop offset="1" stop-color="#cfe6ee" stop-opacity="0"/></linearGradient>
    <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="0.3" stop-color="#444"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <mask id="near"><rect y="450" width="${WIDTH}" height="800" fill="url(#fade)"/></mask>
    <pattern id="tiles" width="24" height="20" patternUnits="userSpaceOnUse"><rect width="24" height="20" fill="#cfdfe2"/><rect x="1" y="1" width="22" height="18" fill="#2b6f8e"/><rect x="1" y="1" width="22" height="7" fill="#4b93b0"/></pattern>`;

/** The light of the hour over everything: cool in the morning, gold in the evening. */
function light({ hour }: Scene): string {
  const late = Math.max(0, Math.min(1, (hour - 15) / 4));
  const early = Math.max(0, Math.min(1, (10 - hour) / 3));
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ff9a3c" fill-opacity="${(0.17 * late).toFixed(3)}"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#3f6f9a" fill-opacity="${(0.14 * early).toFixed(3)}"/>
    <polygon points="0,330 520,330 120,${HEIGHT} 0,${HEIGHT}" fill="#14251f" fill-opacity="${(0.16 + 0.14 * Math.max(late, early)).toFixed(3)}" />
    <radialGradient id="sun" cx="0.72" cy="0" r="0.9"><stop offset="0" stop-color="#fff6dc" stop-opacity="0.42"/><stop offset="1" stop-color="#fff6dc" stop-opacity="0"/></radialGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sun)"/>`;
}

export async function paintPool(scene: Scene): Promise<string> {
  const random = randomFrom(scene.seed);
  const sun = Math.max(0.35, Math.sin((Math.PI * (scene.hour - 5)) / 16));
  const parts = [
    hedge(random),
    deck(),
    coping(),
    water(scene, sun, await overlays(scene), random),
    surface(random, scene, sun),
    rail(),
    light(scene),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions()}</defs>${parts.join('')}</svg>`;
}
