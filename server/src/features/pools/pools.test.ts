import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../db/tables/people.ts';
import { pools } from '../../db/tables/pools.ts';
import { readings } from '../../db/tables/readings.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

async function newOwner(planId = 'free'): Promise<TestBrowser> {
  const browser = house.browser();
  const { body } = await browser.register();
  const { id } = body.user as unknown as { id: string };
  await house.database.db.update(people).set({ planId }).where(eq(people.id, id));
  return browser;
}
const idOf = (answer: { body: Record<string, unknown> }) => String(answer.body.id);
const SMALL = { name: 'Backyard', volumeL: 40_000 };
const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.95, longitude: -82.46, timeZone: 'America/New_York' };

describe('adding a pool', () => {
  it('needs only a name and a volume, and fills in what is usual', async () => {
    const browser = await newOwner();
    const answer = await browser.post('/api/pools', SMALL);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...SMALL,
      kind: 'pool',
      surface: null,
      sanitizer: 'chlorine',
      setting: 'outdoor',
      volumeSource: 'known',
      cover: 'none',
      usage: 'normal',
      shelf: [],
      surfaceAreaM2: null,
      timeZone: 'UTC',
    });
    expect(answer.body).not.toHaveProperty('personId');
    const { warnings, ...added } = answer.body;
    expect(warnings).toEqual([]);
    expect((await browser.get('/api/pools')).body).toEqual([added]);
  });

  it('asks about an unlikely volume, and takes it', async () => {
    const browser = await newOwner();
    const { status, body } = await browser.post('/api/pools', { name: 'Small', volumeL: 56.8 });
    expect([status, body.warnings]).toMatchObject([201, [{ code: 'volume_unlikely', values: { likelyL: 56_800 } }]]);
    expect((await browser.patch(`/api/pools/${body.id}`, { volumeL: 56_800 })).body.warnings).toEqual([]);
  });

  it('takes the area from the shape and the time zone from the place', async () => {
    const browser = await newOwner();
    const shape = { shape: 'rectangle', lengthM: 10, widthM: 5, shallowDepthM: 1, deepDepthM: 2 };
    const { body } = await browser.post('/api/pools', { ...SMALL, shape, place: TAMPA });
    expect(body).toMatchObject({ shape, surfaceAreaM2: 50, volumeSource: 'shape', timeZone: 'America/New_York', place: TAMPA });
  });

  it('prefers what is said to what follows', async () => {
    const browser = await newOwner();
    const shape = { shape: 'rectangle', lengthM: 10, widthM: 5, shallowDepthM: 1, deepDepthM: 2 };
    const { body } = await browser.post('/api/pools', { ...SMALL, shape, surfaceAreaM2: 44, place: TAMPA, timeZone: 'America/Chicago' });
    expect(body).toMatchObject({ surfaceAreaM2: 44, timeZone: 'America/Chicago' });
  });

  it.each([
    ['volumeL', { volumeL: 0 }],
    ['volumeL', { volumeL: 10_000_001 }],
    ['name', { name: '   ' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['place.timeZone', { place: { ...TAMPA, timeZone: 'Nowhere' } }],
    ['shelf.1.strengthPercent', { shelf: [{ productId: 'salt' }, { productId: 'liquid-chlorine', strengthPercent: 99 }] }],
    ['fillWater', { fillWater: { ph: 7.5, alkalinityPpm: 0, cyanuricAcidPpm: 1000 } }],
    ['fillWater.ph', { fillWater: { ph: 15, alkalinityPpm: 80 } }],
    ['personId', { personId: randomUUID() }],
  ])('refuses an impossible %s', async (field, change) => {
    const browser = await newOwner();
    const { status, body } = await browser.post('/api/pools', { ...SMALL, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as unknown as object)).toContain(field);
    expect((await browser.get('/api/pools')).body).toEqual([]);
  });

  it('lets exactly one of twenty at once through on the free plan', async () => {
    const browser = await newOwner();
    await browser.get('/api/pools');
    await browser.post('/api/pools', { ...SMALL, volumeL: -1 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => browser.post('/api/pools', { ...SMALL, name: `Pool ${n}` })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 402)]);
    expect(answers.find(({ status }) => status === 402)?.body).toMatchObject({ code: 'plan_limit_reached' });
    expect((await browser.get('/api/pools')).body).toHaveLength(1);
    await browser.remove(
      `/api/pools/${idOf({ body: ((await browser.get('/api/pools')).body as unknown as Record<string, unknown>[])[0] ?? {} })}`,
    );
    expect((await browser.post('/api/pools', SMALL)).status).toBe(201);
  });

  it('knows no limit on a paid plan', async () => {
    const browser = await newOwner('business_monthly');
    for (let n = 0; n < 4; n += 1) expect((await browser.post('/api/pools', { ...SMALL, name: `Customer ${n}` })).status).toBe(201);
    const list = (await browser.get('/api/pools')).body as unknown as { name: string }[];
    expect(list.map(({ name }) => name)).toEqual(['Customer 0', 'Customer 1', 'Customer 2', 'Customer 3']);
  });

  it('takes the same id once, and never that of another person', async () => {
    const [one, other] = [await newOwner(), await newOwner()];
    const id = randomUUID();
    const first = await one.post('/api/pools', { ...SMALL, id });
    const again = await one.post('/api/pools', { ...SMALL, id: id.toUpperCase() });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await other.post('/api/pools', { ...SMALL, id })).status).toBe(409);
    expect((await other.get('/api/pools')).body).toEqual([]);
  });

  it('keeps what is typed, in one spelling', async () => {
    const browser = await newOwner();
    const { body } = await browser.post('/api/pools', { ...SMALL, name: '  Cafe\u0301 <b>🏊‍♀️</b> O\'Brien "; drop table pools; -- ' });
    expect(body.name).toBe('Café <b>🏊‍♀️</b> O\'Brien "; drop table pools; --');
    for (const name of ['a\u0000b', '\ud800', 'x'.repeat(81), 7, null]) {
      expect((await browser.patch(`/api/pools/${body.id}`, { name })).status).toBe(400);
    }
    expect((await browser.post('/api/pools', { ...SMALL, place: { ...TAMPA, city: 'a\u0000' } })).status).toBe(400);
  });
});

describe('changing a pool', () => {
  it('changes what is named, clears what is null, and loses nothing else', async () => {
    const browser = await newOwner();
    const shape = { shape: 'round', diameterM: 4, shallowDepthM: 1, deepDepthM: 1 };
    const full = {
      ...SMALL,
      shape,
      surface: 'vinyl',
      place: TAMPA,
      pumpFlowLpm: 150,
      saltCell: { gramsPerHour: 20, hoursPerDay: 8 },
      shelf: [{ productId: 'salt', pricePerUnit: 1 }],
      targetOverrides: { ph: { low: 7.4, high: 7.6 } },
      surfaceNewSinceOn: '2026-11-01',
      startUp: 'traditional',
      secondarySanitizer: 'ozone',
      isClosed: true,
    };
    const before = (await browser.post('/api/pools', full)).body;
    const path = `/api/pools/${before.id}`;
    const renamed = await browser.patch(path, { name: 'Round pool' });
    expect(renamed.status).toBe(200);
    expect(renamed.body).toEqual({ ...before, name: 'Round pool', updatedAt: renamed.body.updatedAt });
    const cleared = await browser.patch(path, { surface: null, saltCell: null, pumpFlowLpm: null, place: null, targetOverrides: null });
    expect(cleared.body).toMatchObject({ surface: null, saltCell: null, pumpFlowLpm: null, place: null, targetOverrides: null });
    expect(cleared.body).toMatchObject({ shape, timeZone: 'America/New_York', shelf: full.shelf });
    expect((await browser.get(path)).body).toEqual({ ...cleared.body, warnings: undefined });
    const wider = await browser.patch(path, { shape: { ...shape, diameterM: 6 } });
    expect(wider.body.surfaceAreaM2).toBeCloseTo(Math.PI * 9, 6);
    const moved = await browser.patch(path, { place: { ...TAMPA, timeZone: 'America/Denver' } });
    expect(moved.body.timeZone).toBe('America/Denver');
  });
});

describe('removing a pool', () => {
  it('takes everything with it', async () => {
    const browser = await newOwner();
    const id = idOf(await browser.post('/api/pools', SMALL));
    await browser.post(`/api/pools/${id}/readings`, { ph: 7.5 });
    expect((await browser.remove(`/api/pools/${id}`)).status).toBe(204);
    expect((await browser.get(`/api/pools/${id}`)).status).toBe(404);
    expect(await house.database.db.$count(pools, eq(pools.id, id))).toBe(0);
    expect(await house.database.db.$count(readings, eq(readings.poolId, id))).toBe(0);
  });
});

describe('another person', () => {
  it('finds nothing and changes nothing', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const pool = (await owner.post('/api/pools', SMALL)).body;
    const path = `/api/pools/${pool.id}`;
    const visitor = house.browser();
    for (const tried of [
      stranger.get(path),
      stranger.patch(path, { name: 'Mine' }),
      stranger.patch(path, { volumeL: -3 }),
      stranger.remove(path),
      stranger.get(`${path}/readings`),
      stranger.post(`${path}/readings`, { ph: 7 }),
      stranger.get(`${path}/treatments`),
      stranger.post(`${path}/treatments`, { productId: 'salt', amountG: 5 }),
      stranger.get(`${path}/plan`),
      stranger.post(`${path}/plan/restart`),
      stranger.get('/api/pools/not-an-id'),
      stranger.get(`/api/pools/${randomUUID()}`),
    ]) {
      expect((await tried).status).toBe(404);
    }
    expect((await visitor.get(path)).status).toBe(401);
    expect((await owner.get(path)).body).toEqual({ ...pool, warnings: undefined });
    expect((await stranger.get('/api/pools')).body).toEqual([]);
  });
});
