import { describe, expect, it } from 'vitest';
import { rectangle } from '../image/corner-marks.ts';
import { scaled } from '../image/quad.ts';
import { seedsFrom } from '../testing/measure.ts';
import { chanceOf } from '../testing/random.ts';
import { type Water, waterPhoto } from '../testing/water-photo.ts';
import { readLook } from './water-look.ts';

const MANY = process.env['ALL_RUNS'] === '1';
const WATER = rectangle(0.1, 0.25, 0.9, 0.95);
const WHITE = rectangle(0.3, 0.03, 0.7, 0.11);

function hints(water: Water, withWhite: boolean) {
  return seedsFrom(300, MANY ? 40 : 8).map((seed) => {
    const picture = waterPhoto(water, seed);
    const [quad, white] = [WATER, WHITE].map((one) => scaled(one, picture.width, picture.height)) as [typeof WATER, typeof WHITE];
    return readLook(picture, quad, withWhite ? white : undefined).hint;
  });
}

describe('the look of the water in a photo', () => {
  it.each<[Water, boolean]>([
    ['clear', false],
    ['cloudy', false],
    ['green', false],
    ['clear', true],
    ['cloudy', true],
    ['green', true],
  ])('%s water (white marked: %s) is recognized mostly, and never taken for another', (water, withWhite) => {
    const found = hints(water, withWhite);
    expect(found.filter((hint) => hint === water).length).toBeGreaterThanOrEqual(0.7 * found.length);
    expect(new Set(found.filter((hint) => hint !== water && hint !== 'cannot_tell'))).toEqual(new Set());
  });

  const made = (color: (x: number, y: number, chance: () => number) => readonly [number, number, number]) => {
    const chance = chanceOf(5);
    const data = new Uint8ClampedArray(480 * 360 * 4);
    for (let at = 0; at < 480 * 360; at += 1) data.set([...color(at % 480, Math.floor(at / 480), chance.next), 255], at * 4);
    return readLook({ data, width: 480, height: 360 }, scaled(WATER, 480, 360)).hint;
  };

  it.each<[string, Parameters<typeof made>[0]]>([
    ['a cat', (x, y, chance) => (Math.sin(x / 12 + 3 * Math.sin(y / 45)) > 0.2 ? [140, 80, 20] : [200, 140, 80 + 30 * chance()])],
    ['a gray cat', (x, y, chance) => (Math.sin(x / 12 + 3 * Math.sin(y / 45)) > 0.2 ? [110, 112, 115] : [140, 141 + 9 * chance(), 146])],
    ['a lawn', (x, y) => [70 + 40 * Math.sin(x / 3) * Math.sin(y / 2.4), 130 + 50 * Math.sin(x / 3.9) * Math.sin(y / 2.3), 50]],
    ['a sheet of paper', () => [225, 224, 220]],
    ['a wall', (_x, _y, chance) => [190 + 4 * chance(), 180 + 4 * chance(), 165 + 4 * chance()]],
    [
      'clear water over beige plaster',
      (x, y) => {
        const ripple = 14 * Math.sin(x / 8 + 3 * Math.sin(y / 12)) * Math.sin(y / 7);
        return [150 + ripple, 175 + ripple, 140 + ripple];
      },
    ],
  ])('says nothing of %s', (_, color) => expect(made(color)).toBe('cannot_tell'));

  it('says nothing of a dark or a burned-out photo', () => {
    const flat = (level: number) => ({ data: new Uint8ClampedArray(200 * 150 * 4).fill(level), width: 200, height: 150 });
    expect(readLook(flat(12), scaled(WATER, 200, 150)).hint).toBe('cannot_tell');
    expect(readLook(flat(255), scaled(WATER, 200, 150)).hint).toBe('cannot_tell');
  });
});
