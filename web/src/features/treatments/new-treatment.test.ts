import { describe, expect, it } from 'vitest';
import { faultsOf, foundAgain, inputOf, momentOf, type NewTreatment, NOTHING } from './new-treatment.ts';

const PHOENIX = { volumeL: 50_000, timeZone: 'America/Phoenix' };
/** Half past midnight in Phoenix, and the day before in Honolulu. */
const NOW = Date.parse('2026-07-04T07:30:00.000Z');
const POURED: NewTreatment = {
  ...NOTHING,
  product: { productId: 'liquid-chlorine', strengthPercent: 10 },
  measured: { value: 1, unit: 'gal' },
};
const input = (changes: Partial<NewTreatment> = {}, pool = PHOENIX) => inputOf({ ...POURED, ...changes }, pool, NOW);
const faults = (changes: Partial<NewTreatment>) => faultsOf({ ...POURED, ...changes }, PHOENIX, NOW);

describe('when it was added', () => {
  const at = (when: NewTreatment['when'], zone: string, typed: { time?: string; moment?: string } = {}) =>
    momentOf({ when, time: '', moment: '', ...typed }, zone, NOW);

  it('is left to the device for now, so that it is the moment of saving', () => expect(at('now', 'UTC')).toBeUndefined());

  it.each([
    ['America/Phoenix', '2026-07-04T02:00:00.000Z'],
    ['Pacific/Honolulu', '2026-07-03T05:00:00.000Z'],
    ['UTC', '2026-07-03T19:00:00.000Z'],
  ])('yesterday evening is the pool’s, in %s', (zone, moment) => expect(at('evening', zone)).toBe(moment));

  it('earlier today is a time of the pool’s day', () => {
    expect(at('earlier', 'America/Phoenix', { time: '00:10' })).toBe('2026-07-04T07:10:00.000Z');
    expect(at('earlier', 'Pacific/Honolulu', { time: '20:00' })).toBe('2026-07-04T06:00:00.000Z');
  });

  it('another time is the one typed, by the pool’s clock', () =>
    expect(at('other', 'America/Phoenix', { moment: '2026-06-30T18:15' })).toBe('2026-07-01T01:15:00.000Z'));

  it('of a draft that was left behind is when it was typed', () => {
    const typed = (typedAt: string) => foundAgain({ ...POURED, typedAt }, 'America/Phoenix', NOW);
    expect(typed('2026-07-04T07:00:00.000Z').when).toBe('now');
    expect(typed('2026-07-03T01:00:00.000Z')).toMatchObject({ when: 'other', moment: '2026-07-02T18:00' });
  });
});

describe('what is sent', () => {
  it('is the product, the amount and the strength, and nothing that was not said', () => {
    expect(input()).toEqual({ productId: 'liquid-chlorine', strengthPercent: 10, amountMl: expect.closeTo(3785.41, 1) as number });
    expect(input({ product: { productId: 'baking-soda' }, measured: { value: 2, unit: 'lb' }, note: ' for alkalinity ' })).toEqual({
      productId: 'baking-soda',
      amountG: expect.closeTo(907.18, 1) as number,
      note: 'for alkalinity',
    });
  });

  it('is water by the liter', () => {
    const water = { product: { productId: 'fill-water' }, measured: { value: 2, unit: 'm³' } } as const;
    expect(input(water)).toEqual({ productId: 'fill-water', amountL: 2000 });
    expect(faults({ ...water, measured: { value: 60, unit: 'm³' } })).toEqual({ amount: 'above_pool' });
  });

  it('takes the product’s strength where the field was emptied, and the typed one otherwise', () => {
    expect(input({ strengthPercent: null })?.strengthPercent).toBe(10);
    expect(input({ strengthPercent: 8.25 })?.strengthPercent).toBe(8.25);
  });

  it.each<[Partial<NewTreatment>, object]>([
    [{ measured: null }, { amount: 'missing' }],
    [{ measured: { value: 0, unit: 'gal' } }, { amount: 'too_small' }],
    [{ measured: { value: 99_999_999, unit: 'gal' } }, { amount: 'too_much' }],
    [{ strengthPercent: 40 }, { strength: 'outside' }],
    [{ when: 'earlier' }, { moment: 'missing' }],
    [{ when: 'earlier', time: '09:00' }, { moment: 'ahead' }],
    [{ when: 'other', moment: '' }, { moment: 'missing' }],
  ])('waits for what is missing: %j', (changes, missing) => {
    expect(faults(changes)).toEqual(missing);
    expect(input(changes)).toBeUndefined();
  });
});
