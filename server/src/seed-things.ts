// Paints what stands and lies beside a pool: the filter with its gauge, a pump, the strip of a test, a stain on the plaster.
import { patternUrl } from './seed-noise.ts';
import { HEIGHT, WIDTH } from './seed-scene.ts';

const svg = (definitions: string, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs>${parts.join('')}</svg>`;

const across = (id: string, ...colors: string[]): string =>
  `<linearGradient id="${id}">${colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`;
const down = (id: string, ...colors: string[]): string =>
  across(id, ...colors).replace('<linearGradient', '<linearGradient x1="0" y1="0" x2="0" y2="1"');

const EQUIPMENT_PAD =
  down('wall', '#d9d2c2', '#efe8da') +
  down('pad', '#b9b2a4', '#d5cec0') +
  across('pvc', '#9aa3a6', '#f7f9f9', '#e3e8e9', '#8d979b') +
  down('pvcFlat', '#9aa3a6', '#f7f9f9', '#e3e8e9', '#8d979b') +
  `<radialGradient id="sun" cx="0.2" cy="0" r="1"><stop offset="0" stop-color="#fff3d6" stop-opacity="0.5"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>`;

/** The wall of the house and the slab on which the machines stand. */
const yard = (): string => {
  const boards = Array.from({ length: 9 }, (_, index) => `<rect y="${index * 96 + 92}" width="${WIDTH}" height="4" fill="#c2b9a6"/>`);
  return `<rect width="${WIDTH}" height="860" fill="url(#wall)"/>${boards.join('')}<rect y="850" width="${WIDTH}" height="350" fill="url(#pad)"/>
    <rect y="850" width="${WIDTH}" height="10" fill="#8f8776" fill-opacity="0.6"/>`;
};
const sunshine = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sun)"/>`;

const upright = (x: number, y: number, height: number) => `<rect x="${x}" y="${y}" width="64" height="${height}" fill="url(#pvc)"/>`;
const lying = (x: number, y: number, width: number) => `<rect x="${x}" y="${y}" width="${width}" height="64" fill="url(#pvcFlat)"/>`;
const joint = (x: number, y: number) =>
  `<rect x="${x - 9}" y="${y - 9}" width="82" height="82" rx="12" fill="#e9edee" stroke="#a3adb0" stroke-width="3"/>`;

/** `share`: of the dial that the needle has passed. */
function gauge(x: number, y: number, radius: number, share: number): string {
  const at = (part: number, length: number) => {
    const angle = Math.PI * (0.75 + 1.5 * part);
    return [x + Math.cos(angle) * radius * length, y + Math.sin(angle) * radius * length].map((value) => value.toFixed(1)) as [
      string,
      string,
    ];
  };
  const marks = Array.from({ length: 13 }, (_, index) => {
    const [[fromX, fromY], [toX, toY]] = [at(index / 12, index % 2 ? 0.76 : 0.68), at(index / 12, 0.86)];
    return `<line x1="${fromX}" y1="${fromY}" x2="${toX}" y2="${toY}" stroke="#263238" stroke-width="${index % 2 ? 3 : 6}"/>`;
  });
  const figures = [0, 20, 40, 60].map((figure, index) => {
    const [toX, toY] = at(index / 3, 0.5);
    return `<text x="${toX}" y="${Number(toY) + radius * 0.07}" font-family="sans-serif" font-size="${radius * 0.2}" text-anchor="middle" fill="#263238">${figure}</text>`;
  });
  const [tipX, tipY] = at(share, 0.74);
  return `<circle cx="${x + 10}" cy="${y + 14}" r="${radius + 6}" fill="#20282b" fill-opacity="0.25"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#5d686d"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.91}" fill="#fbfaf4"/>${marks.join('')}${figures.join('')}
    <text x="${x}" y="${y + radius * 0.62}" font-family="sans-serif" font-size="${radius * 0.15}" text-anchor="middle" fill="#607d8b">psi</text>
    <line x1="${x}" y1="${y}" x2="${tipX}" y2="${tipY}" stroke="#c62828" stroke-width="${radius * 0.06}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${radius * 0.09}" fill="#37474f"/>
    <ellipse cx="${x - radius * 0.3}" cy="${y - radius * 0.4}" rx="${radius * 0.4}" ry="${radius * 0.2}" fill="#fff" fill-opacity="0.35" transform="rotate(-35 ${x} ${y})"/>`;
}

/** A sand filter with its valve; the gauge shows the pressure in psi. */
export function paintFilter(psi: number): string {
  const tank = across('tank', '#6f6a58', '#cfc7ad', '#e9e2cb', '#b3aa8e', '#5f5a49');
  return svg(
    EQUIPMENT_PAD + tank + across('valve', '#1d2326', '#59646a', '#2c3438', '#14181a'),
    yard(),
    `<ellipse cx="900" cy="1100" rx="560" ry="60" fill="#2b2a24" fill-opacity="0.35"/>`,
    lying(0, 470, 560) + joint(520, 466) + lying(900, 610, 700) + upright(1340, 640, 470) + joint(1340, 606),
    `<path d="M420,760 C420,560 560,500 740,500 C920,500 1060,560 1060,760 L1060,960 C1060,1060 960,1100 740,1100 C520,1100 420,1060 420,960 Z" fill="url(#tank)"/>
     <path d="M420,800 C520,850 960,850 1060,800 L1060,822 C960,872 520,872 420,822 Z" fill="#8f876d" fill-opacity="0.8"/>
     <rect x="470" y="1070" width="540" height="46" rx="14" fill="#2a2f31"/>
     <rect x="600" y="420" width="280" height="120" rx="20" fill="url(#valve)"/><ellipse cx="740" cy="420" rx="140" ry="34" fill="#49545a"/>
     <rect x="690" y="330" width="100" height="90" rx="16" fill="url(#valve)"/><rect x="560" y="318" width="360" height="40" rx="20" fill="#2f383c"/>
     <rect x="640" y="905" width="200" height="90" rx="8" fill="#f4f1e6" fill-opacity="0.85"/><rect x="660" y="925" width="130" height="12" fill="#2b6f8e"/><rect x="660" y="950" width="160" height="8" fill="#9a927c"/><rect x="660" y="968" width="110" height="8" fill="#9a927c"/>`,
    `<rect x="1000" y="452" width="40" height="120" fill="#8a949a"/>`,
    gauge(1020, 350, 170, psi / 60),
    sunshine,
  );
}

/** A new pump with its clear lid, still shining. */
export function paintPump(): string {
  const fins = Array.from(
    { length: 15 },
    (_, index) => `<rect x="${872 + index * 30}" y="600" width="12" height="300" rx="5" fill="#0f1517" fill-opacity="0.5"/>`,
  );
  return svg(
    EQUIPMENT_PAD +
      down('motor', '#2a3236', '#7d8a90', '#465156', '#171c1e') +
      down('body', '#1b2124', '#566269', '#2c3539', '#101416') +
      `<radialGradient id="lid" cx="0.4" cy="0.3" r="0.8"><stop offset="0" stop-color="#dff3f7"/><stop offset="0.6" stop-color="#7fb3bf"/><stop offset="1" stop-color="#35616d"/></radialGradient>`,
    yard(),
    `<ellipse cx="820" cy="1030" rx="640" ry="62" fill="#2b2a24" fill-opacity="0.4"/>`,
    lying(0, 700, 300) + upright(640, 120, 480) + joint(640, 112) + lying(700, 118, 900),
    `<rect x="830" y="590" width="500" height="320" rx="60" fill="url(#motor)"/>${fins.join('')}<rect x="1290" y="610" width="130" height="280" rx="60" fill="url(#body)"/>
     <rect x="900" y="480" width="330" height="130" rx="18" fill="url(#body)"/><rect x="930" y="505" width="170" height="70" rx="8" fill="#0c1b1f"/>
     <text x="948" y="556" font-family="monospace" font-size="46" fill="#6fe3c4">1500</text><circle cx="1150" cy="540" r="16" fill="#39d98a"/><circle cx="1195" cy="540" r="16" fill="#5f6b70"/>
     <path d="M560,560 h230 q60,0 60,60 v260 q0,60 -60,60 h-230 q-60,0 -60,-60 v-260 q0,-60 60,-60 z" fill="url(#body)"/>
     <path d="M230,640 h260 q40,0 40,40 v220 q0,60 -60,60 h-220 q-60,0 -60,-60 v-220 q0,-40 40,-40 z" fill="url(#body)"/>
     <ellipse cx="360" cy="628" rx="170" ry="52" fill="#1c2326"/><ellipse cx="360" cy="612" rx="150" ry="44" fill="url(#lid)"/><ellipse cx="320" cy="598" rx="56" ry="12" fill="#fff" fill-opacity="0.6"/>
     <rect x="180" y="960" width="1190" height="50" rx="14" fill="#1a2022"/>`,
    sunshine,
  );
}

/** A strip beside the water, with the colors of its pads. */
export function paintStrip(pads: readonly string[]): string {
  const stones = [410, 1120].map((x) => `<line x1="${x}" y1="0" x2="${x - 60}" y2="${HEIGHT}" stroke="#b5a88f" stroke-width="5"/>`);
  const drawn = pads.map((color, index) => {
    const x = 520 + index * 150;
    return `<rect x="${x}" y="556" width="104" height="88" rx="6" fill="${color}"/><rect x="${x}" y="556" width="104" height="26" rx="6" fill="#fff" fill-opacity="0.16"/>`;
  });
  return svg(
    down('stone', '#efe6d4', '#d9ccb4') +
      down('water', '#8fd3dc', '#3f9fb5') +
      `<radialGradient id="sun" cx="0.7" cy="0.1" r="1"><stop offset="0" stop-color="#fff6df" stop-opacity="0.6"/><stop offset="1" stop-color="#fff6df" stop-opacity="0"/></radialGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#stone)"/>${stones.join('')}<path d="M0,940 C300,915 700,960 1100,930 C1300,918 1500,934 1600,925 L1600,1200 L0,1200 Z" fill="url(#water)"/>
     <path d="M0,940 C300,915 700,960 1100,930 C1300,918 1500,934 1600,925" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="8"/>`,
    `<g transform="rotate(-7 800 600)"><rect x="266" y="566" width="1090" height="104" rx="12" fill="#5b4f3a" fill-opacity="0.28"/><rect x="250" y="544" width="1090" height="112" rx="12" fill="#fdfdf9"/>${drawn.join('')}</g>`,
    `<g><ellipse cx="1320" cy="380" rx="170" ry="70" fill="#5b4f3a" fill-opacity="0.25"/><rect x="1200" y="120" width="220" height="260" rx="24" fill="#f7f7f2"/><rect x="1200" y="210" width="220" height="110" fill="#2b6f8e"/><rect x="1214" y="70" width="192" height="70" rx="14" fill="#1f4f66"/></g>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sun)"/>`,
  );
}

/** Rust on plaster, through shallow water. */
export async function paintStain(seed: number): Promise<string> {
  const size = { width: 480, height: 360, seed };
  const [plaster, rust, light] = await Promise.all([
    patternUrl({ ...size, across: 26, down: 20, color: [120, 152, 158], gain: 0.35, offset: 0 }),
    patternUrl({ ...size, across: 9, down: 7, color: [134, 72, 26], gain: 1.1, offset: 0.42 }),
    patternUrl({ ...size, across: 6, down: 5, color: [255, 255, 240], isVeined: true, gain: 1.1, offset: -0.1 }),
  ]);
  const over = (href: string, opacity: number, more = '') =>
    `<image href="${href}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none" opacity="${opacity}" ${more}/>`;
  return svg(
    `<radialGradient id="spot" cx="0.54" cy="0.5" r="0.34"><stop offset="0" stop-color="#fff"/><stop offset="0.55" stop-color="#999"/><stop offset="1" stop-color="#000"/></radialGradient>
     <mask id="stain"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#spot)"/></mask>${down('floor', '#a9dbe2', '#d8f0ef')}`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#floor)"/>`,
    over(plaster, 0.5),
    over(rust, 0.82, 'mask="url(#stain)"'),
    over(light, 0.5),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#2f93ad" fill-opacity="0.14"/>`,
  );
}
