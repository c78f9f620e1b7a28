import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, EQUIPMENT_KINDS, EQUIPMENT_VARIANTS, equipmentLife, filterPressure, hoursLife, typicalLife } from '../index.ts';

const lifeOf = (installedOn: string, expectedLifeYears: number, todayOn: string) =>
  equipmentLife({ kind: 'pump', installedOn, expectedLifeYears }, todayOn);

describe('life by age', () => {
  test.each([
    ['2020-03-01', 10, '2025-03-01', 50, '2030-03-01'],
    ['2020-03-01', 3, '2021-03-01', 100 / 3, '2023-03-01'],
    ['2020-03-01', 3, '2023-03-01', 100, '2023-03-01'],
    ['2020-03-01', 3, '2026-03-01', 200, '2023-03-01'],
    ['2024-02-29', 1, '2025-02-28', 100, '2025-02-28'],
    ['2024-08-31', 0.5, '2024-08-31', 0, '2025-02-28'],
    ['2024-08-31', 1.5, '2026-02-28', 100, '2026-02-28'],
    // 16 of the 31 days of the thirteenth month
    ['2024-01-01', 2, '2025-01-17', (100 * (12 + 16 / 31)) / 24, '2026-01-01'],
    // not in use yet
    ['2024-05-02', 5, '2024-05-01', 0, '2029-05-02'],
  ])('installed on %s for %d years, on %s', (installedOn, years, todayOn, usedPercent, expectedEndOn) => {
    const life = lifeOf(installedOn, years, todayOn);
    expect(life).toMatchObject({ basis: 'own', years, expectedEndOn });
    expect(life.usedPercent).toBeCloseTo(usedPercent, 9);
  });

  test('never shrinks from day to day, and reaches 100 on the expected end', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 2, max: 480 }), day, (installedOn, months, todayOn) => {
        const years = months / 12;
        const end = addMonths(installedOn, months);
        const next = new Date(Date.parse(todayOn) + 86_400_000).toISOString().slice(0, 10);
        const used = (on: string) => lifeOf(installedOn, years, on).usedPercent ?? Number.NaN;
        expect(used(next)).toBeGreaterThanOrEqual(used(todayOn));
        expect(used(todayOn) >= 100 - 1e-9).toBe(todayOn >= end);
      }),
      { seed: 151, numRuns: 500 },
    );
  });

  test('uses the typical life where none was entered, and says nothing where none is known', () => {
    const age = { installedOn: '2020-01-01' } as const;
    expect(equipmentLife({ kind: 'pump', variant: 'variable_speed', ...age }, '2025-01-01')).toMatchObject({
      basis: 'typical',
      years: 10,
      usedPercent: 50,
    });
    expect(equipmentLife({ kind: 'heater', variant: 'electric', ...age }, '2025-01-01')).toEqual({
      basis: 'none',
      years: null,
      usedPercent: null,
      expectedEndOn: null,
    });
    expect(equipmentLife({ kind: 'cover', variant: 'solar' }, '2025-01-01')).toMatchObject({
      basis: 'typical',
      years: 3,
      usedPercent: null,
    });
    expect(typicalLife('heater', 'solar')?.years).toBe(17);
  });

  test('every typical life lies inside its range', () => {
    const lives = EQUIPMENT_KINDS.flatMap((kind) => [undefined, ...EQUIPMENT_VARIANTS[kind]].map((variant) => typicalLife(kind, variant)));
    const known = lives.filter((life) => life !== undefined);
    expect(known.length).toBeGreaterThan(20);
    for (const { lowYears, years, highYears } of known) {
      expect(lowYears).toBeLessThanOrEqual(years);
      expect(years).toBeLessThanOrEqual(highYears);
    }
  });
});

describe('life by running hours', () => {
  test('10,000 hours at 8 hours a day and full output are 3.4 years', () => {
    const life = hoursLife([{ on: '2025-12-31', hours: 2920 }], 10_000, '2024-12-31');
    expect(life).toMatchObject({ hours: 2920, usedPercent: 29.2, hoursPerDay: 8 });
    // 7,080 hours are left: 885 days
    expect(life?.expectedEndOn).toBe('2028-06-03');
  });

  test('counts between two readings of the display, in any order, and begins again after a reset', () => {
    const counts = [
      { on: '2026-02-01', hours: 1310 },
      { on: '2026-01-01', hours: 1000 },
    ];
    expect(hoursLife(counts, 10_000, '2020-01-01')).toMatchObject({ hours: 1310, hoursPerDay: 10 });
    expect(hoursLife([...counts, { on: '2026-03-01', hours: 20 }], 10_000, '2020-01-01')).toEqual({
      hours: 20,
      usedPercent: 0.2,
      hoursPerDay: null,
      expectedEndOn: null,
    });
  });

  test('says no pace after a day or two, and no end for a cell that stands still', () => {
    expect(hoursLife([{ on: '2026-01-02', hours: 16 }], 10_000, '2026-01-01')).toMatchObject({ hoursPerDay: null, expectedEndOn: null });
    expect(hoursLife([{ on: '2026-01-02', hours: 16 }], 10_000)).toMatchObject({ hoursPerDay: null });
    expect(hoursLife([{ on: '2026-02-02', hours: 0 }], 10_000, '2026-01-01')).toMatchObject({ hoursPerDay: 0, expectedEndOn: null });
    expect(hoursLife([], 10_000)).toBeUndefined();
    expect(hoursLife([{ on: '2026-02-02', hours: 12_000 }], 10_000, '2021-02-02')).toMatchObject({
      usedPercent: 120,
      expectedEndOn: '2026-02-02',
    });
  });
});

describe('pressure of a filter', () => {
  test('exactly a quarter above the clean pressure is due, also in psi', () => {
    const psi = 6.894757293168;
    expect(filterPressure({ cleanPressureKpa: 100, pressureKpa: 125 })).toEqual({ risePercent: 25, isDue: true, dueAtKpa: 125 });
    expect(filterPressure({ cleanPressureKpa: 100, pressureKpa: 124.99 }).isDue).toBe(false);
    for (let clean = 4; clean <= 40; clean += 0.5) {
      expect(filterPressure({ cleanPressureKpa: clean * psi, pressureKpa: clean * 1.25 * psi }).isDue, `${clean} psi`).toBe(true);
    }
    expect(filterPressure({ cleanPressureKpa: 80, pressureKpa: 0 })).toMatchObject({ risePercent: -100, isDue: false });
  });
});
