// Properties of the balance over thousands of random waters. fast-check prints the seed and the smallest water of a failure.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOLAR, alkalinityAtPh, balance, balanceFindings, chlorineSpecies, completeWater, solvePh, totalsOf, waterOf } from './index.ts';
import { between, ordinary, mostlyCarbonate, legal, many, expectSound } from './testing/random-waters.ts';

describe('balance', () => {
  it('is finite and never negative for every legal water', () => {
    fc.assert(
      fc.property(legal, (w) => {
        expectSound(balance(w));
        for (const finding of balanceFindings(w)) expect(finding.text).not.toMatch(/NaN|Infinity|undefined/);
      }),
      many(3000),
    );
  });

  it('splits the free chlorine completely', () => {
    fc.assert(
      fc.property(legal, (w) => {
        const b = balance(w);
        expect(b.hypochlorousPpm + b.hypochloritePpm + b.stabilizedChlorinePpm).toBeCloseTo(w.freeChlorinePpm, 9);
      }),
      many(2000),
    );
  });

  it('splits the alkalinity completely: what is not carbonate, cyanurate or borate is the chlorine part', () => {
    fc.assert(
      fc.property(ordinary, (w) => {
        const b = balance(w);
        const chlorinePart = w.alkalinityPpm - b.carbonateAlkalinityPpm - b.cyanurateAlkalinityPpm - b.borateAlkalinityPpm;
        expect(chlorinePart).toBeGreaterThanOrEqual(-1e-9);
        // at most two equivalents for each Cl2
        expect(chlorinePart).toBeLessThanOrEqual((2 * w.freeChlorinePpm * MOLAR.caco3Alk) / MOLAR.chlorine + 1e-9);
      }),
      many(2000),
    );
  });

  it.each([
    ['pH', 'ph', 0.05],
    ['alkalinity', 'alkalinityPpm', 5],
    ['hardness', 'hardnessPpm', 20],
    ['temperature', 'temperatureC', 1],
  ] as const)('has a saturation index that grows with %s', (_, name, step) => {
    fc.assert(
      fc.property(mostlyCarbonate, (w) => {
        const [here, there] = [balance(w).saturationIndex, balance({ ...w, [name]: w[name] + step }).saturationIndex];
        expect(there).toBeGreaterThan(here ?? Number.NaN);
      }),
      many(1000),
    );
  });

  it.each([
    ['salt', 'saltPpm', 300],
    ['cyanuric acid', 'cyanuricAcidPpm', 3],
    ['borate', 'boratePpm', 2],
  ] as const)('has a saturation index that falls with %s', (_, name, step) => {
    fc.assert(
      fc.property(mostlyCarbonate, (w) => {
        // where sodium is already 0 more salt first fills the charge balance and changes nothing
        fc.pre(name !== 'saltPpm' || w.saltPpm > 1.2 * w.hardnessPpm);
        const [here, there] = [balance(w).saturationIndex, balance({ ...w, [name]: w[name] + step }).saturationIndex];
        fc.pre(there !== null);
        expect(there).toBeLessThan(here ?? Number.NaN);
      }),
      many(1000),
    );
  });

  it('is 0 after the calcite that it names has precipitated', () => {
    fc.assert(
      fc.property(ordinary, (w) => {
        const t = totalsOf(completeWater(w));
        const excess = (balance(w).calcitePrecipitationPpm ?? Number.NaN) / MOLAR.caco3;
        const at = waterOf({ ...t, ca: t.ca - excess, dic: t.dic - excess, alk: t.alk - 2 * excess }, w.ph);
        fc.pre(balance(at).saturationIndex !== null);
        expect(balance(at).saturationIndex).toBeCloseTo(0, 4);
      }),
      many(1000),
    );
  });

  it('says what it assumed and what is missing', () => {
    const codes = balanceFindings({ ph: 7.5, alkalinityPpm: 80 }).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['default_salt_used', 'default_temperature_used', 'no_calcium']));
    expect(balance({ ph: 7.5, alkalinityPpm: 80 }).saturationIndex).toBeNull();
    const nearly = balanceFindings({ ph: 7.8, alkalinityPpm: 36, hardnessPpm: 300, cyanuricAcidPpm: 95, saltPpm: 900, temperatureC: 25 });
    expect(nearly.map(({ code }) => code)).toContain('alkalinity_not_carbonate');
    const strong = balanceFindings({ ph: 7.5, alkalinityPpm: 90, hardnessPpm: 300, freeChlorinePpm: 20 });
    expect(strong.map(({ code }) => code)).toContain('alkalinity_unreliable_high_chlorine');
  });

  it('closes the charges with chloride where sodium would be negative', () => {
    const w = { ph: 7.5, alkalinityPpm: 60, hardnessPpm: 800, temperatureC: 25 };
    expect(balance({ ...w, saltPpm: 0 }).saturationIndex).toBe(balance({ ...w, saltPpm: 300 }).saturationIndex);
    expect(balanceFindings({ ...w, saltPpm: 0 }).map(({ code }) => code)).toContain('salt_below_hardness');
  });
});

describe('active chlorine', () => {
  it('grows with free chlorine and falls with cyanuric acid', () => {
    const condition = fc.tuple(between(0.1, 50), between(0, 300), between(6, 9), between(0, 40));
    fc.assert(
      fc.property(condition, ([freeChlorinePpm, cyanuricAcidPpm, ph, temperatureC]) => {
        const c = { freeChlorinePpm, cyanuricAcidPpm, ph, temperatureC };
        const here = chlorineSpecies(c).hypochlorousPpm;
        expect(chlorineSpecies({ ...c, freeChlorinePpm: freeChlorinePpm * 1.05 }).hypochlorousPpm).toBeGreaterThan(here);
        expect(chlorineSpecies({ ...c, cyanuricAcidPpm: cyanuricAcidPpm + 1 }).hypochlorousPpm).toBeLessThan(here);
      }),
      many(3000),
    );
  });
});

describe('the linear form of alkalinity', () => {
  it('adds up, and agrees with the closed system', () => {
    fc.assert(
      fc.property(ordinary, between(6.8, 8.6), (w, ph) => {
        const t = totalsOf(completeWater(w));
        const { a, b, c, f, w: own, total } = alkalinityAtPh(t, ph);
        expect(a * t.dic + b * t.cy + c * t.b + f * t.hy + own).toBeCloseTo(total, 11);
        expect(solvePh({ ...t, alk: total }, w.ph)).toBeCloseTo(ph, 6);
      }),
      many(1000),
    );
  });
});
