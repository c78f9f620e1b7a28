import { describe, expect, it } from 'vitest';
import { amountChips, knownProducts, likelyAmounts, unitOf } from './known-products.ts';
import type { ListedTreatment } from './treatments.data.ts';

const added = (productId: string, doneAt: string, more: object = {}) =>
  ({ id: doneAt, productId, doneAt, ...more }) as unknown as ListedTreatment;
const labels = (...of: Parameters<typeof amountChips>) => amountChips(...of).map(({ label }) => label);

describe('what is offered first', () => {
  it('is the pool’s chemicals, the most recently used first, with what was used besides', () => {
    const shelf = [
      { productId: 'baking-soda' },
      { productId: 'liquid-chlorine', strengthPercent: 10 },
      { productId: 'muriatic-acid' },
    ] as const;
    const log = [
      added('borax', '2026-07-03', { strengthPercent: 99 }),
      added('fill-water', '2026-07-03'),
      added('muriatic-acid', '2026-07-02'),
      added('muriatic-acid', '2026-06-02'),
      added('liquid-chlorine', '2026-07-01'),
    ];
    const known = knownProducts([...shelf], log);
    expect(known.map(({ productId, strengthPercent }) => [productId, strengthPercent])).toEqual([
      ['borax', 99],
      ['muriatic-acid', undefined],
      ['liquid-chlorine', 10],
      ['baking-soda', undefined],
    ]);
    expect(known[1]?.last?.doneAt).toBe('2026-07-02');
  });
});

describe('amounts at a tap', () => {
  it('are today’s plan, the last one and what people empty', () => {
    expect(labels('liquid-chlorine', 'us', { amountMl: 1744.8 }, { amountMl: 709.8 })).toEqual([
      'Today’s plan: 59 fl oz',
      'Last: 24 fl oz',
      '1 gal jug',
    ]);
    expect(labels('liquid-chlorine', 'metric')).toEqual(['3.78 L jug']);
    expect(labels('salt', 'us')).toEqual(['40 lb bag']);
    expect(labels('trichlor', 'us')).toEqual(['1 tablet', '2 tablets', '3 tablets']);
    expect(labels('soda-ash', 'us')).toEqual([]);
  });

  it('are each there once', () => {
    expect(labels('liquid-chlorine', 'us', { amountMl: 709.8 }, { amountMl: 709.8 })).toEqual(['Today’s plan: 24 fl oz', '1 gal jug']);
  });
});

it('the unit fits the product, the pool and the person', () => {
  expect(unitOf('liquid-chlorine', 50_000, 'us')).toBe('fl oz');
  expect(unitOf('liquid-chlorine', 50_000, 'metric')).toBe('mL');
  expect(unitOf('salt', 50_000, 'us')).toBe('lb');
  expect(unitOf('salt', 50_000, 'metric')).toBe('kg');
  expect(unitOf('baking-soda', 1500, 'us')).toBe('oz');
  expect(unitOf('fill-water', 50_000, 'us')).toBe('gal');
  expect(unitOf('liquid-chlorine', 50_000, 'us', { amountMl: 3785.41 })).toBe('gal');
});

describe('what an amount is compared with', () => {
  const CHLORINE = { productId: 'liquid-chlorine' } as const;
  it('is a generous treatment, or the largest that was logged of the same strength', () => {
    expect(likelyAmounts(CHLORINE, 50_000, [])).toEqual({ amountMl: 6000 });
    const log = [
      added('liquid-chlorine', '2026-07-03', { amountMl: 7000 }),
      added('liquid-chlorine', '2026-07-02', { amountMl: 50_000, strengthPercent: 5 }),
      added('salt', '2026-07-01', { amountG: 90_000 }),
    ];
    expect(likelyAmounts(CHLORINE, 50_000, log)).toEqual({ amountMl: 7000 });
  });
  it('is nothing for water', () => expect(likelyAmounts({ productId: 'fill-water' }, 50_000, [])).toEqual({}));
});
