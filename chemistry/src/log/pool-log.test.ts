import { describe, expect, test } from 'vitest';
import type { LoggedReading, LoggedTreatment } from './log-entries.ts';
import { planFacts, type PoolLog } from './pool-log.ts';
import { currentPlan, planOfPool } from './pool-plan.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-06-10T12:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const values = { alkalinityPpm: 100, hardnessPpm: 320, cyanuricAcidPpm: 40, freeChlorinePpm: 6, temperatureC: 27 };

function logOf(readings: LoggedReading[], treatments: LoggedTreatment[] = []): PoolLog {
  const pool = { volumeL: 50_000, kind: 'pool', surface: 'plaster', sanitizer: 'chlorine', setting: 'outdoor' } as const;
  const settings = {
    pool,
    shelf: [{ productId: 'muriatic-acid' as const }],
    fillWater: undefined,
    overrides: undefined,
    measures: 'us',
  } as const;
  return { settings, readings, treatments, skipped: [], started: [] };
}

/** Stored by a device whose clock was a day ahead, two hours ago. */
const dayAhead: LoggedReading = { id: 'ahead', takenAt: at(22), createdAt: at(-2), ...values, ph: 7.4 };
const later: LoggedReading = { id: 'later', takenAt: at(-1), createdAt: at(-1), ...values, ph: 7.9 };

const CHLORINE_SHELF = [{ productId: 'liquid-chlorine' as const }];
function lowOnChlorine(): PoolLog {
  const log = logOf([{ ...later, freeChlorinePpm: 0.5, ph: 7.5 }]);
  return { ...log, settings: { ...log.settings, shelf: CHLORINE_SHELF } };
}

test('what was skipped is named where it would correct the first reason, and promised no more', () => {
  const { swim, steps } = planOfPool(planFacts({ ...lowOnChlorine(), skipped: ['liquid-chlorine'] }, NOW));
  expect(steps).toEqual([]);
  expect(swim.action).toBe('You skipped what would correct free chlorine. Include it again in your plan, or test again.');
});

test('with another amount, the test that confirms it is due when the plan said', () => {
  const log = lowOnChlorine();
  const { kept } = currentPlan(planFacts(log, NOW));
  const [step] = kept.steps;
  const used = { productId: step!.productId, strengthPercent: step!.strengthPercent, amountMl: 0.73 * step!.amountMl! };
  const less: LoggedTreatment = { id: 'less', doneAt: at(0), createdAt: at(0), ...used };
  const started = [{ id: 'plan', isOpen: true, plan: kept, done: { [step!.stepId]: 'less' } }];
  const plan = planOfPool(planFacts({ ...log, treatments: [less], started }, new Date(at(0.1))));
  expect(plan.steps.map(({ state }) => state)).toEqual(['done']);
  expect(plan.retestAt).toBe(at(kept.retestAfterMinutes / 60));
});

describe('a test that is dated after it was recorded', () => {
  test('counts from when it was recorded, so that a later test is the newest', () => {
    const facts = planFacts(logOf([dayAhead, later]), NOW);
    expect(facts.newest?.id).toBe('later');
    expect(facts.latest.water.ph).toBe(7.9);
    expect(planOfPool(facts).steps.map(({ productId }) => productId)).toContain('muriatic-acid');
  });

  test('never becomes the newest when its date comes', () => {
    expect(planFacts(logOf([dayAhead, later]), new Date(at(30))).latest.water.ph).toBe(7.9);
  });

  test('is used at once while it is the only one', () => {
    const { latest, newest } = planFacts(logOf([dayAhead]), NOW);
    expect(latest.water.ph).toBe(7.4);
    expect(latest.measuredAt.ph).toBe(at(-2));
    expect(newest?.takenAt).toBe(at(-2));
  });

  test('does not hide what was added after it', () => {
    const acid: LoggedTreatment = { id: 'acid', doneAt: at(-1), createdAt: at(-1), productId: 'muriatic-acid', amountMl: 500 };
    expect(planFacts(logOf([dayAhead], [acid]), NOW).latest.water.ph).toBeLessThan(7.4);
  });
});

test('a treatment that is dated after it was recorded counts, and makes people wait, from when it was recorded', () => {
  const before: LoggedReading = { ...later, takenAt: at(-3), createdAt: at(-3) };
  const acid: LoggedTreatment = { id: 'acid', doneAt: at(23), createdAt: at(-1), productId: 'muriatic-acid', amountMl: 500 };
  const facts = planFacts(logOf([before, { ...later, ph: 7.9 }], [{ ...acid, createdAt: at(-2) }]), NOW);
  expect(facts.latest.water.ph).toBe(7.9);
  expect(facts.treatments[0]?.doneAt).toBe(at(-2));
  expect(planFacts(logOf([before], [acid]), NOW).latest.water.ph).toBeLessThan(8.4);
});

describe('fresh water', () => {
  const exchange: LoggedTreatment = { id: 'fresh', doneAt: at(-0.5), createdAt: at(-0.5), productId: 'fill-water', amountL: 4000 };

  test('leaves a pool that was never tested unknown', () => {
    const { swim } = planOfPool(planFacts(logOf([], [exchange]), NOW));
    expect(swim).toMatchObject({ isKnown: false, because: ['measure_free_chlorine', 'measure_ph'] });
  });

  test('has to mix in a pool that was tested, and so has chlorine in any pool', () => {
    const tested = planOfPool(planFacts(logOf([{ ...later, ph: 7.5 }], [exchange]), NOW));
    expect(tested.swim).toMatchObject({ state: 'stay_out', because: ['mixing'] });
    const now = { doneAt: at(0), createdAt: at(0) };
    const chlorine: LoggedTreatment = { id: 'chlorine', ...now, productId: 'liquid-chlorine', amountMl: 1000 };
    expect(planOfPool(planFacts(logOf([], [chlorine]), NOW)).swim.state).toBe('stay_out');
  });
});
