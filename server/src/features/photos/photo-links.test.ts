import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { cameraFile } from './testing/camera-file.ts';

const DAY_MS = 86_400_000;

let house: TestApp;
let browser: TestBrowser;
let poolId: string;
let item: string;
let photoId: string;
let file: Buffer;
beforeAll(async () => {
  house = await testApp();
  file = await cameraFile();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = new Date();
  browser = house.browser();
  await browser.register({ firstName: 'Wilhelmina' });
  poolId = String((await browser.post('/api/pools', { name: 'Secret garden', volumeL: 40_000, timeZone: 'Pacific/Auckland' })).body.id);
  const sent = { takenAt: '2026-07-04T13:00:00Z', caption: 'Green <b>& back', tags: '["Step"]' };
  photoId = String((await browser.upload(`/api/pools/${poolId}/photos`, file, sent)).body.id);
  item = `/api/pools/${poolId}/photos/${photoId}`;
});

interface Link {
  id: string;
  url: string;
  expiresAt: string | null;
}
const share = async (expiresInDays?: number | null) =>
  (await browser.post(`${item}/share`, expiresInDays === undefined ? {} : { expiresInDays })).body as unknown as Link;
const tokenOf = ({ url }: Link): string => url.split('/').at(-1) ?? '';
const apiOf = (link: Link): string => `/api/shared-photos/${tokenOf(link)}`;
const links = async () =>
  ((await browser.get('/api/photo-links')).body as unknown as { items: (Link & { photo: { id: string } })[] }).items;
/** What a stranger gets: the photo and its picture. */
const statuses = async (link: Link) => {
  const stranger = house.browser();
  return [(await stranger.get(apiOf(link))).status, (await stranger.get(`${apiOf(link)}/small`)).status];
};

describe('a link to a photo', () => {
  it('shows the photo to a stranger, and nothing else', async () => {
    const link = await share();
    expect(link).toMatchObject({
      photoId,
      poolId,
      expiresAt: null,
      url: expect.stringMatching(/^http:\/\/limpid\.test\/shared\/photos\/[\w-]{64}$/),
    });
    const stranger = house.browser();
    const { status, body, headers } = await stranger.get(apiOf(link));
    expect(status).toBe(200);
    expect(body).toEqual({
      width: 64,
      height: 48,
      caption: 'Green <b>& back',
      takenOn: '2026-07-05',
      urls: { small: `${apiOf(link)}/small`, medium: `${apiOf(link)}/medium`, large: `${apiOf(link)}/large` },
    });
    const alone = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
    expect(headers).toMatchObject(alone);
    const picture = await stranger.send('GET', `${apiOf(link)}/large`, { headers: { accept: 'image/webp' } });
    expect(picture).toMatchObject({ status: 200, headers: { ...alone, 'content-type': 'image/webp', vary: 'Accept' } });
    expect(picture.headers).not.toHaveProperty('etag');
    // The owner's addresses stay the owner's.
    expect((await stranger.get(`${item}/large`)).status).toBe(401);
  });

  it('has a page that shows the same as the API, and nothing once the link is revoked', async () => {
    const link = await share();
    const stranger = house.browser();
    // Without a build of the pages, a page is what it shows.
    const shown = async () => (await stranger.get(`/shared/photos/${tokenOf(link)}`)).body['shown'];
    expect(await shown()).toEqual((await stranger.get(apiOf(link))).body);
    await browser.remove(`/api/photo-links/${link.id}`);
    expect(await shown()).toBeUndefined();
  });

  it('is another one each time, and each can be revoked', async () => {
    const [one, two, three] = [await share(), await share(7), await share(30)];
    expect(new Set([one, two, three].map(tokenOf)).size).toBe(3);
    expect(await links()).toMatchObject([three, two, one].map((link) => ({ ...link, photo: { id: photoId, tags: ['Step'] } })));
    expect((await browser.get(`/api/photos/${photoId}`)).body.links).toEqual([three, two, one]);
    expect((await browser.remove(`/api/photo-links/${two.id}`)).status).toBe(204);
    expect((await browser.remove(`/api/photo-links/${two.id}`)).status).toBe(404);
    expect(await statuses(two)).toEqual([404, 404]);
    expect(await statuses(one)).toEqual([200, 200]);
    expect((await browser.remove(`${item}/share`)).status).toBe(204);
    expect((await browser.remove(`${item}/share`)).status).toBe(204);
    expect(await statuses(one)).toEqual([404, 404]);
    expect(await statuses(three)).toEqual([404, 404]);
    expect(await links()).toEqual([]);
  });

  it('ends on its day', async () => {
    const [always, week, month] = [await share(null), await share(7), await share(30)];
    const begin = house.clock.now.getTime();
    expect(week.expiresAt).toBe(new Date(begin + 7 * DAY_MS).toISOString());
    house.clock.now = new Date(begin + 7 * DAY_MS - 1);
    expect(await statuses(week)).toEqual([200, 200]);
    house.clock.now = new Date(begin + 7 * DAY_MS);
    expect(await statuses(week)).toEqual([404, 404]);
    expect(await statuses(month)).toEqual([200, 200]);
    expect((await links()).map(({ id }) => id)).toEqual([month.id, always.id]);
    expect((await browser.post(`${item}/share`, { expiresInDays: 8 })).status).toBe(400);
    expect((await browser.post(`${item}/share`, { expiresInDays: '7' })).status).toBe(400);
  });

  it.each([
    ['its photo', () => browser.remove(item)],
    ['the pool', () => browser.remove(`/api/pools/${poolId}`)],
  ])('ends with %s', async (_what, end) => {
    const link = await share();
    expect((await end()).status).toBe(204);
    expect(await statuses(link)).toEqual([404, 404]);
  });

  it('opens by nothing that the database knows, nor by a changed token', async () => {
    const link = await share();
    const token = tokenOf(link);
    const stored = JSON.stringify((await house.database.pool.query('select * from photo_links')).rows);
    expect(stored).toContain(link.id);
    expect(stored).not.toContain(token.slice(-43));
    const bytes = Buffer.from(token, 'base64url');
    const bent = (at: number) => Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url');
    const idAlone = Buffer.from(link.id.replaceAll('-', ''), 'hex').toString('base64url');
    for (const wrong of [bent(0), bent(16), bent(47), idAlone, link.id, `${token}A`, token.slice(1), `${token}%00`, '..%2f..%2fetc', 'x'])
      expect(await statuses({ ...link, url: wrong })).toEqual([404, 404]);
  });

  it('is no one else’s to list or revoke', async () => {
    const link = await share();
    const other = house.browser();
    await other.register();
    expect((await other.get('/api/photo-links')).body).toEqual({ items: [], nextCursor: null });
    expect((await other.remove(`/api/photo-links/${link.id}`)).status).toBe(404);
    expect((await house.browser().get('/api/photo-links')).status).toBe(401);
    expect(await statuses(link)).toEqual([200, 200]);
  });
});

it('photos and links are in the download, without what opens them', async () => {
  const link = await share(7);
  const text = JSON.stringify((await browser.get('/api/me/download')).body);
  const { pools } = JSON.parse(text) as { pools: { photos: object[]; photoLinks: object[] }[] };
  expect(pools[0]?.photos).toMatchObject([{ id: photoId, caption: 'Green <b>& back', tags: ['Step'] }]);
  expect(pools[0]?.photoLinks).toEqual([{ id: link.id, photoId, poolId, createdAt: expect.any(String), expiresAt: link.expiresAt }]);
  expect(text).not.toContain(tokenOf(link));
});
