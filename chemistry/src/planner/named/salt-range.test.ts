// A maker's range rules a salt cell; without it, a salt level that some cell may like is hardly touched.
import { describe, expect, test } from 'vitest';
import { planSettings } from '../../log/plan-settings.ts';
import type { PoolTraits } from '../../pool.ts';
import { targets } from '../../targets/targets.ts';
import { plan } from '../planner.ts';

const good = { ph: 7.5, alkalinityPpm: 80, hardnessPpm: 330, cyanuricAcidPpm: 75, freeChlorinePpm: 5, temperatureC: 26 };
const ask = (saltPpm: number, saltRangePpm?: PoolTraits['saltRangePpm']) =>
  plan({
    pool: { volumeL: 50_000, surface: 'plaster', sanitizer: 'salt', ...(saltRangePpm && { saltRangePpm }) },
    water: { ...good, saltPpm },
    at: '2026-06-01T12:00:00.000Z',
  });
const codes = (made: ReturnType<typeof ask>) => made.findings.map(({ code }) => code);
const saltG = (made: ReturnType<typeof ask>) => made.steps.find(({ productId }) => productId === 'salt')?.amountG ?? 0;

describe('a cell whose range is unknown', () => {
  test.each([2600, 4000, 5000, 5900])('%d ppm: nothing is drained', (saltPpm) => {
    expect(ask(saltPpm).steps.map(({ productId }) => productId)).not.toContain('fill-water');
  });
  test('adds half of what is missing at most where a cell may be fine, and asks for the range', () => {
    const made = ask(2500);
    expect(saltG(ask(2300))).toBeGreaterThan(50 * 400);
    expect(saltG(made)).toBeLessThan(50 * (2900 - 2500) * 0.55);
    expect(codes(made)).toContain('salt_range_unknown');
    expect(codes(ask(3200))).not.toContain('salt_range_unknown');
  });
});

describe("the maker's range", () => {
  const intellichlor = { low: 3000, high: 4500 };
  test('is the target, and is not asked for again', () => {
    expect(targets({ sanitizer: 'salt', saltRangePpm: intellichlor }, 70).saltPpm).toEqual(intellichlor);
    expect(ask(4300, intellichlor).steps).toEqual([]);
    expect(saltG(ask(2600, intellichlor))).toBeGreaterThan(50 * 400);
    expect(codes(ask(2600, intellichlor))).not.toContain('salt_range_unknown');
  });
  test('is part of what a plan rests on, where it was told', () => {
    const pool = {
      volumeL: 50_000, kind: 'pool', surface: null, sanitizer: 'salt', setting: 'outdoor', shelf: [], fillWater: null, targetOverrides: null,
    } as const; // prettier-ignore
    expect(planSettings({ ...pool, saltCell: { lowPpm: 2700, highPpm: 3400 } }, 'us').pool.saltRangePpm).toEqual({ low: 2700, high: 3400 });
    expect(planSettings({ ...pool, saltCell: {} }, 'us')).toEqual(planSettings(pool, 'us'));
    expect(planSettings({ ...pool, sanitizer: 'chlorine', saltCell: { lowPpm: 2700, highPpm: 3400 } }, 'us').pool).not.toHaveProperty(
      'saltRangePpm',
    );
  });
});
