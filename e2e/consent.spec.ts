import { expect, type Page, test } from './journey.ts';
import { atRest, axeFaults } from './inspect.ts';
import { addPool, addReading, signUp } from './people.ts';

// Everybody else's journeys come with an answer; here the question is the matter.
test.use({ storageState: { cookies: [], origins: [] } });

const PHONE = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lmp-consent') ?? 'null') as { preferences: object; version: string } | null);
const answered = (analytics: boolean, marketing: boolean, preferences: boolean) => ({
  timestamp: expect.any(String),
  version: '1',
  preferences: { essential: true, analytics, marketing, preferences },
});

/** What lies under the banner until the page is scrolled is small for axe. */
const faultsOfTheRest = async (page: Page) => (await axeFaults(page)).filter((fault) => !fault.startsWith('target-size'));

/** Every request that does not stay here, and everything that the page complains of. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') heard.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/401|Worker registration blocked/.test(message.text()))
      heard.push(message.text());
  });
  return heard;
}

test('the start page asks a moment after it has loaded, and takes no for an answer', async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const loadedAt = performance.now();
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-consent-banner]')) return;
        document.documentElement.dataset['askedAfterMs'] = String(performance.now() - loadedAt);
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const askedAfterMs = Number(await page.locator('html').getAttribute('data-asked-after-ms'));
  expect(askedAfterMs).toBeGreaterThanOrEqual(90);

  // The keyboard finds it right after the way to the content, and is not kept in it.
  for (const name of ['Skip to content', 'Privacy notice', 'Reject all', 'Accept all', 'Customize', 'Limpid home page']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await button(page, 'Reject all').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(answered(false, false, false));
  await page.clock.install();
  await page.reload();
  await page.clock.fastForward(2000);
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/calculators');
  await page.clock.fastForward(2000);
  await expect(banner(page)).toHaveCount(0);
  expect(heard).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the app asks above its bar, keeps what is ticked, and privacy settings take it back', async ({ page }) => {
    const heard = listen(page);
    await signUp(page);
    await addPool(page);
    await page.goto('/dashboard');
    await expect(banner(page)).toBeVisible();
    await atRest(page);
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const asked = await banner(page).boundingBox();
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(asked?.height).toBeLessThan(240);
    // On a narrow phone with large letters the question stays compact, and the header scrolls away.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(360);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.setViewportSize(PHONE);
    expect(await faultsOfTheRest(page)).toEqual([]);

    await button(page, 'Customize').click();
    await expect(box(page, 'Analytics')).toBeFocused();
    await expect(banner(page).getByText('Not used on this site.')).toHaveCount(2);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await atRest(page);
    expect(await faultsOfTheRest(page)).toEqual([]);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Customize')).toBeFocused();
    expect(await stored(page)).toBeNull();
    await page.keyboard.press('Enter');
    await button(page, 'Save Preferences').click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(answered(true, false, false));

    await page.goto('/privacy-settings');
    await expect(box(page, 'Analytics')).toBeChecked();
    await expect(page.getByText('Last choice:')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await box(page, 'Analytics').uncheck();
    await button(page, 'Save Preferences').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(await stored(page)).toEqual(answered(false, false, false));
    expect(heard).toEqual([]);
  });

  test('the setup keeps its main action free', async ({ page }) => {
    await page.goto('/setup');
    await expect(banner(page)).toBeVisible();
    await atRest(page);
    const action = await page.locator('[data-bottom-action]').boundingBox();
    const asked = await banner(page).boundingBox();
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
  });
});

test('who has signed in on this device is led to the dashboard from the first paint on, until the session has ended', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ status: 503 }));
  await page.goto('/faq');
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', '{"firstName":"Robin"}'));
  for (const path of ['/terms', '/proof']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('banner').getByRole('link', { name: /Get Started|Sign in/ })).toHaveCount(0);
  }
  await page.unroute('**/api/me');
  for (const path of ['/faq', '/proof']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /Get Started/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeHidden();
  }
});

test('an error that breaks a screen is shown, and reported once', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id);
  await page.route('**/api/pools/*/plan', (route) => route.fulfill({ json: { steps: [null] } }));
  const reports: { id: string; kind: string; page: string }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/errors') reports.push(request.postDataJSON() as (typeof reports)[number]);
  });
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/errors'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('An unexpected error occurred in the application')).toBeVisible();
  expect((await taken).status()).toBe(204);
  await expect(page.getByText('This error has been automatically reported for investigation.')).toBeVisible();
  expect(reports).toMatchObject([{ kind: 'screen', page: '/dashboard' }]);
  await expect(page.getByText(reports[0]?.id ?? 'none', { exact: true })).toBeVisible();
  // The frame stays: the way to every other page, and out.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Water' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.unroute('**/api/pools/*/plan');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Today’s plan' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});
