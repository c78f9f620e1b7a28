// What a careful person would object to: trifles, amounts that no spoon shows, chlorine too late, alarm where there is none.
import { describe, expect, test } from 'vitest';
import { householdDose } from '../products/household-dose.ts';
import { latestWater } from '../log/latest-water.ts';
import { plan, type Plan, type PlanInput } from './planner.ts';
import { UNIT_SYSTEMS } from '../units.ts';
import type { MeasuredWater } from '../water.ts';

const at = '2026-06-01T12:00:00.000Z';
const GALLON_L = 3.785411784;
const pool = { volumeL: 15_000 * GALLON_L, surface: 'plaster' } as const;
const good = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 330, cyanuricAcidPpm: 40, freeChlorinePpm: 6, saltPpm: 1000, temperatureC: 26 };
const ask = (water: MeasuredWater, more: Partial<PlanInput> = {}): Plan => plan({ pool, water: { ...good, ...water }, at, ...more });
const products = (made: Plan) => made.steps.map((step) => step.productId);
const finding = (made: Plan, code: string) => made.findings.find((one) => one.code === code);

describe('amounts', () => {
  const neglected = { ph: 8.1, alkalinityPpm: 60, hardnessPpm: 150, freeChlorinePpm: 0.5 };
  test.each(UNIT_SYSTEMS)('%s: what the screen shows is what was predicted', (measures) => {
    const steps = [110, 20].flatMap((cyanuricAcidPpm) => ask({ ...neglected, cyanuricAcidPpm }, { measures }).steps);
    expect(steps.length).toBeGreaterThan(5);
    for (const { amountG, amountMl, amountL } of steps) {
      if (amountL === undefined) {
        const { amountG: g, amountMl: ml } = householdDose({ amountG, amountMl, system: measures });
        expect(Math.abs((g ?? ml ?? 0) - (amountG ?? amountMl ?? 0))).toBeLessThan(0.011);
      } else {
        const shown = measures === 'us' ? amountL / GALLON_L : amountL;
        expect(Number(shown.toPrecision(2))).toBeCloseTo(shown, 1);
      }
    }
  });
  test('the rounding of one product is not made up for by too much of another', () => {
    const spa = { volumeL: 1500, kind: 'spa', surface: 'acrylic', sanitizer: 'bromine' } as const;
    const water = { ph: 7.2, alkalinityPpm: 60, hardnessPpm: 120, brominePpm: 1, temperatureC: 38 };
    expect(plan({ pool: spa, water, measures: 'us', at }).predicted?.brominePpm).toBeCloseTo(5, 0);
  });
});

describe('pH and chlorine', () => {
  test('no acid for the day on which fresh chlorine lifts pH, and the clock runs', () => {
    for (const water of [
      { ph: 7.6, freeChlorinePpm: 1 },
      { ph: 7.8, alkalinityPpm: 100, freeChlorinePpm: 4.4 },
    ]) {
      const made = ask(water);
      expect(products(made)).not.toContain('muriatic-acid');
      expect(made.predicted?.ph).toBeLessThan(7.96);
      expect(made.swimSafeAt).not.toBeNull();
    }
    const made = ask({ ph: 7.6, freeChlorinePpm: 1 });
    expect(finding(made, 'ph_lifted_by_chlorine')?.values).toMatchObject({ ph: made.predicted?.ph });
    const partial = plan({ pool: { volumeL: 56_781 }, water: { ph: 7.8, alkalinityPpm: 100, freeChlorinePpm: 1 }, at });
    expect(partial.steps.map((step) => step.productId)).toEqual(['liquid-chlorine']);
  });
  test('nor where it lifts pH far: the rise goes back without help', () => {
    expect(products(ask({ ph: 7.8, cyanuricAcidPpm: 50, freeChlorinePpm: 0 }))).not.toContain('muriatic-acid');
  });
  test('pH that chlorine of this morning lifted needs no acid either', () => {
    const water = latestWater({
      volumeL: pool.volumeL,
      readings: [{ takenAt: '2026-06-01T08:00:00Z', ...good, ph: 7.7, freeChlorinePpm: 1.5 }],
      treatments: [{ doneAt: '2026-06-01T09:00:00Z', productId: 'liquid-chlorine', amountMl: 2200 }],
      at,
    });
    expect(water.water.ph).toBeGreaterThan(7.9);
    expect(water.settledPh).toBeCloseTo(7.7, 2);
    expect(products(ask(water.water))).toContain('muriatic-acid');
    const made = ask(water.water, { settledPh: water.settledPh });
    expect(made.steps).toEqual([]);
    expect(made.swimSafeAt).toBe(at);
  });
  test('acid and soda ash are never in one plan', () => {
    const made = ask({ ph: 7, alkalinityPpm: 40, cyanuricAcidPpm: 35, freeChlorinePpm: 4 }, { excluded: ['baking-soda'] });
    expect(products(made)).toContain('soda-ash');
    expect(products(made)).not.toContain('muriatic-acid');
  });
  test('chlorine goes near the top of its target outdoors, to the middle in a hot tub', () => {
    expect(ask({ freeChlorinePpm: 1 }).predicted?.freeChlorinePpm).toBeGreaterThan(6.3);
    expect(ask({ freeChlorinePpm: 1 }).predicted?.freeChlorinePpm).toBeLessThanOrEqual(7);
    const spa = { volumeL: 1200, kind: 'spa', surface: 'acrylic' } as const;
    const water = { ph: 7.5, alkalinityPpm: 80, hardnessPpm: 180, cyanuricAcidPpm: 0, freeChlorinePpm: 1, temperatureC: 38 };
    expect(Math.abs((plan({ pool: spa, water, at }).predicted?.freeChlorinePpm ?? 0) - 4)).toBeLessThan(0.3);
  });
});

describe('chlorine that dissolves over days', () => {
  const trichlor = [{ productId: 'trichlor' as const }];
  test('never lifts chlorine that is below its minimum, where something faster is at hand', () => {
    const water = { cyanuricAcidPpm: 30, freeChlorinePpm: 1 };
    expect(products(ask(water))).not.toContain('trichlor');
    expect(products(ask(water, { shelf: [...trichlor, { productId: 'liquid-chlorine' }] }))).toEqual(['liquid-chlorine']);
  });
  test('alone on the shelf it is used above the minimum only', () => {
    const made = ask({ cyanuricAcidPpm: 30, freeChlorinePpm: 1 }, { shelf: trichlor });
    expect(products(made)).toEqual([]);
    expect(finding(made, 'shelf_cannot')?.text).toMatch(/liquid chlorine/);
    expect(made.swimSafeAt).toBeNull();
    expect(ask({ cyanuricAcidPpm: 30, freeChlorinePpm: 3 }, { shelf: trichlor }).swimSafeAt).not.toBeNull();
  });
});

describe('findings', () => {
  test('algae: the shock level after the exchange of water, never one that no one should use', () => {
    const drained = finding(ask({ cyanuricAcidPpm: 140, freeChlorinePpm: 0.5 }), 'algae_risk');
    expect(drained?.text).toMatch(/Replace part of the water first/);
    expect(drained?.values?.shockPpm).toBeLessThan(28);
    const kept = finding(ask({ cyanuricAcidPpm: 140, freeChlorinePpm: 0.5 }, { excluded: ['fill-water'] }), 'algae_risk');
    expect(kept?.text).toMatch(/first replace water/);
    expect(kept?.values).not.toHaveProperty('shockPpm');
  });
  test('a shock beyond 40 ppm is not planned', () => {
    const made = ask({ cyanuricAcidPpm: 150, freeChlorinePpm: 10, combinedChlorinePpm: 2 }, { excluded: ['fill-water'] });
    expect(made.predicted?.freeChlorinePpm).toBeLessThan(20);
    expect(finding(made, 'combined_chlorine_high')?.text).toMatch(/first replace water/);
  });
  test('one finding for each value that stays out', () => {
    const made = ask({ ph: 7, alkalinityPpm: 140, freeChlorinePpm: 1 });
    expect(made.findings.filter((one) => one.parameter === 'alkalinityPpm')).toHaveLength(1);
  });
  test('a spa is switched off before it is drained; no one warns of its shell', () => {
    const spa = { volumeL: 1400, kind: 'spa', surface: 'acrylic' } as const;
    const made = plan({ pool: spa, water: { ...good, hardnessPpm: 180, cyanuricAcidPpm: 60, freeChlorinePpm: 3, temperatureC: 38 }, at });
    expect(made.steps[0]?.productId).toBe('fill-water');
    expect(JSON.stringify(made)).not.toMatch(/shell|ground water/);
    expect(made.steps[0]?.warnings.join(' ')).toMatch(/breaker/);
  });
});
