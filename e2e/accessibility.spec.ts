import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addPool, addReading, signUp } from './people.ts';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const PUBLIC = [
  '/',
  '/auth',
  '/faq',
  '/pricing',
  '/contact',
  '/about-limpid',
  '/pool-services-florida',
  '/pool-regulations-florida',
  '/search?q=chlorine',
  '/terms',
  '/privacy',
  '/privacy-settings',
  '/disclaimer',
  '/offline',
  '/calculators',
  '/calculators/balance',
  '/calculators/volume',
  '/proof',
  '/nothing-here',
];
const SIGNED_IN = [
  '/dashboard',
  '/chemistry',
  '/chemistry/log',
  '/chemistry/calculators/plan',
  '/setup',
  '/pools/{poolId}',
  '/settings/profile',
  '/settings/units',
  '/settings/appearance',
  '/settings/privacy',
  '/settings/security',
  '/developer/ui',
];

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const sidewaysPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything axe knows: in the light, and on a phone also in the dark and with text of twice the size. */
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
  // Colours that fade are half way for a moment.
  await page.waitForTimeout(250);
  expect.soft(await faults(new AxeBuilder({ page }).withTags(RULES)), `${at} in the dark`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await faults(new AxeBuilder({ page }).withTags(RULES)), `${at} with text of twice the size`).toEqual([]);
  // A chart follows its frame a moment later.
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 3000 }).catch(() => undefined);
  expect.soft(await sidewaysPx(page), `${at} scrolls sideways with text of twice the size`).toBeLessThanOrEqual(0);
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('public screens have no fault that axe can see', async ({ page }) => {
      test.setTimeout(240_000);
      for (const path of PUBLIC) await look(page, path);
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
      for (const path of SIGNED_IN) await look(page, path.replace('{poolId}', id));
    });
  });
}
