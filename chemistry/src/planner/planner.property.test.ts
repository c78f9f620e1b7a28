import { between, orRefused } from '../testing/random-waters.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effect } from '../effect.ts';
import { errorBar } from '../measuring/measurement.ts';
import { plan, type Plan, type PlanInput, type PlanStep } from './planner.ts';
import { POOL_KINDS, SANITIZERS, SETTINGS, SURFACES } from '../pool.ts';
import { pourable } from '../products/pourable.ts';
import { PRODUCT_IDS, PRODUCTS } from '../products/products.ts';
import { excludeEachOther, forbiddenTogether, refillMinutes, waitBetweenMinutes } from '../safety.ts';
import { shown } from '../sentences/sentences.ts';
import { targets } from '../targets/targets.ts';
import type { MeasuredWater, Water } from '../water.ts';

const at = '2026-06-01T12:00:00.000Z';
const real = between;
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 6 });

const pools = fc.record({
  volumeL: fc.oneof(real(700, 8000), real(8000, 120_000), real(120_000, 3_000_000)),
  kind: fc.constantFrom('pool', 'pool', ...POOL_KINDS),
  surface: fc.constantFrom(...SURFACES, undefined),
  sanitizer: fc.constantFrom('chlorine', 'chlorine', ...SANITIZERS),
  setting: fc.constantFrom(...SETTINGS),
});
/** Anything that can occur, from neglected to spoiled. */
const fullWater = fc.record({
  ph: real(6.2, 8.9),
  alkalinityPpm: real(10, 300),
  hardnessPpm: real(0, 1500),
  cyanuricAcidPpm: fc.oneof(fc.constant(0), real(0, 250)),
  freeChlorinePpm: fc.oneof(real(0, 12), real(0, 45)),
  combinedChlorinePpm: fc.oneof(real(0, 0.5), real(0, 6)),
  brominePpm: fc.oneof(fc.constant(0), real(0, 15)),
  saltPpm: real(60, 7500),
  boratePpm: fc.oneof(fc.constant(0), real(0, 90)),
  temperatureC: real(3, 41),
});
const gappyWater = fc.record(
  {
    ph: real(6.2, 8.9),
    alkalinityPpm: real(10, 300),
    hardnessPpm: real(0, 1500),
    cyanuricAcidPpm: real(0, 250),
    freeChlorinePpm: real(0, 30),
    combinedChlorinePpm: real(0, 6),
    brominePpm: real(0, 15),
    saltPpm: real(60, 7500),
    boratePpm: real(0, 90),
    temperatureC: real(3, 41),
  },
  { requiredKeys: [] },
);
const shelves = maybe(
  fc.array(
    fc.record({ productId: fc.constantFrom(...PRODUCT_IDS.filter((id) => id !== 'fill-water')), pricePerUnit: maybe(real(0.1, 40)) }),
    { maxLength: 8 },
  ),
);
const fillWaters = maybe(
  fc.record({
    ph: real(6.8, 8.6),
    alkalinityPpm: real(20, 250),
    hardnessPpm: real(0, 500),
    cyanuricAcidPpm: fc.constant(0),
    saltPpm: real(0, 400),
  }),
);

const RUNS = 2000;
const USUAL_SEED = 20_260_601;
/** Another seed tries other waters, and shows the first failure as it is. */
const SEED = Number(process.env.PLAN_SEED ?? USUAL_SEED);
const amountOf = (step: PlanStep) => step.amountG ?? step.amountMl ?? step.amountL ?? Number.NaN;
const forAll = (waters: fc.Arbitrary<MeasuredWater>, runs: number, check: (input: PlanInput, made: Plan) => void) =>
  fc.assert(
    fc.property(pools, waters, shelves, fillWaters, fc.constantFrom('us', 'metric'), (pool, water, shelf, fillWater, measures) => {
      const input: PlanInput = { pool, water, shelf, fillWater, measures, at };
      check(input, plan(input));
    }),
    { numRuns: runs, seed: SEED, endOnFailure: SEED !== USUAL_SEED },
  );

const everyNumber = (value: unknown, visit: (number: number) => void): void => {
  if (typeof value === 'number') visit(value);
  else if (Array.isArray(value)) for (const item of value) everyNumber(item, visit);
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) everyNumber(item, visit);
};

function expectSoundSteps(input: PlanInput, made: Plan): void {
  made.steps.forEach((step, index) => {
    expect(amountOf(step)).toBeGreaterThan(0);
    expect(step.afterMinutes).toBeGreaterThanOrEqual(made.steps[index - 1]?.afterMinutes ?? 0);
    if (index > 0) expect(step.before).toEqual(made.steps[index - 1]?.after);
    if (input.shelf && input.shelf.length > 0 && step.productId !== 'fill-water') {
      expect(input.shelf.map((item) => item.productId)).toContain(step.productId);
    }
  });
  expect(made.steps[0]?.afterMinutes ?? 0).toBe(0);
}

function expectWaits(made: Plan): void {
  made.steps.forEach((second, index) => {
    for (const first of made.steps.slice(0, index)) {
      const passed = second.afterMinutes - first.afterMinutes;
      const wait =
        first.productId === 'fill-water' ? refillMinutes(amountOf(first)) : waitBetweenMinutes(first.productId, second.productId);
      expect(passed).toBeGreaterThanOrEqual(wait);
      if (forbiddenTogether(first.productId, second.productId)) expect(passed).toBeGreaterThanOrEqual(30);
      expect(excludeEachOther(first.productId, second.productId)).toBe(false);
    }
  });
}

function expectCaps(input: PlanInput, made: Plan): void {
  for (const { productId, before, after } of made.steps) {
    const isAcid = productId === 'muriatic-acid' || productId === 'dry-acid';
    if (isAcid) {
      expect(before.ph - after.ph).toBeLessThanOrEqual(0.64);
      expect(after.ph).toBeGreaterThanOrEqual(Math.min(before.ph, 6.94));
      expect(before.alkalinityPpm - after.alkalinityPpm).toBeLessThanOrEqual(13.2);
    }
    if (productId === 'soda-ash') expect(after.ph - before.ph).toBeLessThanOrEqual(0.66);
    if (productId === 'baking-soda') expect(after.alkalinityPpm - before.alkalinityPpm).toBeLessThanOrEqual(52);
    if (productId === 'calcium-chloride') expect(after.hardnessPpm - before.hardnessPpm).toBeLessThanOrEqual(104);
  }
  const shock = made.predicted && targets(input.pool, made.predicted.cyanuricAcidPpm).freeChlorine?.shockPpm;
  const last = made.steps.at(-1)?.after;
  if (shock && last && last.freeChlorinePpm > (made.steps[0]?.before.freeChlorinePpm ?? 0) + 0.3) {
    expect(last.freeChlorinePpm).toBeLessThanOrEqual(shock * 1.01);
  }
}

function expectPrediction(input: PlanInput, made: Plan): void {
  const { predicted } = made;
  if (!predicted) return expect(made.steps).toEqual([]);
  if (made.steps.length > 0) {
    const additions = made.steps.map(({ productId, strengthPercent, amountG, amountMl, amountL, fillWater }) => ({
      productId,
      strengthPercent,
      amountG,
      amountMl,
      amountL,
      fillWater,
    }));
    // acid before an exchange may be more than the tap's alkalinity: then the last step is the prediction
    const water = orRefused(() => effect({ volumeL: input.pool.volumeL, water: input.water as Water, additions }));
    const told = water ?? made.steps.at(-1)?.after ?? predicted;
    for (const key of [
      'ph',
      'alkalinityPpm',
      'hardnessPpm',
      'cyanuricAcidPpm',
      'freeChlorinePpm',
      'saltPpm',
      'boratePpm',
      'brominePpm',
    ] as const) {
      expect(Math.abs(predicted[key] - told[key])).toBeLessThan(1e-6);
    }
  }
  expectExplained(input, made, predicted);
}

const OXIDIZERS = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo', 'monopersulfate', 'sodium-bromide'];

/** No stabilizer above 30 ppm in spas and indoors, no oxidizer in biguanide water, never too much water replaced. */
function expectPoolRules({ pool, water }: PlanInput, made: Plan): void {
  const start = water.cyanuricAcidPpm ?? 0;
  for (const step of made.steps) {
    if (pool.kind !== 'pool' || pool.setting === 'indoor')
      expect(step.after.cyanuricAcidPpm).toBeLessThanOrEqual(Math.max(30, start) + 1e-6);
    if (pool.sanitizer === 'biguanide') expect(OXIDIZERS).not.toContain(step.productId);
    if (step.productId !== 'fill-water') continue;
    const most = pool.kind !== 'pool' ? 1 : pool.surface === 'vinyl' || pool.surface === undefined ? 0.51 : 0.67;
    expect(amountOf(step) / pool.volumeL).toBeLessThanOrEqual(most);
  }
  expect(made.steps.filter((step) => step.productId === 'fill-water').length).toBeLessThanOrEqual(1);
}

/** The swim clock runs only towards a water that may be swum in. */
function expectSwimClock({ pool }: PlanInput, made: Plan): void {
  if (made.swimSafeAt === null) return expect(made.swimBlockedBecause.length).toBeGreaterThan(0);
  // an exchange of water dilutes what went in before it: the prediction counts it first, the last step tells what really follows
  const water = made.steps.at(-1)?.after ?? (made.predicted as Water);
  const last = made.steps.at(-1)?.afterMinutes ?? 0;
  if (made.steps.length > 0) expect(Date.parse(made.swimSafeAt)).toBeGreaterThanOrEqual(Date.parse(at) + (last + 30) * 60_000);
  expect(made.swimBlockedBecause).toEqual([]);
  // pH is a danger below 6.8 and above 8.2; between that and its range swimming is fine
  expect(water.ph).toBeGreaterThan(6.79);
  expect(water.ph).toBeLessThan(8.21);
  const chlorine = targets(pool, water.cyanuricAcidPpm).freeChlorine;
  if (chlorine) expect(water.freeChlorinePpm).toBeGreaterThanOrEqual(chlorine.minimumPpm - 0.01);
}

/** Every amount is one that this person's scale or jug shows: what the screen says is what was predicted. */
function expectPourable({ measures = 'metric' }: PlanInput, made: Plan): void {
  for (const step of made.steps) {
    const amount = amountOf(step);
    const mark = pourable(amount, { form: PRODUCTS[step.productId].form, system: measures });
    expect(Math.abs(mark - amount)).toBeLessThan(0.011);
  }
}

describe('every plan', () => {
  test('is sound: amounts, order, waits, caps, prediction, explanations, pool rules, swim clock', { timeout: 120_000 }, () => {
    forAll(fullWater, RUNS, (input, made) => {
      expectSoundSteps(input, made);
      expectWaits(made);
      expectCaps(input, made);
      expectPrediction(input, made);
      expectPoolRules(input, made);
      expectSwimClock(input, made);
      expectPourable(input, made);
      everyNumber(made, (number) => {
        if (!Number.isFinite(number)) throw new Error('not a finite number');
      });
    });
  });

  test('with gaps: nothing that was not measured is dosed for, and the gaps are asked about', { timeout: 60_000 }, () => {
    forAll(gappyWater, RUNS, ({ water, pool }, made) => {
      const used = new Set(made.steps.map((step) => step.productId));
      if (water.hardnessPpm === undefined) expect(used.has('calcium-chloride')).toBe(false);
      if (water.cyanuricAcidPpm === undefined) expect(used.has('cyanuric-acid')).toBe(false);
      if (water.saltPpm === undefined) expect(used.has('salt')).toBe(false);
      if (water.alkalinityPpm === undefined) expect(used.has('baking-soda')).toBe(false);
      if (water.ph === undefined || water.alkalinityPpm === undefined) {
        for (const id of ['muriatic-acid', 'dry-acid', 'soda-ash', 'borax'] as const) expect(used.has(id)).toBe(false);
        expect(made.predicted).toBeNull();
        expect(made.findings.some((finding) => finding.severity === 'ask')).toBe(true);
      }
      if (water.freeChlorinePpm === undefined && pool.sanitizer !== 'bromine') {
        for (const id of ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'sodium-thiosulfate'] as const)
          expect(used.has(id)).toBe(false);
        expect(made.swimSafeAt).toBeNull();
      }
    });
  });
});

/** Every measured value ends in its range, or so near that no test could tell or no one could read it, or a finding speaks about it. */
function expectExplained({ pool }: PlanInput, made: Plan, predicted: Water): void {
  // chlorine before a refill: the closed effect counts the refill first, and a test after it decides
  if (made.findings.some(({ code }) => code === 'test_after_refill')) return;
  const set = targets(pool, Math.max(0, predicted.cyanuricAcidPpm));
  const spoken = new Set(made.findings.map((finding) => finding.parameter));
  const isShock = made.findings.some((finding) => finding.code === 'combined_chlorine_high');
  for (const key of ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm'] as const) {
    const range = set[key];
    const slack = key === 'brominePpm' ? 1e-6 : errorBar(key, 'drops', predicted[key]) / 2 + 1e-6;
    const isOut = range !== null && (predicted[key] < range.low - slack || predicted[key] > range.high + slack);
    const value = shown(predicted[key], key === 'ph');
    const isReadOut = range !== null && (value < shown(range.low, true) || value > shown(range.high, true));
    if (isOut && isReadOut) expect(spoken).toContain(key);
  }
  const chlorine = set.freeChlorine;
  if (!chlorine || isShock) return;
  const ppm = shown(predicted.freeChlorinePpm);
  const isOut = ppm < shown(chlorine.targetLowPpm) || ppm > shown(chlorine.targetHighPpm);
  if (isOut) expect(spoken).toContain('freeChlorinePpm');
}

describe('water in range', () => {
  test('never gets a step', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(pools, fc.array(real(0.12, 0.88), { minLength: 8, maxLength: 8 }), (pool, at8) => {
        const draft = targets(pool, 40);
        const inside = (range: { low: number; high: number }, index: number) => range.low + (at8[index] ?? 0.5) * (range.high - range.low);
        const cyanuricAcidPpm = inside(draft.cyanuricAcidPpm, 0);
        const set = targets(pool, cyanuricAcidPpm);
        const chlorine = set.freeChlorine;
        const water = {
          // the middle third: the index alone may otherwise be a reason to act
          ph: 7.4 + 0.2 * (at8[1] ?? 0.5),
          alkalinityPpm: inside(set.alkalinityPpm, 2),
          hardnessPpm: inside(set.hardnessPpm, 3),
          cyanuricAcidPpm,
          freeChlorinePpm: chlorine ? inside({ low: chlorine.targetLowPpm, high: chlorine.targetHighPpm }, 4) : 0,
          brominePpm: set.brominePpm ? inside(set.brominePpm, 4) : 0,
          saltPpm: inside(set.saltPpm, 5),
          temperatureC: 20 + 10 * (at8[6] ?? 0.5),
        };
        const made = plan({ pool, water, at });
        expect(made.steps).toEqual([]);
        expect(made.predicted?.ph).toBe(water.ph);
        if (pool.sanitizer !== 'biguanide') expect(made.swimSafeAt).toBe(at);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });
});
