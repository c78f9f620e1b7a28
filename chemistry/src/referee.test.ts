// The engine against a second, independent implementation of the same science (testing/referee.ts), within what a pool needs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Addition,
  type ProductId,
  type Water,
  type WaterInput,
  PRODUCT_IDS,
  PRODUCTS,
  afterChlorineUsed,
  balance,
  dose,
  effect,
} from './index.ts';
import { between, ordinaryRanges, waterIn } from './testing/random-waters.ts';
import { muriaticMolar, refereeAcidDemand, refereeAfterChlorineUsed, refereeBalance, refereeEffect } from './testing/referee-water.ts';

const WATERS = 2000;
const VOLUME_L = 50_000;
/** the most a person would put into that much water at once, g or mL */
const MOST: Record<Exclude<ProductId, 'fill-water'>, number> = {
  'liquid-chlorine': 4000,
  'cal-hypo': 1000,
  dichlor: 1000,
  trichlor: 1000,
  'lithium-hypo': 1000,
  'muriatic-acid': 1500,
  'dry-acid': 1500,
  'soda-ash': 2000,
  'baking-soda': 4000,
  borax: 4000,
  'boric-acid': 4000,
  'calcium-chloride': 10_000,
  'cyanuric-acid': 1500,
  salt: 50_000,
  'sodium-thiosulfate': 600,
  monopersulfate: 2000,
  'bromine-tablets': 200,
  sequestrant: 5000,
  'metal-remover': 5000,
  clarifier: 5000,
  flocculant: 5000,
  enzyme: 5000,
  algaecide: 5000,
  'sodium-bromide': 2000,
};
const CONSERVED = [
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'boratePpm',
  'saltPpm',
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'sulfatePpm',
  'bromidePpm',
  'temperatureC',
] as const satisfies (keyof Water)[];

const fill: fc.Arbitrary<Addition> = fc.record({
  productId: fc.constant('fill-water' as const),
  amountL: between(0, VOLUME_L / 4),
  fillWater: fc.record({
    ph: between(7, 8.5),
    alkalinityPpm: between(20, 200),
    hardnessPpm: between(0, 400),
    saltPpm: between(0, 500),
    temperatureC: between(5, 20),
  }),
});
const additionOf = (productId: ProductId): fc.Arbitrary<Addition> => {
  if (productId === 'fill-water') return fill;
  const { form, defaultStrengthPercent, strengthRange } = PRODUCTS[productId];
  const amount = between(0, MOST[productId]);
  const strength = fc.oneof(fc.constant(defaultStrengthPercent), between(strengthRange.low, strengthRange.high));
  return fc.tuple(amount, strength).map(([used, strengthPercent]) => ({
    productId,
    ...(form === 'liquid' ? { amountMl: used } : { amountG: used }),
    strengthPercent,
  }));
};
const addition = fc.constantFrom(...PRODUCT_IDS).chain(additionOf);
/** Values that are zero in many pools are zero in many samples. */
const water = fc
  .tuple(waterIn(ordinaryRanges), fc.tuple(fc.boolean(), fc.boolean(), fc.nat(4)))
  .map(([w, [hasCyanurate, hasBorate, chlorine]]) => ({
    ...w,
    cyanuricAcidPpm: hasCyanurate ? w.cyanuricAcidPpm : 0,
    boratePpm: hasBorate ? w.boratePpm : 0,
    freeChlorinePpm: chlorine > 0 ? w.freeChlorinePpm : 0,
  }))
  // below, "the alkalinity is nearly all cyanurate or borate" and there is no index
  .filter((w) => balance(w).carbonateAlkalinityPpm > 6);
const cases = fc.sample(fc.tuple(water, fc.array(addition, { minLength: 1, maxLength: 4 }), between(0, 1)), {
  numRuns: WATERS,
  seed: 20_261,
});

/** Fails with the case at hand. */
function expectNear(value: number | null | undefined, expected: number, tolerance: number, what: unknown): void {
  expect(Math.abs((value ?? 0) - expected), JSON.stringify([what, value, expected])).toBeLessThanOrEqual(tolerance);
}

describe('the engine agrees with the referee', () => {
  it('on saturation, the parts of alkalinity and the species of chlorine', () => {
    let bias = 0;
    for (const [w] of cases) {
      const engine = balance(w);
      const referee = refereeBalance(w);
      expectNear(engine.saturationIndex, referee.saturationIndex, 0.002, w);
      bias += (engine.saturationIndex ?? 0) - referee.saturationIndex;
      for (const name of ['carbonateAlkalinityPpm', 'cyanurateAlkalinityPpm', 'borateAlkalinityPpm'] as const) {
        expectNear(engine[name], referee[name], 0.02, [name, w]);
      }
      for (const name of ['hypochlorousPpm', 'hypochloritePpm', 'stabilizedChlorinePpm'] as const) {
        expectNear(engine[name], referee[name], 0.001 * referee[name] + 1e-9, [name, w]);
      }
      expectNear(engine.ionicStrength, referee.ionicStrength, 1e-6, w);
    }
    expect(Math.abs(bias / WATERS)).toBeLessThan(0.0005);
  });

  it('on what additions of every product do', () => {
    const seen = new Set(cases.flatMap(([, additions]) => additions.map(({ productId }) => productId)));
    expect([...seen].sort()).toEqual([...PRODUCT_IDS].sort());
    for (const [w, additions] of cases) {
      const referee = refereeEffect(VOLUME_L, w, additions);
      if (referee.freeChlorinePpm > 100 || referee.alkalinityPpm < 0) continue;
      const engine = effect({ volumeL: VOLUME_L, water: w, additions });
      for (const name of CONSERVED) expectNear(engine[name], referee[name] ?? 0, 0.01, [name, w, additions]);
      expectNear(engine.ph, referee.ph, 0.001, [w, additions]);
    }
  });

  it('on the water after the chlorine is used', () => {
    for (const [w, , share] of cases.slice(0, WATERS / 4)) {
      const used = share * w.freeChlorinePpm;
      const engine = afterChlorineUsed(w, used);
      const referee = refereeAfterChlorineUsed(w, used);
      expectNear(engine.ph, referee.ph, 0.001, [w, used]);
      for (const name of CONSERVED) expectNear(engine[name], referee[name] ?? 0, 0.01, [name, w, used]);
    }
  });

  it('on the acid that a lower pH takes', () => {
    for (const [w, , share] of cases.slice(0, WATERS / 40)) {
      const value = w.ph - 0.05 - share;
      const { amountMl = 0 } = dose({ volumeL: VOLUME_L, water: w, productId: 'muriatic-acid', target: { parameter: 'ph', value } });
      const referee = refereeAcidDemand(w, value);
      expectNear((amountMl / 1000 / VOLUME_L) * muriaticMolar(31.45), referee, 0.001 * referee, [w, value]);
    }
  });

  it.each<[string, Partial<WaterInput>]>([
    ['pH 5', { ph: 5 }],
    ['pH 9.5', { ph: 9.5 }],
    ['no calcium', { hardnessPpm: 0 }],
    ['no cyanurate', { cyanuricAcidPpm: 0 }],
    ['no salt: chloride closes the charges', { saltPpm: 0, hardnessPpm: 1000 }],
    ['freezing', { temperatureC: 0 }],
    ['hot', { temperatureC: 41 }],
    ['no chlorine', { freeChlorinePpm: 0 }],
    ['much cyanurate', { cyanuricAcidPpm: 1000, alkalinityPpm: 400 }],
    ['sea water', { saltPpm: 35_000, sulfatePpm: 2700 }],
    ['no alkalinity', { ph: 4.8, alkalinityPpm: 0, cyanuricAcidPpm: 0, freeChlorinePpm: 0 }],
  ])('at the edge: %s', (_, edit) => {
    const base = { ph: 7.5, alkalinityPpm: 80, hardnessPpm: 300, cyanuricAcidPpm: 40, saltPpm: 1000, temperatureC: 26, freeChlorinePpm: 3 };
    const w = { ...base, ...edit };
    const referee = refereeBalance(w);
    const engine = balance(w);
    if (engine.saturationIndex === null) expect(w.hardnessPpm * w.alkalinityPpm).toBe(0);
    else expectNear(engine.saturationIndex, referee.saturationIndex, 0.002, w);
    expectNear(engine.hypochlorousPpm, referee.hypochlorousPpm, 0.001 * referee.hypochlorousPpm + 1e-9, w);
    const additions: Addition[] = [{ productId: 'soda-ash', amountG: 300 }];
    expectNear(effect({ volumeL: VOLUME_L, water: w, additions }).ph, refereeEffect(VOLUME_L, w, additions).ph, 0.001, w);
  });
});
