import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let house: TestApp;
let browser: TestBrowser;
let path: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  browser = house.browser();
  await browser.register();
  const pool = await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000 });
  path = `/api/pools/${pool.body.id}/treatments`;
});
const items = async () => (await browser.get(path)).body.items as unknown as Record<string, unknown>[];

it('records what was added', async () => {
  const given = { productId: 'liquid-chlorine', strengthPercent: 10, amountMl: 1500, note: 'at dusk' };
  const { status, body } = await browser.post(path, given);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...given, doneAt: house.clock.now.toISOString() });
  const refill = { productId: 'fill-water', amountL: 8000, fillWater: { ph: 7.8, alkalinityPpm: 100 } };
  expect((await browser.post(path, refill)).body).toMatchObject(refill);
  expect(await items()).toHaveLength(2);
});

it.each([
  ['amountG', { productId: 'liquid-chlorine', amountG: 10 }],
  ['amountMl', { productId: 'cal-hypo', amountMl: 10 }],
  ['amountL', { productId: 'salt', amountL: 10 }],
  ['amountG', { productId: 'fill-water', amountG: 10 }],
  ['amountG', { productId: 'salt' }],
  ['amountG', { productId: 'salt', amountG: 1, amountMl: 1 }],
  ['amountG', { productId: 'salt', amountG: 0 }],
  ['amountG', { productId: 'salt', amountG: -5 }],
  ['amountL', { productId: 'fill-water', amountL: 40_001 }],
  ['fillWater', { productId: 'salt', amountG: 1, fillWater: { ph: 7, alkalinityPpm: 80 } }],
  ['strengthPercent', { productId: 'liquid-chlorine', amountMl: 1, strengthPercent: 90 }],
  ['strengthPercent', { productId: 'liquid-chlorine', amountMl: 1, strengthPercent: 0 }],
  ['productId', { productId: 'bleach', amountMl: 1 }],
  ['doneAt', { productId: 'salt', amountG: 1, doneAt: '1980-01-01T00:00:00Z' }],
  ['doneAt', { productId: 'salt', amountG: 1, doneAt: '2900-01-01T00:00:00Z' }],
])('refuses a wrong %s', async (field, given) => {
  const { status, body } = await browser.post(path, given);
  expect(status).toBe(400);
  expect(Object.keys(body.fields as unknown as object)).toContain(field);
  expect(await items()).toEqual([]);
});

it('is one row for one id', async () => {
  const id = randomUUID();
  const given = { id, productId: 'baking-soda', amountG: 900 };
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post(path, given)));
  expect(answers.every(({ status, body }) => status === 201 && body.id === id)).toBe(true);
  expect(await items()).toHaveLength(1);
});

it('corrects and removes, and keeps the product', async () => {
  const { body } = await browser.post(path, { productId: 'muriatic-acid', amountMl: 400, note: 'half' });
  const item = `${path}/${body.id}`;
  expect((await browser.patch(item, { amountMl: 350, note: null })).body).toMatchObject({ amountMl: 350, productId: 'muriatic-acid' });
  expect((await items())[0]).not.toHaveProperty('note');
  expect((await browser.patch(item, { amountG: 350 })).body).toMatchObject({ fields: { amountG: expect.any(String) } });
  expect((await browser.patch(item, { strengthPercent: 99 })).status).toBe(400);
  expect((await browser.patch(item, { productId: 'salt' })).status).toBe(400);
  const other = house.browser();
  await other.register();
  expect((await other.patch(item, { amountMl: 1 })).status).toBe(404);
  expect((await other.remove(item)).status).toBe(404);
  expect((await browser.remove(item)).status).toBe(204);
  expect((await browser.remove(item)).status).toBe(404);
});

it('pages newest first', async () => {
  const hours = [4, 2, 2, 9, 1];
  const doneAt = hours.map((ago) => new Date(house.clock.now.getTime() - ago * 3_600_000).toISOString());
  for (const at of doneAt) await browser.post(path, { productId: 'salt', amountG: 100, doneAt: at });
  const first = (await browser.get(`${path}?limit=3`)).body as unknown as { items: { doneAt: string }[]; nextCursor: string };
  const second = (await browser.get(`${path}?limit=3&cursor=${first.nextCursor}`)).body as unknown as typeof first;
  expect([...first.items, ...second.items].map((treatment) => treatment.doneAt)).toEqual(doneAt.toSorted().toReversed());
  expect(second.nextCursor).toBeNull();
});
