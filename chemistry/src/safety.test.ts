import { describe, expect, test } from 'vitest';
import { largestAddition } from './addition-caps.ts';
import { EMERGENCIES } from './emergencies.ts';
import { effect } from './effect.ts';
import { totalsOf } from './equilibrium.ts';
import { pourable, pourableWater } from './products/pourable.ts';
import { PRODUCT_IDS, PRODUCTS } from './products/products.ts';
import {
  excludeEachOther,
  forbiddenTogether,
  handlingWarnings,
  orderClass,
  refillMinutes,
  retestMinutes,
  swimWaitMinutes,
  waitBetweenMinutes,
} from './safety.ts';
import { completeWater } from './water.ts';

const ACIDS = ['muriatic-acid', 'dry-acid'] as const;
const CHLORINES = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'] as const;

describe('neighbours', () => {
  test('the table is symmetric and no product forbids itself', () => {
    for (const a of PRODUCT_IDS) {
      expect(forbiddenTogether(a, a)).toBeNull();
      for (const b of PRODUCT_IDS) expect(forbiddenTogether(a, b)).toBe(forbiddenTogether(b, a));
    }
  });
  test('acid and any chlorine, cal-hypo and any stabilized chlorine', () => {
    for (const acid of ACIDS) for (const chlorine of CHLORINES) expect(forbiddenTogether(acid, chlorine)).toMatch(/gas/);
    for (const stabilized of ['dichlor', 'trichlor'] as const) expect(forbiddenTogether('cal-hypo', stabilized)).toMatch(/fire/);
    expect(excludeEachOther('cal-hypo', 'trichlor')).toBe(true);
    expect(forbiddenTogether('salt', 'cyanuric-acid')).toBeNull();
  });
  test('acid and chlorine are half an hour apart, calcium and bases four hours, both ways', () => {
    for (const acid of ACIDS) {
      for (const chlorine of CHLORINES) {
        expect(waitBetweenMinutes(acid, chlorine)).toBeGreaterThanOrEqual(30);
        expect(waitBetweenMinutes(chlorine, acid)).toBeGreaterThanOrEqual(30);
      }
      expect(waitBetweenMinutes(acid, acid)).toBeGreaterThanOrEqual(60);
    }
    for (const base of ['soda-ash', 'baking-soda', 'borax'] as const) {
      expect(waitBetweenMinutes(base, 'calcium-chloride')).toBe(240);
      expect(waitBetweenMinutes('calcium-chloride', base)).toBe(240);
    }
    expect(waitBetweenMinutes('baking-soda', 'baking-soda')).toBe(1440);
  });
  test('order: water, acid, chlorine, alkalinity, stabilizer, calcium', () => {
    const order = (['fill-water', 'muriatic-acid', 'liquid-chlorine', 'baking-soda', 'cyanuric-acid', 'calcium-chloride'] as const).map(
      orderClass,
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
  test('every product has handling, waits and a retest time', () => {
    for (const id of PRODUCT_IDS) {
      expect(handlingWarnings(id).length).toBeGreaterThan(0);
      expect(swimWaitMinutes(id)).toBeGreaterThanOrEqual(30);
      expect(retestMinutes(id)).toBeGreaterThanOrEqual(30);
    }
    expect(retestMinutes('cyanuric-acid')).toBe(7 * 24 * 60);
    expect(refillMinutes(6000)).toBe(360);
  });
});

describe('caps of one addition', () => {
  const water = completeWater({ ph: 8.2, alkalinityPpm: 120, hardnessPpm: 300, cyanuricAcidPpm: 40, freeChlorinePpm: 4 });
  const volumeL = 37_854;
  const most = (productId: (typeof PRODUCT_IDS)[number], amount: number, isSpa = false) =>
    largestAddition({ volumeL, totals: totalsOf(water), productId, amount, isSpa });
  const after = (productId: (typeof PRODUCT_IDS)[number], amount: number) =>
    effect({
      volumeL,
      water,
      additions: [PRODUCTS[productId].form === 'liquid' ? { productId, amountMl: amount } : { productId, amountG: amount }],
    });

  test('acid: at most a quart per 10,000 gallons, half a pH step, never below 7.0', () => {
    for (const acid of ACIDS) {
      const dose = most(acid, 100_000);
      const result = after(acid, dose);
      expect(dose).toBeGreaterThan(0);
      expect(water.ph - result.ph).toBeLessThanOrEqual(0.52);
      expect(result.ph).toBeGreaterThanOrEqual(6.98);
      expect(water.alkalinityPpm - result.alkalinityPpm).toBeLessThanOrEqual(12.6);
    }
    expect(most('muriatic-acid', 100_000)).toBeLessThanOrEqual(960);
    const low = largestAddition({ volumeL, totals: totalsOf({ ...water, ph: 6.9 }), productId: 'muriatic-acid', amount: 500 });
    expect(low).toBeLessThan(30);
  });
  test('soda ash 1.5 lb per 10,000 gallons, bicarbonate 50 ppm, calcium 100 ppm; spas half', () => {
    const neutral = totalsOf({ ...water, ph: 7.2 });
    expect(largestAddition({ volumeL, totals: neutral, productId: 'soda-ash', amount: 1e5 })).toBeLessThanOrEqual(682);
    expect(after('baking-soda', most('baking-soda', 1e6)).alkalinityPpm).toBeCloseTo(170, 1);
    expect(after('calcium-chloride', most('calcium-chloride', 1e6)).hardnessPpm).toBeCloseTo(400, 1);
    expect(most('calcium-chloride', 1e6, true)).toBeCloseTo(most('calcium-chloride', 1e6) / 2);
  });
  test('what is small enough passes whole', () => {
    expect(most('muriatic-acid', 100)).toBe(100);
    expect(most('salt', 50_000)).toBe(50_000);
  });
});

describe('pourable', () => {
  test.each([
    ['metric', 'solid', 0.051],
    ['metric', 'liquid', 0.051],
    ['us', 'solid', 0.13],
    ['us', 'liquid', 0.13],
    ['metric', 'water', 0.06],
    ['us', 'water', 0.08],
  ] as const)('%s %s: a mark that stands still, close by, on the side that was asked for', (system, form, share) => {
    const measuring = { system, form };
    for (let amount = form === 'water' ? 50 : 10; amount < 1e6; amount *= 1.07) {
      const nearest = pourable(amount, measuring);
      const down = pourable(amount, measuring, 'down');
      expect(Math.abs(nearest - amount) / amount).toBeLessThanOrEqual(share);
      expect(down).toBeLessThanOrEqual(amount + 0.01);
      for (const mark of [nearest, down]) expect(Math.abs(pourable(mark, measuring) - mark)).toBeLessThan(0.011);
      if (form === 'water') expect(pourableWater(amount, system, 'up')).toBeGreaterThanOrEqual(amount - 0.01);
    }
  });
  test('gallons of water have two figures', () => {
    expect(pourable(12_345, { form: 'water', system: 'us' }) / 3.785411784).toBeCloseTo(3300, 1);
    expect(pourable(12_345, { form: 'water', system: 'metric' })).toBe(12_000);
  });
});

test('emergency texts are complete', () => {
  expect(EMERGENCIES.map((emergency) => emergency.id)).toEqual(
    expect.arrayContaining(['mixed_chemicals', 'gas', 'swallowed', 'drowning', 'entrapment', 'electric_shock', 'lightning']),
  );
  for (const emergency of EMERGENCIES) expect(emergency.steps.length).toBeGreaterThan(1);
});
