// Bathers, breakpoint, contact time, bleach on the shelf and the bucket test.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  batherDemand,
  bleachStrength,
  breakpoint,
  bucketTest,
  type BucketTest,
  ChemistryError,
  CHLORINE_PER_AMMONIA_N,
  contactTime,
  type FecalIncident,
  incidentResponse,
} from './index.ts';

describe('bathers', () => {
  test('ten visits to a 50 m³ pool take 41 to 55 g, 0.8 to 1.1 ppm', () => {
    const answer = batherDemand({ kind: 'pool', volumeL: 50_000, count: 10 });
    expect(answer.lowG).toBeCloseTo(41.2, 9);
    expect(answer.highPpm).toBeCloseTo(1.1, 9);
  });

  test('a spa counts person-hours and needs them', () => {
    const answer = batherDemand({ kind: 'spa', volumeL: 1500, count: 2, hours: 0.5 });
    expect([answer.lowG, answer.highG]).toEqual([4, 7]);
    expect(answer.lowPpm).toBeCloseTo(2.667, 3);
    expect(() => batherDemand({ kind: 'spa', volumeL: 1500, count: 2 })).toThrow(
      expect.objectContaining({ field: 'hours' }) as ChemistryError,
    );
  });
});

describe('breakpoint', () => {
  test('7.59 to 1 by nitrogen, half to one and a half of the combined chlorine', () => {
    expect(CHLORINE_PER_AMMONIA_N).toBeCloseTo(7.593, 3);
    const answer = breakpoint({ volumeL: 50_000, ammoniaNPpm: 1, combinedChlorinePpm: 2 });
    expect(answer.lowPpm).toBeCloseTo(8.593, 3);
    expect(answer.highPpm).toBeCloseTo(10.593, 3);
    expect(answer.lowChlorineG).toBeCloseTo(429.67, 1);
  });

  test('nothing to destroy is nothing to say; cyanuric acid slows it', () => {
    expect(breakpoint({ volumeL: 50_000 })).toMatchObject({ lowPpm: 0, highPpm: 0, findings: [] });
    const codes = breakpoint({ volumeL: 50_000, combinedChlorinePpm: 1, cyanuricAcidPpm: 40 }).findings.map((finding) => finding.code);
    expect(codes).toContain('breakpoint_slowed_by_cyanuric_acid');
  });
});

const accident: FecalIncident = { stool: 'diarrhea', freeChlorinePpm: 20, ph: 7.4, cyanuricAcidPpm: 0, temperatureC: 27 };

describe('contact time', () => {
  test('20 ppm need 12.75 h, 10 ppm 25.5 h', () => {
    expect(incidentResponse(accident)).toEqual({ minutes: 765, conditions: [] });
    expect(incidentResponse({ ...accident, freeChlorinePpm: 10, cyanuricAcidPpm: 15 }).minutes).toBe(1530);
    expect(contactTime(20, 765)).toBe(15_300);
  });

  test('stabilised water: 40 ppm at pH 6.5 for 30 h up to 50 ppm, above that no time at all', () => {
    const stabilized = { ...accident, cyanuricAcidPpm: 40 };
    expect(incidentResponse(stabilized).minutes).toBeNull();
    expect(incidentResponse(stabilized).conditions).toHaveLength(2);
    expect(incidentResponse({ ...stabilized, freeChlorinePpm: 40, ph: 6.5 })).toEqual({ minutes: 1800, conditions: [] });
    expect(incidentResponse({ ...stabilized, freeChlorinePpm: 100, ph: 6.5, cyanuricAcidPpm: 51 }).minutes).toBeNull();
  });

  test('formed stool: half an hour at 2 ppm, only with hardly any cyanuric acid', () => {
    const formed = { ...accident, stool: 'formed', freeChlorinePpm: 2 } as const;
    expect(incidentResponse(formed)).toEqual({ minutes: 30, conditions: [] });
    expect(incidentResponse({ ...formed, cyanuricAcidPpm: 40 }).minutes).toBeNull();
    expect(incidentResponse({ ...formed, freeChlorinePpm: 1.9 }).minutes).toBeNull();
  });

  test('high pH, cold water and low chlorine are each named', () => {
    const { minutes, conditions } = incidentResponse({ ...accident, freeChlorinePpm: 5, ph: 7.8, temperatureC: 20 });
    expect(minutes).toBeNull();
    expect(conditions).toHaveLength(3);
  });
});

describe('bleach on the shelf', () => {
  test.each([
    [70, 1, 11.1],
    [70, 3, 9.3],
    [85, 1, 9.2],
    [85, 3, 6.6],
    [95, 1, 7.5],
    [95, 3, 5.0],
  ])('12.5 %% at %d °F after %d months is the table’s value', (fahrenheit, months, expected) => {
    const answer = bleachStrength({ labelPercent: 12.5, months, temperatureC: (fahrenheit - 32) / 1.8 });
    expect(answer.strengthPercent).toBeCloseTo(expected, 6);
    expect(answer.isExtrapolated).toBe(false);
  });

  test('never gains strength: weaker with time and warmth', () => {
    const percent = fc.double({ min: 3, max: 15, noNaN: true });
    fc.assert(
      fc.property(
        percent,
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.double({ min: 5, max: 34, noNaN: true }),
        (label, months, warm) => {
          const now = bleachStrength({ labelPercent: label, months, temperatureC: warm }).strengthPercent;
          expect(now).toBeLessThanOrEqual(label);
          expect(bleachStrength({ labelPercent: label, months: months + 1, temperatureC: warm }).strengthPercent).toBeLessThan(now);
          expect(bleachStrength({ labelPercent: label, months, temperatureC: warm + 1 }).strengthPercent).toBeLessThanOrEqual(now);
        },
      ),
    );
  });

  test('half the strength keeps better than half as long', () => {
    const left = (labelPercent: number) => bleachStrength({ labelPercent, months: 2, temperatureC: 30 }).strengthPercent / labelPercent;
    const rate = (labelPercent: number) => 1 / left(labelPercent) - 1;
    expect(rate(6.25) / rate(12.5)).toBeCloseTo(0.4, 6);
    expect(bleachStrength({ labelPercent: 6, months: 1, temperatureC: 25 }).isExtrapolated).toBe(true);
  });
});

const quiet: BucketTest = { poolDropMm: 8, bucketDropMm: 8, hours: 24, surfaceAreaM2: 50 };

describe('bucket test', () => {
  test('a clear leak', () => {
    const answer = bucketTest({ ...quiet, poolDropMm: 20, bucketDropMm: 6 });
    expect(answer.verdict).toBe('leak');
    expect(answer.leakLPerDay).toBe(700);
    expect(answer.errorLPerDay).toBeCloseTo(2.6 * 50, 9);
  });

  test('no leak when the difference and its error are both small', () => {
    expect(bucketTest({ ...quiet, readingErrorMm: 0.5 }).verdict).toBe('no_leak');
    expect(bucketTest({ ...quiet, hours: 48, poolDropMm: 16, bucketDropMm: 15 }).verdict).toBe('no_leak');
  });

  test('too coarse a test cannot tell, and says how long would be enough', () => {
    const answer = bucketTest({ ...quiet, poolDropMm: 10, readingErrorMm: 2 });
    expect(answer.verdict).toBe('cannot_tell');
    expect(answer.repeatForHours).toBe(48);
    expect(bucketTest({ ...quiet, poolDropMm: 9, bucketDropMm: 8, hours: 12 }).verdict).toBe('cannot_tell');
  });

  test('rain spoils it, and a bucket that lost more is not a negative leak', () => {
    expect(bucketTest({ ...quiet, poolDropMm: 40, disturbed: true }).verdict).toBe('cannot_tell');
    expect(bucketTest({ ...quiet, poolDropMm: 1, bucketDropMm: 12 }).verdict).toBe('cannot_tell');
  });

  test('a verdict of leak never has an error as large as the leak', () => {
    const drop = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(drop, drop, fc.double({ min: 6, max: 168, noNaN: true }), (poolDropMm, bucketDropMm, hours) => {
        const answer = bucketTest({ poolDropMm, bucketDropMm, hours, surfaceAreaM2: 30 });
        if (answer.verdict === 'leak') expect(answer.leakLPerDay).toBeGreaterThan(answer.errorLPerDay);
        if (answer.verdict === 'no_leak') expect(answer.leakMmPerDay).toBeLessThan(3);
        if (answer.repeatForHours !== null && answer.repeatForHours !== 24) expect(answer.repeatForHours).toBeGreaterThan(hours);
      }),
    );
  });
});
