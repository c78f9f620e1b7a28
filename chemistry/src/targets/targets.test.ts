import { describe, expect, test } from 'vitest';
import { ChemistryError } from '../findings.ts';
import { type PoolTraits, SANITIZERS, SETTINGS, SURFACES } from '../pool.ts';
import { targetFindings, targets } from './targets.ts';

const chlorine = (cyanuricAcidPpm: number, pool: Partial<PoolTraits> = {}) => targets(pool, cyanuricAcidPpm).freeChlorine;

describe('free chlorine follows cyanuric acid', () => {
  test.each([
    [20, 2, 3, 5, 10],
    [30, 2, 4, 6, 12],
    [40, 3, 5, 7, 16],
    [50, 4, 6, 8, 20],
    [60, 5, 7, 9, 24],
    [70, 5, 8, 10, 28],
    [80, 6, 9, 11, 31],
    [90, 7, 10, 12, 35],
    [100, 7.5, 11, 13, 39],
  ])('the chart at %s ppm', (cyanuricAcid, minimumPpm, targetLowPpm, targetHighPpm, shockPpm) => {
    expect(chlorine(cyanuricAcid)).toEqual({ minimumPpm, targetLowPpm, targetHighPpm, shockPpm });
  });

  test.each([
    [60, 3, 4],
    [70, 3, 5],
    [80, 4, 6],
  ])('the salt cell chart at %s ppm', (cyanuricAcid, minimumPpm, targetLowPpm) => {
    expect(chlorine(cyanuricAcid, { sanitizer: 'salt' })).toMatchObject({ minimumPpm, targetLowPpm });
  });

  test('is smooth between the rows and beyond them, and never falls', () => {
    expect(chlorine(35)).toEqual({ minimumPpm: 2.5, targetLowPpm: 4.5, targetHighPpm: 6.5, shockPpm: 14 });
    for (const sanitizer of ['chlorine', 'salt', 'mineral'] as const) {
      let previous = chlorine(20, { sanitizer });
      for (let cyanuricAcid = 20.5; cyanuricAcid <= 300; cyanuricAcid += 0.5) {
        const next = chlorine(cyanuricAcid, { sanitizer });
        if (!previous || !next) throw new Error('a chlorine pool has chlorine targets');
        for (const key of ['minimumPpm', 'targetLowPpm', 'targetHighPpm', 'shockPpm'] as const) {
          expect(next[key]).toBeGreaterThanOrEqual(previous[key]);
          expect(next[key] - previous[key]).toBeLessThan(0.3);
        }
        expect(next.minimumPpm).toBeLessThan(next.targetLowPpm);
        expect(next.targetHighPpm).toBeLessThan(next.shockPpm);
        previous = next;
      }
    }
  });

  test('the floors of the decisions', () => {
    expect(chlorine(0)).toEqual({ minimumPpm: 1, targetLowPpm: 2, targetHighPpm: 4, shockPpm: 10 });
    expect(chlorine(1)).toEqual({ minimumPpm: 2, targetLowPpm: 2, targetHighPpm: 4, shockPpm: 10 });
    expect(chlorine(19.9)).toEqual({ minimumPpm: 2, targetLowPpm: 2, targetHighPpm: 4, shockPpm: 10 });
    for (const cyanuricAcid of [0, 25, 90]) {
      expect(chlorine(cyanuricAcid, { kind: 'spa' })).toEqual({ minimumPpm: 3, targetLowPpm: 3, targetHighPpm: 5, shockPpm: 10 });
    }
  });
});

describe('the other targets', () => {
  test('every combination has sound ranges', () => {
    for (const kind of ['pool', 'spa', 'swim_spa'] as const) {
      for (const sanitizer of SANITIZERS) {
        for (const setting of SETTINGS) {
          for (const surface of [...SURFACES, undefined]) {
            const set = targets({ kind, sanitizer, setting, surface }, 40);
            for (const key of [
              'ph',
              'alkalinityPpm',
              'hardnessPpm',
              'cyanuricAcidPpm',
              'saltPpm',
              'boratePpm',
              'saturationIndex',
            ] as const) {
              expect(set[key].low).toBeLessThan(set[key].high);
            }
            expect(set.freeChlorine === null).toBe(sanitizer === 'bromine' || sanitizer === 'biguanide');
            expect(set.brominePpm !== null).toBe(sanitizer === 'bromine');
            if (kind !== 'pool' || setting === 'indoor') expect(set.cyanuricAcidPpm).toEqual({ low: 0, high: 30 });
            expect(set.overridden).toBeUndefined();
          }
        }
      }
    }
  });

  test('an unknown surface takes what suits every surface, and asks', () => {
    const set = targets({}, 40);
    for (const surface of SURFACES) {
      const known = targets({ surface }, 40).hardnessPpm;
      expect(set.hardnessPpm.low).toBeGreaterThanOrEqual(known.low);
      expect(set.hardnessPpm.high).toBeLessThanOrEqual(known.high);
    }
    expect(targetFindings({}, set)).toMatchObject([{ code: 'surface_unknown', severity: 'ask', values: { lowPpm: 250, highPpm: 300 } }]);
    expect(targetFindings({ surface: 'vinyl' }, targets({ surface: 'vinyl' }, 40))).toEqual([]);
  });

  test('an impossible cyanuric acid is refused', () => {
    expect(() => targets({}, -1)).toThrow(ChemistryError);
    expect(() => targets({}, Number.NaN)).toThrow(ChemistryError);
  });
});

describe('own targets', () => {
  test('are used within safe bounds and reported', () => {
    const set = targets({ surface: 'vinyl' }, 40, { ph: { low: 7.4, high: 8.2 }, boratePpm: { low: 30, high: 50 } });
    expect(set.ph).toEqual({ low: 7.4, high: 7.8 });
    expect(set.boratePpm).toEqual({ low: 30, high: 50 });
    expect(set.overridden).toMatchObject([
      { parameter: 'ph', from: { low: 7.2, high: 7.8 }, to: { low: 7.4, high: 7.8 }, clamped: true },
      { parameter: 'boratePpm', to: { low: 30, high: 50 }, clamped: false },
    ]);
    expect(targetFindings({ surface: 'vinyl' }, set).map((finding) => finding.code)).toEqual([
      'target_overridden_clamped',
      'target_overridden',
    ]);
  });

  test('never lower chlorine below its minimum or lift it above shock, nor stabilizer in a spa', () => {
    const set = targets({}, 50, { freeChlorinePpm: { low: 1, high: 40 } });
    expect(set.freeChlorine).toEqual({ minimumPpm: 4, targetLowPpm: 4, targetHighPpm: 20, shockPpm: 20 });
    expect(targets({ kind: 'spa' }, 0, { cyanuricAcidPpm: { low: 20, high: 60 } }).cyanuricAcidPpm).toEqual({ low: 20, high: 30 });
  });

  test('the recommended range is no override', () => {
    expect(targets({}, 40, { ph: { low: 7.2, high: 7.8 } }).overridden).toBeUndefined();
  });
});
