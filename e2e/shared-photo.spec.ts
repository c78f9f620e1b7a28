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
  await page.setExtraHTTPHeaders({ 'accept-language': 'es-MX' });
  await page.goto(GONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no es válido' })).toBeVisible();
  expect(complaints).toEqual([]);
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
  test.use({ javaScriptEnabled: false });

  test('the page is whole', async ({ page }) => {
    await page.goto(GONE);
    await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page', exact: true })).toBeVisible();
  });
});
