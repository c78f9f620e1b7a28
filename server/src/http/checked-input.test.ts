import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { poolRoutes } from '../features/pools/pools.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { type TestApp, testApp, type TestBrowser } from '../testing/test-app.ts';

const POOL = { name: 'Home', volumeL: 50_000 };
const unknown = (count: number, name = 'unknown'): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}${name}`, 1]));
let house: TestApp;
let mara: TestBrowser;

beforeAll(async () => {
  house = await testApp({
    doors: [
      (app) => systemRoutes(app, { version: '0', isStopping: () => false }),
      (app) => accountRoutes(app, quickPasswords()),
      poolRoutes,
    ],
  });
  mara = house.browser();
  await mara.register();
});
afterAll(() => house.close());

it.each([
  ['unknown fields', { ...POOL, ...unknown(12_000) }],
  ['one unknown field with a long name', { ...POOL, ['x'.repeat(200_000)]: 1 }],
  ['unknown fields with long names', { ...POOL, ...unknown(400, 'x'.repeat(500)) }],
  ['wrong members of a list', { ...POOL, shelf: Array.from({ length: 12_000 }, () => 7) }],
  ['unknown fields inside members', { ...POOL, shelf: Array.from({ length: 300 }, () => ({ product: 1, ...unknown(30) })) }],
])('answers %s briefly', async (_name, body) => {
  const answer = await mara.post('/api/pools', body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  const fields = Object.keys(answer.body.fields as object);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.length).toBeLessThanOrEqual(50);
  expect(answer.text.length).toBeLessThan(16_000);
});

it('names what is wrong among what is unknown', async () => {
  const { body } = await mara.post('/api/pools', { ...unknown(12_000), name: 'Home', volumeL: -1 });
  expect(body.fields).toMatchObject({ volumeL: expect.stringContaining('liters'), '0unknown': 'We don’t know this field. Leave it out.' });
});
