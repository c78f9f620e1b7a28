// Tests and treatments that are dated in the future, because a clock was wrong.
import type { PoolPlan } from '@limpid/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const START = new Date('2026-07-04T09:00:00.000Z');
const WATER = { method: 'drops', freeChlorinePpm: 6, combinedChlorinePpm: 0, alkalinityPpm: 90, hardnessPpm: 320, cyanuricAcidPpm: 40 };
const SHELF = [
  { productId: 'liquid-chlorine', strengthPercent: 12.5 },
  { productId: 'muriatic-acid', strengthPercent: 31.45 },
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
  pool = `/api/pools/${(await browser.post('/api/pools', { name: 'Backyard', volumeL: 50_000, surface: 'plaster', shelf: SHELF })).body.id}`;
});

const inMinutes = (minutes: number) => new Date(house.clock.now.getTime() + minutes * MINUTE_MS);
const pass = (minutes: number) => {
  house.clock.now = inMinutes(minutes);
};
const plan = async () => (await browser.get(`${pool}/plan`)).body as unknown as PoolPlan;
const test = (values: object) => browser.post(`${pool}/readings`, { ...WATER, ...values });

it('a test from a clock that is ahead is kept as it was sent, counts from its arrival, and gives way to the next test', async () => {
  const takenAt = inMinutes(DAY_MINUTES - 60).toISOString();
  expect((await test({ ph: 7.4, takenAt })).body).toMatchObject({ takenAt });
  expect(await plan()).toMatchObject({ water: { ph: 7.4 }, measuredAt: { ph: START.toISOString() } });
  pass(60);
  await test({ ph: 7.9 });
  const acid = await plan();
  expect(acid.water.ph).toBe(7.9);
  const step = acid.steps.find(({ productId }) => productId === 'muriatic-acid');
  expect((await browser.post(`${pool}/plan/steps/${step?.stepId}/done`, {})).status).toBe(200);
  expect((await plan()).progress?.started[0]?.isOpen).toBe(true);
  // Nor does it become the newest when its date comes.
  const readingId = (await plan()).progress?.readingId;
  pass(DAY_MINUTES + 60);
  expect((await plan()).progress?.readingId).toBe(readingId);
});

it('a test that the server recorded while its own clock ran ahead counts when its time has come', async () => {
  await test({ ph: 7.9 });
  pass(DAY_MINUTES);
  await test({ ph: 7.4 });
  house.clock.now = new Date(START.getTime() + 5 * MINUTE_MS);
  expect((await plan()).water.ph).toBe(7.9);
  pass(DAY_MINUTES);
  expect((await plan()).water.ph).toBe(7.4);
});

it('a treatment from a clock that is ahead counts, and makes people wait, from its arrival', async () => {
  await test({ ph: 8.2 });
  pass(1);
  const doneAt = inMinutes(DAY_MINUTES - 60).toISOString();
  const acid = { productId: 'muriatic-acid', strengthPercent: 31.45, amountMl: 500, doneAt };
  expect((await browser.post(`${pool}/treatments`, acid)).body).toMatchObject({ doneAt });
  const { water, swim } = await plan();
  expect(water.ph).toBeLessThan(8.2);
  expect(Date.parse(swim.from ?? START.toISOString())).toBeLessThan(inMinutes(180).getTime());
});
