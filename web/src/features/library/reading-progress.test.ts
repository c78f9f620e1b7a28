import { describe, expect, it } from 'vitest';
import { placeToGoOn, progressStep } from './reading-progress.ts';

describe('how far an article was read', () => {
  it.each([
    ['not begun: it starts below the window', 900, 2000, 800, 0],
    ['a quarter has come into view', 300, 2000, 800, 25],
    ['just short of three quarters', -690, 2000, 800, 50],
    ['the end is in view', -1200, 2000, 800, 100],
    ['scrolled past the end', -5000, 2000, 800, 100],
    ['not laid out yet', 0, 0, 800, 0],
  ])('%s', (_name, top, height, windowHeight, expected) => {
    expect(progressStep(top, height, windowHeight)).toBe(expected);
  });

  it('goes on where it stopped, with a little of what was read in view', () => {
    const place = placeToGoOn(50, 400, 2000, 800);
    expect(place).toBeGreaterThan(400);
    expect(place).toBeLessThan(400 + 1000);
    // scrolled there, it counts as no less than was read
    expect(progressStep(400 - place, 2000, 800)).toBeGreaterThanOrEqual(50);
    expect(placeToGoOn(25, 0, 400, 800)).toBe(0);
  });
});
