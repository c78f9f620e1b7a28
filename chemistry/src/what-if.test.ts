import { describe, expect, test } from 'vitest';
import { effect } from './effect.ts';
import { ChemistryError } from './findings.ts';
import { whatIf } from './what-if.ts';

const water = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 300, cyanuricAcidPpm: 40, freeChlorinePpm: 5, temperatureC: 26 };
const codes = (...asked: Parameters<typeof whatIf>) => whatIf(...asked).findings.map((finding) => finding.code);

describe('what if I add', () => {
  test('gives the effect of the engine', () => {
    const additions = [{ productId: 'baking-soda', amountG: 2000 }] as const;
    expect(whatIf(water, 50_000, additions).water).toEqual(effect({ volumeL: 50_000, water, additions: [...additions] }));
  });
  test('warns of neighbours, of too much at once, and of waters no one swims in', () => {
    expect(
      codes(water, 50_000, [
        { productId: 'cal-hypo', amountG: 100 },
        { productId: 'trichlor', amountG: 100 },
      ]),
    ).toContain('never_together');
    expect(
      codes(water, 50_000, [
        { productId: 'muriatic-acid', amountMl: 100 },
        { productId: 'liquid-chlorine', amountMl: 100 },
      ]),
    ).toContain('keep_apart');
    const tooMuch = codes(water, 50_000, [{ productId: 'muriatic-acid', amountMl: 3000 }], { volumeL: 50_000 });
    expect(tooMuch).toEqual(expect.arrayContaining(['more_than_one_addition', 'no_swimming_after']));
    expect(codes(water, 50_000, [{ productId: 'liquid-chlorine', amountMl: 8000 }], { volumeL: 50_000 })).toContain('above_shock_level');
  });
  test('knows the rules of the pool', () => {
    const spa = { volumeL: 1000, kind: 'spa' } as const;
    expect(codes(water, 1000, [{ productId: 'dichlor', amountG: 10 }], spa)).toContain('stabilizer_ceiling');
    expect(codes(water, 50_000, [{ productId: 'cal-hypo', amountG: 100 }], { volumeL: 50_000, sanitizer: 'biguanide' })).toContain(
      'biguanide_no_oxidizer',
    );
    expect(codes(water, 50_000, [{ productId: 'liquid-chlorine', amountMl: 300 }], { volumeL: 50_000 })).toEqual(['handling', 'handling']);
  });
  test('refuses impossible questions', () => {
    expect(() => whatIf(water, 0, [])).toThrow(ChemistryError);
    expect(() => whatIf({ ...water, ph: 20 }, 1000, [])).toThrow(ChemistryError);
  });
});
