import { describe, expect, test } from 'vitest';
import { ChemistryError } from '../findings.ts';
import { plan, type Plan, type PlanInput } from './planner.ts';
import type { ProductId } from '../products/products.ts';
import type { MeasuredWater, Water } from '../water.ts';

const at = '2026-06-01T12:00:00.000Z';
const pool = { volumeL: 50_000, surface: 'plaster' } as const;
/** In the middle of every range. */
const good = {
  ph: 7.5,
  alkalinityPpm: 90,
  hardnessPpm: 330,
  cyanuricAcidPpm: 40,
  freeChlorinePpm: 6,
  saltPpm: 1000,
  boratePpm: 0,
  temperatureC: 26,
};
const ask = (water: MeasuredWater, more: Partial<PlanInput> = {}): Plan => plan({ pool, water, at, ...more });
const products = (made: Plan): ProductId[] => made.steps.map((step) => step.productId);
const codes = (made: Plan) => made.findings.map((finding) => finding.code);
const predicted = (made: Plan): Water => {
  if (!made.predicted) throw new Error('a prediction was expected');
  return made.predicted;
};

describe('gaps', () => {
  test('nothing usable: no steps, and what to measure', () => {
    const made = ask({});
    expect(made).toMatchObject({ steps: [], predicted: null, swimSafeAt: null, retestAfterMinutes: 0 });
    expect(codes(made)).toEqual(expect.arrayContaining(['measure_free_chlorine', 'measure_ph', 'measure_alkalinity']));
  });
  test('what was not measured is asked for and never dosed', () => {
    const made = ask({ freeChlorinePpm: 0.5 });
    expect(made.steps).toHaveLength(1);
    expect(made.predicted).toBeNull();
    expect(codes(made)).toEqual(expect.arrayContaining(['measure_ph', 'measure_hardness', 'cyanuric_acid_assumed']));
    const noHardness = ask({ ph: 7.5, alkalinityPpm: 90, freeChlorinePpm: 6, cyanuricAcidPpm: 40 });
    expect(noHardness.steps).toEqual([]);
    expect(predicted(noHardness).hardnessPpm).toBe(0);
  });
  test('a value that looks like a slip is asked about and not dosed from', () => {
    const made = ask({ ...good, alkalinityPpm: 8, ph: 8.2 });
    expect(made.steps).toEqual([]);
    expect(made.findings.find((finding) => finding.code === 'value_unlikely')).toMatchObject({
      severity: 'ask',
      parameter: 'alkalinityPpm',
    });
  });
  test('pH and alkalinity that contradict each other: test again', () => {
    const made = ask({ ...good, ph: 8, alkalinityPpm: 30, cyanuricAcidPpm: 150 });
    expect(made.steps).toEqual([]);
    expect(codes(made)).toContain('readings_contradict');
  });
  test('impossible input is refused with its field', () => {
    const field = (input: () => unknown) => {
      try {
        input();
      } catch (error) {
        if (error instanceof ChemistryError) return error.field;
      }
      return 'nothing thrown';
    };
    expect(field(() => ask({ ph: 15 }))).toBe('water.ph');
    expect(field(() => ask({ ...good, freeChlorinePpm: Number.NaN }))).toBe('water.freeChlorinePpm');
    expect(field(() => ask(good, { pool: { volumeL: 0 } }))).toBe('pool.volumeL');
    expect(field(() => ask(good, { at: 'soon' }))).toBe('at');
    expect(field(() => ask(good, { shelf: [{ productId: 'liquid-chlorine', strengthPercent: 90 }] }))).toBe('shelf.0.strengthPercent');
  });
});

describe('the shelf', () => {
  test('restricts the products and their strength', () => {
    const made = ask({ ...good, freeChlorinePpm: 2 }, { shelf: [{ productId: 'liquid-chlorine', strengthPercent: 10 }] });
    expect(made.steps).toMatchObject([{ productId: 'liquid-chlorine', strengthPercent: 10 }]);
  });
  test('what it cannot do is named, with what to buy', () => {
    const made = ask({ ...good, hardnessPpm: 150 }, { shelf: [{ productId: 'liquid-chlorine' }] });
    expect(made.steps).toEqual([]);
    expect(made.findings.find((finding) => finding.code === 'shelf_cannot')?.text).toMatch(/[Cc]alcium/);
  });
  test('an empty shelf is like none', () => {
    const water = { ...good, freeChlorinePpm: 2 };
    expect(ask(water, { shelf: [] })).toEqual(ask(water));
  });
});

describe('skipped products', () => {
  const water = { ...good, freeChlorinePpm: 2 };
  const skip = (excluded: ProductId[], shelf?: PlanInput['shelf']) => ask(water, { excluded, shelf });
  test('are never used, and another one takes their place', () => {
    const first = products(ask(water))[0] as ProductId;
    const second = skip([first]);
    expect(second.steps).toHaveLength(1);
    expect(products(second)).not.toContain(first);
    expect(ask(water, { excluded: [] })).toEqual(ask(water));
  });
  test('are not on the list of what to buy either, and a shelf that is skipped whole stays a shelf', () => {
    const made = skip(['liquid-chlorine', 'cal-hypo'], [{ productId: 'liquid-chlorine' }]);
    expect(made.steps).toEqual([]);
    expect(made.swimSafeAt).toBeNull();
    const toBuy = made.findings.find((finding) => finding.code === 'shelf_cannot')?.text;
    expect(toBuy).toBeDefined();
    expect(toBuy).not.toMatch(/[Ll]iquid chlorine|[Cc]alcium hypochlorite/);
  });
  test('fill water among them: nothing is drained, and the plan says why the value stays', () => {
    const high = { ...good, cyanuricAcidPpm: 110, freeChlorinePpm: 12 };
    expect(products(ask(high))).toContain('fill-water');
    const made = ask(high, { excluded: ['fill-water'] });
    expect(products(made)).not.toContain('fill-water');
    expect(made.findings.find((finding) => finding.code === 'stays_out_of_range')?.text).toMatch(/skipped/);
  });
});
