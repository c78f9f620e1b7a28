import { describe, expect, test } from 'vitest';
import { dailyLossPpm } from './daily-loss.ts';
import { planFacts } from './pool-log.ts';
import { planOfPool } from './pool-plan.ts';

const VOLUME_L = 50_000;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-06-01T18:00:00Z');
const onDay = (day: number) => new Date(START + day * DAY_MS).toISOString();
/** 12.5 % of trade: 125 g of chlorine in a liter. */
const chlorineOf = (ppm: number) => (ppm * VOLUME_L) / 125;
const test_ = (day: number, freeChlorinePpm: number, more: object = {}) => ({
  id: `r${day}`,
  takenAt: onDay(day),
  freeChlorinePpm,
  ...more,
});
const dose = (day: number, ppm: number) => ({
  id: `t${day}`,
  doneAt: onDay(day),
  productId: 'liquid-chlorine' as const,
  strengthPercent: 12.5,
  amountMl: chlorineOf(ppm),
});
const days = [0, 1, 2, 3, 4];

describe('what a pool uses in a day', () => {
  test('is what was there and what was added, less what is left', () => {
    const readings = days.map((day) => test_(day, 4));
    const treatments = days.map((day) => dose(day, 3));
    expect(dailyLossPpm(VOLUME_L, readings, treatments)).toBeCloseTo(3, 1);
    expect(dailyLossPpm(VOLUME_L, [test_(0, 7), test_(2, 3), test_(4, 1)], [])).toBeCloseTo(1.5, 5);
  });
  test('needs two pairs of tests, with numbers, neither too close nor too far apart', () => {
    expect(dailyLossPpm(VOLUME_L, [], [])).toBeUndefined();
    expect(dailyLossPpm(VOLUME_L, [test_(0, 6), test_(1, 4)], [])).toBeUndefined();
    expect(dailyLossPpm(VOLUME_L, [test_(0, 6), test_(5, 4), test_(10, 2)], [])).toBeUndefined();
    expect(dailyLossPpm(VOLUME_L, [test_(0, 6), test_(0.2, 5), test_(0.4, 4)], [])).toBeUndefined();
    const open = { bounds: { freeChlorinePpm: 'above' as const } };
    expect(dailyLossPpm(VOLUME_L, [test_(0, 6), test_(1, 5, open), test_(2, 4)], [])).toBeUndefined();
  });
  test('is not told by what the log cannot follow', () => {
    const readings = days.map((day) => test_(day, 4));
    const tablets = days.map((day) => ({ id: `t${day}`, doneAt: onDay(day + 0.1), productId: 'trichlor' as const, amountG: 200 }));
    expect(dailyLossPpm(VOLUME_L, readings, tablets)).toBeUndefined();
    const rising = days.map((day) => test_(day, 2 + day));
    expect(dailyLossPpm(VOLUME_L, rising, [])).toBeUndefined();
    // gone altogether: no one knows how soon
    expect(dailyLossPpm(VOLUME_L, [test_(0, 3), test_(1, 0), test_(2, 0)], [])).toBeUndefined();
  });
  test('counts the newest two weeks', () => {
    const old = [0, 1, 2, 3].map((day) => test_(day, 8 - 2 * day));
    expect(dailyLossPpm(VOLUME_L, [...old, test_(30, 5), test_(31, 4), test_(32, 3)], [])).toBeCloseTo(1, 5);
  });
});

describe('tomorrow’s chlorine', () => {
  const balance = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 330, cyanuricAcidPpm: 40, temperatureC: 26 };
  const planAfter = (lossPpm: number) => {
    const readings = days.map((day) => test_(day, 4, balance));
    const treatments = days.slice(0, -1).map((day) => dose(day, lossPpm));
    const settings = {
      pool: { volumeL: VOLUME_L, surface: 'plaster' as const },
      shelf: [],
      fillWater: undefined,
      overrides: undefined,
      measures: 'metric' as const,
    };
    const log = { settings, readings, treatments, skipped: [], started: [] };
    return planOfPool(planFacts(log, new Date(START + 4 * DAY_MS + 60_000)));
  };
  test.each([1, 1.5, 2, 3, 4])('stays in its target where the pool uses %d ppm a day, as far as the top allows', (lossPpm) => {
    const { predicted, targets } = planAfter(lossPpm);
    const { targetLowPpm: low = 0, targetHighPpm: high = 0 } = targets?.freeChlorine ?? {};
    const after = predicted?.freeChlorinePpm ?? 0;
    expect(after).toBeLessThanOrEqual(high);
    expect(after - lossPpm).toBeGreaterThanOrEqual(Math.min(low, 0.94 * high - lossPpm) - 0.12);
  });
  test('is dosed higher where more is used', () => {
    expect(planAfter(3).predicted?.freeChlorinePpm).toBeGreaterThan((planAfter(1).predicted?.freeChlorinePpm ?? 0) + 0.4);
  });
});
