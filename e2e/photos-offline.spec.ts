// Photos taken offline in a browser that is killed, twice: each is stored once. What the outbox does is proven in web/src/offline; this is about
// the disk of a real browser. ALL_RUNS=1: with 30 photos of the size of a camera's.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from './journey.ts';
import { type KillableBrowser, startBrowser } from './killable-browser.ts';
import { waitingOnDevice } from './on-device.ts';
import { BACKYARD } from './people.ts';

const PHOTOS = process.env['ALL_RUNS'] ? 30 : 5;
const [WIDTH, HEIGHT] = process.env['ALL_RUNS'] ? [2560, 1920] : [640, 480];

test.describe.configure({ timeout: 180_000 });

let profile: string;
let browser: KillableBrowser | undefined;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'limpid-profile-'));
});
test.afterEach(async () => {
  await browser?.kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A write by the page's own session, which is not that of the test. */
const post = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, given]) => {
      const { token, headerName } = (await (await fetch('/api/csrf-token')).json()) as { token: string; headerName: string };
      const headers = { 'Content-Type': 'application/json', [headerName]: token };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(given) });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    [path, body] as const,
  );

interface Stored {
  id: string;
  caption: string | null;
}

const stored = (page: Page, poolId: string): Promise<Stored[]> =>
  page.evaluate(async (id) => {
    const answer = (await (await fetch(`/api/pools/${id}/photos?limit=100`)).json()) as { items: Stored[] };
    return answer.items;
  }, poolId);

/** As the outbox lays them down (outbox-store.ts): each with its file and preview in one transaction, written to the disk. */
const takePhotos = (page: Page, given: { personId: string; poolId: string; count: number; size: readonly [number, number] }) =>
  page.evaluate(async ({ personId, poolId, count, size: [width, height] }) => {
    const draw = async (serial: number, scale: number) => {
      const canvas = new OffscreenCanvas(width * scale, height * scale);
      const context = canvas.getContext('2d')!;
      // Water is never one color: a picture that is too simple would be too small.
      for (let y = 0; y < canvas.height; y += 8)
        for (let x = 0; x < canvas.width; x += 8) {
          context.fillStyle = `hsl(${(180 + serial * 7 + ((x * y) % 31)) % 360} 60% ${30 + ((x * 7 + y * 13 + serial) % 40)}%)`;
          context.fillRect(x, y, 8, 8);
        }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return { type: blob.type, bytes: await blob.arrayBuffer() };
    };
    const opening = indexedDB.open('limpid-outbox');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    for (let serial = 1; serial <= count; serial += 1) {
      const [file, preview] = [await draw(serial, 1), await draw(serial, 0.125)];
      const transaction = opening.result.transaction(['records', 'files', 'previews'], 'readwrite', { durability: 'strict' });
      const [id, rowId, createdAt] = [crypto.randomUUID(), crypto.randomUUID(), new Date().toISOString()];
      const body = { id: rowId, takenAt: createdAt, caption: `Photo ${serial}`, tags: ['steps'] };
      const about = { personId, poolId, rowId, body, createdAt, file: { type: file.type, bytes: file.bytes.byteLength } };
      const untried = { state: 'waiting', tries: 0, notBeforeMs: 0, heldUntilMs: 0 };
      const entry = { call: 'photos.record', id, key: crypto.randomUUID(), order: serial, ...about, ...untried };
      transaction.objectStore('records').put(entry, id);
      transaction.objectStore('records').put({ nextOrder: serial + 1, lineages: {}, away: [] }, 'ledger');
      transaction.objectStore('files').put(file, id);
      transaction.objectStore('previews').put(preview, id);
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', () => reject(new Error('The photo could not be stored.')));
      });
    }
    opening.result.close();
  }, given);

const PASSWORD = 'Clear-Water-7';

/** Starts it again on the same disk. Chromium writes its cookies down every half minute, so the person may have to sign in again. */
async function startAgain(baseURL: string | undefined, email: string): Promise<KillableBrowser> {
  const again = await startBrowser(profile);
  await again.page.goto(`${baseURL}/faq`);
  await post(again.page, '/auth/login', { email, password: PASSWORD });
  await again.page.goto(`${baseURL}/dashboard`);
  return again;
}

test('photos taken offline survive a killed browser, and another one while they are sent: all are stored, none twice', async ({
  baseURL,
}) => {
  browser = await startBrowser(profile);
  let { page } = browser;
  await page.goto(`${baseURL}/faq`);
  const email = `photos-${process.pid}-${Date.now()}@example.com`;
  await post(page, '/auth/register', { firstName: 'Robin', lastName: 'Reef', email, password: PASSWORD });
  const { id: poolId } = await post<{ id: string }>(page, '/api/pools', BACKYARD);
  const personId = await page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id);
  await page.goto(`${baseURL}/dashboard`);
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'limpid-outbox'))).toBe(true);
  await page.context().setOffline(true);
  await takePhotos(page, { personId, poolId, count: PHOTOS, size: [WIDTH, HEIGHT] });
  await browser.kill();

  browser = await startAgain(baseURL, email);
  ({ page } = browser);
  // Some have gone, and one is on its way.
  await expect.poll(async () => (await stored(page, poolId)).length, { intervals: [20], timeout: 60_000 }).toBeGreaterThan(0);
  await browser.kill();

  browser = await startAgain(baseURL, email);
  ({ page } = browser);
  await expect.poll(() => waitingOnDevice(page), { timeout: 120_000 }).toBe(0);
  const all = await stored(page, poolId);
  const captions = all.map(({ caption }) => caption).toSorted();
  expect(captions).toEqual(Array.from({ length: PHOTOS }, (_, at) => `Photo ${at + 1}`).toSorted());
  expect(new Set(all.map(({ id }) => id)).size).toBe(PHOTOS);
  // Nothing is left of their files.
  const left = await page.evaluate(async () => {
    const opening = indexedDB.open('limpid-outbox');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counted = opening.result.transaction('files').objectStore('files').count();
    await new Promise((resolve) => counted.addEventListener('success', resolve));
    opening.result.close();
    return counted.result;
  });
  expect(left).toBe(0);
});
