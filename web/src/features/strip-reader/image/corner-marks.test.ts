import { describe, expect, it } from 'vitest';
import { firstGuess, moved, rectangle } from './corner-marks.ts';
import { isReadable, scaled } from './quad.ts';

describe('marks on a photo', () => {
  it('a corner moves alone and stays on the photo', () => {
    const quad = rectangle(0.1, 0.1, 0.5, 0.5);
    expect(moved(quad, 2, { x: 0.2, y: 0.9 })).toEqual([quad[0], quad[1], { x: 0.7, y: 1 }, quad[3]]);
  });

  it('as a whole it keeps its shape at the edge', () => {
    const far = moved(rectangle(0.1, 0.1, 0.5, 0.5), 'all', { x: 2, y: -2 });
    for (const [index, { x, y }] of rectangle(0.6, 0, 1, 0.4).entries()) {
      expect(far[index]?.x).toBeCloseTo(x, 9);
      expect(far[index]?.y).toBeCloseTo(y, 9);
    }
  });

  it('the first guess can be read on photos of any shape', () => {
    const { strip, chart } = firstGuess();
    for (const [width, height] of [
      [1600, 1200],
      [900, 1600],
    ] as const) {
      expect(isReadable(scaled(strip, width, height), 900)).toBe(true);
      expect(isReadable(scaled(chart, width, height), 3600)).toBe(true);
    }
  });
});
