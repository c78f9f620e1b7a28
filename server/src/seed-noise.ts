// Soft random patterns for the demo's pictures: light on a floor, waves, clouds of algae. Much faster than the filters of SVG.
import sharp from 'sharp';

export interface Pattern {
  width: number;
  height: number;
  /** how many waves fit into it, across and down */
  across: number;
  down: number;
  color: readonly [number, number, number];
  /** veins: bright lines where it changes its sign, as light on a floor */
  isVeined?: boolean;
  /** how much of it is seen */
  gain: number;
  offset: number;
  seed: number;
}

/** The same for the same place and seed: -1 to 1. */
function grain(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_442_695_041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
}

const ease = (t: number) => t * t * (3 - 2 * t);

function smooth(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const row = (down: number) => grain(left, top + down, seed) * (1 - u) + grain(left + 1, top + down, seed) * u;
  return row(0) * (1 - v) + row(1) * v;
}

/** As the address of a picture that SVG can lay over another, larger than it is. */
export async function patternUrl({ width, height, across, down, color, isVeined = false, gain, offset, seed }: Pattern): Promise<string> {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x / width) * across, (y / height) * down];
      const bend = smooth(u * 0.7, v * 0.7, seed + 7) * 1.3;
      const value = smooth(u + bend, v + bend, seed) + 0.5 * smooth(u * 2.1, v * 2.1, seed + 1);
      const seen = isVeined ? 1 - Math.abs(value) * 3.2 : value;
      const alpha = Math.max(0, Math.min(1, seen * gain + offset));
      data.set([...color, Math.round(255 * alpha)], (y * width + x) * 4);
    }
  }
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
