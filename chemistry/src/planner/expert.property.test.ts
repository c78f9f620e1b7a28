// The rules of docs/decisions/024-advice-of-an-expert.md, over random waters.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlanInput, PlanStep } from './plan-shape.ts';
import { plan } from './planner.ts';
import type { ProductId } from '../products/products.ts';
import { expertCases } from '../testing/expert-cases.ts';
import { EXPERT_RULES, RULE_SENTENCES } from '../testing/expert-rules.ts';
import { between } from '../testing/random-waters.ts';
import type { MeasuredWater } from '../water.ts';

const at = '2026-06-01T12:00:00.000Z';
const pool = { volumeL: 60_000, surface: 'plaster' } as const;
const good = {
  ph: 7.5,
  alkalinityPpm: 90,
  hardnessPpm: 330,
  cyanuricAcidPpm: 40,
  freeChlorinePpm: 6,
  saltPpm: 1000,
  temperatureC: 26,
};
const RUNS = Number(process.env.PLAN_RUNS ?? 1500);
const SEED = Number(process.env.PLAN_SEED ?? 20_261_122);

describe('what an expert would not do', () => {
  const broken = new Map<string, string[]>(Object.keys(EXPERT_RULES).map((name) => [name, []]));
  beforeAll(() => {
    for (const input of fc.sample(expertCases, { numRuns: RUNS, seed: SEED })) {
      const one = { input, made: plan(input) };
      for (const [name, rule] of Object.entries(EXPERT_RULES)) {
        const remark = rule(one);
        if (remark !== null) broken.get(name)?.push(`${remark} ${JSON.stringify(input)}`);
      }
    }
  }, 600_000);

  test('has a sentence for each rule', () => {
    expect(Object.keys(RULE_SENTENCES).toSorted()).toEqual(Object.keys(EXPERT_RULES).toSorted());
  });

  test.each(Object.entries(RULE_SENTENCES).map(([name, sentence]) => [sentence, name] as const))(
    `a plan %s, in ${RUNS} waters`,
    (_, name) => {
      expect(broken.get(name)).toEqual([]);
    },
  );

  test('each rule can be broken', () => {
    const input: PlanInput = { pool, water: { ...good, ph: 7.5, freeChlorinePpm: 1 }, at };
    const made = plan({ pool, water: { ...good, ph: 7, alkalinityPpm: 60, freeChlorinePpm: 1 }, at });
    const soda = plan({ pool, water: { ...good, ph: 6.9, alkalinityPpm: 60 }, at });
    const late = { ...made, steps: made.steps.map((step) => ({ ...step, afterMinutes: step.afterMinutes + 90 })) };
    expect(EXPERT_RULES.noBaseInRange?.({ input, made: soda })).toMatch(/pH 7.5/);
    expect(EXPERT_RULES.chlorineSoon?.({ input, made: late })).toMatch(/minutes/);
    const first = { code: 'x', severity: 'info', text: '' } as const;
    const last = { code: 'y', severity: 'danger', text: '' } as const;
    expect(EXPERT_RULES.findingsInOrder?.({ input, made: { ...made, findings: [first, last] } })).not.toBeNull();
  });
});

const amountOf = (steps: readonly PlanStep[], ids: readonly ProductId[]) =>
  steps.filter(({ productId }) => ids.includes(productId)).reduce((sum, step) => sum + (step.amountG ?? step.amountMl ?? 0), 0);

describe('a worse value never gives a smaller dose', () => {
  test.each<[string, ProductId, (worse: number) => MeasuredWater]>([
    ['less chlorine', 'liquid-chlorine', (worse) => ({ freeChlorinePpm: 6 * (1 - worse) })],
    ['higher pH', 'muriatic-acid', (worse) => ({ ph: 7.5 + worse, alkalinityPpm: 110 })],
    ['less alkalinity', 'baking-soda', (worse) => ({ alkalinityPpm: 90 - 55 * worse })],
    ['less hardness', 'calcium-chloride', (worse) => ({ hardnessPpm: 330 * (1 - worse) })],
    ['less stabilizer', 'cyanuric-acid', (worse) => ({ cyanuricAcidPpm: 40 * (1 - worse), ph: 7.75, alkalinityPpm: 118 })],
    ['lower pH', 'soda-ash', (worse) => ({ ph: 7.5 - worse, alkalinityPpm: 45 })],
  ])('%s', (_, productId, waterAt) => {
    const shelf = [{ productId }];
    let largest = 0;
    for (let worse = 0; worse <= 1; worse += 0.02) {
      const dose = amountOf(plan({ pool, water: { ...good, ...waterAt(worse) }, shelf, at }).steps, [productId]);
      // amounts are rounded to what a jug shows
      expect(dose, `${productId} at ${worse}`).toBeGreaterThanOrEqual(largest * 0.95 - 1);
      largest = Math.max(largest, dose);
    }
    expect(largest).toBeGreaterThan(0);
  });
});

test('rounding a value as a test shows it never changes the products', () => {
  const water = fc.record({
    ph: between(6.8, 8.4),
    alkalinityPpm: between(40, 180),
    hardnessPpm: between(80, 600),
    cyanuricAcidPpm: between(5, 120),
    freeChlorinePpm: between(0, 15),
    saltPpm: between(400, 3400),
    temperatureC: between(16, 32),
  });
  const products = (measured: MeasuredWater) => [...new Set(plan({ pool, water: measured, at }).steps.map(({ productId }) => productId))];
  fc.assert(
    fc.property(water, (measured) => {
      const shown = {
        ph: Math.round(measured.ph * 100) / 100,
        alkalinityPpm: Math.round(measured.alkalinityPpm),
        hardnessPpm: Math.round(measured.hardnessPpm),
        cyanuricAcidPpm: Math.round(measured.cyanuricAcidPpm),
        freeChlorinePpm: Math.floor(measured.freeChlorinePpm * 10) / 10,
        saltPpm: Math.round(measured.saltPpm / 10) * 10,
        temperatureC: Math.round(measured.temperatureC * 2) / 2,
      };
      expect(products(measured)).toEqual(products(shown));
    }),
    { numRuns: 400, seed: 5 },
  );
});
