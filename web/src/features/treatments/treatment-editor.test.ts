import { describe, expect, it } from 'vitest';
import { asMeasured, fromMeasured } from '../../i18n/amounts.ts';
import { patchOf, reverseOf } from './treatment-editor.tsx';
import type { ListedTreatment } from './treatments.data.ts';

const treatment: ListedTreatment = {
  id: 't1',
  doneAt: '2026-07-01T18:00:00.000Z',
  productId: 'liquid-chlorine',
  strengthPercent: 12.5,
  amountMl: 946.35,
  note: 'at dusk',
  createdAt: '2026-07-01T18:00:00.000Z',
  updatedAt: '2026-07-01T18:00:00.000Z',
};
const untouched = { measured: null, strengthPercent: 12.5, doneAt: treatment.doneAt, note: 'at dusk' };

describe('a correction of an addition', () => {
  it('holds nothing while nothing was touched, however the amount is rounded for the eye', () => {
    expect(patchOf(treatment, untouched)).toEqual({});
  });

  it('holds what changed, and its reverse undoes it', () => {
    const patch = patchOf(treatment, { ...untouched, measured: { value: 1.5, unit: 'L' }, strengthPercent: 10, note: ' ' });
    expect(patch).toEqual({ amountMl: 1500, strengthPercent: 10, note: null });
    expect(reverseOf(treatment, patch)).toEqual({ amountMl: 946.35, strengthPercent: 12.5, note: 'at dusk' });
  });

  it('takes the usual strength where none is said', () => {
    const { strengthPercent: _strength, ...usual } = treatment;
    expect(patchOf(usual, { ...untouched, strengthPercent: null })).toEqual({});
    expect(patchOf(treatment, { ...untouched, strengthPercent: null })).toEqual({});
    expect(reverseOf(usual, { strengthPercent: 10 })).toEqual({ strengthPercent: 12.5 });
  });
});

describe('amounts', () => {
  it('start in the unit in which they are read, and come back as measured', () => {
    expect(asMeasured('liquid-chlorine', { amountMl: 399.25 }, 'us')).toEqual({ value: 13.5, unit: 'fl oz' });
    expect(asMeasured('liquid-chlorine', { amountMl: 946.35 }, 'us')).toEqual({ value: 32, unit: 'fl oz' });
    expect(asMeasured('baking-soda', { amountG: 567 }, 'us')).toEqual({ value: 1.25, unit: 'lb' });
    expect(asMeasured('baking-soda', { amountG: 481.9 }, 'us')).toEqual({ value: 17, unit: 'oz' });
    expect(asMeasured('liquid-chlorine', { amountMl: 946.35 }, 'metric')).toEqual({ value: 946.35, unit: 'mL' });
    expect(asMeasured('baking-soda', { amountG: 907.2 }, 'us')).toEqual({ value: 2, unit: 'lb' });
    expect(asMeasured('fill-water', { amountL: 8000 }, 'metric')).toEqual({ value: 8000, unit: 'L' });
    expect(fromMeasured('baking-soda', 2, 'kg')).toEqual({ amountG: 2000 });
    expect(fromMeasured('liquid-chlorine', 1, 'gal').amountMl).toBeCloseTo(3785.41, 2);
  });
});
