import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addPool, addReading, signUp } from './people.ts';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const PUBLIC = [
  '/',
  '/auth',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/calculators',
  '/calculators/balance',
  '/calculators/volume',
  '/proof',
  '/nothing-here',
];
const SIGNED_IN = ['/dashboard', '/chemistry', '/chemistry/log', '/setup', '/pools/{poolId}'];

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Things that fade in are half transparent for a moment.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(told, `${path} ${page.viewportSize()?.width}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('public screens have no fault that axe can see', async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of PUBLIC) await look(page, path);
      });

      test('signed-in screens have no fault that axe can see', async ({ page }) => {
        test.setTimeout(120_000);
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
}
