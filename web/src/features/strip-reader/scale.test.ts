import { describe, expect, it } from 'vitest';
import { between, type Lab } from './image/color.ts';
import { readScale } from './scale.ts';

const lab = (l: number, a: number, b: number): Lab => ({ mode: 'lab65', l, a, b });
const PH = [
  { value: 6.2, color: lab(78, 12, 65) },
  { value: 6.8, color: lab(70, 30, 55) },
  { value: 7.2, color: lab(62, 45, 42) },
  { value: 7.8, color: lab(52, 58, 25) },
  { value: 8.4, color: lab(42, 55, 2) },
];
const at = (index: number) => PH[index]?.color as Lab;

describe('a color on the scale of its chart', () => {
  it('a color of the chart is its value, one between two lies between their values', () => {
    expect(readScale(PH, at(2)).value).toBeCloseTo(7.2, 2);
    expect(readScale(PH, between(at(2), at(3), 0.5)).value).toBeCloseTo(7.5, 1);
    expect(readScale(PH, between(at(1), at(2), 0.25)).distance).toBeLessThan(0.2);
  });

  it('reads a falling scale the same', () => {
    const falling = PH.toReversed();
    expect(readScale(falling, between(at(2), at(3), 0.5)).value).toBeCloseTo(7.5, 1);
    expect(readScale(falling, at(4))).toMatchObject({ value: 8.4, bound: 'above' });
  });

  it('beside the line it is read where the line is nearest, and says how far off it was', () => {
    const { l, a, b } = between(at(1), at(2), 0.5);
    const reading = readScale(PH, lab(l + 4, a + 2, b + 2));
    expect(reading.value).toBeGreaterThan(6.8);
    expect(reading.value).toBeLessThan(7.2);
    expect(reading.distance).toBeGreaterThan(2);
    expect(reading.distance).toBeLessThan(6);
    expect(readScale(PH, lab(60, -60, -20)).distance).toBeGreaterThan(20);
  });

  it('has a range around it, wider where the colors of the chart are closer together', () => {
    const wide = PH.map(({ value, color }) => ({ value, color: between(lab(60, 40, 40), color, 0.3) }));
    const [clear, close] = [readScale(PH, at(2)), readScale(wide, wide[2]?.color as Lab)];
    expect(clear.low).toBeLessThan(7.2);
    expect(clear.high).toBeGreaterThan(7.2);
    expect(close.high - close.low).toBeGreaterThan(clear.high - clear.low);
  });

  it('at the ends it is a bound, and nothing is below nothing', () => {
    expect(readScale(PH, at(0))).toMatchObject({ value: 6.2, bound: 'below' });
    expect(readScale(PH, lab(36, 54, -8))).toMatchObject({ value: 8.4, bound: 'above' });
    const chlorine = PH.map(({ color }, index) => ({ value: index * 2, color }));
    const none = readScale(chlorine, at(0));
    expect(none.value).toBe(0);
    expect(none.bound).toBeUndefined();
  });
});
