// The page behind a link to a photo: made by the server when it is asked for, whole without scripts, kept nowhere.
import { axeFaults, atRest, complaintsOf, SIZES } from './inspect.ts';
import { expect, type Page, test } from './journey.ts';
import { addPhoto, addPool, signUp, write } from './people.ts';

const GONE = '/shared/photos/no-such-token';

test('a link that is no longer valid says so, with the site’s head and policy, by day and by night', async ({ page }) => {
  const complaints = complaintsOf(page, /404/);
  const answer = await page.goto(GONE);
  expect(answer?.status()).toBe(404);
  const headers = answer?.headers() ?? {};
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  await expect(page).toHaveTitle('This link is no longer valid | Limpid');
  for (const [size, colorScheme] of [
    [SIZES.phone, 'light'],
    [SIZES.desk, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

interface Moved {
  /** how much of the page has moved while it was loaded */
  moved: number;
}

const [WIDTH, HEIGHT] = [640, 480];

/** A pool that is blue all over, sent and shared. */
async function sharePhoto(page: Page): Promise<string> {
  await signUp(page);
  const { id: poolId } = await addPool(page);
  const about = { caption: 'After the <b>storm</b>', takenAt: '2026-07-04T19:00:00Z' };
  const { id } = await addPhoto(page, poolId, about, [WIDTH, HEIGHT]);
  const { url } = await write<{ url: string }>(page, 'POST', `/api/pools/${poolId}/photos/${id}/share`, {});
  return new URL(url).pathname;
}

test('a stranger sees the photo, its caption and its day, at rest from the first paint on', async ({ page, browser }) => {
  const path = await sharePhoto(page);
  const context = await browser.newContext({ storageState: undefined });
  const stranger = await context.newPage();
  await stranger.addInitScript(() => {
    const here = window as unknown as Moved;
    here.moved = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) here.moved += (entry as unknown as { value: number }).value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  const complaints = complaintsOf(stranger);
  const answer = await stranger.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(stranger.getByRole('heading', { level: 1, name: 'After the <b>storm</b>' })).toBeVisible();
  await expect(stranger.getByText('Taken on July 4, 2026')).toBeVisible();
  const picture = stranger.getByRole('img', { name: 'After the <b>storm</b>' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(WIDTH / HEIGHT, 1);
  await atRest(stranger);
  expect(await axeFaults(stranger)).toEqual([]);
  expect(await stranger.evaluate(() => (window as unknown as Moved).moved)).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
  await context.close();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page that is made at the request is kept on the device', async ({ page }) => {
    await page.goto(GONE);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
    await page.goto(GONE);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path.startsWith('/shared/'))).toEqual([]);
  });
});

test('an article that is not there is not found, and one that is there is', async ({ request }) => {
  const statuses = await Promise.all(
    ['/library/nope', '/library/foam', '/pools/nope'].map(async (path) => (await request.get(path)).status()),
  );
  expect(statuses).toEqual([404, 200, 200]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-MX' });

  test('the page is whole, in the reader’s language', async ({ page }) => {
    await page.goto(GONE);
    await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no es válido' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Página de inicio', exact: true })).toBeVisible();
  });
});
