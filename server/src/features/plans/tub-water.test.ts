// The water of a hot tub: how old it is, through the HTTP door.
import type { PoolPlan } from '@limpid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

it('counts the water of a hot tub from its last change, and forgets what was measured in the old water', async () => {
  house.clock.now = new Date('2026-07-04T09:00:00.000Z');
  const browser = house.browser();
  await browser.register();
  const pass = (minutes: number) => {
    house.clock.now = new Date(house.clock.now.getTime() + minutes * 60_000);
  };
  const tub = { name: 'Tub', volumeL: 1500, kind: 'spa', surface: 'acrylic', dailyBathers: 8, filledOn: '2026-05-01' };
  const pool = `/api/pools/${String((await browser.post('/api/pools', tub)).body.id)}`;
  const plan = async () => (await browser.get(`${pool}/plan`)).body as unknown as PoolPlan;
  const test = (values: object) => browser.post(`${pool}/readings`, values);
  const codes = async () => (await plan()).findings.map(({ code }) => code);
  await test({ freeChlorinePpm: 4, ph: 7.5, alkalinityPpm: 70, hardnessPpm: 150 });
  expect(await codes()).toContain('water_change_due');
  pass(60);
  const changed = await browser.post(`${pool}/treatments`, { productId: 'fill-water', amountL: 1500 });
  expect(changed.status).toBe(201);
  pass(12 * 60);
  const fresh = await plan();
  expect(fresh.filledAt).toBe('2026-07-04T10:00:00.000Z');
  expect(fresh.steps).toEqual([]);
  expect(fresh.swim.because).toEqual(['measure_free_chlorine', 'measure_ph']);
  // also when it is no longer among the treatments that the plan needs
  pass(18 * 24 * 60);
  await test({ freeChlorinePpm: 4, ph: 7.5, alkalinityPpm: 70, hardnessPpm: 150 });
  expect(await codes()).toContain('water_change_due');
  expect((await plan()).filledAt).toBe('2026-07-04T10:00:00.000Z');
});
