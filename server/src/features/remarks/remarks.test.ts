// What every noun of a pool's log has in common (versions, repeated requests) is in readings/versions.test.ts.
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
  path = `/api/pools/${pool.body.id}/remarks`;
});

const hoursAgo = (hours: number) => new Date(house.clock.now.getTime() - hours * 3_600_000).toISOString();
type Listed = { id: string; at: string };
const page = async (query = '') => (await browser.get(`${path}${query}`)).body as unknown as { items: Listed[]; nextCursor: string | null };

describe('recording a remark', () => {
  it.each([
    { text: 'Leaves after the storm' },
    { rainMm: 12.7 },
    { bathers: 0 },
    { text: ' Party ', rainMm: 2000, bathers: 10_000, at: '2026-01-02T03:04:05.000Z' },
  ])('keeps %j', async (given) => {
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(201);
    const kept = { at: house.clock.now.toISOString(), ...given, ...('text' in given ? { text: given.text?.trim() } : {}) };
    expect(body).toEqual({ ...kept, id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) });
    expect((await page()).items).toEqual([body]);
  });

  it('is one row for one id', async () => {
    const id = randomUUID();
    const at = hoursAgo(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(path, { id, at, rainMm: 3 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await page()).toMatchObject({ items: [{ id, rainMm: 3 }], nextCursor: null });
  });

  it.each([
    ['text', {}],
    ['text', { text: '   ' }],
    ['text', { at: '2026-01-02T03:04:05.000Z' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['text', { text: 'a\u0000b' }],
    ['rainMm', { rainMm: 2000.1 }],
    ['rainMm', { rainMm: -1 }],
    ['rainMm', { rainMm: '5' }],
    ['bathers', { bathers: 2.5 }],
    ['bathers', { bathers: 10_001 }],
    ['bathers', { bathers: -1 }],
    ['at', { rainMm: 1, at: '1999-12-31T23:59:59Z' }],
    ['at', { rainMm: 1, at: '2999-01-01T00:00:00Z' }],
    ['id', { rainMm: 1, id: '1' }],
    ['rain', { rainMm: 1, rain: 1 }],
  ])('refuses an impossible %s', async (field, given) => {
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', message: expect.any(String) });
    expect(Object.keys(body.fields as unknown as object)).toEqual([field]);
    expect((await page()).items).toEqual([]);
  });
});

describe('the list', () => {
  it('pages newest first without a gap or a repetition, also among remarks of the same instant', async () => {
    const times = [5, 3, 3, 1, 8].map(hoursAgo);
    for (const at of times) await browser.post(path, { bathers: 1, at });
    const seen: Listed[] = [];
    let query: string | null = '?limit=2';
    for (let pages = 0; query !== null && pages < 5; pages += 1) {
      const { items, nextCursor } = await page(query);
      seen.push(...items);
      query = nextCursor && `?limit=2&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(seen.map(({ at }) => at)).toEqual(times.toSorted().toReversed());
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    expect((await browser.get(`${path}?cursor=abc`)).status).toBe(400);
  });
});

describe('changing and removing', () => {
  it('corrects values, clears by null, and keeps at least one', async () => {
    const { body } = await browser.post(path, { text: 'Storm', rainMm: 20 });
    const item = `${path}/${body.id}`;
    const changed = await browser.patch(item, { text: null, bathers: 4, at: hoursAgo(3) });
    expect(changed).toMatchObject({ status: 200, body: { id: body.id, rainMm: 20, bathers: 4, at: hoursAgo(3) } });
    expect(changed.body).not.toHaveProperty('text');
    expect(await browser.patch(item, { rainMm: null, bathers: null })).toMatchObject({
      status: 400,
      body: { fields: { text: expect.any(String) } },
    });
    expect(await browser.patch(item, { text: '' })).toMatchObject({ status: 200, body: { rainMm: 20, bathers: 4 } });
    expect((await browser.patch(item, { at: '1990-01-01T00:00:00Z' })).status).toBe(400);
    expect((await browser.remove(item)).status).toBe(204);
    expect((await browser.remove(item)).status).toBe(404);
    expect((await browser.patch(item, { rainMm: 1 })).status).toBe(404);
  });

  it('finds no remark under another pool, mine or not', async () => {
    const { body } = await browser.post(path, { text: 'Mine' });
    const other = house.browser();
    await other.register();
    const theirs = (await other.post('/api/pools', { name: 'Theirs', volumeL: 1000 })).body.id;
    for (const tried of [
      other.get(path),
      other.patch(`${path}/${body.id}`, { text: 'x' }),
      other.remove(`${path}/${body.id}`),
      other.patch(`/api/pools/${theirs}/remarks/${body.id}`, { text: 'x' }),
      other.remove(`/api/pools/${theirs}/remarks/${body.id}`),
    ]) {
      expect((await tried).status).toBe(404);
    }
    expect((await page()).items).toMatchObject([{ id: body.id, text: 'Mine' }]);
  });
});
