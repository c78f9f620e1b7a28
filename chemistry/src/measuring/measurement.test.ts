import { describe, expect, test } from 'vitest';
import { ChemistryError } from '../findings.ts';
import { dropsToPpm, kitParameters, KITS } from './kits.ts';
import { combinedChlorine, errorBar, plausibility, plausibilityFindings, totalChlorineFinding } from './measurement.ts';
import { METHODS } from '../pool.ts';
import { PARAMETERS } from '../water.ts';

describe('error bars', () => {
  test('are positive for every method and parameter, and grow with age', () => {
    for (const parameter of PARAMETERS) {
      for (const method of METHODS) {
        const fresh = errorBar(parameter, method, 50);
        expect(fresh).toBeGreaterThan(0);
        expect(errorBar(parameter, method, 50, 72)).toBeGreaterThan(fresh);
      }
    }
  });
  test('drops are finer than strips; the stabilizer tube is ±10 at 50 and ±15 at 100', () => {
    for (const parameter of ['freeChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm'] as const) {
      expect(errorBar(parameter, 'drops', 60)).toBeLessThan(errorBar(parameter, 'strip', 60));
    }
    expect(errorBar('cyanuricAcidPpm', 'drops', 50)).toBeCloseTo(10);
    expect(errorBar('cyanuricAcidPpm', 'drops', 100)).toBeCloseTo(15);
    expect(errorBar('ph', 'drops', 7.5)).toBeCloseTo(0.1);
    expect(errorBar('alkalinityPpm', 'drops', 80)).toBeCloseTo(10);
  });
});

describe('plausibility', () => {
  test.each([
    ['ph', 75, 7.5],
    ['ph', 0.75, 7.5],
    ['temperatureC', 84, 28.9],
    ['alkalinityPpm', 8, 80],
    ['alkalinityPpm', 900, 90],
    ['saltPpm', 3.2, 3200],
  ] as const)('%s %s asks for %s', (parameter, value, likely) => {
    const finding = plausibility(parameter, value);
    expect(finding).toMatchObject({ code: 'value_unlikely', severity: 'ask', parameter, values: { value, likely } });
    expect(finding?.text).toMatch(/\?$/);
  });
  test('unusual values are only remarked on, usual ones and zeros not at all', () => {
    expect(plausibility('ph', 8.8)).toMatchObject({ severity: 'watch' });
    expect(plausibility('freeChlorinePpm', 25)).toMatchObject({ severity: 'watch' });
    for (const [parameter, value] of [
      ['ph', 7.5],
      ['temperatureC', 28],
      ['freeChlorinePpm', 0],
      ['saltPpm', 0],
      ['hardnessPpm', 0],
      ['cyanuricAcidPpm', 0],
    ] as const) {
      expect(plausibility(parameter, value)).toBeNull();
    }
    expect(plausibilityFindings({ ph: 75, alkalinityPpm: 90, temperatureC: undefined })).toHaveLength(1);
  });
});

describe('combined chlorine', () => {
  test('is what total has beyond free, never negative', () => {
    expect(combinedChlorine(4.5, 3)).toBe(1.5);
    expect(combinedChlorine(2.9, 3)).toBe(0);
    expect(() => combinedChlorine(-1, 3)).toThrow(ChemistryError);
  });
  test('a total clearly below free is asked about', () => {
    expect(totalChlorineFinding(3, 3.2)).toBeNull();
    expect(totalChlorineFinding(1, 3)).toMatchObject({ severity: 'ask' });
  });
});

describe('kits', () => {
  test('drops become ppm by the size of the sample', () => {
    expect(dropsToPpm('fas-dpd', 'freeChlorinePpm', 7)).toBe(3.5);
    expect(dropsToPpm('fas-dpd', 'freeChlorinePpm', 7, 25)).toBe(1.4);
    expect(dropsToPpm('fas-dpd', 'alkalinityPpm', 9)).toBe(90);
    expect(dropsToPpm('fas-dpd', 'hardnessPpm', 12, 10)).toBe(300);
    expect(dropsToPpm('fas-dpd-salt', 'saltPpm', 16)).toBe(3200);
  });
  test('what is no drop test, sample, kit or count is refused', () => {
    expect(() => dropsToPpm('fas-dpd', 'ph', 3)).toThrow(ChemistryError);
    expect(() => dropsToPpm('fas-dpd', 'alkalinityPpm', 3, 7)).toThrow(ChemistryError);
    expect(() => dropsToPpm('nothing', 'alkalinityPpm', 3)).toThrow(ChemistryError);
    expect(() => dropsToPpm('fas-dpd', 'alkalinityPpm', -1)).toThrow(ChemistryError);
  });
  test('every kit lists each value once, sanitizer first', () => {
    for (const kit of KITS) {
      const parameters = kitParameters(kit.id);
      expect(new Set(parameters).size).toBe(parameters.length);
      expect(['freeChlorinePpm', 'brominePpm']).toContain(parameters[0]);
    }
  });
});
