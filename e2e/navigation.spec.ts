// The frame of the app on a phone: what Log offers, how Back leaves it, and the places that a page belongs to.
import { expect, test } from './journey.ts';
import { addPool, signUp } from './people.ts';

test('on a phone Back closes what is open and stays on the page; Log, tabs and More lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await addPool(page);
  await page.goto('/more');
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const sheet = page.getByRole('dialog', { name: 'What do you want to log?' });

  await bar.getByRole('button', { name: 'Log' }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  // Closed in another way, it leaves nothing for Back to do here.
  await bar.getByRole('button', { name: 'Log' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await page.waitForURL('**/more');

  await bar.getByRole('button', { name: 'Log' }).click();
  await sheet.getByRole('button', { name: /^Log a test/ }).click();
  await page.waitForURL('**/chemistry/log*');
  await page.goBack();
  await page.waitForURL('**/more');

  await bar.getByRole('link', { name: 'Water' }).click();
  await page.getByRole('navigation', { name: 'Water' }).getByRole('link', { name: 'Shopping list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible();
  await expect(bar.locator('[aria-current]')).toHaveText('Water');
  await bar.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Pool details' }).click();
  await expect(bar.locator('[aria-current]')).toHaveText('More');
});
