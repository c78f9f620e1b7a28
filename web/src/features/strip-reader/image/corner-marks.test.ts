import { describe, expect, it } from 'vitest';
import { gripAt, nearestGrip } from '../grips.ts';
import { firstGuess, marksTurned, moved, rectangle } from './corner-marks.ts';
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

  it('no two grips of the first guess overlap on the smallest phone', () => {
    for (const [width, height] of [
      [288, 216],
      [288, 384],
    ] as const) {
      const picture = { data: new Uint8ClampedArray(), width, height };
      const grips = Object.values(firstGuess()).flatMap((quad) =>
        quad.map((_, corner) => gripAt(scaled(quad, width, height), corner, 1, picture)),
      );
      for (const [index, one] of grips.entries())
        for (const other of grips.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
    }
  });

  it('a press takes the nearest grip, not the one that was drawn last', () => {
    const near = { strip: [{ x: 100, y: 100 }], chart: [{ x: 110, y: 90 }] };
    const grips = Object.entries(near).flatMap(([name, points]) => points.map((at, corner) => ({ name, corner, at })));
    expect(nearestGrip(grips, { x: 110, y: 90 }, 22)?.name).toBe('chart');
    expect(nearestGrip(grips, { x: 103, y: 97 }, 22)?.name).toBe('strip');
    expect(nearestGrip(grips, { x: 150, y: 90 }, 22)).toBeUndefined();
  });

  it('turned with the photo they stay on the same things, and reading begins at the top left again', () => {
    const guess = firstGuess();
    const twice = marksTurned(marksTurned(guess));
    for (const { strip, chart } of [marksTurned(guess), twice, marksTurned(twice)]) {
      expect(isReadable(scaled(chart, 1200, 1200), 900)).toBe(true);
      expect(isReadable(scaled(strip, 1200, 1200), 900)).toBe(true);
      expect(chart[0].x + chart[0].y).toBe(Math.min(...chart.map(({ x, y }) => x + y)));
    }
    // Upside down, the strip is to the right of its chart, and still read from its upper end.
    expect(twice.strip[0].y).toBeLessThan(twice.strip[1].y);
    expect(twice.strip[0].x).toBeCloseTo(0.92, 9);
    expect(twice.chart[0].x).toBeCloseTo(0.06, 9);
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
