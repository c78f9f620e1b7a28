import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ChemistryError,
  convert,
  formatLength,
  formatNumber,
  formatQuantity,
  fromCanonical,
  householdDose,
  parseLengthM,
  parseNumber,
  type Quantity,
  toCanonical,
  UNIT_SYSTEMS,
  type UnitOf,
  UNITS,
  usualUnit,
} from './index.ts';

const quantities = Object.keys(UNITS) as Quantity[];
const units = quantities.flatMap((quantity) => Object.keys(UNITS[quantity]).map((unit) => ({ quantity, unit: unit as UnitOf<Quantity> })));

describe('conversion', () => {
  test.each([
    ['volume', 1, 'gal', 'L', 3.785411784],
    ['volume', 1, 'ft3', 'gal', 7.480519],
    ['liquid', 1, 'gal', 'flOz', 128],
    ['liquid', 1, 'cup', 'tbsp', 16],
    ['liquid', 1, 'tbsp', 'tsp', 3],
    ['liquid', 1, 'qt', 'pt', 2],
    ['mass', 1, 'lb', 'oz', 16],
    ['length', 1, 'ft', 'in', 12],
    ['area', 1, 'm2', 'ft2', 10.7639],
    ['temperature', 212, 'F', 'C', 100],
    ['temperature', -40, 'C', 'F', -40],
    ['flow', 1, 'gpm', 'lpm', 3.785411784],
    ['pressure', 1, 'bar', 'psi', 14.503774],
    ['speed', 1, 'mph', 'kmh', 1.609344],
    ['energy', 1, 'therm', 'kWh', 29.3071],
    ['power', 1, 'kW', 'btuh', 3412.14],
  ] as [Quantity, number, never, never, number][])('%s: %d %s in %s', (quantity, value, from, to, expected) => {
    expect(convert(quantity, value, from, to)).toBeCloseTo(expected, expected > 1000 ? 2 : 4);
  });

  test('there and back is the same number, for every unit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.double({ min: -1e6, max: 1e6, noNaN: true }), ({ quantity, unit }, value) => {
        const back = fromCanonical(quantity, toCanonical(quantity, value, unit), unit);
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
      }),
    );
  });

  test('every quantity has one canonical unit and a usual one in each system', () => {
    for (const quantity of quantities) {
      const canonical = Object.values(UNITS[quantity]).filter((unit: { scale: number }) => unit.scale === 1);
      expect(canonical, quantity).toHaveLength(1);
      for (const system of UNIT_SYSTEMS) expect(UNITS[quantity]).toHaveProperty(usualUnit(quantity, system));
    }
  });
});

describe('numbers as typed', () => {
  test.each([
    ['3.2', 3.2],
    ['3,2', 3.2],
    [' 7.45 ', 7.45],
    ['15,000', 15_000],
    ['15 000', 15_000],
    ["15'000", 15_000],
    ['1,234,567.5', 1_234_567.5],
    ['1.234.567,5', 1_234_567.5],
    ['1.234.567', 1_234_567],
    ['1.500', 1.5],
    ['0,500', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['−3,5', -3.5],
    ['+2', 2],
  ])('%j is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test('a comma as the person’s own decimal mark settles the ambiguous ones', () => {
    expect(parseNumber('1,500', ',')).toBe(1.5);
    expect(parseNumber('1.500', ',')).toBe(1500);
    expect(parseNumber('7.4', ',')).toBe(7.4);
  });

  test.each(['', ' ', 'abc', '7.4.', '1,2,3', '1.2.3', '1e5', 'Infinity', 'NaN', '--3', '3-', '1,23.4,5', '.', ',', '7,4 ppm'])(
    '%j is no number',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  test('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), (hundredths) => {
        const value = hundredths / 100;
        expect(parseNumber(formatNumber(value, 'en-US'))).toBe(value === 0 ? 0 : value);
        expect(parseNumber(formatNumber(value, 'de-DE'), ',')).toBe(value === 0 ? 0 : value);
        expect(parseNumber(formatNumber(value, 'fr-FR'), ',')).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test.each([
    [`12' 6"`, 'us', 3.81],
    ['12 ft 6 in', 'us', 3.81],
    ['12ft', 'us', 3.6576],
    ['6"', 'us', 0.1524],
    ['12,5', 'us', 3.81],
    ['3.8', 'metric', 3.8],
    ['3,8 m', 'us', 3.8],
    ['380 cm', 'metric', 3.8],
    ['12 ft', 'metric', 3.6576],
  ] as const)('%j (%s) is %d m', (text, system, metres) => {
    expect(parseLengthM(text, system)).toBeCloseTo(metres, 9);
  });

  test.each(['', 'ft', '-3', '-3 ft', 'twelve', '3 yd', "5' x"])('%j is no length', (text) => {
    expect(parseLengthM(text, 'us')).toBeNull();
  });
});

describe('quantities as read', () => {
  test.each([
    [formatQuantity('volume', 56_781.17676, 'us'), '15,000 gal'],
    [formatQuantity('volume', 56_781.17676, 'metric'), '56,781 L'],
    [formatQuantity('volume', 56_781, 'metric', { locale: 'de-DE' }), '56.781 L'],
    [formatQuantity('temperature', 27.5, 'us'), '81.5 °F'],
    [formatQuantity('temperature', 27.5, 'metric'), '27.5 °C'],
    [formatQuantity('temperature', -0.04, 'metric'), '0 °C'],
    [formatQuantity('flow', 151.4, 'us'), '40 gpm'],
    [formatQuantity('pressure', 100, 'us'), '14.5 psi'],
    [formatQuantity('mass', 1500, 'metric', { unit: 'kg' }), '1.5 kg'],
    [formatLength(3.81, 'us'), '12 ft 6 in'],
    [formatLength(3.6576, 'us'), '12 ft'],
    [formatLength(0.1524, 'us'), '6 in'],
    [formatLength(3.6499, 'us'), '12 ft'],
    [formatLength(3.81, 'metric'), '3.81 m'],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});

const flOz = (count: number) => count * 29.5735295625;
const ounces = (count: number) => count * 28.349523125;

describe('household doses', () => {
  test.each([
    [flOz(37.6), 'us', '38 fl oz', 'about 4¾ cups'],
    [flOz(12.3), 'us', '12½ fl oz', 'about 1½ cups'],
    [flOz(8), 'us', '8 fl oz', 'about 1 cup'],
    [flOz(1.1), 'us', '2 tbsp ½ tsp', undefined],
    [flOz(0.5), 'us', '1 tbsp', undefined],
    [4.9, 'us', '1 tsp', undefined],
    [1, 'us', '¼ tsp', undefined],
    [0.5, 'us', 'less than ¼ tsp', undefined],
    [flOz(161), 'us', '1 gal 32 fl oz', undefined],
    [flOz(127.9), 'us', '1 gal', undefined],
    [flOz(128 * 6.3), 'us', '6¼ gal', undefined],
    [0, 'us', 'nothing', undefined],
    [303, 'metric', '300 mL', undefined],
    [998, 'metric', '1 L', undefined],
    [1263, 'metric', '1.25 L', undefined],
    [12_340, 'metric', '12.3 L', undefined],
    [0.1, 'metric', 'less than 0.5 mL', undefined],
  ] as const)('%d mL (%s) is %s', (amountMl, system, label, alsoLabel) => {
    const dose = householdDose({ amountMl, system });
    expect(dose.label).toBe(label);
    expect(dose.alsoLabel).toBe(alsoLabel);
  });

  test.each([
    [ounces(20.3), 'us', '1 lb 4 oz'],
    [ounces(3.1), 'us', '3 oz'],
    [ounces(0.52), 'us', '0.5 oz'],
    [ounces(15.9), 'us', '1 lb'],
    [ounces(83), 'us', '5 lb 4 oz'],
    [ounces(16 * 83.5), 'us', '84 lb'],
    [ounces(16 * 212), 'us', '210 lb'],
    [447, 'metric', '450 g'],
    [1498, 'metric', '1.5 kg'],
    [37_850, 'metric', '38 kg'],
  ] as const)('%d g (%s) is %s', (amountG, system, label) => {
    expect(householdDose({ amountG, system }).label).toBe(label);
  });

  test('solids by the cup and by the scoop', () => {
    expect(householdDose({ amountG: ounces(32), system: 'us', densityGPerMl: 0.96 }).alsoLabel).toBe('about 4 cups');
    expect(householdDose({ amountG: 15, system: 'us', densityGPerMl: 1 }).alsoLabel).toBe('about 1 tbsp');
    // 11 fl oz are nearer to 1½ cups than to any other quarter, and yet 9 % less
    expect(householdDose({ amountMl: 325, system: 'us' })).toMatchObject({ label: '11 fl oz' });
    expect(householdDose({ amountMl: 325, system: 'us' }).alsoLabel).toBeUndefined();
    expect(householdDose({ amountG: 500, system: 'metric', scoop: 200 }).alsoLabel).toBe('about 2½ scoops');
    expect(householdDose({ amountG: 200, system: 'metric', scoop: 200 }).alsoLabel).toBe('about 1 scoop');
  });

  const amount = fc.double({ min: 0.5, max: 1e6, noNaN: true });
  const system = fc.constantFrom(...UNIT_SYSTEMS);
  const kind = fc.constantFrom('amountG' as const, 'amountMl' as const);

  test('is close to the exact dose, keeps its value when measured again, and its parts add up', () => {
    const size = { tsp: 4.92892159375, tbsp: 14.78676478125, 'fl oz': flOz(1), cups: flOz(8), gal: flOz(128) };
    const weights = { oz: ounces(1), lb: ounces(16), g: 1, kg: 1000, mL: 1, L: 1000, scoops: Number.NaN };
    fc.assert(
      fc.property(amount, system, kind, (exact, which, field) => {
        const dose = householdDose({ [field]: exact, system: which });
        const rounded = dose[field] as number;
        if (exact > 250) expect(Math.abs(rounded / exact - 1)).toBeLessThan(0.032);
        else if (exact >= 5) expect(Math.abs(rounded / exact - 1)).toBeLessThan(0.13);
        expect(householdDose({ [field]: rounded, system: which })[field]).toBeCloseTo(rounded, 6);
        const total = dose.parts.reduce((sum, part) => sum + part.value * { ...size, ...weights }[part.unit], 0);
        expect(Math.abs(total - rounded)).toBeLessThan(1e-3 * Math.max(1, rounded));
      }),
      { numRuns: 2000, seed: 20_261_122 },
    );
  });

  test('more is never less, and rounding down never passes the cap', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 1, max: 1.5, noNaN: true }), system, kind, (exact, factor, which, field) => {
        const more = Math.min(1e6, exact * factor);
        expect(householdDose({ [field]: more, system: which })[field]).toBeGreaterThanOrEqual(
          (householdDose({ [field]: exact, system: which })[field] as number) - 1e-6,
        );
        expect(householdDose({ [field]: exact, system: which, rounding: 'down' })[field]).toBeLessThanOrEqual(exact * (1 + 1e-8));
      }),
      { numRuns: 2000, seed: 20_261_122 },
    );
  });

  test('a dose is either a mass or a volume, and finite', () => {
    expect(() => householdDose({ system: 'us' })).toThrow(expect.objectContaining({ code: 'amount_missing' }) as ChemistryError);
    expect(() => householdDose({ system: 'us', amountG: 1, amountMl: 1 })).toThrow(ChemistryError);
    expect(() => householdDose({ system: 'us', amountG: Number.NaN })).toThrow(
      expect.objectContaining({ field: 'amountG' }) as ChemistryError,
    );
  });
});
