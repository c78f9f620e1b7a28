import type { PoolPlan } from '@limpid/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const MINUTE_MS = 60_000;
const SHELF = [{ productId: 'liquid-chlorine', strengthPercent: 12.5 }, { productId: 'muriatic-acid' }];
const GREEN = {
  ph: 8.2,
  alkalinityPpm: 110,
  hardnessPpm: 320,
  cyanuricAcidPpm: 40,
  freeChlorinePpm: 0.5,
  combinedChlorinePpm: 0.2,
  temperatureC: 27,
  look: 'green',
};

let house: TestApp;
let browser: TestBrowser;
let pool: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  browser = house.browser();
  await browser.register();
  const added = await browser.post('/api/pools', { name: 'Backyard', volumeL: 50_000, surface: 'plaster', shelf: SHELF });
  pool = `/api/pools/${added.body.id}`;
});

const pass = (minutes: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + minutes * MINUTE_MS);
};
const plan = async () => (await browser.get(`${pool}/plan`)).body as unknown as PoolPlan;
const test = (values: object) => browser.post(`${pool}/readings`, values);
const todo = ({ steps }: PoolPlan) => steps.filter(({ state }) => state === 'todo').map(({ productId }) => productId);

describe('while a clear-up runs', () => {
  it('answers with its next thing, holds the steps back, and gives them back when it ends', async () => {
    await test(GREEN);
    const before = await plan();
    expect(todo(before).length).toBeGreaterThan(0);
    const started = await browser.post(`${pool}/clear-ups`, {});
    const during = await plan();
    expect(during.steps).toEqual([]);
    expect(during.findings.find(({ code }) => code === 'clear_up_running')?.text).toMatch(/^You’re clearing this pool.* Next: add .* of /);
    expect(during).toMatchObject({ predicted: { ph: 8.2, freeChlorinePpm: 0.5 } });
    expect(during.swim.state).toBe('stay_out');
    const { status } = await browser.post(`${pool}/plan/steps/${before.steps[0]?.stepId}/done`, {});
    expect(status).toBe(409);
    await browser.patch(`${pool}/clear-ups/${started.body.id}`, { outcome: 'stopped' });
    expect(todo(await plan())).toEqual(todo(before));
  });

  it('names the next test while chlorine works', async () => {
    await test({ ...GREEN, ph: 7.3 });
    await browser.post(`${pool}/clear-ups`, {});
    pass(1);
    await browser.post(`${pool}/treatments`, { productId: 'liquid-chlorine', amountMl: 6000 });
    pass(1);
    expect((await plan()).findings[0]?.text).toMatch(/Next: test/);
  });
});
