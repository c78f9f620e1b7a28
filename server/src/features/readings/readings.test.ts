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
  path = `/api/pools/${pool.body.id}/readings`;
});

interface Listed {
  id: string;
  takenAt: string;
}
const page = async (query = '') => (await browser.get(`${path}${query}`)).body as unknown as { items: Listed[]; nextCursor: string | null };
const hoursAgo = (hours: number) => new Date(house.clock.now.getTime() - hours * 3_600_000).toISOString();

describe('recording a reading', () => {
  it('keeps every value and leaves out what was not measured', async () => {
    const given = {
      method: 'drops',
      freeChlorinePpm: 3.5,
      ph: 7.4,
      alkalinityPpm: 90,
      orpMv: 650,
      phosphatePpb: 100,
      totalChlorinePpm: 3.9,
      totalHardnessPpm: 380,
      biguanidePpm: 35,
      note: ' after rain ',
    };
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...given, note: 'after rain', takenAt: house.clock.now.toISOString(), warnings: [] });
    expect(body).not.toHaveProperty('hardnessPpm');
    const { warnings: _warnings, ...reading } = body;
    expect((await page()).items).toEqual([reading]);
  });

  it('is one row for one id, also twenty times at once', async () => {
    const id = randomUUID();
    const takenAt = new Date().toISOString();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(path, { id, takenAt, ph: 7.4 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([id]));
    expect((await page()).items).toHaveLength(1);
    expect((await browser.post(path, { id: id.toUpperCase(), ph: 8 })).body).toMatchObject({ id, ph: 7.4 });
  });

  it('answers a repeated Idempotency-Key again and refuses it for another body', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await browser.post(path, { ph: 7.4 }, key);
    const again = await browser.post(path, { ph: 7.4 }, key);
    expect(again.body).toEqual(first.body);
    expect((await page()).items).toHaveLength(1);
    expect((await browser.post(path, { ph: 7.5 }, key)).status).toBe(422);
  });

  it.each([
    ['ph', { ph: 14.1 }],
    ['ph', { ph: -0.1 }],
    ['ph', { ph: '7.4' }],
    ['freeChlorinePpm', { freeChlorinePpm: 101 }],
    ['saltPpm', { saltPpm: -1 }],
    ['values', {}],
    ['values', { note: 'nothing' }],
    ['takenAt', { ph: 7, takenAt: '1999-12-31T23:59:59Z' }],
    ['takenAt', { ph: 7, takenAt: '2999-01-01T00:00:00Z' }],
    ['takenAt', { ph: 7, takenAt: 'yesterday' }],
    ['method', { ph: 7, method: 'guess' }],
    ['look', { look: 'purple' }],
    ['saltCellPercent', { saltCellPercent: 100.1 }],
    ['saltCellPercent', { ph: 7, saltCellPercent: -1 }],
    ['saltCellPercent', { ph: 7, saltCellPercent: '40' }],
    ['id', { ph: 7, id: '1' }],
    ['chlorine', { ph: 7, chlorine: 1 }],
  ])('refuses an impossible %s', async (field, given) => {
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', requestId: expect.any(String), message: expect.any(String) });
    expect(Object.keys(body.fields as unknown as object)).toContain(field);
    expect((await page()).items).toEqual([]);
  });

  it.each(['{"ph":1e309}', '{"ph":NaN}', '{"ph":7,"__proto__":{"a":1}}', '{"ph":', '[]', 'null'])('refuses %s', async (text) => {
    const token = String((await browser.get('/api/csrf-token')).body.token);
    const answer = await browser.send('POST', path, { headers: { 'content-type': 'application/json', 'x-csrf-token': token }, body: text });
    expect(answer.status).toBe(400);
  });

  it('takes what is unlikely, and asks', async () => {
    const { status, body } = await browser.post(path, { ph: 12, temperatureC: 38 });
    expect(status).toBe(201);
    expect((body.warnings as unknown as { parameter: string }[]).map(({ parameter }) => parameter).toSorted()).toEqual([
      'ph',
      'temperatureC',
    ]);
    const spa = await browser.patch(path.replace('/readings', ''), { kind: 'spa' });
    expect(spa.status).toBe(200);
    expect((await browser.post(path, { temperatureC: 38 })).body.warnings).toEqual([]);
  });

  it('may consist of what the water looks like alone', async () => {
    const { status, body } = await browser.post(path, { look: 'green' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ look: 'green', warnings: [] });
    const item = `${path}/${body.id}`;
    expect((await browser.patch(item, { look: null })).body).toMatchObject({ fields: { values: expect.any(String) } });
    expect((await browser.patch(item, { look: null, ph: 7.4 })).body).not.toHaveProperty('look');
    expect((await browser.patch(item, { look: 'hazy', ph: null })).body).toMatchObject({ look: 'hazy' });
  });

  it('keeps the output of the salt cell with a test or alone, and a plan goes on from the test before', async () => {
    const test = await browser.post(path, { freeChlorinePpm: 3, ph: 7.4, saltCellPercent: 62.5, takenAt: hoursAgo(2) });
    expect(test.body).toMatchObject({ saltCellPercent: 62.5, warnings: [] });
    const plan = async () =>
      (await browser.get(path.replace('readings', 'plan'))).body as { progress: { readingId: string }; steps: object[] };
    const before = await plan();
    const { status, body } = await browser.post(path, { saltCellPercent: 0 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ saltCellPercent: 0, warnings: [] });
    expect((await page()).items).toMatchObject([{ saltCellPercent: 0 }, { saltCellPercent: 62.5 }]);
    const after = await plan();
    expect(after.progress.readingId).toBe(test.body.id);
    expect(after.steps).toEqual(before.steps);
    const item = `${path}/${body.id}`;
    expect((await browser.patch(item, { saltCellPercent: null })).body).toMatchObject({ fields: { values: expect.any(String) } });
    expect((await browser.patch(`${path}/${test.body.id}`, { saltCellPercent: null })).body).not.toHaveProperty('saltCellPercent');
  });

  it('takes a clock that is some hours ahead', async () => {
    expect((await browser.post(path, { ph: 7.2, takenAt: hoursAgo(-12) })).status).toBe(201);
  });
});

describe('a value where the test ended', () => {
  it('stays one in the answer, the list and the plan, until it is corrected', async () => {
    const bounds = { cyanuricAcidPpm: 'below', freeChlorinePpm: 'above' };
    const given = { freeChlorinePpm: 5, cyanuricAcidPpm: 30, ph: 7.5, alkalinityPpm: 90, bounds };
    const { body } = await browser.post(path, given);
    expect(body).toMatchObject(given);
    expect((await page()).items).toMatchObject([given]);
    const plan = async () => (await browser.get(path.replace('readings', 'plan'))).body as { swim: object; findings: { code: string }[] };
    expect((await plan()).findings.map(({ code }) => code)).toContain('beyond_scale');
    expect((await plan()).swim).toMatchObject({ state: 'treat_today', isKnown: false, because: ['measure_free_chlorine'] });
    const other = await browser.patch(`${path}/${String(body.id)}`, { ph: 7.6 });
    expect(other.body).toMatchObject({ bounds });
    const corrected = await browser.patch(`${path}/${String(body.id)}`, { freeChlorinePpm: 6 });
    expect(corrected.body).toMatchObject({ freeChlorinePpm: 6, bounds: { cyanuricAcidPpm: 'below' } });
    expect((await plan()).swim).toMatchObject({ isKnown: true });
    expect((await browser.patch(`${path}/${String(body.id)}`, { bounds: null })).body).not.toHaveProperty('bounds');
    // of a value that is not there, nothing is stored
    expect((await browser.post(path, { ph: 7.4, bounds: { saltPpm: 'above' } })).body).not.toHaveProperty('bounds');
    expect((await browser.post(path, { ph: 7.4, bounds: { ph: 'about' } })).status).toBe(400);
  });
});

describe('the list', () => {
  it('pages newest first without a gap or a repetition, also among readings of the same instant', async () => {
    const takenAt = [5, 3, 3, 3, 1, 8, 2].map(hoursAgo);
    for (const at of takenAt) await browser.post(path, { ph: 7.2, takenAt: at });
    const seen: Listed[] = [];
    let query = '?limit=2';
    for (let pages = 0; pages < 10; pages += 1) {
      const { items, nextCursor } = await page(query);
      expect(items.length).toBeLessThanOrEqual(2);
      seen.push(...items);
      if (nextCursor === null) break;
      query = `?limit=2&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(seen.map((reading) => reading.takenAt)).toEqual(takenAt.toSorted().toReversed());
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect((await page()).items).toEqual(seen);
  });

  it('keeps its place while readings are added', async () => {
    for (const hours of [1, 2, 3]) await browser.post(path, { ph: 7.2, takenAt: hoursAgo(hours) });
    const first = await page('?limit=1');
    await browser.post(path, { ph: 7.8 });
    const second = await page(`?limit=5&cursor=${first.nextCursor}`);
    expect(second.items.map(({ takenAt }) => takenAt)).toEqual([hoursAgo(2), hoursAgo(3)]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?cursor=abc',
    '?cursor=%27%3B--',
    `?cursor=${Buffer.from('1e99 x').toString('base64url')}`,
    ...['999999999999999', '-999999999999999', '-62198755200000'].map(
      (time) => `?cursor=${Buffer.from(`${time} 0197f6f0-0000-7000-8000-000000000001`).toString('base64url')}`,
    ),
  ])('refuses %s', async (query) => {
    expect((await browser.get(`${path}${query}`)).status).toBe(400);
  });
});

describe('changing and removing', () => {
  it('corrects values, clears by null, and keeps at least one', async () => {
    const { body } = await browser.post(path, { ph: 75 / 10, alkalinityPpm: 90, note: 'first' });
    const item = `${path}/${body.id}`;
    const changed = await browser.patch(item, { ph: 7.6, alkalinityPpm: null, note: null, takenAt: hoursAgo(4) });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id: body.id, ph: 7.6, takenAt: hoursAgo(4) });
    expect(changed.body).not.toHaveProperty('alkalinityPpm');
    expect(changed.body).not.toHaveProperty('note');
    expect((await browser.patch(item, { ph: null })).body).toMatchObject({
      code: 'invalid_request',
      fields: { values: expect.any(String) },
    });
    expect((await browser.patch(item, { ph: null, hardnessPpm: 300 })).body).toMatchObject({ hardnessPpm: 300 });
    expect((await browser.patch(item, { takenAt: '1990-01-01T00:00:00Z' })).status).toBe(400);
    expect((await browser.remove(item)).status).toBe(204);
    expect((await browser.remove(item)).status).toBe(404);
    expect((await browser.patch(item, { ph: 7 })).status).toBe(404);
  });

  it('finds no reading under another pool, mine or not', async () => {
    const { body } = await browser.post(path, { ph: 7.5 });
    const other = house.browser();
    await other.register();
    const theirs = (await other.post('/api/pools', { name: 'Theirs', volumeL: 1000 })).body.id;
    for (const tried of [
      other.patch(`${path}/${body.id}`, { ph: 8 }),
      other.remove(`${path}/${body.id}`),
      other.patch(`/api/pools/${theirs}/readings/${body.id}`, { ph: 8 }),
      other.remove(`/api/pools/${theirs}/readings/${body.id}`),
    ]) {
      expect((await tried).status).toBe(404);
    }
    expect((await page()).items).toMatchObject([{ id: body.id, ph: 7.5 }]);
  });

  it('brings notes back as they were typed', async () => {
    for (const note of [
      '👩‍🔬 ١٢٣ 你好 \u200fabc',
      "'; drop table readings; --",
      '<script>alert(1)</script>',
      '=HYPERLINK("x")',
      'a\nb\tc',
      '%00%0d%0a',
    ]) {
      const { body } = await browser.post(path, { ph: 7, note });
      expect(body.note).toBe(note.normalize('NFC').trim());
      expect((await page('?limit=200')).items).toContainEqual(expect.objectContaining({ id: body.id, note: body.note }));
    }
    expect((await browser.post(path, { ph: 7, note: 'x\u0000' })).status).toBe(400);
    expect((await browser.post(path, { ph: 7, note: '\udfff' })).status).toBe(400);
    expect((await browser.post(path, { ph: 7, note: 'x'.repeat(2001) })).status).toBe(400);
  });
});
