import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  path = `/api/pools/${pool.body.id}/clear-ups`;
});

const items = async () => (await browser.get(path)).body.items as unknown as Record<string, unknown>[];
const hours = (count: number) => new Date(house.clock.now.getTime() + count * 3_600_000).toISOString();

describe('starting a clear-up', () => {
  it('keeps its id and its start, and lists it', async () => {
    const id = randomUUID();
    const { status, body } = await browser.post(path, { id, startedAt: hours(-2) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, startedAt: hours(-2) });
    expect(body).not.toHaveProperty('endedAt');
    expect(await items()).toEqual([body]);
  });

  it('is one row for one id, and one open clear-up for one pool, also twenty times at once', async () => {
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => browser.post(path, { id })));
    const others = await Promise.all(Array.from({ length: 10 }, () => browser.post(path, {})));
    const all = [...same, ...others];
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => body.id))).toEqual(new Set([id]));
    expect(await items()).toHaveLength(1);
  });

  it.each([
    ['id', { id: 'one' }],
    ['startedAt', { startedAt: 'yesterday' }],
    ['startedAt', { startedAt: '2999-01-01T00:00:00Z' }],
    ['reason', { reason: 'green' }],
  ])('refuses an impossible %s', async (field, given) => {
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(400);
    expect(Object.keys(body.fields as unknown as object)).toContain(field);
    expect(await items()).toEqual([]);
  });
});

describe('ending a clear-up', () => {
  const start = async () => (await browser.post(path, { startedAt: hours(-48) })).body;

  it('keeps how it ended, once', async () => {
    const { id } = await start();
    const ended = await browser.patch(`${path}/${id}`, { outcome: 'clear', endedAt: hours(-1) });
    expect(ended).toMatchObject({ status: 200, body: { outcome: 'clear', endedAt: hours(-1) } });
    expect((await browser.patch(`${path}/${id}`, { outcome: 'clear' })).body).toEqual(ended.body);
    expect((await browser.patch(`${path}/${id}`, { outcome: 'stopped', endedAt: hours(-50) })).body).toMatchObject({
      fields: { endedAt: expect.any(String) },
    });
    expect((await browser.patch(`${path}/${id}`, { outcome: 'given up' })).status).toBe(400);
  });

  it('lets another one start, and the first one open again when that has ended', async () => {
    const first = await start();
    await browser.patch(`${path}/${first.id}`, { outcome: 'stopped' });
    const second = await browser.post(path, {});
    expect(second.body.id).not.toBe(first.id);
    expect(await browser.patch(`${path}/${first.id}`, { outcome: null })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await browser.patch(`${path}/${second.body.id}`, { outcome: 'stopped' });
    const again = await browser.patch(`${path}/${first.id}`, { outcome: null });
    expect(again).toMatchObject({ status: 200, body: { id: first.id } });
    expect(again.body).not.toHaveProperty('outcome');
    expect((await items()).map(({ id }) => id)).toEqual([second.body.id, first.id]);
  });

  it('is refused for a version that is no longer there', async () => {
    const { id, updatedAt } = await start();
    await browser.patch(`${path}/${id}`, { outcome: 'stopped' });
    const late = await browser.send('PATCH', `${path}/${id}`, { body: { outcome: 'clear' }, headers: { 'if-match': `"${updatedAt}"` } });
    expect(late).toMatchObject({ status: 409, body: { current: { outcome: 'stopped' } } });
  });
});

it('belongs to its pool alone', async () => {
  const { id } = (await browser.post(path, {})).body;
  const other = house.browser();
  await other.register();
  for (const tried of [other.get(path), other.post(path, {}), other.patch(`${path}/${id}`, { outcome: 'stopped' })]) {
    expect((await tried).status).toBe(404);
  }
  expect((await house.browser().get(path)).status).toBe(401);
});
