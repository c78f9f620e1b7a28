import { describe, expect, it } from 'vitest';
import { rectangle } from '../image/corner-marks.ts';
import { scaled } from '../image/quad.ts';
import { seedsFrom } from '../testing/measure.ts';
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

  it('says nothing of a dark or a burned-out photo', () => {
    const flat = (level: number) => ({ data: new Uint8ClampedArray(200 * 150 * 4).fill(level), width: 200, height: 150 });
    expect(readLook(flat(12), scaled(WATER, 200, 150)).hint).toBe('cannot_tell');
    expect(readLook(flat(255), scaled(WATER, 200, 150)).hint).toBe('cannot_tell');
  });
});
