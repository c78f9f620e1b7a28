import { randomUUID } from 'node:crypto';
import {
  type LoggedReading,
  type LoggedTreatment,
  type PlannedPool,
  planFacts,
  planOfPool,
  planSettings,
  RECENT_READINGS,
  type StartedPlan,
} from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-07-04T09:00:00.000Z');
/** Acid, then chlorine, among others: pH and chlorine are clearly off. */
const OFF = { method: 'drops', freeChlorinePpm: 0.5, ph: 8.2, alkalinityPpm: 100, hardnessPpm: 320, cyanuricAcidPpm: 40, temperatureC: 27 };
const FINE = {
  method: 'drops',
  freeChlorinePpm: 6,
  combinedChlorinePpm: 0,
  ph: 7.5,
  alkalinityPpm: 90,
  hardnessPpm: 320,
  cyanuricAcidPpm: 40,
};
const SHELF = [
  { productId: 'liquid-chlorine', strengthPercent: 12.5 },
  { productId: 'muriatic-acid', strengthPercent: 31.45 },
  { productId: 'baking-soda' },
];

let house: TestApp;
let browser: TestBrowser;
let pool: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = START;
  browser = house.browser();
  await browser.register();
  const added = await browser.post('/api/pools', { name: 'Backyard', volumeL: 50_000, surface: 'plaster', shelf: SHELF });
  pool = `/api/pools/${added.body.id}`;
});

const pass = (minutes: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + minutes * MINUTE_MS);
};
const plan = async () => (await browser.get(`${pool}/plan`)).body as unknown as PoolPlan;
const post = async (path: string, body: unknown = {}) => {
  const answer = await browser.post(`${pool}${path}`, body);
  return { status: answer.status, plan: answer.body as unknown as PoolPlan, body: answer.body };
};
const test = (values: object) => browser.post(`${pool}/readings`, values);
const done = (stepId: string, body: object = {}) => post(`/plan/steps/${stepId}/done`, body);
const products = (of: PoolPlan, state?: string) =>
  of.steps.filter((step) => !state || step.state === state).map(({ productId }) => productId);
const treatments = async () => (await browser.get(`${pool}/treatments`)).body.items as unknown as Record<string, unknown>[];
function firstOf(of: PoolPlan) {
  const step = of.steps.find(({ state }) => state === 'todo');
  if (!step) throw new Error('no step is left');
  return step;
}

describe('without a usable value', () => {
  it('answers with no steps and says what to measure', async () => {
    const empty = await plan();
    expect(empty).toMatchObject({ steps: [], water: {}, measuredAt: {}, skipped: [], swim: { state: 'treat_today', isKnown: false } });
    expect(empty.findings.some(({ severity }) => severity === 'ask')).toBe(true);
    expect(empty).not.toHaveProperty('predicted');
    expect(empty).not.toHaveProperty('swimSafeAt');
    await test({ orpMv: 650 });
    expect((await plan()).steps).toEqual([]);
  });
});

describe('a plan', () => {
  it('has ordered steps with reasons, a prediction and a clock, and changes nothing by being looked at', async () => {
    await test(OFF);
    const first = await plan();
    expect(products(first)).toContain('muriatic-acid');
    expect(products(first)).toContain('liquid-chlorine');
    expect(first.steps.every(({ state, why, stepId }) => state === 'todo' && why.length > 0 && stepId.length > 0)).toBe(true);
    expect(first.steps.map(({ afterMinutes }) => afterMinutes)).toEqual(
      first.steps.map(({ afterMinutes }) => afterMinutes).toSorted((a, b) => a - b),
    );
    expect(first.predicted?.ph).toBeGreaterThan(7.1);
    // fresh chlorine lifts pH for a day, and no acid is added for that
    expect(first.predicted?.ph).toBeLessThan(8.2);
    expect(first.swim.state).toBe('stay_out');
    expect(Date.parse(first.swimSafeAt ?? '')).toBeGreaterThan(START.getTime());
    expect(first.water).toMatchObject({ ph: 8.2, freeChlorinePpm: 0.5 });
    expect(first.measuredAt).toMatchObject({ ph: START.toISOString() });
    pass(10);
    const again = await plan();
    expect(again.steps.map(({ stepId }) => stepId)).toEqual(first.steps.map(({ stepId }) => stepId));
    expect(Date.parse(again.swimSafeAt ?? '') - Date.parse(first.swimSafeAt ?? '')).toBe(10 * MINUTE_MS);
    expect(JSON.stringify(again)).not.toMatch(/NaN|Infinity|swimBlocked"/);
  });

  it('finds values that were last measured more than a hundred tests ago', async () => {
    await test({ ...FINE, ironPpm: 0.1 });
    pass(5);
    for (let count = 0; count < RECENT_READINGS; count++) await test({ method: 'drops', freeChlorinePpm: 6 });
    expect((await plan()).water).toMatchObject({ ph: 7.5, alkalinityPpm: 90, cyanuricAcidPpm: 40, ironPpm: 0.1 });
  });

  it('needs nothing for a water that is fine', async () => {
    await test(FINE);
    const fine = await plan();
    expect(fine.steps).toEqual([]);
    expect(fine.swim.state).toBe('ready');
    expect(fine.retestAt === undefined || Date.parse(fine.retestAt) >= START.getTime()).toBe(true);
  });

  it('uses for each value its newest measurement, moved on by what was added since', async () => {
    await test({ ...OFF, takenAt: new Date(START.getTime() - 3 * 86_400_000).toISOString() });
    await browser.post(`${pool}/treatments`, {
      productId: 'baking-soda',
      amountG: 1000,
      doneAt: new Date(START.getTime() - 2 * 86_400_000).toISOString(),
    });
    await test({ freeChlorinePpm: 6, ph: 7.6, takenAt: new Date(START.getTime() - 3_600_000).toISOString() });
    await browser.post(`${pool}/treatments`, { productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 400 });
    const { water, measuredAt } = await plan();
    // 1000 g of baking soda in 50 m³: 20 mg/L, 11.9 ppm of alkalinity; 400 mL at 125 g/L: 1 ppm.
    expect(water.alkalinityPpm).toBeGreaterThan(110);
    expect(water.alkalinityPpm).toBeLessThan(113.5);
    expect(water.freeChlorinePpm).toBeCloseTo(7, 2);
    expect(water.ph).toBeGreaterThan(7.6);
    expect(water).not.toHaveProperty('boratePpm');
    expect(measuredAt.alkalinityPpm).toBe(new Date(START.getTime() - 3 * 86_400_000).toISOString());
    expect(measuredAt.ph).toBe(new Date(START.getTime() - 3_600_000).toISOString());
  });
});

describe('chlorine that was used since', () => {
  it('has taken back the rise in pH that it came with, but only as far as it was logged', async () => {
    const daysAgo = (days: number) => new Date(START.getTime() - days * 86_400_000).toISOString();
    await test({ ...FINE, freeChlorinePpm: 5, takenAt: daysAgo(6) });
    for (const days of [5, 4, 3, 2, 1]) {
      await browser.post(`${pool}/treatments`, {
        productId: 'liquid-chlorine',
        strengthPercent: 12.5,
        amountMl: 1200,
        doneAt: daysAgo(days + 0.5),
      });
      await test({ freeChlorinePpm: 5, takenAt: daysAgo(days) });
    }
    const { water } = await plan();
    expect(water.ph).toBeCloseTo(7.5, 1);
    expect(water.alkalinityPpm).toBeCloseTo(90, 0);
    for (const freeChlorinePpm of [3, 6, 3, 6, 3]) await test({ freeChlorinePpm });
    expect((await plan()).water.ph).toBeCloseTo(water.ph ?? 0, 6);
  });
});

describe('working through a plan', () => {
  it('writes the treatment, moves the water and the clock, and keeps the rest in order', async () => {
    await test(OFF);
    pass(5);
    const before = await plan();
    const step = firstOf(before);
    const after = await done(step.stepId);
    expect(after.status).toBe(200);
    expect(await treatments()).toMatchObject([{ productId: step.productId, doneAt: house.clock.now.toISOString() }]);
    const finished = after.plan.steps[0];
    expect(finished).toMatchObject({
      stepId: step.stepId,
      state: 'done',
      doneAt: house.clock.now.toISOString(),
      treatmentId: (await treatments())[0]?.id,
    });
    const rest = after.plan.steps.slice(1);
    expect(rest.map(({ stepId }) => stepId)).toEqual(before.steps.slice(1).map(({ stepId }) => stepId));
    expect(rest.every(({ state }) => state === 'todo')).toBe(true);
    const gap = (rest[0]?.afterMinutes ?? 0) - step.afterMinutes;
    expect(gap).toBeGreaterThan(0);
    expect(rest[0]?.readyAt).toBe(new Date(house.clock.now.getTime() + gap * MINUTE_MS).toISOString());
    expect(after.plan.water.ph).toBeLessThan(8.2);
    expect(after.plan.swimSafeAt).toBe(before.swimSafeAt);
    expect(after.plan.predicted?.ph).toBeCloseTo(before.predicted?.ph ?? 0, 1);
    expect(await plan()).toEqual(after.plan);
  });

  it('ends with the clock running and a test to come, and a new test closes it', async () => {
    await test(OFF);
    let current = await plan();
    for (let guard = 0; guard < 12 && current.steps.some(({ state }) => state === 'todo'); guard += 1) {
      const step = firstOf(current);
      const readyAt = Date.parse(step.readyAt ?? house.clock.now.toISOString());
      if (readyAt > house.clock.now.getTime()) house.clock.now = new Date(readyAt);
      current = (await done(step.stepId)).plan;
    }
    expect(current.steps.length).toBeGreaterThan(1);
    expect(products(current, 'todo')).toEqual([]);
    expect(current.swim).toMatchObject({ state: 'stay_out', from: expect.any(String) });
    expect(current.swimSafeAt).toBe(current.swim.from);
    expect(Date.parse(current.retestAt ?? '')).toBeGreaterThan(house.clock.now.getTime());
    expect(current.findings.filter(({ severity, parameter }) => severity === 'act' && parameter === 'ph')).toEqual([]);
    house.clock.now = new Date(Date.parse(current.swim.from ?? ''));
    expect((await plan()).swim.state).toBe('ready');
    pass(240);
    await test(FINE);
    const closed = await plan();
    expect(closed.steps).toEqual([]);
    expect(await treatments()).toHaveLength(current.steps.length);
  });

  it('takes the amount really used; a clear difference plans again, and undoing brings the step back', async () => {
    await test(OFF);
    const before = await plan();
    const step = firstOf(before);
    expect(step.amountMl).toBeGreaterThan(100);
    const half = { amountMl: Math.round((step.amountMl ?? 0) / 3), id: randomUUID() };
    const after = await done(step.stepId, half);
    expect(after.plan.steps[0]).toMatchObject({ state: 'done', amountMl: half.amountMl, treatmentId: half.id });
    expect(products(after.plan, 'todo')).toContain(step.productId);
    const more = after.plan.steps.find(({ state, productId }) => state === 'todo' && productId === step.productId);
    expect(more?.stepId).not.toBe(step.stepId);
    expect(Date.parse(more?.readyAt ?? '')).toBeGreaterThan(house.clock.now.getTime());
    expect((await browser.remove(`${pool}/treatments/${half.id}`)).status).toBe(204);
    expect(await plan()).toEqual({ ...before, progress: expect.anything() });
    const nearly = { amountMl: Math.round((step.amountMl ?? 0) * 1.05) };
    const kept = await done(step.stepId, nearly);
    expect(kept.plan.steps.map(({ stepId }) => stepId)).toEqual(before.steps.map(({ stepId }) => stepId));
    expect(kept.plan.steps[0]).toMatchObject({ state: 'done', ...nearly });
  });

  it('writes one treatment however often and however parallel "done" arrives', async () => {
    await test(OFF);
    const { stepId } = firstOf(await plan());
    const id = randomUUID();
    const bodies = [...Array.from({ length: 6 }, () => ({ id })), ...Array.from({ length: 6 }, () => ({}))];
    const answers = await Promise.all(bodies.map((body) => done(stepId, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(await treatments()).toHaveLength(1);
  });

  it('does not answer another amount of the same treatment as if it were a repeat', async () => {
    await test(OFF);
    const { stepId, amountMl = 0 } = firstOf(await plan());
    const id = randomUUID();
    await done(stepId, { id, amountMl });
    expect((await done(stepId, { id })).status).toBe(200);
    expect((await done(stepId, { id, amountMl })).status).toBe(200);
    const other = await done(stepId, { id, amountMl: amountMl + 1 });
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict', current: { id, amountMl } } });
    expect(await treatments()).toMatchObject([{ id, amountMl }]);
  });

  it('refuses a step of a plan that has changed, an amount of the wrong kind, and a time before the test', async () => {
    await test(OFF);
    const step = firstOf(await plan());
    expect((await done(step.stepId, { amountG: 5 })).body).toMatchObject({ status: 400, fields: { amountG: expect.any(String) } });
    const early = new Date(START.getTime() - 60_000).toISOString();
    expect((await done(step.stepId, { doneAt: early })).body).toMatchObject({ status: 400, fields: { doneAt: expect.any(String) } });
    expect((await done('no-such-step')).status).toBe(409);
    await browser.patch(pool, { volumeL: 80_000 });
    expect((await done(step.stepId)).status).toBe(409);
    expect(await treatments()).toEqual([]);
    await browser.patch(pool, { volumeL: 50_000, name: 'Renamed' });
    expect((await done(step.stepId)).status).toBe(200);
  });

  it('plans again when something is added by hand, and keeps what was done in sight', async () => {
    await test(OFF);
    const before = await plan();
    const step = firstOf(before);
    await done(step.stepId);
    pass(60);
    await browser.post(`${pool}/treatments`, { productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 2400 });
    const after = await plan();
    expect(after.steps[0]).toMatchObject({ stepId: step.stepId, state: 'done' });
    expect(products(after, 'todo')).not.toContain('liquid-chlorine');
    expect(after.swim.state).toBe('stay_out');
  });
});

it('plans again from a corrected reading, and keeps what was done in sight', async () => {
  const reading = await test(OFF);
  const step = firstOf(await plan());
  await done(step.stepId);
  await browser.patch(`${pool}/readings/${reading.body.id}`, { ph: 7.5, freeChlorinePpm: 6 });
  const after = await plan();
  expect(after.steps[0]).toMatchObject({ stepId: step.stepId, state: 'done' });
  expect(products(after, 'todo')).not.toContain(step.productId);
  expect(products(after, 'todo')).not.toContain('liquid-chlorine');
});

describe('a page without signal', () => {
  /** The same question, from nothing but what a page has been answered. */
  async function planHere(last: PoolPlan) {
    const items = async (list: string) => (await browser.get(`${pool}/${list}`)).body.items;
    const log = {
      settings: planSettings((await browser.get(pool)).body as unknown as PlannedPool, 'us'),
      readings: (await items('readings')) as LoggedReading[],
      treatments: (await items('treatments')) as LoggedTreatment[],
      skipped: last.skipped,
      started: (last.progress?.started ?? []) as StartedPlan[],
    };
    return planOfPool(planFacts(log, house.clock.now));
  }
  const wire = (of: object) => ({ ...JSON.parse(JSON.stringify(of)), progress: undefined });

  it('finds the plan that the server finds: again, in progress, with something left out, and over', async () => {
    await test({ ...OFF, takenAt: new Date(START.getTime() - 40 * 3_600_000).toISOString(), cyanuricAcidPpm: 41 });
    await test({ ...OFF, cyanuricAcidPpm: undefined });
    await browser.post(`${pool}/treatments`, { productId: 'baking-soda', amountG: 700 });
    const first = await plan();
    expect(wire(await planHere(first))).toEqual(wire(first));
    await done(firstOf(first).stepId);
    pass(20);
    const begun = await plan();
    expect(begun.progress?.started[0]?.isOpen).toBe(true);
    expect(wire(await planHere(begun))).toEqual(wire(begun));
    await post(`/plan/steps/${firstOf(begun).stepId}/skip`);
    const skipped = await plan();
    expect(skipped.skipped).toHaveLength(1);
    expect(wire(await planHere(skipped))).toEqual(wire(skipped));
    pass(60 * 24 * 9);
    const over = await plan();
    expect(wire(await planHere(over))).toEqual(wire(over));
  });
});

describe('skipping', () => {
  it('does not grow without end when someone starts over again and again', async () => {
    await test(OFF);
    for (let round = 0; round < 35; round += 1) {
      const { stepId, productId } = firstOf(await plan());
      const used = productId === 'liquid-chlorine' || productId === 'muriatic-acid' ? { amountMl: 0.001 } : { amountG: 0.001 };
      expect((await done(stepId, used)).status).toBe(200);
      await post('/plan/restart');
      pass(1);
    }
    expect((await plan()).steps.filter(({ state }) => state === 'done')).toHaveLength(30);
    expect((await browser.get(`${pool}/treatments`)).body.items).toHaveLength(35);
  });

  it('leaves a product out until the next test, and restarting brings it back', async () => {
    await test(OFF);
    const before = await plan();
    const acid = before.steps.find(({ productId }) => productId === 'muriatic-acid');
    const skipped = await post(`/plan/steps/${acid?.stepId}/skip`);
    expect(skipped.status).toBe(200);
    expect(skipped.plan.skipped).toEqual(['muriatic-acid']);
    expect(products(skipped.plan)).not.toContain('muriatic-acid');
    expect((await post(`/plan/steps/${acid?.stepId}/skip`)).status).toBe(409);
    const late = { productId: 'muriatic-acid' };
    expect((await post(`/plan/steps/${acid?.stepId}/skip`, late)).plan.skipped).toEqual(['muriatic-acid']);
    const restarted = await post('/plan/restart');
    expect(restarted.plan.skipped).toEqual([]);
    expect(products(restarted.plan)).toContain('muriatic-acid');
    await post(`/plan/steps/${firstOf(await plan()).stepId}/skip`);
    pass(30);
    await test(OFF);
    expect((await plan()).skipped).toEqual([]);
    expect(products(await plan())).toContain('muriatic-acid');
  });

  it('leaves a product out also when nothing is said about the shelf', async () => {
    await browser.patch(pool, { shelf: [] });
    await test(OFF);
    for (let guard = 0; guard < 20; guard += 1) {
      const current = await plan();
      const step = current.steps.find(({ state }) => state === 'todo');
      if (!step) break;
      const { plan: next } = await post(`/plan/steps/${step.stepId}/skip`);
      expect(products(next)).not.toContain(step.productId);
      expect(next.skipped).toContain(step.productId);
    }
    expect(products(await plan())).toEqual([]);
  });

  it('can leave the water in the pool', async () => {
    await test({ ...FINE, cyanuricAcidPpm: 180, freeChlorinePpm: 14 });
    const drained = (await plan()).steps.find(({ productId }) => productId === 'fill-water');
    expect(drained?.amountL).toBeGreaterThan(0);
    const { plan: next } = await post(`/plan/steps/${drained?.stepId}/skip`);
    expect(products(next)).not.toContain('fill-water');
    expect(next.skipped).toEqual(['fill-water']);
  });
});

it('answers 404 to everyone else', async () => {
  await test(OFF);
  const { stepId } = firstOf(await plan());
  const other = house.browser();
  await other.register();
  for (const path of ['/plan', `/plan/steps/${stepId}/done`, `/plan/steps/${stepId}/skip`, '/plan/restart']) {
    const answer = path === '/plan' ? await other.get(`${pool}${path}`) : await other.post(`${pool}${path}`, {});
    expect(answer.status).toBe(404);
  }
  expect(await treatments()).toEqual([]);
});
