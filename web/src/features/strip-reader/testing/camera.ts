// A camera as it errs: the light's tint and its fall-off, crosstalk between the channels, a white balance that is half right, blur, noise, 8 bits, JPEG.
import type { Linear } from '../image/color.ts';
import { encodedOf } from '../image/color.ts';
import type { Picture } from '../image/patch.ts';
import type { Chance } from './random.ts';

export interface Camera {
  /** of the light, by channel */
  illuminant: Linear;
  /** how much of the light's tint the white balance leaves in, 0 to 1 */
  tintLeft: number;
  crosstalk: readonly [Linear, Linear, Linear];
  exposure: number;
  noise: number;
  /** passes of a small blur */
  blur: number;
  quality: number;
}

/** Noon sun, open shade, clouds, a warm lamp, a cool tube with its green, late sun. */
const ILLUMINANTS: readonly Linear[] = [
  [1, 1, 1],
  [0.86, 0.97, 1.22],
  [0.94, 1, 1.08],
  [1.38, 1, 0.58],
  [0.95, 1.12, 0.94],
  [1.22, 1, 0.78],
];

export function cameraOf(chance: Chance): Camera {
  const leak = () => chance.between(0, 0.09);
  const row = (own: number): Linear => {
    const leaks = [leak(), leak(), leak()];
    leaks[own] = 0;
    const sum = (leaks[0] ?? 0) + (leaks[1] ?? 0) + (leaks[2] ?? 0);
    leaks[own] = 1 - sum;
    return leaks as unknown as Linear;
  };
  return {
    illuminant: chance.pick(ILLUMINANTS),
    tintLeft: chance.between(0.05, 0.45),
    crosstalk: [row(0), row(1), row(2)],
    exposure: chance.between(0.68, 0.96),
    noise: chance.between(0.003, 0.012),
    blur: 1 + Math.floor(chance.between(0, 3)),
    quality: Math.round(chance.between(68, 92)),
  };
}

/** What the sensor makes of one reflected color; `level`: of the light at this point. */
export function sensorOf({ illuminant, tintLeft, crosstalk, exposure }: Camera): (color: Linear, level: number) => Linear {
  const tint = illuminant.map((channel) => channel ** tintLeft) as unknown as Linear;
  return (color, level) => {
    const lit = level * exposure;
    const [red, green, blue] = [color[0] * tint[0] * lit, color[1] * tint[1] * lit, color[2] * tint[2] * lit];
    const mixed = (channel: 0 | 1 | 2) => crosstalk[channel][0] * red + crosstalk[channel][1] * green + crosstalk[channel][2] * blue;
    return [mixed(0), mixed(1), mixed(2)];
  };
}

const FINE = 4095;
const ENCODED = Array.from({ length: FINE + 1 }, (_, at) => Math.round(encodedOf([at / FINE, 0, 0])[0]));
const encoded = (value: number): number => ENCODED[Math.round(Math.min(1, Math.max(0, value)) * FINE)] ?? 0;

/** `linear`: three channels for each pixel. */
export function developed({ noise, blur, quality }: Camera, linear: Float32Array, width: number, height: number, chance: Chance): Picture {
  let current = linear;
  for (let pass = 0; pass < blur; pass += 1) current = blurred(current, width);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height * 3; at += 1) {
    const value = current[at] ?? 0;
    data[Math.floor(at / 3) * 4 + (at % 3)] = encoded(value + chance.normal() * noise * Math.sqrt(0.02 + Math.max(0, value)));
  }
  return compressed({ data, width, height }, quality);
}

function blurred(linear: Float32Array, width: number): Float32Array {
  const [across, down, line] = [new Float32Array(linear.length), new Float32Array(linear.length), width * 3];
  for (let at = 0; at < linear.length; at += 1) {
    const column = at % line;
    const isEdge = column < 3 || column >= line - 3;
    across[at] = isEdge ? linear[at]! : (linear[at - 3]! + 2 * linear[at]! + linear[at + 3]!) / 4;
  }
  for (let at = 0; at < linear.length; at += 1) {
    const isEdge = at < line || at >= linear.length - line;
    down[at] = isEdge ? across[at]! : (across[at - line]! + 2 * across[at]! + across[at + line]!) / 4;
  }
  return down;
}

/** The usual tables of the JPEG standard (Annex K), luma and chroma. */
const LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22,
  37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const CHROMA = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
];
const COSINES = Array.from({ length: 64 }, (_, index) => {
  const [frequency, place] = [Math.floor(index / 8), index % 8];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** Each block of one plane through the cosine transform, the rounding of the table, and back. */
function rounded(plane: Float32Array, width: number, height: number, table: readonly number[], quality: number): void {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const [block, half] = [new Float32Array(64), new Float32Array(64)];
  const pass = (from: Float32Array, to: Float32Array, isBack: boolean) => {
    for (let row = 0; row < 8; row += 1)
      for (let column = 0; column < 8; column += 1) {
        let sum = 0;
        for (let k = 0; k < 8; k += 1) sum += (from[row * 8 + k] ?? 0) * (COSINES[isBack ? k * 8 + column : column * 8 + k] ?? 0);
        // turned over, so that the next pass goes the other way
        to[column * 8 + row] = sum;
      }
  };
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at += 1) block[at] = plane[(top + (at >> 3)) * width + left + (at & 7)] ?? 0;
      pass(block, half, false);
      pass(half, block, false);
      for (let at = 0; at < 64; at += 1) {
        const step = Math.max(1, (table[at] ?? 1) * scale);
        block[at] = Math.round((block[at] ?? 0) / step) * step;
      }
      pass(block, half, true);
      pass(half, block, true);
      for (let at = 0; at < 64; at += 1) plane[(top + (at >> 3)) * width + left + (at & 7)] = block[at] ?? 0;
    }
}

/** What JPEG leaves of a picture: rounded frequencies, color at half the resolution. */
function compressed({ data, width, height }: Picture, quality: number): Picture {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const luma = new Float32Array(width * height);
  const chroma = [new Float32Array(halfWidth * halfHeight), new Float32Array(halfWidth * halfHeight)] as const;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
    luma[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue - 128;
    const [x, y] = [(pixel % width) >> 1, Math.floor(pixel / width) >> 1];
    const at = y * halfWidth + x;
    chroma[0][at] = (chroma[0][at] ?? 0) + (-0.168736 * red - 0.331264 * green + 0.5 * blue) / 4;
    chroma[1][at] = (chroma[1][at] ?? 0) + (0.5 * red - 0.418688 * green - 0.081312 * blue) / 4;
  }
  rounded(luma, width, height, LUMA, quality);
  for (const plane of chroma) rounded(plane, halfWidth, halfHeight, CHROMA, quality);
  const out = new Uint8ClampedArray(data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = (Math.floor(pixel / width) >> 1) * halfWidth + ((pixel % width) >> 1);
    const [y, cb, cr] = [(luma[pixel] ?? 0) + 128, chroma[0][at] ?? 0, chroma[1][at] ?? 0];
    out[pixel * 4] = y + 1.402 * cr;
    out[pixel * 4 + 1] = y - 0.344136 * cb - 0.714136 * cr;
    out[pixel * 4 + 2] = y + 1.772 * cb;
    out[pixel * 4 + 3] = 255;
  }
  return { data: out, width, height };
}
