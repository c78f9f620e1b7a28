import { truthTables } from '@limpid/chemistry/truth';
import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { checkRow, differenceText, oursText, prove, publishedText, summarize, type TruthRow } from './proof.ts';
import { aboutText, labelText, quantityText, reasonText, titleText } from './proof-texts.ts';

const row = (over: Partial<TruthRow>): TruthRow => ({
  label: 'a',
  inputs: 'pH 7.5',
  quantity: 'saturation index',
  unit: '',
  authority: 'somebody',
  truth: 0.5,
  tolerance: 0.01,
  toleranceReason: 'two places',
  compute: () => 0.5,
  ...over,
});

describe('one row', () => {
  it('passes up to its tolerance and not beyond', () => {
    expect(checkRow(row({ compute: () => 0.51 }))).toMatchObject({ isWithin: true });
    expect(checkRow(row({ compute: () => 0.4899 }))).toMatchObject({ isWithin: false });
  });

  it('fails without a number instead of breaking the page', () => {
    const broken = () => {
      throw new Error('no');
    };
    expect(checkRow(row({ compute: () => Number.NaN }))).toMatchObject({ ours: null, isWithin: false });
    expect(checkRow(row({ compute: broken }))).toMatchObject({ ours: null, difference: null, isWithin: false });
  });

  it('is written with the digits it was published with, ours with one more', () => {
    expect(publishedText(row({ truth: -0.15, tolerance: 0.002 }))).toBe('−0.150');
    expect(oursText(row({ truth: -0.15, tolerance: 0.002 }), -0.15123)).toBe('−0.1512');
    expect(publishedText(row({ truth: 3911.5, tolerance: 1 }))).toBe('3911.5');
    expect(differenceText(0.000_066_8)).toBe('0.000067');
    expect(differenceText(0.02)).toBe('0.02');
    expect(differenceText(12.34)).toBe('12');
    expect(differenceText(0)).toBe('0');
  });
});

describe('the summary', () => {
  it('keeps the largest difference of a quantity, by unit', () => {
    const rows = [
      row({ compute: () => 0.503 }),
      row({ compute: () => 0.493, tolerance: 0.02 }),
      row({ compute: () => 0.6, unit: 'ppm' }),
    ].map(checkRow);
    const [index, ppm] = summarize(rows);
    expect(index).toMatchObject({ quantity: 'saturation index', rows: 2, within: 2, tolerance: 0.02 });
    expect(index?.largest).toBeCloseTo(0.007, 9);
    expect(ppm).toMatchObject({ unit: 'ppm', rows: 1, within: 0 });
  });

  it('covers every published row', () => {
    const proof = prove();
    expect(proof.rows).toBe(truthTables.reduce((sum, table) => sum + table.rows.length, 0));
    expect(proof.rows).toBeGreaterThan(200);
    expect(proof.within).toBe(proof.rows);
    expect(proof.quantities.reduce((sum, one) => sum + one.rows, 0)).toBe(proof.rows);
  });
});

describe('the tables in words', () => {
  afterEach(() => overwriteGetLocale(() => 'en'));
  const rows = truthTables.flatMap((table) => table.rows);

  it('say in English what the tables say', () => {
    for (const table of truthTables) expect([titleText(table), aboutText(table)]).toEqual([table.title, table.about]);
    for (const one of rows) {
      expect([quantityText(one.quantity), reasonText(one.toleranceReason)]).toEqual([one.quantity, one.toleranceReason]);
      expect(labelText(one)).toBe(one.label);
    }
  });

  it('have Spanish for every table, every reason, and every quantity that is no formula', () => {
    overwriteGetLocale(() => 'es');
    for (const table of truthTables) {
      expect(titleText(table)).not.toBe(table.title);
      expect(aboutText(table)).not.toBe(table.about);
    }
    for (const reason of new Set(rows.map((one) => one.toleranceReason))) expect(reasonText(reason)).not.toBe(reason);
    const same = [...new Set(rows.map((one) => one.quantity))].filter((quantity) => quantityText(quantity) === quantity);
    expect(same).toEqual(['pH', 'HCl', 'Na2CO3', 'pKw']);
    expect(labelText({ label: 'Water 1: saturation index', quantity: 'saturation index' })).toBe('Agua 1: índice de saturación');
  });
});
