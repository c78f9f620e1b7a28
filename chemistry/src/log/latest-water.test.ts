import { describe, expect, test } from 'vitest';
import { effect } from '../effect.ts';
import { type LatestReading, latestWater } from './latest-water.ts';
import { plan } from '../planner/planner.ts';
import { swimState } from '../swim/swim-state.ts';
import { completeWater } from '../water.ts';

const volumeL = 50_000;
const day = (number: number, hour = 12) => `2026-06-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`;
const full = { ph: 7.9, alkalinityPpm: 100, hardnessPpm: 300, cyanuricAcidPpm: 40, freeChlorinePpm: 2, saltPpm: 800, temperatureC: 26 };

describe('the latest water', () => {
  test('is the newest value of each parameter, with its time and method', () => {
    const latest = latestWater({
      volumeL,
      readings: [
        { takenAt: day(3), method: 'strip', freeChlorinePpm: 3, ph: 7.4 },
        { takenAt: day(1), method: 'drops', ...full },
        { takenAt: day(9), ph: 6 },
      ],
      treatments: [],
      at: day(5),
    });
    expect(latest.water).toEqual({ ...full, freeChlorinePpm: 3, ph: 7.4 });
    expect(latest.measuredAt).toMatchObject({ ph: day(3), alkalinityPpm: day(1) });
    expect(latest.methods).toMatchObject({ ph: 'strip', alkalinityPpm: 'drops' });
    expect(latest.advancedBy).toBe(0);
  });

  test('total and free chlorine of one test tell combined, unless that was measured or a scale ended', () => {
    const combined = (test: Omit<LatestReading, 'takenAt'>) =>
      latestWater({ volumeL, readings: [{ takenAt: day(1), ...test }], treatments: [], at: day(2) }).water.combinedChlorinePpm;
    expect(combined({ freeChlorinePpm: 3, totalChlorinePpm: 4.2 })).toBe(1.2);
    expect(combined({ freeChlorinePpm: 3, totalChlorinePpm: 2.9 })).toBe(0);
    expect(combined({ freeChlorinePpm: 3, totalChlorinePpm: 4.2, combinedChlorinePpm: 0.2 })).toBe(0.2);
    expect(combined({ freeChlorinePpm: 3, totalChlorinePpm: 5, bounds: { totalChlorinePpm: 'above' } })).toBeUndefined();
    expect(combined({ totalChlorinePpm: 4.2 })).toBeUndefined();
  });

  test('keeps what it looked like last, with when that was; tests of values alone leave it', () => {
    const readings = [
      { takenAt: day(1), look: 'green' as const },
      { takenAt: day(2), look: 'hazy' as const, ph: 7.4 },
      { takenAt: day(3), ph: 7.5 },
      { takenAt: day(9), look: 'brown' as const },
    ];
    expect(latestWater({ volumeL, readings, treatments: [], at: day(5) })).toMatchObject({ look: 'hazy', lookedAt: day(2) });
    expect(latestWater({ volumeL, readings: [], treatments: [], at: day(5) })).not.toHaveProperty('look');
  });

  test('a treatment since moves it exactly as the effect says', () => {
    const treatment = { productId: 'muriatic-acid', amountMl: 500 } as const;
    const latest = latestWater({
      volumeL,
      readings: [{ takenAt: day(1), ...full }],
      treatments: [{ doneAt: day(1), ...treatment }],
      at: day(2),
    });
    const after = effect({ volumeL, water: completeWater(full), additions: [treatment] });
    expect(latest.water.ph).toBeCloseTo(after.ph, 9);
    expect(latest.water.alkalinityPpm).toBeCloseTo(after.alkalinityPpm, 9);
    expect(latest.water.boratePpm).toBeUndefined();
    expect(latest.advancedBy).toBe(1);
  });

  test('values of different ages are each advanced by what came after them', () => {
    const latest = latestWater({
      volumeL,
      readings: [
        { takenAt: day(1), ...full },
        { takenAt: day(3), freeChlorinePpm: 1 },
      ],
      treatments: [
        { doneAt: day(2), productId: 'trichlor', amountG: 300 },
        { doneAt: day(4), productId: 'liquid-chlorine', amountMl: 1000 },
      ],
      at: day(5),
    });
    expect(latest.water.cyanuricAcidPpm).toBeGreaterThan(43);
    expect(latest.water.freeChlorinePpm).toBeCloseTo(1 + (1000 * 125) / volumeL, 1);
    expect(latest.advancedBy).toBe(2);
  });

  test('what no one measured stays unknown, whatever is added', () => {
    const latest = latestWater({
      volumeL,
      readings: [{ takenAt: day(1), freeChlorinePpm: 1 }],
      treatments: [{ doneAt: day(2), productId: 'cal-hypo', amountG: 300 }],
      at: day(3),
    });
    expect(Object.keys(latest.water)).toEqual(['freeChlorinePpm']);
    expect(latest.water.freeChlorinePpm).toBeCloseTo(1 + (300 * 650) / volumeL, 1);
    expect(
      latestWater({ volumeL, readings: [], treatments: [{ doneAt: day(1), productId: 'salt', amountG: 5000 }], at: day(3) }).water,
    ).toEqual({});
  });

  test('a treatment later than now, or before the reading, does not count', () => {
    const readings = [{ takenAt: day(3), ...full }];
    const treatments = [
      { doneAt: day(2), productId: 'muriatic-acid', amountMl: 900 },
      { doneAt: day(8), productId: 'muriatic-acid', amountMl: 900 },
    ] as const;
    expect(latestWater({ volumeL, readings, treatments: [...treatments], at: day(5) })).toMatchObject({ water: full, advancedBy: 0 });
  });

  test('bromine pools turn a logged oxidizer into bromine', () => {
    const latest = latestWater({
      volumeL: 1200,
      pool: { sanitizer: 'bromine' },
      readings: [{ takenAt: day(1), brominePpm: 1, ph: 7.4, alkalinityPpm: 100 }],
      treatments: [{ doneAt: day(2), productId: 'liquid-chlorine', amountMl: 20 }],
      at: day(3),
    });
    expect(latest.water.brominePpm).toBeCloseTo(1 + ((20 * 125) / 1200) * 2.2538, 1);
    expect(latest.water.freeChlorinePpm).toBeUndefined();
  });

  test('readings that contradict each other do not stop the rest', () => {
    const latest = latestWater({
      volumeL,
      readings: [{ takenAt: day(1), ...full, ph: 8.2, alkalinityPpm: 20, cyanuricAcidPpm: 200 }],
      treatments: [{ doneAt: day(2), productId: 'liquid-chlorine', amountMl: 1000 }],
      at: day(3),
    });
    expect(latest.water).toMatchObject({ ph: 8.2, alkalinityPpm: 20, cyanuricAcidPpm: 200 });
    expect(latest.water.freeChlorinePpm).toBeCloseTo(4.5, 1);
  });

  test('a test of pH soon after the chlorine reads its lift, which calls for nothing', () => {
    const pool = { volumeL, surface: 'plaster' } as const;
    const before = { ...full, ph: 7.7, freeChlorinePpm: 1, cyanuricAcidPpm: 40 };
    const dose = { doneAt: day(2), productId: 'liquid-chlorine', amountMl: 2000 } as const;
    const retest = (takenAt: string) =>
      latestWater({
        volumeL,
        readings: [
          { takenAt: day(1), ...before },
          { takenAt, ph: 8, freeChlorinePpm: 5.8 },
        ],
        treatments: [dose],
        at: day(6),
      });
    const soon = retest(new Date(Date.parse(day(2)) + 2 * 3_600_000).toISOString());
    expect(soon.settledPh).toBeLessThan(7.8);
    const asked = { pool, water: soon.water, settledPh: soon.settledPh, at: day(6) };
    expect(swimState(asked).state).toBe('ready');
    expect(plan(asked).steps).toEqual([]);
    // three days later it is the water itself
    expect(retest(day(5)).settledPh).toBeUndefined();
  });

  test('a plan that was carried out leaves nothing to do', () => {
    const pool = { volumeL, surface: 'plaster' } as const;
    const water = { ...full, ph: 8.2, alkalinityPpm: 105, hardnessPpm: 180 };
    const made = plan({ pool, water, at: day(1) });
    expect(made.steps.length).toBeGreaterThan(2);
    const treatments = made.steps.map(({ productId, strengthPercent, amountG, amountMl, afterMinutes }) => ({
      doneAt: new Date(Date.parse(day(1)) + afterMinutes * 60_000).toISOString(),
      productId,
      strengthPercent,
      amountG,
      amountMl,
    }));
    const latest = latestWater({ volumeL, readings: [{ takenAt: day(1), ...water }], treatments, at: day(4) });
    expect(latest.water.ph).toBeCloseTo(made.predicted?.ph ?? 0, 6);
    expect(plan({ pool, water: latest.water, at: day(4) }).steps).toEqual([]);
    // and after the first step alone, the rest of the plan follows
    const half = latestWater({ volumeL, readings: [{ takenAt: day(1), ...water }], treatments: treatments.slice(0, 1), at: day(4) });
    const rest = plan({ pool, water: half.water, at: day(4) });
    expect(rest.steps.length).toBeGreaterThan(0);
    expect(rest.steps.length).toBeLessThan(made.steps.length);
  });
});
