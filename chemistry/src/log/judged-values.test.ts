import { describe, expect, it } from 'vitest';
import { judgedValues, rangeDays } from './judged-values.ts';
import { planSettings } from './plan-settings.ts';

const SETTINGS = planSettings(
  {
    volumeL: 50_000,
    kind: 'pool',
    surface: 'plaster',
    sanitizer: 'chlorine',
    setting: 'outdoor',
    shelf: [],
    fillWater: null,
    targetOverrides: null,
  },
  'us',
);
const test = (day: number, values: object, hour = 10) => ({
  id: `r${day}-${hour}`,
  takenAt: new Date(Date.UTC(2026, 6, day, hour)).toISOString(),
  method: 'drops' as const,
  ...values,
});
const utcDay = (instant: string) => instant.slice(0, 10);

describe('a value over time', () => {
  it('is judged by the range of its own day: free chlorine follows the newest cyanuric acid until then', () => {
    const log = [
      test(1, { freeChlorinePpm: 3 }),
      test(2, { cyanuricAcidPpm: 30, freeChlorinePpm: 4 }),
      test(3, { cyanuricAcidPpm: 80, freeChlorinePpm: 4 }),
    ];
    const [first, second, third] = judgedValues(log.toReversed(), 'freeChlorinePpm', SETTINGS);
    expect(first).toMatchObject({ value: 3, standing: 'no_range' });
    expect(second).toMatchObject({ value: 4, standing: 'in_range' });
    expect(third?.standing).toBe('low');
    expect(third?.range?.low).toBeGreaterThan(second?.range?.low ?? Infinity);
  });

  it('counts the last value of a day, and no day without a range', () => {
    const log = [
      test(1, { ph: 7.5 }, 8),
      test(1, { ph: 8.4 }, 18),
      test(2, { ph: 7.4 }),
      test(3, { alkalinityPpm: 90 }),
      test(4, { ph: 7.6 }),
    ];
    const values = judgedValues(log, 'ph', SETTINGS);
    expect(rangeDays(values, utcDay)).toEqual({ average: (7.5 + 8.4 + 7.4 + 7.6) / 4, inRange: 2, of: 3 });
    // The evening of the first day is another day elsewhere.
    const inTokyo = (instant: string) => utcDay(new Date(Date.parse(instant) + 9 * 3_600_000).toISOString());
    expect(rangeDays(values, inTokyo)).toMatchObject({ inRange: 3, of: 3 });
    expect(rangeDays(judgedValues(log, 'copperPpm', SETTINGS), utcDay)).toEqual({ inRange: 0, of: 0 });
  });

  it('leaves doubtful values out, unless the person said that they are right', () => {
    const doubtful = ['ph'] as const;
    const log = [test(1, { ph: 7.5 }), test(2, { ph: 14, doubtful }), test(3, { ph: 7.2, doubtful, confirmed: doubtful })];
    expect(judgedValues(log, 'ph', SETTINGS).map(({ value }) => value)).toEqual([7.5, 7.2]);
  });
});
