// The whole application: every endpoint of the contract has a route, and nothing is reachable that should not be.
import { randomUUIDv7 } from 'node:crypto';
import { api, type Endpoint } from '@limpid/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type TestBrowser } from './testing/test-app.ts';

const endpoints = Object.values(api).flatMap((noun) => Object.values(noun) as Endpoint[]);
const MANY = { count: 1_000_000, windowS: 60 };
let house: TestApp;
let mara: TestBrowser;
let noor: TestBrowser;
let poolId: string;

beforeAll(async () => {
  house = await testApp({
    limits: { anonymous: MANY, person: MANY, calculators: MANY, signInAddress: MANY, signUpAddress: MANY, passwordResetAddress: MANY },
  });
  mara = house.browser();
  noor = house.browser();
  await Promise.all([mara.register(), noor.register()]);
  poolId = String((await mara.post('/api/pools', { name: 'Home', volumeL: 50_000 })).body.id);
});
afterAll(() => house.close());

const pathOf = (endpoint: Endpoint, pool = poolId) => endpoint.path.replace('{poolId}', pool).replaceAll(/\{\w+\}/g, randomUUIDv7());

describe('every endpoint', () => {
  it('is bound', () => {
    const bound = new Set(house.app.bound.map(({ method, url }) => `${method} ${url}`));
    for (const { method, path } of endpoints) expect(bound).toContain(`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    // besides the contract: Google's sign-in, the description of the API, and the calendar's file
    expect(bound.size).toBe(endpoints.length + 4);
  });

  it.each(
    endpoints
      .filter((endpoint) => endpoint.access !== 'public')
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('%s is shut for the signed-out and for others', async (_name, endpoint) => {
    expect((await house.browser().send(endpoint.method, pathOf(endpoint))).status).toBe(401);
    if (endpoint.access !== 'pool') return;
    for (const body of [undefined, {}, { name: 'x' }]) {
      const answer = await noor.send(endpoint.method, pathOf(endpoint), { body: endpoint.method === 'GET' ? undefined : body });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await mara.get(`/api/pools/${poolId}`)).body).toMatchObject({ name: 'Home' });
  });

  const writes = endpoints.filter((endpoint) => endpoint.method !== 'GET' && !endpoint.withoutToken);
  it.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s asks for the protection token',
    async (_name, endpoint) => {
      const answer = await mara.send(endpoint.method, pathOf(endpoint), { withoutToken: true });
      expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_token_invalid' } });
    },
  );

  const withBody = endpoints.filter((endpoint) => endpoint.body);
  it.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s takes no nonsense badly',
    async (_name, endpoint) => {
      const nonsense: unknown[] = [
        null,
        [],
        '',
        0,
        'text',
        { '': 1 },
        { toString: 1 },
        { id: null },
        { valueOf: { a: [] } },
        [[[]]],
        { ph: '7' },
        { water: [] },
      ];
      const property = fc.asyncProperty(fc.jsonValue(), async (body) => {
        const answer = await mara.send(endpoint.method, pathOf(endpoint), {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        const isFine =
          answer.status < 400 || (answer.status < 500 && String(answer.headers['content-type']).startsWith('application/problem+json'));
        expect(isFine, `${answer.status} for ${JSON.stringify(body)}`).toBe(true);
      });
      const examples = nonsense.map((body): [unknown] => [body]);
      await fc.assert(property, { examples, numRuns: nonsense.length + (process.env['ALL_RUNS'] ? 40 : 8), seed: 20_261_122 });
    },
  );
});
