// Dose and effect are one model: what the dose promises, the effect gives.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProductId, dose } from './index.ts';
import { between, ordinary, many, VOLUME_L, add, orRefused } from './testing/random-waters.ts';

describe('dose', () => {
  const wishes = fc.oneof(
    fc.tuple(fc.constantFrom<ProductId>('muriatic-acid', 'dry-acid'), between(6.9, 7.6)).map(([id, v]) => [id, 'ph', v] as const),
    fc
      .tuple(fc.constantFrom<ProductId>('soda-ash', 'borax', 'liquid-chlorine'), between(7.4, 8.2))
      .map(([id, v]) => [id, 'ph', v] as const),
    fc
      .tuple(fc.constantFrom<ProductId>('liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'), between(1, 40))
      .map(([id, v]) => [id, 'freeChlorinePpm', v] as const),
    fc
      .tuple(fc.constantFrom<ProductId>('baking-soda', 'soda-ash', 'muriatic-acid'), between(40, 250))
      .map(([id, v]) => [id, 'alkalinityPpm', v] as const),
    fc
      .tuple(fc.constantFrom<ProductId>('calcium-chloride', 'cal-hypo', 'fill-water'), between(50, 900))
      .map(([id, v]) => [id, 'hardnessPpm', v] as const),
    fc
      .tuple(fc.constantFrom<ProductId>('cyanuric-acid', 'dichlor', 'fill-water'), between(0, 150))
      .map(([id, v]) => [id, 'cyanuricAcidPpm', v] as const),
    fc.tuple(fc.constantFrom<ProductId>('salt', 'fill-water'), between(200, 5000)).map(([id, v]) => [id, 'saltPpm', v] as const),
    fc.tuple(fc.constantFrom<ProductId>('borax', 'boric-acid'), between(0, 80)).map(([id, v]) => [id, 'boratePpm', v] as const),
    between(0, 5).map((v) => ['sodium-thiosulfate', 'freeChlorinePpm', v] as const),
    between(0, 20).map((v) => ['sodium-bromide', 'brominePpm', v] as const),
  );

  it('closes: the effect of the dose is the target within 0.1 %, and its steps add up to it', () => {
    let closed = 0;
    fc.assert(
      fc.property(ordinary, wishes, (water, [productId, parameter, value]) => {
        const result = orRefused(() => dose({ volumeL: VOLUME_L, water, productId, target: { parameter, value } }));
        if (result === null) return;
        const { amountG, amountMl, amountL, steps } = result;
        const again = add(water, {
          productId,
          ...(amountG === undefined ? {} : { amountG }),
          ...(amountMl === undefined ? {} : { amountMl }),
          ...(amountL === undefined ? {} : { amountL }),
        });
        expect(Math.abs(again[parameter] - value)).toBeLessThanOrEqual(1e-6 * Math.max(1, value));
        const total = steps.reduce((sum, step) => sum + (step.amountG ?? step.amountMl ?? step.amountL ?? 0), 0);
        expect(total).toBeCloseTo(amountG ?? amountMl ?? amountL ?? Number.NaN, 4);
        const minutes = steps.map(({ afterMinutes }) => afterMinutes);
        expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => a - b));
        closed += 1;
      }),
      many(2500),
    );
    expect(closed).toBeGreaterThan(600);
  });

  it('grows with the distance to the target', () => {
    fc.assert(
      fc.property(ordinary, between(0.1, 10), between(0.1, 5), (water, rise, more) => {
        const amount = (to: number) => {
          const target = { parameter: 'freeChlorinePpm' as const, value: water.freeChlorinePpm + to };
          return dose({ volumeL: VOLUME_L, water, productId: 'liquid-chlorine', target }).amountMl ?? Number.NaN;
        };
        expect(amount(rise + more)).toBeGreaterThan(amount(rise));
        expect(amount(rise)).toBeGreaterThan(0);
      }),
      many(500),
    );
  });

  it.each([
    ['muriatic-acid', 'ph', 8],
    ['soda-ash', 'ph', 7],
    ['salt', 'freeChlorinePpm', 5],
    ['liquid-chlorine', 'freeChlorinePpm', 0.5],
    ['calcium-chloride', 'hardnessPpm', 100],
    ['fill-water', 'cyanuricAcidPpm', 90],
    ['baking-soda', 'ph', 8.6],
    ['sodium-bromide', 'brominePpm', 20],
  ] as [ProductId, 'ph', number][])('refuses %s for %s to %d', (productId, parameter, value) => {
    const water = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 250, cyanuricAcidPpm: 40, freeChlorinePpm: 2 };
    const ask = () => dose({ volumeL: VOLUME_L, water, productId, target: { parameter, value } });
    expect(ask).toThrow(expect.objectContaining({ code: 'product_cannot_reach_target' }) as Error);
  });

  it('answers nothing to do at the target, and cuts what is too much at once', () => {
    const water = { ph: 7.9, alkalinityPpm: 130, hardnessPpm: 250, cyanuricAcidPpm: 30, freeChlorinePpm: 2 };
    const nothing = dose({ volumeL: VOLUME_L, water, productId: 'muriatic-acid', target: { parameter: 'ph', value: 7.9 } });
    expect(nothing).toMatchObject({ amountMl: 0, steps: [] });
    const much = dose({ volumeL: VOLUME_L, water, productId: 'baking-soda', target: { parameter: 'alkalinityPpm', value: 240 } });
    expect(much.steps.map(({ afterMinutes }) => afterMinutes)).toEqual([0, 1440, 2880]);
    expect(
      dose({ volumeL: VOLUME_L, water, productId: 'muriatic-acid', target: { parameter: 'ph', value: 7.2 } }).steps.length,
    ).toBeGreaterThan(1);
  });

  it('refuses an impossible target and volume', () => {
    const water = { ph: 7.5, alkalinityPpm: 90 };
    const target = { parameter: 'ph', value: 15 } as const;
    expect(() => dose({ volumeL: 1e4, water, productId: 'soda-ash', target })).toThrow(
      expect.objectContaining({ field: 'target.value' }) as Error,
    );
    expect(() => dose({ volumeL: 0, water, productId: 'soda-ash', target: { ...target, value: 8 } })).toThrow(
      expect.objectContaining({ field: 'volumeL' }) as Error,
    );
  });
});
