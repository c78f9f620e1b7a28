import { describe, expect, it } from 'vitest';
import { between, colorDistance, encodedOf, type Lab, labOf, linearOf, luminanceOf } from './color.ts';

const lab = (l: number, a: number, b: number): Lab => ({ mode: 'lab65', l, a, b });

// Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations",
// Color Research and Application 30 (2005), table 1. Pairs of L*, a*, b*, and their difference.
const PUBLISHED: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
];

describe('colors', () => {
  it.each(PUBLISHED)('CIEDE2000 of (%d, %d, %d) and (%d, %d, %d) is %d', (l1, a1, b1, l2, a2, b2, expected) => {
    expect(colorDistance(lab(l1, a1, b1), lab(l2, a2, b2))).toBeCloseTo(expected, 4);
    expect(colorDistance(lab(l2, a2, b2), lab(l1, a1, b1))).toBeCloseTo(expected, 4);
  });

  // CIE 15 and IEC 61966-2-1: white, black, and the red primary of sRGB.
  it.each([
    [[255, 255, 255] as const, [100, 0, 0]],
    [[0, 0, 0] as const, [0, 0, 0]],
    [[255, 0, 0] as const, [53.24, 80.09, 67.2]],
  ])('%j in CIELAB', (encoded, [l = 0, a = 0, b = 0]) => {
    const found = labOf(encoded);
    expect(found.l).toBeCloseTo(l, 1);
    expect(found.a).toBeCloseTo(a, 1);
    expect(found.b).toBeCloseTo(b, 1);
  });

  it('encoding and decoding cancel out, and luminance weighs green most', () => {
    const [red, green, blue] = encodedOf(linearOf([12, 128, 250]));
    expect([red, green, blue].map(Math.round)).toEqual([12, 128, 250]);
    expect(luminanceOf([0, 1, 0])).toBeGreaterThan(luminanceOf([1, 0, 0]) + luminanceOf([0, 0, 1]));
  });

  it('halfway between two colors is the mean of each coordinate', () => {
    expect(between(lab(10, 20, -30), lab(30, 0, 10), 0.5)).toEqual(lab(20, 10, -10));
  });
});
