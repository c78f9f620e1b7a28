import { describe, expect, test } from 'vitest';
import { largestAddition } from './addition-caps.ts';
import { EMERGENCIES } from './emergencies.ts';
import { effect } from './effect.ts';
import { totalsOf } from './equilibrium.ts';
import { pourable, pourableWater } from './pourable.ts';
import { PRODUCT_IDS, PRODUCTS } from './products.ts';
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
import { checkSwim, swimStatus } from './swim-status.ts';

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

describe('swimming', () => {
  const at = '2026-06-01T12:00:00Z';
  const pool = { volumeL: 50_000 };
  const good = { freeChlorinePpm: 5, ph: 7.5, cyanuricAcidPpm: 40 };
  test('a pH that only fresh chlorine lifts is no obstacle, unless it is far up or stays high', () => {
    const state = (ph: number, settledPh?: number) => swimStatus({ pool, water: { ...good, ph }, settledPh, at }).state;
    expect(state(7.95)).toBe('no');
    expect(state(7.95, 7.7)).toBe('yes');
    expect(state(7.95, 7.9)).toBe('no');
    expect(state(8.1, 7.7)).toBe('no');
  });
  test('yes from the minimum to the shock level of this cyanuric acid', () => {
    expect(swimStatus({ pool, water: good, at }).state).toBe('yes');
    expect(swimStatus({ pool, water: { ...good, freeChlorinePpm: 15.9 }, at }).state).toBe('yes');
    expect(swimStatus({ pool, water: { ...good, freeChlorinePpm: 16.5 }, at }).state).toBe('no');
    expect(swimStatus({ pool, water: { ...good, freeChlorinePpm: 2.5 }, at }).state).toBe('no');
    expect(swimStatus({ pool, water: good, at }).because.join(' ')).toMatch(/label/);
  });
  test('without 20 ppm of stabilizer at most 10 in a pool, 5 in a spa', () => {
    const water = { ...good, cyanuricAcidPpm: 0 };
    expect(swimStatus({ pool, water: { ...water, freeChlorinePpm: 10 }, at }).state).toBe('yes');
    expect(swimStatus({ pool, water: { ...water, freeChlorinePpm: 10.2 }, at }).state).toBe('no');
    const spa = { volumeL: 1000, kind: 'spa' } as const;
    expect(swimStatus({ pool: spa, water: { ...water, freeChlorinePpm: 5 }, at }).state).toBe('yes');
    expect(swimStatus({ pool: spa, water: { ...water, freeChlorinePpm: 5.5 }, at }).state).toBe('no');
    expect(swimStatus({ pool: spa, water: { ...water, freeChlorinePpm: 2.5 }, at }).state).toBe('no');
  });
  test('pH, combined chlorine and heat', () => {
    for (const change of [{ ph: 6.9 }, { ph: 7.9 }, { combinedChlorinePpm: 0.8 }, { temperatureC: 41 }]) {
      const status = swimStatus({ pool, water: { ...good, ...change }, at });
      expect(status.state).toBe('no');
      expect(status.because.length).toBe(1);
    }
  });
  test('unknown when not measured or too old', () => {
    expect(swimStatus({ pool, water: { ph: 7.5 }, at }).state).toBe('unknown');
    expect(swimStatus({ pool, water: { freeChlorinePpm: 5 }, at }).state).toBe('unknown');
    expect(swimStatus({ pool, water: good, agesHours: { freeChlorinePpm: 72 }, at }).state).toBe('unknown');
    expect(swimStatus({ pool: { ...pool, sanitizer: 'biguanide' }, water: { ph: 7.5 }, at }).state).toBe('unknown');
  });
  test('a running wait says from when', () => {
    const blockedUntil = '2026-06-01T12:30:00Z';
    expect(swimStatus({ pool, water: good, blockedUntil, at })).toMatchObject({ state: 'no', from: blockedUntil });
    expect(swimStatus({ pool, water: good, blockedUntil, at: '2026-06-01T12:30:00Z' }).state).toBe('yes');
    expect(swimStatus({ pool, water: { ...good, ph: 8.3 }, blockedUntil, at }).from).toBeUndefined();
  });
  test('bromine has its own limits', () => {
    const bromine = { volumeL: 1000, kind: 'spa', sanitizer: 'bromine' } as const;
    expect(checkSwim(bromine, { brominePpm: 5, ph: 7.4 }).against).toEqual([]);
    expect(checkSwim(bromine, { brominePpm: 3.5, ph: 7.4 }).against).toHaveLength(1);
    expect(checkSwim(bromine, { brominePpm: 9, ph: 7.4 }).against).toHaveLength(1);
  });
});

test('emergency texts are complete', () => {
  expect(EMERGENCIES.map((emergency) => emergency.id)).toEqual(
    expect.arrayContaining(['mixed_chemicals', 'gas', 'swallowed', 'drowning', 'entrapment', 'electric_shock', 'lightning']),
  );
  for (const emergency of EMERGENCIES) expect(emergency.steps.length).toBeGreaterThan(1);
});
