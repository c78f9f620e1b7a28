import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { swimLimits } from './swim-limits.ts';
import { type SwimInput, swimState } from './swim-state.ts';
import { plan } from '../planner/planner.ts';
import { targets } from '../targets/targets.ts';
import { between } from '../testing/random-waters.ts';
import { LOOKS } from '../look.ts';

const at = '2026-06-01T12:00:00Z';
const pool = { volumeL: 50_000 };
const spa = { volumeL: 1200, kind: 'spa' } as const;
const brominePool = { volumeL: 1200, kind: 'spa', sanitizer: 'bromine' } as const;
const good = { freeChlorinePpm: 6, ph: 7.5, cyanuricAcidPpm: 40, combinedChlorinePpm: 0 };
const ask = (change: Partial<SwimInput['water']>, more: Partial<SwimInput> = {}) =>
  swimState({ pool, water: { ...good, ...change }, at, ...more });

describe('stay out is for dangers only', () => {
  test.each<[string, Partial<SwimInput['water']>, Partial<SwimInput>]>([
    ['free_chlorine_far_below_minimum', { freeChlorinePpm: 1.4 }, {}],
    ['free_chlorine_far_below_minimum', { freeChlorinePpm: 0.9, cyanuricAcidPpm: 0 }, {}],
    ['free_chlorine_far_below_minimum', { freeChlorinePpm: 1.4 }, { pool: spa }],
    ['free_chlorine_above_shock', { freeChlorinePpm: 16.5 }, {}],
    ['free_chlorine_above_shock', { freeChlorinePpm: 10.5 }, { pool: spa }],
    ['free_chlorine_above_shock', { freeChlorinePpm: 10.5, cyanuricAcidPpm: 0 }, {}],
    ['bromine_far_below_minimum', { brominePpm: 1.9 }, { pool: brominePool }],
    ['bromine_far_above_range', { brominePpm: 10.5 }, { pool: brominePool }],
    ['ph_far_below_range', { ph: 6.7 }, {}],
    ['ph_far_above_range', { ph: 8.3 }, {}],
    ['combined_chlorine_high', { combinedChlorinePpm: 1.2 }, {}],
    ['cloudy', {}, { look: 'cloudy' }],
    ['hazy_without_sanitizer', { freeChlorinePpm: 2.5 }, { look: 'hazy' }],
    ['green', {}, { look: 'green' }],
    ['brown', {}, { look: 'brown' }],
    ['green', { freeChlorinePpm: 2, ironPpm: 1 }, { look: 'green' }],
    ['too_hot', { freeChlorinePpm: 4, temperatureC: 40.5 }, { pool: spa }],
    ['mixing', {}, { blockedUntil: '2026-06-01T12:30:00Z' }],
    ['addition_not_followed', {}, { hasUnfollowedAddition: true }],
  ])('%s', (code, water, more) => {
    const answer = ask(water, more);
    expect(answer).toMatchObject({ state: 'stay_out', isKnown: true });
    expect(answer.because).toContain(code);
    expect(answer.why[0]).toMatch(/[.]$/);
    expect(answer.action).toMatch(/[.]$/);
  });
});

describe('treat today: swimming is fine', () => {
  test.each<[string, Partial<SwimInput['water']>, Partial<SwimInput>]>([
    ['free_chlorine_below_minimum', { freeChlorinePpm: 2 }, {}],
    ['free_chlorine_below_minimum', { freeChlorinePpm: 2 }, { pool: spa }],
    ['free_chlorine_above_spa_limit', { freeChlorinePpm: 7 }, { pool: spa }],
    ['bromine_below_range', { brominePpm: 3 }, { pool: brominePool }],
    ['bromine_above_range', { brominePpm: 9 }, { pool: brominePool }],
    ['ph_below_range', { ph: 7 }, {}],
    ['ph_above_range', { ph: 8 }, {}],
    ['ph_above_range', { ph: 8.2 }, {}],
    ['combined_chlorine_raised', { combinedChlorinePpm: 0.8 }, {}],
    ['combined_chlorine_after_monopersulfate', { combinedChlorinePpm: 3 }, { monopersulfateHoursAgo: 20 }],
    ['hazy', {}, { look: 'hazy' }],
    ['foamy', {}, { look: 'foamy' }],
    ['iron_high', { ironPpm: 3 }, {}],
    ['copper_high', { copperPpm: 0.5 }, {}],
    ['colored_by_metals', { ironPpm: 1 }, { look: 'green' }],
    ['colored_by_metals', { copperPpm: 1 }, { look: 'brown' }],
  ])('%s', (code, water, more) => {
    const answer = ask(water, more);
    expect(answer).toMatchObject({ state: 'treat_today', isKnown: true });
    expect(answer.because).toContain(code);
  });
});

describe('ready', () => {
  test.each([
    {},
    { freeChlorinePpm: 3 },
    { freeChlorinePpm: 15.9 },
    { ph: 7.2 },
    { ph: 7.8 },
    { ph: 7.85 },
    { combinedChlorinePpm: 0.5 },
    { ironPpm: 0.3 },
    { alkalinityPpm: 250, hardnessPpm: 900 },
    { temperatureC: 4 },
  ])('%o', (water) => {
    expect(ask(water)).toMatchObject({ state: 'ready', because: [], isKnown: true });
  });
  describe('says where safe sanitizer misses its target, as the tile and the plan do', () => {
    const at75 = { cyanuricAcidPpm: 75 };
    test.each<[string, Partial<SwimInput['water']>, Partial<SwimInput>, RegExp]>([
      ['below', { ...at75, freeChlorinePpm: 6 }, {}, /6\.0 ppm: safe, but below its target of 8\.5 to 10\.5 ppm/],
      ['above', { freeChlorinePpm: 12 }, {}, /12\.0 ppm: safe, but above its target of 5\.0 to 7\.0 ppm/],
      ['within the error of drops', { freeChlorinePpm: 4.6 }, {}, /^Everything/],
      ['within the error of a strip', { freeChlorinePpm: 4.1 }, { methods: { freeChlorinePpm: 'strip' } }, /^Everything/],
      ['in its own target', { freeChlorinePpm: 4 }, { overrides: { freeChlorinePpm: { low: 4, high: 6 } } }, /^Everything/],
      ['in range', {}, {}, /^Everything/],
      ['bromine above', { brominePpm: 7.5 }, { pool: brominePool }, /7\.5 ppm: safe, but above its target of 4\.0 to 6\.0 ppm/],
      ['of unknown stabilizer', { cyanuricAcidPpm: undefined, freeChlorinePpm: 6 }, {}, /^Everything/],
    ])('%s', (_, water, more, sentence) => {
      const swim = ask(water, more);
      expect(swim).toMatchObject({ state: 'ready', because: [] });
      expect(swim.why).toHaveLength(1);
      expect(swim.why[0]).toMatch(sentence);
    });
    test('over random waters, exactly where the plan raises it', () => {
      const water = fc.record({ freeChlorinePpm: between(2, 8), cyanuricAcidPpm: between(31, 49) });
      const rest = { alkalinityPpm: 90, hardnessPpm: 330, saltPpm: 1000, temperatureC: 26 };
      fc.assert(
        fc.property(water, (measured) => {
          const swim = ask({ ...measured, ...rest });
          const { targetLowPpm = 0 } = targets({ kind: 'pool' }, measured.cyanuricAcidPpm).freeChlorine ?? {};
          // a plan reads the value as a test shows it
          const isAtTheEdge = Math.abs(targetLowPpm - 0.5 - measured.freeChlorinePpm) < 0.2;
          if (swim.state !== 'ready' || isAtTheEdge) return;
          const { steps } = plan({ pool, water: { ...good, ...measured, ...rest }, at });
          expect(/below its target/.test(swim.why[0] ?? '')).toBe(steps.some(({ productId }) => productId === 'liquid-chlorine'));
        }),
        { numRuns: 300, seed: 4 },
      );
    });
  });
  test('a pH that only fresh chlorine lifts asks for nothing, up to the danger', () => {
    expect(ask({ ph: 8 }, { settledPh: 7.7 }).state).toBe('ready');
    expect(ask({ ph: 8 }, { settledPh: 7.9 }).state).toBe('treat_today');
    expect(ask({ ph: 8.3 }, { settledPh: 7.7 }).state).toBe('stay_out');
  });
});

describe('unknown', () => {
  test.each<[string[], string, SwimInput['water'], Partial<SwimInput>]>([
    [['measure_free_chlorine', 'measure_ph'], 'Test free chlorine and pH before anyone gets in.', {}, {}],
    [['measure_ph'], 'Test pH before anyone gets in.', { freeChlorinePpm: 5 }, {}],
    [['measure_free_chlorine'], 'Test free chlorine before anyone gets in.', { ph: 7.5 }, {}],
    [['measure_bromine', 'measure_ph'], 'Test bromine and pH before anyone gets in.', {}, { pool: brominePool }],
    [['measure_free_chlorine'], 'Test free chlorine before anyone gets in.', good, { agesHours: { freeChlorinePpm: 169 } }],
    [['test_biguanide'], 'Test biguanide with its own kit before anyone gets in.', good, { pool: { ...pool, sanitizer: 'biguanide' } }],
  ])('%o: asks for exactly these tests in one line', (codes, action, water, more) => {
    expect(swimState({ pool, water, at, ...more })).toMatchObject({ state: 'treat_today', isKnown: false, because: codes, action });
  });
  test('biguanide: a test of the last week tells, and no danger is known', () => {
    const biguanidePool = { ...pool, sanitizer: 'biguanide' } as const;
    const judged = (biguanidePpm: number, more: Partial<SwimInput> = {}) =>
      swimState({ pool: biguanidePool, water: { ph: 7.5, biguanidePpm }, at, ...more });
    expect(judged(40)).toMatchObject({ state: 'ready', isKnown: true });
    expect(judged(12)).toMatchObject({ state: 'treat_today', isKnown: true, because: ['biguanide_below_range'] });
    expect(judged(70)).toMatchObject({ state: 'treat_today', isKnown: true, because: ['biguanide_above_range'] });
    expect(judged(40, { agesHours: { biguanidePpm: 169 } })).toMatchObject({ isKnown: false, because: ['test_biguanide'] });
    expect(judged(40, { bounds: { biguanidePpm: 'below' } })).toMatchObject({ isKnown: false });
    expect(judged(60, { bounds: { biguanidePpm: 'above' } }).because).toEqual(['biguanide_above_range']);
  });
  test('a test counts for a week, and a danger is a danger whatever is missing', () => {
    expect(ask({}, { agesHours: { freeChlorinePpm: 160, ph: 160 } }).state).toBe('ready');
    const old = { freeChlorinePpm: 169 };
    expect(ask({}, { agesHours: old })).toMatchObject({ state: 'treat_today', isKnown: false, because: ['measure_free_chlorine'] });
    expect(ask({ temperatureC: 10 }, { agesHours: { ph: 169 } }).because).toEqual(['measure_ph']);
    expect(swimState({ pool, water: { ph: 8.5 }, at }).state).toBe('stay_out');
    expect(swimState({ pool, water: {}, look: 'green', at }).state).toBe('stay_out');
    // too old to be a danger, too
    expect(ask({ freeChlorinePpm: 0 }, { agesHours: { freeChlorinePpm: 200 } })).toMatchObject({ state: 'treat_today', isKnown: false });
  });
});

test('a running wait says from when, unless something else stands against it', () => {
  const blockedUntil = '2026-06-01T12:30:00Z';
  expect(ask({}, { blockedUntil })).toMatchObject({ state: 'stay_out', from: blockedUntil });
  expect(ask({}, { blockedUntil, at: blockedUntil }).state).toBe('ready');
  expect(ask({ ph: 8.4 }, { blockedUntil }).from).toBeUndefined();
});

test('over random waters each state is what its limits say', () => {
  const water = fc.record({
    freeChlorinePpm: between(0, 20),
    ph: between(6.4, 8.6),
    cyanuricAcidPpm: between(20, 90),
    ironPpm: between(0, 1),
  });
  fc.assert(
    fc.property(water, fc.constantFrom(...LOOKS), (measured, look) => {
      const { state, isKnown } = swimState({ pool, water: measured, look, at });
      const limits = swimLimits(pool, measured.cyanuricAcidPpm);
      const { dangerLow = 0, dangerHigh = 0 } = limits.freeChlorine ?? {};
      const isDangerous = measured.freeChlorinePpm < dangerLow - 0.01 || measured.freeChlorinePpm > dangerHigh + 0.01;
      const isOffPh = measured.ph < 6.79 || measured.ph > 8.21;
      // above 10 ppm of chlorine no test says that pH is too high
      const isUntestable = measured.ph > 8.2 && measured.freeChlorinePpm > 10;
      if (isDangerous || (isOffPh && !isUntestable) || look === 'cloudy') expect(state).toBe('stay_out');
      else if (isUntestable && isOffPh) expect([state === 'ready', isKnown && state !== 'stay_out']).toEqual([false, false]);
      if (state === 'ready') expect([look, measured.ironPpm <= 0.31]).toEqual(['clear', true]);
    }),
    { numRuns: 2000, seed: 3 },
  );
});
