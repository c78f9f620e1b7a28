// Conditional changes and repeated requests of the log: what a device that was away relies on.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

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
  pool = `/api/pools/${(await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000 })).body.id}`;
});

const NOUNS = [
  { noun: 'readings', first: { ph: 7.5, note: 'first' }, change: { ph: 7.2 }, other: { ph: 7.9 } },
  {
    noun: 'treatments',
    first: { productId: 'baking-soda', amountG: 500, note: 'first' },
    change: { amountG: 400 },
    other: { amountG: 900 },
  },
  { noun: 'remarks', first: { text: 'first', rainMm: 5 }, change: { rainMm: 6 }, other: { rainMm: 9 } },
] as const;

const change = (path: string, body: object, version?: unknown, key?: string): Promise<Answer> =>
  browser.send('PATCH', path, { body, headers: headers(version, key) });
const remove = (path: string, version?: unknown, key?: string) => browser.send('DELETE', path, { headers: headers(version, key) });
const headers = (version?: unknown, key?: string) => ({
  ...(version === undefined ? {} : { 'if-match': `"${version as string}"` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

describe.each(NOUNS)('$noun', ({ noun, first, change: changed, other }) => {
  const record = async () => {
    const { body } = await browser.post(`${pool}/${noun}`, first);
    return { path: `${pool}/${noun}/${body.id}`, version: body.updatedAt };
  };
  const items = async () => (await browser.get(`${pool}/${noun}`)).body.items as Record<string, unknown>[];

  it('changes what was seen, and refuses what has changed since, with the row as it is now', async () => {
    const { path, version } = await record();
    const answer = await change(path, changed, version);
    expect(answer).toMatchObject({ status: 200, body: changed });
    expect(answer.body.updatedAt).not.toBe(version);
    const refused = await change(path, other, version);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', current: { ...changed, updatedAt: answer.body.updatedAt } } });
    expect(await remove(path, version)).toMatchObject({ status: 409, body: { code: 'conflict', current: changed } });
    expect(await items()).toMatchObject([changed]);
    expect((await change(path, other, answer.body.updatedAt)).status).toBe(200);
  });

  it('takes a change without a version, and refuses one that cannot be read', async () => {
    const { path, version } = await record();
    expect((await change(path, changed)).status).toBe(200);
    expect((await browser.send('PATCH', path, { body: other, headers: { 'if-match': '*' } })).status).toBe(200);
    for (const tag of ['x', String(version), '"yesterday"']) {
      const { status, body } = await browser.send('PATCH', path, { body: changed, headers: { 'if-match': tag } });
      expect([status, Object.keys(body.fields as object)], tag).toEqual([400, ['If-Match']]);
    }
  });

  it('gives the same answer to the same change again, though its own version is old by then', async () => {
    const { path, version } = await record();
    const key = randomUUID();
    const answer = await change(path, changed, version, key);
    const again = await change(path, changed, version, key);
    expect(again).toMatchObject({ status: 200, body: answer.body, headers: { 'idempotency-replayed': 'true' } });
    expect((await change(path, other, version, key)).status).toBe(422);
    const deletion = randomUUID();
    expect((await remove(path, answer.body.updatedAt, deletion)).status).toBe(204);
    expect(await remove(path, answer.body.updatedAt, deletion)).toMatchObject({ status: 204, text: '' });
    expect((await remove(path, answer.body.updatedAt)).status).toBe(404);
  });

  it('changes at the same instant are different versions, and of two from one version one wins', async () => {
    const { path, version } = await record();
    const answers = await Promise.all([changed, other].map((body) => change(path, body, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('replays the first answer 24 hours later, even when the row is gone since', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...first, id: randomUUID() };
    const answer = await browser.post(`${pool}/${noun}`, body, key);
    expect((await remove(`${pool}/${noun}/${body.id}`)).status).toBe(204);
    const before = house.clock.now;
    house.clock.now = new Date(before.getTime() + 24 * 3_600_000);
    expect(await browser.post(`${pool}/${noun}`, body, key)).toMatchObject({ status: 201, body: answer.body });
    house.clock.now = before;
    expect(await items()).toEqual([]);
  });

  it('one of many at once is worked on, the others get its answer or wait', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...first, id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post(`${pool}/${noun}`, body, key)));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await items()).toHaveLength(1);
  });
});
