import { expect, it } from 'vitest';
import { differences, isSame } from './outbox-facts.ts';

const reading = { call: 'readings.record' } as const;
const treatment = { call: 'treatments.record' } as const;

it('names what makes the one of the other', () => {
  expect(differences(reading, { id: 'a', ph: 7, note: 'n', later: 1 }, { id: 'a', ph: 7.2, method: 'drops' })).toEqual({
    ph: 7.2,
    method: 'drops',
    note: null,
  });
  expect(differences(treatment, { amountG: 100, strengthPercent: 50, productId: 'salt' }, { amountG: 100, productId: 'borax' })).toEqual(
    {},
  );
});

it('takes no other spelling for another value', () => {
  expect(isSame('2026-07-04T12:00:00Z', '2026-07-04T17:30:00.000+05:30')).toBe(true);
  expect(isSame('2026-07-04T12:00:00Z', '2026-07-04T12:00:01Z')).toBe(false);
  expect(isSame(' Jos\u0065\u0301 ', 'Jos\u00e9')).toBe(true);
  expect(isSame('', undefined)).toBe(true);
  expect(isSame(0, null)).toBe(false);
});
