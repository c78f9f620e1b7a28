// How photos are listed, seen, corrected and served.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { cameraFile } from './testing/camera-file.ts';

let house: TestApp;
let browser: TestBrowser;
let poolId: string;
let path: string;
let file: Buffer;
beforeAll(async () => {
  house = await testApp();
  file = await cameraFile();
});
afterAll(() => house.close());
beforeEach(async () => {
  browser = house.browser();
  await browser.register();
  poolId = await addPool(browser, 'America/New_York');
  path = `/api/pools/${poolId}/photos`;
});

const addPool = async (whose: TestBrowser, timeZone: string, name = 'Backyard'): Promise<string> =>
  String((await whose.post('/api/pools', { name, volumeL: 40_000, timeZone })).body.id);

interface Listed {
  id: string;
  takenAt: string;
  tags: string[];
  caption: string | null;
  readingId?: string;
  fingerprint?: string;
}
const list = async (address = path) => (await browser.get(address)).body as unknown as { items: Listed[]; nextCursor: string | null };
const add = async (fields: Record<string, string> = {}) => (await browser.upload(path, file, fields)).body as unknown as Listed;
const plan = (planId: string) =>
  house.database.pool.query('update people set plan_id = $1 where id = (select person_id from pools where id = $2)', [planId, poolId]);

describe('the lists', () => {
  it('page newest first, and filter by tag, day at the pool, file and what they belong to', async () => {
    const times = ['2026-07-01T03:59:00.000Z', '2026-07-01T04:00:00.000Z', '2026-07-02T03:59:00.000Z', '2026-07-02T04:00:00.000Z'];
    for (const [index, takenAt] of times.entries())
      await add({ takenAt, tags: index % 2 ? '["Step"]' : '["Step","Drain"]', fingerprint: `${index}`.repeat(64) });
    const first = await list(`${path}?limit=3`);
    expect(first.items.map(({ takenAt }) => takenAt)).toEqual(times.slice(1).toReversed());
    expect((await list(`${path}?limit=3&cursor=${first.nextCursor}`)).items.map(({ takenAt }) => takenAt)).toEqual(times.slice(0, 1));
    const timesOf = async (query: string) => (await list(`${path}?${query}`)).items.map(({ takenAt }) => takenAt);
    // July 1 in New York
    expect(await timesOf('from=2026-07-01&to=2026-07-01')).toEqual([times[2], times[1]]);
    expect(await timesOf('tag=Drain')).toEqual([times[2], times[0]]);
    expect(await timesOf(`fingerprint=${'3'.repeat(64)}`)).toEqual([times[3]]);
    expect(await timesOf(`readingId=${randomUUID()}`)).toEqual([]);
    expect((await browser.get(`${path}?from=soon`)).status).toBe(400);
    expect((await browser.get('/api/photos/months')).body).toEqual({
      months: [
        { month: '2026-07', photos: 3 },
        { month: '2026-06', photos: 1 },
      ],
      tags: [
        { tag: 'Step', photos: 4 },
        { tag: 'Drain', photos: 2 },
      ],
    });
    expect((await browser.get('/api/photos/months?tag=Drain')).body).toMatchObject({ months: [{ photos: 1 }, { photos: 1 }] });
    // The pool moves: its days move with it.
    await browser.patch(`/api/pools/${poolId}`, { timeZone: 'Europe/Berlin' });
    expect(await timesOf('from=2026-07-02&to=2026-07-02')).toEqual([times[3], times[2]]);
  });

  it('hold the photos of all pools, also of those beyond the plan, which take no more', async () => {
    await plan('pro_monthly');
    const other = await addPool(browser, 'America/Los_Angeles', 'Spa');
    const otherPath = `/api/pools/${other}/photos`;
    const earlier = await add({ takenAt: '2026-07-01T12:00:00Z' });
    const later = (await browser.upload(otherPath, file, { takenAt: '2026-07-02T06:30:00Z' })).body;
    await plan('free');
    expect((await list('/api/photos')).items).toMatchObject([{ id: later.id }, { id: earlier.id }]);
    // Still July 1 in Los Angeles
    expect((await list('/api/photos?to=2026-07-01')).items).toHaveLength(2);
    expect((await browser.get(`/api/photos/months?poolId=${other}`)).body).toMatchObject({ months: [{ month: '2026-07', photos: 1 }] });
    expect(await browser.upload(otherPath, file)).toMatchObject({ status: 402, body: { reason: [{ code: 'pool_read_only' }] } });
    expect((await browser.patch(`${otherPath}/${later.id}`, { caption: 'x' })).status).toBe(402);
    expect((await browser.post(`${otherPath}/${later.id}/share`, {})).status).toBe(402);
    expect((await browser.get(`${otherPath}/${later.id}/small`)).status).toBe(200);
    expect((await browser.remove(`${otherPath}/${later.id}`)).status).toBe(204);
  });
});

describe('one photo', () => {
  it('is seen with the test that it belongs to, else with the last one of its day', async () => {
    const test = async (takenAt: string) => (await browser.post(`/api/pools/${poolId}/readings`, { takenAt, ph: 7.4 })).body;
    const [before, morning, evening] = [
      await test('2026-07-01T03:00:00Z'),
      await test('2026-07-01T12:00:00Z'),
      await test('2026-07-02T03:00:00Z'),
    ];
    const { id } = await add({ takenAt: '2026-07-01T14:00:00Z' });
    const view = async () => (await browser.get(`/api/photos/${id}`)).body;
    expect(await view()).toMatchObject({ id, links: [], reading: { id: evening?.id } });
    await browser.patch(`${path}/${id}`, { readingId: before?.id });
    expect(await view()).toMatchObject({ reading: { id: before?.id } });
    await browser.remove(`/api/pools/${poolId}/readings/${before?.id}`);
    expect(await view()).toMatchObject({ id, reading: { id: evening?.id } });
    await browser.patch(`${path}/${id}`, { takenAt: '2026-07-05T14:00:00Z' });
    expect(await view()).toMatchObject({ reading: null });
    expect(morning?.id).toBeDefined();
  });

  it('is corrected by those who saw its last version, and clears by null', async () => {
    const photo = await add({ caption: 'Before', tags: '["Step"]' });
    const item = `${path}/${photo.id}`;
    const changed = await browser.patch(item, { caption: null, tags: [], takenAt: '2026-03-01T00:00:00Z' });
    expect(changed).toMatchObject({ status: 200, body: { caption: null, tags: [], takenAt: '2026-03-01T00:00:00.000Z' } });
    const stale = { 'if-match': `"${(photo as unknown as { updatedAt: string }).updatedAt}"` };
    for (const method of ['PATCH', 'DELETE'])
      expect(await browser.send(method, item, { ...(method === 'PATCH' ? { body: { caption: 'x' } } : {}), headers: stale })).toMatchObject(
        {
          status: 409,
          body: { current: { id: photo.id, caption: null } },
        },
      );
    expect(await browser.patch(item, { equipmentId: randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { equipmentId: expect.any(String) } },
    });
    expect((await browser.patch(item, { takenAt: '1990-01-01T00:00:00Z' })).status).toBe(400);
    expect((await browser.patch(item, { width: 1 })).status).toBe(400);
    expect((await browser.remove(item)).status).toBe(204);
    expect((await browser.remove(item)).status).toBe(404);
    expect((await browser.get(`/api/photos/${photo.id}`)).status).toBe(404);
    expect((await browser.get(`${item}/small`)).status).toBe(404);
  });

  it('is served in the format that is asked for, to its owner’s browser alone', async () => {
    const { id } = await add();
    const address = `${path}/${id}/medium`;
    const ask = (accept: string, more: Record<string, string> = {}) => browser.send('GET', address, { headers: { accept, ...more } });
    const types = ['image/jpeg', '*/*', 'image/avif,image/webp,*/*', 'image/webp;q=0,*/*', 'text/html'];
    const answers = await Promise.all(types.map((accept) => ask(accept)));
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'image/jpeg',
      'image/jpeg',
      'image/webp',
      'image/jpeg',
      'image/jpeg',
    ]);
    const { headers } = answers[0] as (typeof answers)[number];
    expect(headers).toMatchObject({
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-length': expect.stringMatching(/^\d+$/),
    });
    expect((await ask('image/jpeg', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    expect((await ask('image/webp', { 'if-none-match': String(headers['etag']) })).status).toBe(200);
    expect((await browser.get(`${path}/${id}/huge`)).status).toBe(404);
    expect((await house.browser().get(address)).status).toBe(401);
  });

  it('does not exist for others, nor under another pool', async () => {
    const { id } = await add();
    const other = house.browser();
    await other.register();
    const theirs = await addPool(other, 'America/Phoenix');
    const elsewhere = `/api/pools/${theirs}/photos/${id}`;
    const tries = [
      other.get(path),
      other.upload(path, file),
      other.get(`/api/photos/${id}`),
      other.get(`/api/photos/months?poolId=${poolId}`),
      ...[`${path}/${id}`, elsewhere].flatMap((item) => [
        other.patch(item, { caption: 'x' }),
        other.remove(item),
        other.get(`${item}/small`),
        other.post(`${item}/share`, {}),
        other.remove(`${item}/share`),
      ]),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect((await other.get('/api/photos')).body).toEqual({ items: [], nextCursor: null });
    expect((await list()).items).toMatchObject([{ id }]);
  });
});

it('says what is in a file and stores nothing', async () => {
  const { status, body } = await browser.upload(
    '/api/photos/check',
    await cameraFile({ time: '2026:07:04 12:00:00', width: 400, height: 300 }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type: 'image/jpeg',
    width: 400,
    height: 300,
    takenAt: '2026-07-04T12:00:00',
    removed: expect.arrayContaining(['place', 'camera']),
  });
  expect(Buffer.from(String(body.jpeg), 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(
    (body.kept as unknown as { size: string; width: number }[]).filter(({ size }) => size === 'small').map(({ width }) => width),
  ).toEqual([320, 320]);
  expect((await list()).items).toEqual([]);
});
