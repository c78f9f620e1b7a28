import { api, ReadingPatch, TreatmentPatch } from '@limpid/contract';
import { expect, it } from 'vitest';
import { CLEARABLE, differences } from './outbox-facts.ts';

it('takes away what the contract lets a correction take away, and nothing else', () => {
  const cleared = (patch: typeof ReadingPatch | typeof TreatmentPatch) =>
    Object.keys(patch.shape).filter((name) => patch.safeParse({ [name]: null }).success);
  expect(cleared(ReadingPatch).toSorted()).toEqual(CLEARABLE.toSorted());
  expect(CLEARABLE).toEqual(expect.arrayContaining(cleared(TreatmentPatch)));
  expect(api.readings.change.body).toBe(ReadingPatch);
});

it('names what makes the one of the other', () => {
  expect(differences({ id: 'a', ph: 7, note: 'n', later: 1 }, { id: 'a', ph: 7.2, method: 'drops' })).toEqual({
    ph: 7.2,
    method: 'drops',
    note: null,
  });
  expect(differences({ amountG: 100, strengthPercent: 50, productId: 'salt' }, { amountG: 100, productId: 'borax' })).toEqual({});
});
