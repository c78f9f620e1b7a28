// Values where a test ended: nothing is dosed that the real value could make wrong.
import { describe, expect, test } from 'vitest';
import { plan, type PlanInput } from './planner.ts';

const good = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 330, cyanuricAcidPpm: 40, freeChlorinePpm: 6, saltPpm: 1000, temperatureC: 26 };
function ask(water: object, bounds: PlanInput['bounds'], more: Partial<PlanInput> = {}) {
  const pool = { volumeL: 50_000, surface: 'plaster' } as const;
  const made = plan({ pool, water: { ...good, ...water }, bounds, at: '2026-06-01T12:00:00.000Z', ...more });
  return { ...made, ids: made.steps.map(({ productId }) => productId), codes: made.findings.map(({ code }) => code) };
}

describe('above the end of a scale', () => {
  test('chlorine is asked for and not raised, and no one is told that it is fine', () => {
    const made = ask({ freeChlorinePpm: 4 }, { freeChlorinePpm: 'above' });
    expect(ask({ freeChlorinePpm: 4 }, {}).ids).toEqual(['liquid-chlorine']);
    expect(made.ids).toEqual([]);
    expect(made.swim).toMatchObject({ isKnown: false, because: ['measure_free_chlorine'] });
    expect(made.findings.find(({ code }) => code === 'beyond_scale')?.text).toMatch(/above 4.0 ppm.*double/);
  });
  test('what is too high whatever it really is stays a danger', () => {
    expect(ask({ freeChlorinePpm: 20 }, { freeChlorinePpm: 'above' }).swim.state).toBe('stay_out');
    expect(ask({ ph: 8.4 }, { ph: 'above' }).swim.state).toBe('stay_out');
  });
  test('pH gets the acid that it needs at least', () => {
    const made = ask({ ph: 8.1 }, { ph: 'above' });
    expect(made.ids[0]).toBe('muriatic-acid');
    expect(made.swim.because).toContain('measure_ph');
  });
});

describe('below the end of a scale', () => {
  test('stabilizer counts as that much, and nothing is added for it', () => {
    const made = ask({ cyanuricAcidPpm: 30, freeChlorinePpm: 5 }, { cyanuricAcidPpm: 'below' });
    expect(made.ids).toEqual([]);
    expect(made.swim.state).toBe('ready');
    expect(made.codes).toContain('beyond_scale');
  });
  test('no water is exchanged for a value that may be low', () => {
    expect(ask({ cyanuricAcidPpm: 120, freeChlorinePpm: 10 }, {}).ids).toContain('fill-water');
    expect(ask({ cyanuricAcidPpm: 120, freeChlorinePpm: 10 }, { cyanuricAcidPpm: 'below' }).ids).not.toContain('fill-water');
  });
  test('chlorine of which there may be none is no ready', () => {
    expect(ask({ freeChlorinePpm: 3.5 }, { freeChlorinePpm: 'below' }).swim.isKnown).toBe(false);
    expect(ask({ freeChlorinePpm: 0.5 }, { freeChlorinePpm: 'below' }).swim.state).toBe('stay_out');
  });
});
