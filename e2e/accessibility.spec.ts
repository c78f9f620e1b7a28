import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../web/page-list.ts';
import { beyondTheEdge, tooSmall } from './fitting.ts';
import { lostByTab } from './keyboard.ts';
import { addPool, addReading, seededYear, signUp, write } from './people.ts';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const NO_POOL = '018f0000-0000-7000-8000-00000000dead';
/** An address that shows more than its bare page. */
const FULL: Readonly<Record<string, string>> = { '/search': '/search?q=chlorine' };
const addressesOf = (isProtected: boolean): string[] =>
  PAGES.filter((page) => (page.isProtected ?? false) === isProtected).map(({ path }) => FULL[path] ?? path);
const PUBLIC = [...addressesOf(false), '/nothing-here'];
const OF_THE_APP = addressesOf(true);
/** One of each kind: what is made of the same parts has the same faults. */
const KINDS = new Set(PAGES.filter(({ looksLike }) => looksLike === undefined).map(({ path }) => path));
const isOfItsKind = (address: string): boolean => address === '/nothing-here' || KINDS.has(address.split('?')[0] ?? '');

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const sidewaysPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Every axe rule in light; on a phone also contrast in dark, and the width with text at 200 %. */
async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const at = `${path} ${page.viewportSize()?.width}`;
  expect.soft(await faults(new AxeBuilder({ page }).withTags(RULES)), at).toEqual([]);
  expect.soft(await sidewaysPx(page), `${at} scrolls sideways`).toBeLessThanOrEqual(0);
  if (page.viewportSize()?.width !== SIZES.phone.width) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colors that fade are half way for a moment. Everything but contrast is the same in dark.
  await page.waitForTimeout(250);
  expect.soft(await faults(new AxeBuilder({ page }).withRules(['color-contrast'])), `${at} in dark`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // A chart follows its frame a moment later.
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 3000 }).catch(() => undefined);
  expect.soft(await sidewaysPx(page), `${at} scrolls sideways with text at 200 %`).toBeLessThanOrEqual(0);
}

/** For a thumb, then with text of twice the size, then with that on the narrowest phone. */
async function fit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await tooSmall(page), `${path}: targets for a thumb`).toEqual([]);
  expect.soft(await beyondTheEdge(page), `${path} at 390 px`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    // a chart follows its frame a moment later
    await expect
      .soft(async () => expect(await beyondTheEdge(page)).toEqual([]), `${path} at ${width} px, 200 %`)
      .toPass({ timeout: 10_000 });
  }
}

test.describe('every screen fits a phone, large text and a thumb', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('for visitors', async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of PUBLIC) await fit(page, path);
  });

  test('for somebody without a pool', async ({ page }) => {
    test.setTimeout(240_000);
    await signUp(page);
    const own = OF_THE_APP.filter((address) => !address.includes('calculators'));
    for (const path of [...own, '/setup', '/search?q=chlorine']) await fit(page, path.replace(':poolId', NO_POOL));
  });

  test('for somebody with a year of data', async ({ page }) => {
    test.setTimeout(240_000);
    const { email, password } = await seededYear();
    await write(page, 'POST', '/auth/login', { email, password });
    const pools = (await (await page.request.get('/api/pools')).json()) as { id: string }[];
    for (const path of OF_THE_APP) await fit(page, path.replace(':poolId', pools[0]?.id ?? NO_POOL));
  });
});

test('by Tab alone every stop is seen, free and in order, on a phone and on a desk', async ({ page }) => {
  test.setTimeout(240_000);
  // rings that fade in are half way for a moment
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const walk = async (paths: readonly string[]) => {
    for (const [viewport, path] of Object.values(SIZES).flatMap((size) => paths.map((one) => [size, one] as const))) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await lostByTab(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  };
  await walk(['/auth', '/setup', '/contact', '/pricing', '/calculators/dose']);
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id);
  await walk(['/dashboard', '/chemistry', '/chemistry/log', `/pools/${id}`, '/settings/profile', '/settings/security']);
});

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('public screens have no fault that axe can see', async ({ page }) => {
      test.setTimeout(240_000);
      for (const path of PUBLIC.filter(isOfItsKind)) await look(page, path);
    });

    test('signed-in screens have no fault that axe can see', async ({ page }) => {
      test.setTimeout(240_000);
      await signUp(page);
      await look(page, '/dashboard');
      const { id } = await addPool(page);
      await look(page, '/dashboard');
      for (const days of [9, 6, 3, 0]) {
        const takenAt = new Date(Date.now() - days * 86_400_000).toISOString();
        await addReading(page, id, { ph: 7.9, freeChlorinePpm: 1, alkalinityPpm: 130, hardnessPpm: 180, cyanuricAcidPpm: 30, takenAt });
      }
      for (const path of OF_THE_APP.filter(isOfItsKind)) await look(page, path.replace(':poolId', id));
    });
  });
}
