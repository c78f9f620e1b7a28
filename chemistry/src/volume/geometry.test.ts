import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaFromWidthsM2,
  ChemistryError,
  hopperVolumeL,
  outline,
  perimeterM,
  polygonAreaM2,
  type PoolShape,
  sphericalCapVolumeL,
  volumeBySalt,
  volumeOf,
} from '../index.ts';

const depths = { shallowDepthM: 1, deepDepthM: 2 };
const shapes: { shape: PoolShape; surfaceAreaM2: number; perimeterM: number | null }[] = [
  { shape: { shape: 'rectangle', lengthM: 10, widthM: 5, ...depths }, surfaceAreaM2: 50, perimeterM: 30 },
  { shape: { shape: 'round', diameterM: 4, ...depths }, surfaceAreaM2: 12.566371, perimeterM: 12.566371 },
  { shape: { shape: 'oval', lengthM: 10, widthM: 5, ...depths }, surfaceAreaM2: 39.269908, perimeterM: 24.22112 },
  { shape: { shape: 'stadium', lengthM: 10, widthM: 4, ...depths }, surfaceAreaM2: 36.566371, perimeterM: 24.566371 },
  { shape: { shape: 'kidney', lengthM: 10, widthAM: 4, widthBM: 6, ...depths }, surfaceAreaM2: 45, perimeterM: null },
  { shape: { shape: 'l_shape', lengthM: 8, widthM: 4, length2M: 3, width2M: 2, ...depths }, surfaceAreaM2: 38, perimeterM: 30 },
  { shape: { shape: 'freeform', areaM2: 33, ...depths }, surfaceAreaM2: 33, perimeterM: null },
];

const metres = fc.double({ min: 0.5, max: 60, noNaN: true });
const depth = fc.double({ min: 0.2, max: 5, noNaN: true });
const anyShape: fc.Arbitrary<PoolShape> = fc
  .tuple(metres, metres, metres, metres, depth, depth, fc.nat(6))
  .map(([a, b, c, d, e, f, kind]) => {
    const both = { shallowDepthM: e, deepDepthM: f };
    const kinds: PoolShape[] = [
      { shape: 'rectangle', lengthM: a, widthM: b, ...both },
      { shape: 'round', diameterM: a, ...both },
      { shape: 'oval', lengthM: a, widthM: b, ...both },
      { shape: 'stadium', lengthM: a, widthM: b, ...both },
      { shape: 'kidney', lengthM: a, widthAM: b, widthBM: c, ...both },
      { shape: 'l_shape', lengthM: a, widthM: b, length2M: c, width2M: Math.min(d, a), ...both },
      { shape: 'freeform', areaM2: a * b, ...both },
    ];
    return kinds[kind] as PoolShape;
  });

describe('volumes', () => {
  test.each(shapes)('$shape.shape has the area and volume worked out by hand', ({ shape, surfaceAreaM2, perimeterM: expected }) => {
    const volume = volumeOf(shape);
    expect(volume.surfaceAreaM2).toBeCloseTo(surfaceAreaM2, 5);
    expect(volume.volumeL).toBeCloseTo(surfaceAreaM2 * 1500, 1);
    if (expected === null) expect(perimeterM(shape)).toBeNull();
    else expect(perimeterM(shape)).toBeCloseTo(expected, 3);
  });

  test('a stadium as wide as long is a circle, and does not care which side is called the length', () => {
    expect(volumeOf({ shape: 'stadium', lengthM: 4, widthM: 4, ...depths }).surfaceAreaM2).toBeCloseTo(Math.PI * 4, 9);
    expect(volumeOf({ shape: 'stadium', lengthM: 4, widthM: 10, ...depths })).toEqual(
      volumeOf({ shape: 'stadium', lengthM: 10, widthM: 4, ...depths }),
    );
  });

  test('a wing wider than the main part shares only the length of the main part', () => {
    // 8 × 4 with a 10 × 3 wing across the whole side: 2(8 + 4 + 3 + 10) − 2·8
    expect(perimeterM({ shape: 'l_shape', lengthM: 8, widthM: 4, length2M: 3, width2M: 10, ...depths })).toBeCloseTo(34, 9);
  });

  test('twice the size is eight times the water; the order of the depths does not matter', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const doubled = Object.fromEntries(
          Object.entries(shape).map(([name, value]) => [name, typeof value === 'number' ? value * (name === 'areaM2' ? 4 : 2) : value]),
        ) as unknown as PoolShape;
        const swapped = { ...shape, shallowDepthM: shape.deepDepthM, deepDepthM: shape.shallowDepthM };
        expect(volumeOf(doubled).volumeL / volumeOf(shape).volumeL).toBeCloseTo(8, 6);
        expect(volumeOf(swapped).volumeL).toBeCloseTo(volumeOf(shape).volumeL, 6);
      }),
    );
  });

  test.each([
    ['lengthM', { shape: 'rectangle', lengthM: 0.1, widthM: 5, ...depths }],
    ['widthM', { shape: 'oval', lengthM: 10, widthM: Number.NaN, ...depths }],
    ['diameterM', { shape: 'round', diameterM: Infinity, ...depths }],
    ['areaM2', { shape: 'freeform', areaM2: -3, ...depths }],
    ['deepDepthM', { shape: 'freeform', areaM2: 3, shallowDepthM: 1, deepDepthM: 21 }],
  ] as [string, PoolShape][])('an impossible %s is refused by its name', (field, shape) => {
    for (const ask of [volumeOf, perimeterM, outline]) {
      expect(() => ask(shape)).toThrow(expect.objectContaining({ code: 'out_of_range', field }) as ChemistryError);
    }
  });

  test('hopper: a box, a pyramid; bowl: half a ball', () => {
    expect(hopperVolumeL({ topAreaM2: 6, middleAreaM2: 6, bottomAreaM2: 6, heightM: 2 })).toBeCloseTo(12_000, 6);
    expect(hopperVolumeL({ topAreaM2: 9, middleAreaM2: 2.25, bottomAreaM2: 0, heightM: 2 })).toBeCloseTo(6000, 6);
    expect(sphericalCapVolumeL({ diameterM: 2, heightM: 1 })).toBeCloseTo((2000 * Math.PI) / 3, 6);
  });

  test('area from widths is exact for a parabola and for a rectangle', () => {
    expect(areaFromWidthsM2({ lengthM: 10, widthsM: [4, 4, 4, 4, 4] })).toBeCloseTo(40, 9);
    // width 4u(1−u)·3 over 10 m: mean 2
    expect(areaFromWidthsM2({ lengthM: 10, widthsM: [0, 2.25, 3, 2.25, 0] })).toBeCloseTo(20, 9);
    expect(() => areaFromWidthsM2({ lengthM: 10, widthsM: [1, 2] })).toThrow(
      expect.objectContaining({ field: 'widthsM' }) as ChemistryError,
    );
  });
});

describe('outline', () => {
  test('encloses the area that is counted, touches both axes, and never leaves the first quadrant', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const points = outline(shape);
        const { surfaceAreaM2 } = volumeOf(shape);
        expect(Math.abs(polygonAreaM2(points) / surfaceAreaM2 - 1)).toBeLessThan(0.005);
        expect(Math.min(...points.map((point) => point.x))).toBeCloseTo(0, 9);
        expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(0, 9);
        expect(points.every((point) => Number.isFinite(point.x) && Number.isFinite(point.y))).toBe(true);
      }),
    );
  });

  test('is as long and as wide as typed', () => {
    const size = (shape: PoolShape) => {
      const points = outline(shape);
      return [Math.max(...points.map((point) => point.x)), Math.max(...points.map((point) => point.y))];
    };
    expect(size({ shape: 'rectangle', lengthM: 10, widthM: 5, ...depths })).toEqual([10, 5]);
    for (const shape of ['oval', 'stadium'] as const) {
      const [length, width] = size({ shape, lengthM: 10, widthM: 4, ...depths });
      expect(length).toBeCloseTo(10, 6);
      expect(width).toBeCloseTo(4, 6);
    }
    expect(size({ shape: 'stadium', lengthM: 4, widthM: 10, ...depths })[1]).toBeCloseTo(10, 6);
    expect(size({ shape: 'l_shape', lengthM: 8, widthM: 4, length2M: 3, width2M: 2, ...depths })).toEqual([8, 7]);
    expect(size({ shape: 'kidney', lengthM: 10, widthAM: 4, widthBM: 6, ...depths })[0]).toBeCloseTo(10, 6);
  });

  test('a kidney is hollow on one side', () => {
    const points = outline({ shape: 'kidney', lengthM: 10, widthAM: 4, widthBM: 4, ...depths });
    const lowestNear = (x: number) => Math.max(...points.filter((point) => Math.abs(point.x - x) < 0.5).map((point) => point.y));
    expect(lowestNear(1) - lowestNear(5)).toBeGreaterThan(0.5);
    expect(lowestNear(9)).toBeCloseTo(lowestNear(1), 6);
  });
});

describe('volume by salt', () => {
  test('20 kg of salt that raise the reading by 800 ppm are in 25 m³', () => {
    const answer = volumeBySalt({ addedSaltG: 20_000, beforePpm: 400, afterPpm: 1200, testErrorPpm: 20 });
    expect(answer.volumeL).toBeCloseTo(25_000, 6);
    expect(answer.findings).toEqual([]);
    expect(answer.lowL).toBeCloseTo(2e7 / (800 + Math.SQRT2 * 20), 6);
    expect(answer.highL).toBeCloseTo(2e7 / (800 - Math.SQRT2 * 20), 6);
  });

  test('impure salt is less salt', () => {
    expect(volumeBySalt({ addedSaltG: 20_000, saltPurityPercent: 95, beforePpm: 0, afterPpm: 1000 }).volumeL).toBeCloseTo(19_000, 6);
  });

  test.each([
    [199, 'salt_rise_too_small'],
    [200, 'salt_rise_small'],
    [799, 'salt_rise_small'],
  ])('a rise of %d ppm is called %s', (rise, code) => {
    const answer = volumeBySalt({ addedSaltG: 10_000, beforePpm: 500, afterPpm: 500 + rise });
    expect(answer.findings.map((finding) => finding.code)).toEqual([code]);
    expect(answer.findings[0]?.text).toContain(`${rise} ppm`);
  });

  test('a rise inside the error has no upper bound, no rise no answer', () => {
    expect(volumeBySalt({ addedSaltG: 10_000, beforePpm: 500, afterPpm: 600 }).highL).toBeNull();
    expect(() => volumeBySalt({ addedSaltG: 10_000, beforePpm: 500, afterPpm: 500 })).toThrow(
      expect.objectContaining({ field: 'afterPpm' }) as ChemistryError,
    );
  });

  test('a beach entry begins at nothing, but a pool without depth is none', () => {
    const beach = { shape: 'rectangle', lengthM: 10, widthM: 5, shallowDepthM: 0, deepDepthM: 2 } as const;
    expect(volumeOf(beach).volumeL).toBeCloseTo(50_000, 6);
    expect(() => volumeOf({ ...beach, deepDepthM: 0 })).toThrow(/deeper/);
  });
});
