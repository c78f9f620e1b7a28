// The page behind a link to a photo: made by the server when it is asked for, whole without scripts, kept nowhere.
import { axeFaults, atRest, complaintsOf, SIZES } from './inspect.ts';
import { expect, test } from './journey.ts';

const GONE = '/shared/photos/no-such-token';

test('a link that is no longer valid says so, with the site’s head and policy, by day and by night, in the reader’s language', async ({
  page,
}) => {
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
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible();
  await page.setExtraHTTPHeaders({ 'accept-language': 'es-MX' });
  await page.goto(GONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no es válido' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('its address is on no list of this device, and an unknown article is a 404 too', async ({ page }) => {
  await page.goto(GONE);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated', undefined, {
    timeout: 30_000,
  });
  await page.goto(GONE);
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => path.startsWith('/shared/'))).toEqual([]);
  expect((await page.request.get('/library/nope')).status()).toBe(404);
  expect((await page.request.get('/library/foam')).status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole', async ({ page }) => {
    await page.goto(GONE);
    await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page', exact: true })).toBeVisible();
  });
});
