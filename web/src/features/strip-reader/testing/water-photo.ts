// Photos of water under a camera model: a tiled floor with ripples of light, seen through clear, veiled or green water.
import type { Linear } from '../image/color.ts';
import type { Picture } from '../image/patch.ts';
import { cameraOf, developed, sensorOf } from './camera.ts';
import { chanceOf } from './random.ts';

export type Water = 'clear' | 'cloudy' | 'green';

/** How much of the floor comes through, and the color of what hides it. */
const VEILS: Record<Water, { through: readonly [number, number]; veil: Linear }> = {
  clear: { through: [0.75, 0.95], veil: [0.12, 0.42, 0.5] },
  cloudy: { through: [0.01, 0.06], veil: [0.46, 0.56, 0.58] },
  green: { through: [0.05, 0.4], veil: [0.12, 0.26, 0.09] },
};

export function waterPhoto(water: Water, seed: number, width = 480, height = 360): Picture {
  const chance = chanceOf(seed);
  const camera = cameraOf(chance);
  const exposed = sensorOf(camera);
  const { through, veil } = VEILS[water];
  const share = chance.between(...through);
  const [tile, phase, ripple] = [chance.between(26, 60), chance.between(0, 6), chance.between(0.12, 0.3)];
  const linear = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isGrout = x % tile < 3 || (y + x * 0.1) % tile < 3;
      const light = 1 + ripple * Math.sin(x / 17 + phase + 2 * Math.sin(y / 23)) * Math.sin(y / 13 - phase);
      const floor: Linear = isGrout ? [0.2, 0.42, 0.5] : [0.32, 0.68, 0.76];
      const mixed = floor.map((value, channel) => share * value * light + (1 - share) * (veil[channel] ?? 0)) as unknown as Linear;
      // The coping is white, in the same light.
      const color = y < height * 0.14 ? ([0.85, 0.85, 0.83] as const) : mixed;
      linear.set(exposed(color, 1 - (0.12 * x) / width), (y * width + x) * 3);
    }
  return developed(camera, linear, width, height, chance);
}
