import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { GOOD_PASSWORD, testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { removeDoomedFiles } from '../files/files.ts';
import { cameraFile } from './testing/camera-file.ts';

let house: TestApp;
let browser: TestBrowser;
let poolId: string;
let email: string;
let path: string;
let file: Buffer;
beforeAll(async () => {
  house = await testApp();
  file = await cameraFile();
});
afterAll(() => house.close());
beforeEach(async () => {
  await rm(join(house.filesDir, 'photos'), { recursive: true, force: true });
  browser = house.browser();
  email = ((await browser.register()).body.user as unknown as { email: string }).email;
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
/** The names of all files in the store, without their folders. */
const stored = async (): Promise<string[]> => {
  const names = await readdir(join(house.filesDir, 'photos'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('.')).map((name) => basename(name));
};
const plan = (planId: string) =>
  house.database.pool.query('update people set plan_id = $1 where id = (select person_id from pools where id = $2)', [planId, poolId]);

describe('adding a photo', () => {
  it('keeps it in three sizes with what is said about it, and nothing of what the camera wrote', async () => {
    const fingerprint = 'a1'.repeat(32);
    const reading = (await browser.post(`/api/pools/${poolId}/readings`, { ph: 7.4 })).body;
    const { status, body } = await browser.upload(path, file, {
      takenAt: '2026-07-04T12:00:00+02:00',
      caption: ' The deep end ',
      tags: '["Deep end", "Deep end", "Cafe\u0301"]',
      fingerprint,
      readingId: String(reading.id),
    });
    expect(status).toBe(201);
    const urlOf = (size: string) => `${path}/${body.id}/${size}`;
    expect(body).toEqual({
      id: expect.any(String),
      poolId,
      width: 64,
      height: 48,
      takenAt: '2026-07-04T10:00:00.000Z',
      caption: 'The deep end',
      tags: ['Deep end', 'Café'],
      urls: { small: urlOf('small'), medium: urlOf('medium'), large: urlOf('large') },
      readingId: reading.id,
      fingerprint,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await list()).items).toEqual([body]);
    expect(new Set(await stored())).toEqual(new Set(['small', 'medium', 'large'].flatMap((size) => [`${size}.jpeg`, `${size}.webp`])));
  });

  it.each([
    ['with its own offset', { time: '2026:07:04 12:00:00', offset: '-07:00' }, '2026-07-04T19:00:00.000Z'],
    ['by the clocks at the pool', { time: '2026:07:04 12:00:00' }, '2026-07-04T16:00:00.000Z'],
    ['in winter', { time: '2026:01:04 23:30:00' }, '2026-01-05T04:30:00.000Z'],
    ['unless its clock was never set', { time: '1999:01:01 00:00:00' }, undefined],
    ['unless it is years ahead', { time: '2999:01:01 00:00:00', offset: '+00:00' }, undefined],
  ])('takes the time of the camera %s', async (_case, camera, expected) => {
    const { body } = await browser.upload(path, await cameraFile(camera));
    expect(body.takenAt).toBe(expected ?? house.clock.now.toISOString());
  });

  it('is one photo for one id, also when it comes several times at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.upload(path, file, { id, caption: 'Once' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await browser.upload(path, file, { id: id.toUpperCase(), caption: 'Again' })).body).toEqual(answers[0]?.body);
    expect((await list()).items).toHaveLength(1);
    expect(await stored()).toHaveLength(6);
  });

  it('refuses the id of another pool’s photo', async () => {
    const { id } = await add();
    const other = house.browser();
    await other.register();
    const theirs = await addPool(other, 'America/Phoenix');
    expect(await other.upload(`/api/pools/${theirs}/photos`, file, { id })).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { id: expect.any(String) } },
    });
  });

  it.each([
    ['id', { id: '1' }],
    ['takenAt', { takenAt: 'yesterday' }],
    ['takenAt', { takenAt: '1999-12-31T23:59:59Z' }],
    ['takenAt', { takenAt: '2999-01-01T00:00:00Z' }],
    ['caption', { caption: 'x'.repeat(501) }],
    ['caption', { caption: 'a\u0000b' }],
    ['tags', { tags: 'Deep end' }],
    ['tags', { tags: '{"a":1}' }],
    ['tags', { tags: JSON.stringify(Array.from({ length: 21 }, (_, index) => `tag ${index}`)) }],
    ['tags.0', { tags: '[""]' }],
    ['tags.0', { tags: JSON.stringify(['x'.repeat(31)]) }],
    ['fingerprint', { fingerprint: 'abc' }],
    ['readingId', { readingId: randomUUID() }],
    ['completionId', { completionId: randomUUID() }],
    ['equipmentId', { equipmentId: randomUUID() }],
    ['place', { place: 'x' }],
  ])('refuses an impossible %s', async (field, fields) => {
    const { status, body } = await browser.upload(path, file, fields);
    expect({ status, code: body.code, fields: Object.keys((body.fields as unknown as object) ?? {}) }).toEqual({
      status: 400,
      code: 'invalid_request',
      fields: [field],
    });
    expect(await list()).toEqual({ items: [], nextCursor: null });
    expect(await stored()).toEqual([]);
  });

  it('refuses what is no photo with a sentence, and keeps nothing', async () => {
    expect(await browser.upload(path, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type', fields: { file: expect.any(String) } },
    });
    expect((await browser.upload(path, file.subarray(0, file.length / 2))).status).toBe(415);
    expect((await browser.upload(path, undefined)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('takes texts as they are, whatever they would mean elsewhere', async () => {
    const caption = `<script>alert(1)</script>'); drop table photos; --`;
    const tag = `{"$gt":""}', --\\`;
    const { id } = await add({ caption, tags: JSON.stringify([tag, '{a,b}']) });
    expect((await list(`${path}?tag=${encodeURIComponent(tag)}`)).items).toMatchObject([{ id, caption, tags: [tag, '{a,b}'] }]);
    expect((await list(`${path}?tag=a`)).items).toEqual([]);
  });

  it('belongs to things of its own pool only', async () => {
    const reading = (await browser.post(`/api/pools/${poolId}/readings`, { ph: 7.4 })).body;
    await plan('pro_monthly');
    const other = await addPool(browser, 'America/Phoenix');
    expect(await browser.upload(`/api/pools/${other}/photos`, file, { readingId: String(reading.id) })).toMatchObject({
      status: 400,
      body: { fields: { readingId: expect.any(String) } },
    });
  });
});

describe('the room of a plan', () => {
  /** As if so many were there already. */
  const fill = (photos: number, bytes = 1) =>
    house.database.pool.query(
      `insert into photos (pool_id, id, taken_at, tags, width, height, bytes, file_key, formats)
       select $1, gen_random_uuid(), now(), '{}', 1, 1, $3, gen_random_uuid(), '{jpeg}' from generate_series(1, $2::int)`,
      [poolId, photos, bytes],
    );

  it('is exact for many at once, and what is there stays', async () => {
    await fill(197);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.upload(path, file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 402, 402]);
    const refused = answers.find(({ status }) => status === 402)?.body;
    expect(refused).toMatchObject({ code: 'plan_limit_reached', reason: [{ code: 'photos_limit', values: { count: 200 } }] });
    expect(refused).not.toHaveProperty('fields');
    expect(await stored()).toHaveLength(18);
    expect((await browser.get('/api/me/storage')).body).toEqual({
      photos: 200,
      bytes: expect.any(Number),
      maximumPhotos: 200,
      maximumBytes: 1_000_000_000,
    });
    await plan('pro_monthly');
    expect((await browser.upload(path, file)).status).toBe(201);
    await plan('free');
    expect((await browser.get('/api/me/storage')).body).toMatchObject({ photos: 201, maximumPhotos: 200 });
    expect((await browser.upload(path, file)).status).toBe(402);
  });

  it('counts bytes, too', async () => {
    await fill(1, 999_999_999);
    expect(await browser.upload(path, file)).toMatchObject({ status: 402, body: { reason: [{ code: 'storage_limit' }] } });
    expect((await list()).items).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });
});

describe('the files', () => {
  // The database stamps with its own clock.
  const sweep = () => removeDoomedFiles(house.database, house.files, new Date(Date.now() + 60_000));

  it.each([
    ['the photo', (id: string) => browser.remove(`${path}/${id}`)],
    ['its pool', () => browser.remove(`/api/pools/${poolId}`)],
    ['the account', () => browser.post('/api/me/delete', { password: GOOD_PASSWORD, confirm: email })],
  ])('go with %s', async (_what, end) => {
    const { id } = await add();
    await sweep();
    expect(await stored()).toHaveLength(6);
    expect((await end(id)).status).toBe(204);
    await sweep();
    expect(await stored()).toEqual([]);
  });

  it('are gone where the store fails half way, and the photo can be sent again', async () => {
    const kept = folderFiles(house.filesDir);
    let puts = 0;
    const store = vi
      .spyOn(house.files, 'put')
      .mockImplementation((...given) => (++puts === 3 ? Promise.reject(new Error('The store is full.')) : kept.put(...given)));
    const id = randomUUID();
    expect((await browser.upload(path, file, { id })).status).toBe(500);
    store.mockRestore();
    expect(await stored()).toEqual([]);
    expect((await list()).items).toEqual([]);
    expect((await browser.upload(path, file, { id })).status).toBe(201);
    expect(await stored()).toHaveLength(6);
  });
});
