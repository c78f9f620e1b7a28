// The worker and the installed app: what only a real browser shows.
import { expect, type Page, test } from './journey.ts';
import { webBuildDir } from '../tools/builds.ts';
import { PRECACHE_LIMIT_BYTES, precacheOf, revisionOf } from '../tools/build-parts/service-worker.ts';
import { installWeights } from '../tools/install-weights.ts';
import { atRest } from './inspect.ts';
import { cachedAnswers } from './on-device.ts';
import { addPool, addReading, signUp } from './people.ts';

test.use({ serviceWorkers: 'allow' });

/** A page of the app with the worker in charge of it. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
}

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

test('the app opens without a network, with what was there, and says so where it has nothing', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signUp(page);
  const pool = await addPool(page);
  await addReading(page, pool.id);
  await openControlled(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/calculators/dilution');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  await atRest(page);
  await expect.poll(() => cachedAnswers(page)).toEqual(expect.arrayContaining(['pools', 'readings', 'plan']));
  expect((await cachedAddresses(page)).filter((path) => /^\/(api|auth\/)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  await page.goto(`/dashboard?pool=${pool.id}`);
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  await page.goto('/calculators/dilution');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/drain|dilut|replace/i);
  await page.goto('/proof');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/proof');
  expect(await page.evaluate(() => fetch('/api/version').then(String, () => 'cut off'))).toBe('cut off');
  expect(errors).toEqual([]);

  await context.setOffline(false);
  await page.waitForURL('**/proof');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);
});

test('it can be installed, opens the landing page without a network, and a new build waits, says so once, and takes over when asked', async ({
  page,
  context,
}) => {
  await openControlled(page, '/calculators');
  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string }[]; screenshots: { src: string }[]; shortcuts: { url: string }[] };
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) expect((await page.request.get(src)).ok(), src).toBe(true);
  expect(manifest.shortcuts.map(({ url: to }) => to.split('?')[0])).toEqual(['/chemistry/log', '/dashboard']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await context.setOffline(true);
  // in a tab of its own: each page that opens registers the worker that it knows
  const landing = await context.newPage();
  await landing.goto('/');
  await expect(landing).toHaveTitle(/Limpid/);
  await expect(landing.getByRole('heading', { level: 1 })).toBeVisible();
  await landing.close();
  await context.setOffline(false);

  // Another address of the script is another worker, as another build is.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  await expect(page.getByText('A new version is available. Refresh to see the latest updates.')).toHaveCount(1);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh' }).click()]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js\?next$/);
});

/** As a phone does it with the photos of another app. */
async function share(page: Page, name: string): Promise<void> {
  await page.evaluate((file) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/gallery/share', enctype: 'multipart/form-data' });
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: 'photos' });
    const given = new DataTransfer();
    given.items.add(new File(['a photo'], file, { type: 'image/jpeg' }));
    field.files = given.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, name);
}

test('photos that another app shares are kept on the device, offline and signed out, and none is lost without a worker', async ({
  page,
  context,
}) => {
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.unregister()));
  const answer = await page.request.post('/gallery/share', {
    multipart: { photos: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(300_000) } },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/gallery?shared=later']);

  await openControlled(page, '/calculators');
  await share(page, 'one.jpg');
  await page.waitForURL('**/gallery?shared=1');
  await page.goto('/calculators');
  await context.setOffline(true);
  await share(page, 'two.jpg');
  await page.waitForURL(/gallery%3Fshared%3D1|gallery\?shared=1/);
  expect((await cachedAddresses(page)).filter((path) => path.startsWith('/gallery/share/'))).toHaveLength(2);
});

test('what the worker keeps is small, there, and what it says it is', async ({ request }) => {
  const build = webBuildDir();
  const { site, bytes } = precacheOf(build);
  const urls = site.files.map(({ url }) => url);
  expect(bytes, installWeights(build, urls)).toBeLessThanOrEqual(PRECACHE_LIMIT_BYTES);
  expect(site.files.length).toBeGreaterThan(20);
  const script = await (await request.get('/sw.js')).text();
  expect(script).toContain(site.version);
  expect(script).not.toMatch(/(^|[;}\s])import\s*[({"'*\w]/);
  // As the worker was told: files that name this site's address differ from the built ones where it runs at another.
  const told = new Map([...script.matchAll(/"?url"?:"([^"]+)","?revision"?:"([^"]+)"/g)].map(([, url, revision]) => [url, revision]));
  for (const { url } of [...site.files, ...site.laterFiles]) {
    const answer = await request.get(url);
    expect(revisionOf(await answer.body()), url).toBe(told.get(url));
  }
});
