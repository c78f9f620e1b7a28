// What can be logged beside the values that decide: each has a finding and advice, and nothing is dosed from it.
import { describe, expect, test } from 'vitest';
import type { PoolTraits } from '../../pool.ts';
import type { MeasuredWater } from '../../water.ts';
import { plan, type PlanInput } from '../planner.ts';

const good = { ph: 7.5, alkalinityPpm: 90, cyanuricAcidPpm: 40, freeChlorinePpm: 6, saltPpm: 1000, temperatureC: 26 };
const ask = (sanitizer: PoolTraits['sanitizer'], water: MeasuredWater, more: Partial<PlanInput> = {}) =>
  plan({ pool: { volumeL: 50_000, surface: 'plaster', sanitizer }, water: { ...good, ...water }, at: '2026-06-01T12:00:00.000Z', ...more });
const codes = (...asked: Parameters<typeof ask>) => ask(...asked).findings.map(({ code }) => code);

describe('total hardness', () => {
  test('is not calcium: nothing is dosed from it, and calcium is asked for once', () => {
    const made = ask('chlorine', { totalHardnessPpm: 60 });
    expect(made.steps).toEqual([]);
    const asked = made.findings.filter(({ parameter }) => parameter === 'hardnessPpm' || parameter === 'totalHardnessPpm');
    expect(asked.map(({ code }) => code)).toEqual(['total_hardness_not_calcium']);
    expect(codes('chlorine', { totalHardnessPpm: 400, hardnessPpm: 330 })).not.toContain('total_hardness_not_calcium');
  });
});

describe('chlorine that is not free', () => {
  test('total alone asks for free', () => {
    expect(codes('chlorine', { totalChlorinePpm: 3, freeChlorinePpm: undefined })).toContain('total_chlorine_not_free');
    expect(codes('chlorine', { totalChlorinePpm: 6 })).not.toContain('total_chlorine_not_free');
  });
  test('combined chlorine of a bromine pool is not judged, and that is said', () => {
    const water = { brominePpm: 4, hardnessPpm: 330, combinedChlorinePpm: 2 };
    expect(codes('bromine', water)).toContain('combined_chlorine_in_bromine');
    expect(codes('chlorine', { hardnessPpm: 330, combinedChlorinePpm: 2 })).not.toContain('combined_chlorine_in_bromine');
  });
});

describe('biguanide', () => {
  const water = { hardnessPpm: 330, freeChlorinePpm: undefined };
  test.each([
    ['biguanide_low', 20],
    ['biguanide_high', 60],
  ])('%s: said, nothing dosed', (code, biguanidePpm) => {
    const made = ask('biguanide', { ...water, biguanidePpm });
    expect(made.findings.map((one) => one.code)).toContain(code);
    expect(made.steps).toEqual([]);
  });
  test('in range, or too old, it needs nothing; in another pool it is asked about', () => {
    expect(codes('biguanide', { ...water, biguanidePpm: 40 })).not.toContain('biguanide_low');
    expect(codes('biguanide', { ...water, biguanidePpm: 10 }, { agesHours: { biguanidePpm: 200 } })).not.toContain('biguanide_low');
    expect(codes('chlorine', { hardnessPpm: 330, biguanidePpm: 40 })).toContain('biguanide_elsewhere');
  });
});
