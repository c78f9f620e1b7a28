// Bakes the light on a pool's floor into one seamless tile: rays through a rippled surface, counted where they land.
// Run by hand: node tools/bake-caustics.ts (uses the Chromium of the browser tests to encode WebP).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const SIZE = 384;
const out = path.resolve(import.meta.dirname, '../web/src/styles/caustics.webp');

// Runs inside the browser; every wave has a whole number of periods per tile, so the edges meet.
function drawCaustics(size: number): string {
  const waves: { kx: number; ky: number; height: number; phase: number }[] = [];
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let index = 0; index < 26; index += 1) {
    const angle = random() * Math.PI * 2;
    const periods = 2 + random() * 5;
    const kx = Math.round(Math.cos(angle) * periods);
    const ky = Math.round(Math.sin(angle) * periods);
    const k = Math.hypot(kx, ky);
    if (k === 0) continue;
    waves.push({ kx: kx * 2 * Math.PI, ky: ky * 2 * Math.PI, height: 0.0021 / k ** 1.3, phase: random() * Math.PI * 2 });
  }
  const light = new Float32Array(size * size);
  const rays = size * 6;
  for (let row = 0; row < rays; row += 1) {
    for (let column = 0; column < rays; column += 1) {
      const x = column / rays;
      const y = row / rays;
      let slopeX = 0;
      let slopeY = 0;
      for (const wave of waves) {
        const slope = wave.height * Math.cos(wave.kx * x + wave.ky * y + wave.phase);
        slopeX += slope * wave.kx;
        slopeY += slope * wave.ky;
      }
      const landX = Math.floor((((x + slopeX) % 1) + 1) * size) % size;
      const landY = Math.floor((((y + slopeY) % 1) + 1) * size) % size;
      light[landY * size + landX]! += 1;
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const image = context.createImageData(size, size);
  // Opaque grey, to be laid over the water with a blend mode: alpha would cost six times the bytes.
  for (let index = 0; index < light.length; index += 1) {
    const brightness = Math.round(255 * (1 - Math.exp(-Math.max(0, light[index]! / 36 - 0.7) * 0.42)));
    image.data.set([brightness, brightness, brightness, 255], index * 4);
  }
  context.putImageData(image, 0, 0);
  context.filter = 'blur(0.7px)';
  context.drawImage(canvas, 0, 0);
  return canvas.toDataURL('image/webp', 0.05);
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const dataUrl = await page.evaluate(drawCaustics, SIZE);
await browser.close();
const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
writeFileSync(out, bytes);
console.log(`caustics.webp ${(bytes.byteLength / 1024).toFixed(1)} kB`);
