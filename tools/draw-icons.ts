// Draws the icons of the installed app from our mark, and lays its screenshots beside them. Run by hand: node tools/draw-icons.ts
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from './chromium.ts';

const web = join(import.meta.dirname, '..', 'web');
const out = join(web, 'public', 'icons');
const SEA = '#026e8c';
const FOAM = '#b9eff8';
const SUN = '#f8bd40';
// The paths of the mark (web/public/favicon.svg), on its 32 x 32 grid.
const mark = readFileSync(join(web, 'public', 'favicon.svg'), 'utf8').replace(/<\/?svg[^>]*>/g, '');
const WAVE = 'M2.6 17.4c4.1-3.5 8.3-3.5 12.6 0s9 3.5 13.9 .3a13.6 13.6 0 0 1-26.5-.3z';

const svg = (size: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${inside}</svg>`;

/** To the edge, as systems cut their own shapes out of it; what matters stays in the middle 80 %. */
const FULL =
  `<path d="M0 0h32v32H0z" fill="${SEA}"/><path d="M-2 18.2c5-4.2 10-4.2 15 0s12 5 21 .4V34H-2z" fill="${FOAM}"/>` +
  `<circle cx="20.6" cy="10.8" r="3.5" fill="${SUN}"/>`;
/** One colour: only its opacity counts. */
const SILHOUETTE =
  '<g transform="translate(3.2 3.2) scale(.8)"><mask id="m"><path d="M0 0h32v32H0z" fill="#fff"/>' +
  `<path d="${WAVE}" fill="#000"/><circle cx="21.4" cy="9.4" r="3.5" fill="#000"/></mask>` +
  '<circle cx="16" cy="16" r="15.5" fill="#fff" mask="url(#m)"/></g>';
const TILE = `<path d="M0 0h32v32H0z" fill="${SEA}"/>`;
const LINE = `fill="none" stroke="${FOAM}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
const LOG = `${TILE}<path ${LINE} d="M13 7.5h6M14 8v6.5L9.6 22a2 2 0 0 0 1.8 3h9.2a2 2 0 0 0 1.8-3L18 14.5V8M11.6 19h8.8"/><circle cx="15.5" cy="22" r="1.1" fill="${SUN}"/>`;
const TODAY = `${TILE}<circle cx="16" cy="12.5" r="4.5" fill="${SUN}"/><path ${LINE} d="M6 20.5c3.3-2.5 6.6-2.5 10 0s6.6 2.5 10 0M9 25c2.3-1.6 4.6-1.6 7 0s4.6 1.6 7 0"/>`;

const ICONS: [name: string, size: number, drawing: string][] = [
  ['icon-192', 192, mark],
  ['icon-512', 512, mark],
  ['maskable-192', 192, FULL],
  ['maskable-512', 512, FULL],
  ['monochrome-512', 512, SILHOUETTE],
  ['apple-touch-icon', 180, FULL],
  ['shortcut-log-96', 96, LOG],
  ['shortcut-today-96', 96, TODAY],
];

/** Pictures by their size, in the one file that browsers and others ask for by a fixed name: a list of where each begins, then the pictures. */
function asIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  // an icon, not a cursor
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(from, at + 12);
    from += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage();
  const draw = async (size: number, drawing: string): Promise<Buffer> => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block}</style>${svg(size, drawing)}`);
    return page.screenshot({ omitBackground: true });
  };
  const keep = (name: string, bytes: Buffer) => {
    writeFileSync(join(web, 'public', name), bytes);
    console.log(`public/${name} ${(bytes.byteLength / 1024).toFixed(1)} kB`);
  };
  for (const [name, size, drawing] of ICONS) keep(`icons/${name}.png`, await draw(size, drawing));
  const sizes = [];
  for (const size of [16, 32, 48]) sizes.push({ size, png: await draw(size, mark) });
  keep('favicon.ico', asIco(sizes));
} finally {
  await browser.close();
}
const pictures = join(web, 'src', 'public-pages', 'pictures');
mkdirSync(join(web, 'public', 'screenshots'), { recursive: true });
for (const view of ['phone', 'desktop'])
  copyFileSync(join(pictures, `${view}-light.webp`), join(web, 'public', 'screenshots', `${view}.webp`));
