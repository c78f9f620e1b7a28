// Offline: what only a real browser shows. The rules of the outbox are proven in web/src/offline.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type FlakyLink, flakyLink } from './flaky-link.ts';
import { atRest } from './inspect.ts';
import { expect, type Page, test } from './journey.ts';
import { cachedAnswers, waitingOnDevice } from './on-device.ts';
import { addPool, type Newcomer, signIn, signUp, write } from './people.ts';
import { webBuildDir } from '../tools/builds.ts';
import { precacheOf } from '../tools/build-parts/service-worker.ts';

test.use({ serviceWorkers: 'allow' });
// Several pages opened again, one after the other, and waits of the outbox between two tries.
test.describe.configure({ timeout: 120_000 });

let link: FlakyLink;
test.beforeEach(async ({ baseURL }) => {
  link = await flakyLink(baseURL ?? '');
});
test.afterEach(() => link.close());

interface Stored {
  id: string;
  ph?: number;
  takenAt: string;
  createdAt: string;
}

/** Through the link and with the worker in charge, as someone new with a pool. What people.ts calls goes past the link: cookies do not look at the port. */
async function begin(page: Page): Promise<{ person: Newcomer; poolId: string }> {
  const person = await signUp(page);
  const { id } = await addPool(page);
  await page.goto(`${link.origin}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  return { person, poolId: id };
}

const stored = async (page: Page, poolId: string): Promise<Stored[]> =>
  ((await (await page.request.get(`/api/pools/${poolId}/readings`)).json()) as { items: Stored[] }).items.toReversed();

/** A test as a person types it, saved. */
async function logTest(page: Page, ph: string): Promise<void> {
  await page.getByRole('link', { name: 'Log a test' }).first().click();
  await page.getByRole('textbox', { name: 'pH' }).fill(ph);
  await page.getByRole('button', { name: 'Save test' }).click();
  await page.waitForURL('**/dashboard*');
}

/** As after a few minutes of use: the whole app and what was read are on the disk. */
async function settle(page: Page): Promise<void> {
  await page.goto(`${link.origin}/chemistry`);
  await expect(page.getByRole('heading', { name: 'Calculators', exact: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'keep-app' }));
  const isWhole = async () => {
    const caches = await page.evaluate(async () => {
      const stores = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
      return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
    });
    return ['local-plan', 'outbox-sheet', 'chemistry-page', 'phone-light'].every((piece) => caches.some((url) => url.includes(piece)));
  };
  await expect.poll(isWhole, { timeout: 30_000 }).toBe(true);
  await page.goto(`${link.origin}/dashboard`);
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  await atRest(page);
  await expect.poll(() => cachedAnswers(page)).toEqual(expect.arrayContaining(['pools', 'readings', 'plan']));
}

const pill = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text }).first();

/** Another device of the same person. */
async function changeElsewhere(context: BrowserContext, poolId: string, id: string, body: object): Promise<void> {
  const elsewhere = await context.newPage();
  await write(elsewhere, 'PATCH', `/api/pools/${poolId}/readings/${id}`, body);
  await elsewhere.close();
}

test('three tests offline, a reload, two tabs and a dropped answer: each is stored once, in order; one corrected on two devices is shown side by side', async ({
  page,
  context,
}) => {
  const { poolId } = await begin(page);
  await settle(page);
  await context.setOffline(true);
  for (const ph of ['7.1', '7.2', '7.3']) await logTest(page, ph);
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await expect(pill(page, 'Offline. 3 saved here, not sent yet')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Backyard pool').first()).toBeVisible();
  await page.goto(`${link.origin}/chemistry`);
  await expect(page.getByRole('rowheader').filter({ hasText: 'Waiting' })).toHaveCount(3);
  const second = await context.newPage();
  await second.goto(`${link.origin}/dashboard`);
  await expect(pill(second, 'Offline. 3 saved here, not sent yet')).toBeVisible();
  expect(await stored(second, poolId)).toEqual([]);

  link.dropAnswers(/\/readings$/, 1);
  await context.setOffline(false);
  await expect(pill(page, /not sent yet|waiting to be sent/)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('rowheader').filter({ hasText: 'Waiting' })).toHaveCount(0);
  const all = await stored(page, poolId);
  expect(all.map(({ ph }) => ph)).toEqual([7.1, 7.2, 7.3]);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).toSorted());
  const sent = link.writes.filter(({ path }) => path.endsWith('/readings'));
  expect(sent.filter(({ isDropped }) => isDropped)).toHaveLength(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(sent.length).toBe(4);
  await second.close();

  const { id = '' } = all[2] ?? {};
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /Actions for the test/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'pH' }).fill('7.6');
  await page.getByRole('textbox', { name: 'Total alkalinity' }).fill('100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('rowheader').filter({ hasText: 'Waiting' })).toHaveCount(1);
  await changeElsewhere(context, poolId, id, { ph: 7.8, note: 'by the neighbour' });
  await context.setOffline(false);

  await page.setViewportSize({ width: 360, height: 780 });
  await pill(page, '1 needs you').click();
  const choice = page.getByRole('group', { name: 'pH, was 7.3' });
  await expect(page.getByText('Also changed there')).toBeVisible();
  const tops = () => choice.locator('label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(await tops()).size, 'the two versions are side by side').toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await choice.getByText('7.8').click();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  expect((await stored(page, poolId))[2]).toMatchObject({ id, ph: 7.8, alkalinityPpm: 100, note: 'by the neighbour' });
});

test('a page that is left right after Save loses nothing', async ({ page }) => {
  const { poolId } = await begin(page);
  link.delayMs = 2000;
  await page.goto(`${link.origin}/chemistry/log`);
  await page.getByRole('textbox', { name: 'pH' }).fill('7.4');
  await page.getByRole('button', { name: 'Save test' }).click();
  // on the device, and not answered yet
  await expect.poll(() => waitingOnDevice(page)).toBe(1);
  await page.goto('about:blank');
  link.delayMs = 0;
  await page.goto(`${link.origin}/dashboard`);
  await expect.poll(async () => (await stored(page, poolId)).map(({ ph }) => ph), { timeout: 15_000 }).toEqual([7.4]);
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
}

async function enter(page: Page, person: Newcomer): Promise<void> {
  await page.goto(`${link.origin}/auth`);
  await signIn(page, person);
  await page.waitForURL('**/dashboard*');
}

test('signing out asks about what waits; another person neither sees nor sends it; it is sent when its person is back', async ({
  page,
  context,
}) => {
  const { person, poolId } = await begin(page);
  await settle(page);
  await context.setOffline(true);
  await logTest(page, '7.6');
  await signOut(page);
  await expect(page.getByRole('heading', { name: '1 entry has not been sent yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep on this device and sign out' }).click();
  await page.waitForURL(`${link.origin}/`);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  await context.setOffline(false);
  await page.goto(`${link.origin}/auth`);
  await expect(page.getByLabel('Email')).toBeVisible();
  // The session was ended offline; now the server hears of it.
  await expect.poll(async () => (await page.request.get('/api/me')).status()).toBe(401);
  const other = await signUp(page);
  await context.clearCookies();
  await enter(page, other);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Backyard pool')).toHaveCount(0);
  await expect(pill(page, /waiting to be sent|need/)).toHaveCount(0);
  await atRest(page);
  expect(link.writes.filter(({ path }) => path.includes(poolId))).toEqual([]);
  expect(await waitingOnDevice(page)).toBe(1);
  await signOut(page);
  await page.waitForURL(`${link.origin}/`);

  await enter(page, person);
  await expect.poll(async () => (await stored(page, poolId)).map(({ ph }) => ph), { timeout: 15_000 }).toEqual([7.6]);
  expect(await waitingOnDevice(page)).toBe(0);
});

/** Needs a network by its nature, or another language. */
const ONLINE_ONLY = /error-(service|replay)|messages-es|page-parts/;

test('an installed app is whole without a network: the account on a phone, late parts, calculators, also after signing out, the start page', async ({
  page,
  context,
}) => {
  const phone = { width: 390, height: 844 };
  await begin(page);
  await context.setOffline(true);
  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await context.setOffline(false);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${link.origin}/ai-coach`);
  await page.getByRole('textbox').first().fill('what is ph?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/how acidic/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect.poll(() => cachedAnswers(page)).toContain('messages');
  await expect.poll(async () => (await cachedAnswers(page)).filter((word) => word === 'chats').length).toBeGreaterThan(1);
  await settle(page);
  await context.setOffline(true);
  await page.goto(`${link.origin}/ai-coach`);
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('button', { name: /^what is ph/i }).click();
  await expect(page.getByText(/how acidic/).first()).toBeVisible();
  await page.setViewportSize(phone);
  const { lazyParts } = precacheOf(webBuildDir()).site;
  const missing = await page.evaluate(async (urls) => {
    const answers = await Promise.all(
      urls.map((url) =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return urls.filter((_, index) => !answers[index]);
  }, lazyParts);
  expect(missing.filter((url) => !ONLINE_ONLY.test(url))).toEqual([]);

  await page.goto(`${link.origin}/chemistry/calculators`);
  await page.getByRole('link', { name: /leak/i }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /leak/i })).toBeVisible();
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${link.origin}/`);
  await expect(page.locator('h1').first()).toBeVisible();
  const fonts = () => page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])));
  await expect
    .poll(async () => (await fonts()).map((family) => family.replaceAll('"', '')))
    .toEqual(expect.arrayContaining(['Geist', 'Newsreader']));
  const picture = page.locator('picture img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${link.origin}/calculators`);
  await expect(page.getByRole('heading', { level: 1, name: /calculator/i })).toBeVisible();
  await page
    .getByRole('link', { name: /volume/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/calculators\/volume/);
  await expect(page.getByRole('spinbutton').or(page.getByRole('textbox')).first()).toBeVisible();
});

test.describe('while the outbox is on its way', () => {
  // What the worker has kept would come at once.
  test.use({ serviceWorkers: 'block' });

  const assets = join(webBuildDir(), 'client', 'assets');
  /** The script that asks for the disk. */
  const outboxScript = globSync('*.js', { cwd: assets }).find((name) => readFileSync(join(assets, name), 'utf8').includes('durability'));
  const OUTBOX = `**/assets/${outboxScript}`;

  /** Held back until `release`, or cut. */
  async function holdOutbox(page: Page, fate: () => Promise<'goes' | 'cut'>): Promise<void> {
    await page.route(OUTBOX, async (route) => ((await fate()) === 'cut' ? route.abort() : route.continue()));
  }

  async function typeAndSave(page: Page): Promise<void> {
    await page.goto('/chemistry/log');
    await page.getByRole('textbox', { name: 'pH' }).fill('7.4');
    await page.getByRole('button', { name: 'Save test' }).click();
  }

  test('what is saved before it is there waits for it, and is stored once', async ({ page }) => {
    await signUp(page);
    const { id } = await addPool(page);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await holdOutbox(page, () => isReleased.then(() => 'goes' as const));
    const isAsked = page.waitForRequest(OUTBOX);
    await typeAndSave(page);
    await isAsked;
    await expect(page.getByRole('button', { name: 'Save test' })).toHaveCount(1);
    expect(await stored(page, id)).toEqual([]);
    await expect(page.getByText('waiting to be sent')).toHaveCount(0);
    release();
    await page.waitForURL('**/dashboard*');
    await expect.poll(async () => (await stored(page, id)).map(({ ph }) => ph)).toEqual([7.4]);
  });

  test('where it cannot be fetched the form says so and keeps what was typed', async ({ page }) => {
    await signUp(page);
    await addPool(page);
    await holdOutbox(page, async () => 'cut' as const);
    await typeAndSave(page);
    await expect(page.getByText('We couldn’t load part of Limpid')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'pH' })).toHaveValue('7.4');
    // React Router answers a page whose script cannot be fetched by loading the document again, and here nothing would answer that.
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/library'));
    await page.getByRole('link', { name: 'Library' }).first().hover();
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('textbox', { name: 'pH' })).toHaveValue('7.4');
  });
});
