// Properties of what additions and nature do, over thousands of random waters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Addition,
  type ProductId,
  type WaterInput,
  afterChlorineUsed,
  afterOpenAir,
  balance,
  dilute,
  effect,
  evaporate,
  rain,
} from './index.ts';
import {
  between,
  waterIn,
  ordinary,
  legal,
  many,
  VOLUME_L,
  amountOf,
  addition,
  add,
  orRefused,
  expectSound,
  ordinaryRanges,
} from './testing/random-waters.ts';

describe('effect', () => {
  it('leaves a water alone when nothing is added', () => {
    fc.assert(
      fc.property(ordinary, (w) => {
        const after = add(w);
        expect(after.ph).toBeCloseTo(w.ph, 6);
        expect(after.alkalinityPpm).toBeCloseTo(w.alkalinityPpm, 9);
      }),
      many(2000),
    );
  });

  it('gives a sound water or a clear refusal for every legal water and addition', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.oneof(legal, ordinary), fc.array(addition, { maxLength: 4 }), (w, additions) => {
        const after = orRefused(() => add(w, ...additions));
        expectSound(after ?? {});
        answered += after ? 1 : 0;
      }),
      many(3000),
    );
    expect(answered).toBeGreaterThan(200);
  });

  it('does not depend on the order of the additions', () => {
    const tap = fc.tuple(
      waterIn(ordinaryRanges).filter((w) => balance(w).carbonateAlkalinityPpm > 10),
      between(0, VOLUME_L / 3),
    );
    const fill = tap.map(([fillWater, amountL]): Addition => ({ productId: 'fill-water', amountL, fillWater }));
    fc.assert(
      fc.property(ordinary, fc.array(addition, { minLength: 2, maxLength: 5 }), fc.array(fill, { maxLength: 2 }), (w, products, fills) => {
        const all = [...products, ...fills];
        const [one, other] = [orRefused(() => add(w, ...all)), orRefused(() => add(w, ...all.reverse()))];
        expect(other === null).toBe(one === null);
        fc.pre(one !== null);
        expect(other?.ph).toBeCloseTo(one?.ph ?? Number.NaN, 6);
        expect(other?.alkalinityPpm).toBeCloseTo(one?.alkalinityPpm ?? Number.NaN, 6);
      }),
      many(1500),
    );
  });

  it('takes an immeasurable amount of fill water for none', () => {
    const w = { ph: 7.5, alkalinityPpm: 80, hardnessPpm: 300 };
    const fillWater = { ph: 7.8, alkalinityPpm: 50 };
    expect(add(w, { productId: 'fill-water', amountL: 4e-307, fillWater })).toEqual(add(w));
  });

  it('is the same in one go as in two, and in any volume at the same dose', () => {
    const plain = fc.constantFrom<ProductId>('muriatic-acid', 'soda-ash', 'liquid-chlorine', 'dichlor', 'borax', 'cal-hypo', 'baking-soda');
    fc.assert(
      fc.property(ordinary, plain, between(1, 500), between(0.01, 100), (w, id, amount, factor) => {
        const whole = orRefused(() => add(w, amountOf(id, amount)));
        fc.pre(whole !== null);
        const halves = add(add(w, amountOf(id, amount / 2)), amountOf(id, amount / 2));
        const scaled = effect({ volumeL: VOLUME_L * factor, water: w, additions: [amountOf(id, amount * factor)] });
        expect(halves.ph).toBeCloseTo(whole?.ph ?? Number.NaN, 6);
        expect(scaled.ph).toBeCloseTo(whole?.ph ?? Number.NaN, 6);
      }),
      many(1500),
    );
  });

  it('conserves what it adds within 0.1 ppm', () => {
    fc.assert(
      fc.property(ordinary, between(0, 400), (w, amount) => {
        const perLitre = amount / VOLUME_L;
        const after = add(w, amountOf('dichlor', amount), amountOf('calcium-chloride', amount), amountOf('boric-acid', amount));
        // 56 % available chlorine; 77 % CaCl2
        expect(after.freeChlorinePpm - w.freeChlorinePpm).toBeCloseTo(560 * perLitre, 6);
        expect(after.cyanuricAcidPpm - w.cyanuricAcidPpm).toBeCloseTo(((560 * perLitre) / 70.906 / 2) * 129.075, 6);
        expect(after.hardnessPpm - w.hardnessPpm).toBeCloseTo(((770 * perLitre) / 110.984) * 100.0869, 6);
        expect(after.boratePpm - w.boratePpm).toBeCloseTo(((1000 * perLitre) / 61.833) * 10.811, 6);
        expect(after.saltPpm - w.saltPpm).toBeCloseTo(((2 * 770 * perLitre) / 110.984) * 58.443, 6);
        expect(after.alkalinityPpm - w.alkalinityPpm).toBeCloseTo(((560 * perLitre) / 70.906 / 2) * 50.0435, 6);
      }),
      many(1000),
    );
  });

  it('makes hypochlorites neutral over their cycle: added and used, pH comes back', () => {
    fc.assert(
      fc.property(ordinary, between(10, 2000), (w, amount) => {
        const after = add(w, amountOf('liquid-chlorine', amount));
        expect(after.ph).toBeGreaterThan(w.ph - 1e-9);
        const used = afterChlorineUsed(after, after.freeChlorinePpm - w.freeChlorinePpm);
        expect(used.ph).toBeCloseTo(w.ph, 2);
        expect(used.alkalinityPpm).toBeCloseTo(w.alkalinityPpm, 6);
      }),
      many(1000),
    );
  });

  it('turns bromide into bromine as far as the chlorine goes, and waits with the rest', () => {
    const w = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 150, freeChlorinePpm: 2, saltPpm: 500 };
    const after = effect({ volumeL: 1000, water: w, additions: [{ productId: 'sodium-bromide', amountG: 30 }] });
    expect(after.freeChlorinePpm).toBeCloseTo(0, 9);
    expect(after.brominePpm).toBeCloseTo((2 / 70.906) * 159.808, 6);
    expect(after.bromidePpm).toBeGreaterThan(0);
    const more = effect({ volumeL: 1000, water: after, additions: [{ productId: 'liquid-chlorine', amountMl: 8 }] });
    expect(more.freeChlorinePpm).toBeCloseTo(0, 9);
    expect(more.brominePpm - after.brominePpm).toBeCloseTo((1 / 70.906) * 159.808, 6);
    const byPersulfate = effect({ volumeL: 1000, water: after, additions: [{ productId: 'monopersulfate', amountG: 5 }] });
    expect(byPersulfate.brominePpm).toBeGreaterThan(after.brominePpm);
  });

  it('takes chlorine out with thiosulfate by oxidation to sulfate', () => {
    const w = { ph: 7.5, alkalinityPpm: 90, freeChlorinePpm: 10, saltPpm: 800 };
    const after = effect({ volumeL: 37_854, water: w, additions: [{ productId: 'sodium-thiosulfate', amountG: 33.12 }] });
    expect(after.freeChlorinePpm).toBeCloseTo(9, 2);
    const much = effect({ volumeL: 37_854, water: w, additions: [{ productId: 'sodium-thiosulfate', amountG: 5000 }] });
    expect(much.freeChlorinePpm).toBe(0);
  });

  it.each([
    ['a negative amount', [{ productId: 'salt', amountG: -1 }], 'additions.0.amountG'],
    ['the wrong unit', [{ productId: 'muriatic-acid', amountG: 5 }], 'additions.0.amountG'],
    ['no amount', [{ productId: 'salt' }], 'additions.0.amountG'],
    ['an impossible strength', [{ productId: 'liquid-chlorine', strengthPercent: 90, amountMl: 1 }], 'additions.0.strengthPercent'],
    ['an unknown product', [{ productId: 'magic' as ProductId, amountG: 1 }], 'additions.0.productId'],
    [
      'an impossible fill water',
      [{ productId: 'fill-water', amountL: 1, fillWater: { ph: 15, alkalinityPpm: 80 } }],
      'additions.0.fillWater.ph',
    ],
  ] as [string, Addition[], string][])('refuses %s and names the field', (_, additions, field) => {
    expect(() => add({ ph: 7.5, alkalinityPpm: 80 }, ...additions)).toThrow(expect.objectContaining({ field }) as Error);
  });

  it('refuses impossible waters and impossible results', () => {
    const refuse = (w: WaterInput, code: string, ...additions: Addition[]) =>
      expect(() => add(w, ...additions)).toThrow(expect.objectContaining({ code }) as Error);
    refuse({ ph: 15, alkalinityPpm: 80 }, 'out_of_range');
    refuse({ ph: Number.NaN, alkalinityPpm: 80 }, 'out_of_range');
    refuse({ ph: 8.4, alkalinityPpm: 30, cyanuricAcidPpm: 150 }, 'alkalinity_contradicts_ph');
    refuse({ ph: 2, alkalinityPpm: 80 }, 'alkalinity_contradicts_ph');
    refuse({ ph: 7.5, alkalinityPpm: 80 }, 'result_out_of_range', { productId: 'muriatic-acid', amountMl: 20_000 });
  });
});

describe('what nature does', () => {
  it('moves towards the air: below its resting pH up, above it down, alkalinity unchanged', () => {
    fc.assert(
      fc.property(ordinary, (w) => {
        const after = afterOpenAir(w);
        expect(after.alkalinityPpm).toBeCloseTo(w.alkalinityPpm, 9);
        expect(afterOpenAir(after).ph).toBeCloseTo(after.ph, 6);
        expect(after.ph).toBeCloseTo(balance(w).phAtOpenAir ?? Number.NaN, 5);
      }),
      many(1000),
    );
  });

  it('concentrates by evaporation, dilutes by rain, and both undo each other in the conserved values', () => {
    fc.assert(
      fc.property(ordinary, between(0.001, 0.3), (w, fraction) => {
        const less = evaporate(w, fraction);
        expect(less.cyanuricAcidPpm).toBeCloseTo(w.cyanuricAcidPpm / (1 - fraction), 8);
        expect(rain(less, fraction).saltPpm).toBeCloseTo(w.saltPpm, 8);
        expect(rain(w, fraction).hardnessPpm).toBeCloseTo(w.hardnessPpm * (1 - fraction), 8);
      }),
      many(500),
    );
  });

  it('becomes the fill water when all is replaced', () => {
    fc.assert(
      fc.property(ordinary, ordinary, (w, fill) => {
        const after = dilute(w, 1, fill);
        expect(after.ph).toBeCloseTo(fill.ph, 6);
        expect(after.hardnessPpm).toBeCloseTo(fill.hardnessPpm, 9);
        expect(after.temperatureC).toBeCloseTo(fill.temperatureC, 9);
      }),
      many(500),
    );
  });
});
