// A message to us from a browser that runs no script, or whose script is still on its way: nothing typed is put into an address.
import { expect, type Page, test } from './journey.ts';

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ana López');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Message').fill(message);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself asks for what is missing; then the message is sent and thanked for', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(await page.getByLabel('Name').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
    await expect(page.getByText('a person will answer you by email')).toBeHidden();
    await fillIn(page, 'The water is green since Monday.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contact#sent$/);
    await expect(page.getByText('a person will answer you by email')).toBeVisible();
  });
});

test('what was typed before the script came stays when it takes over', async ({ page }) => {
  let letScriptsCome = () => undefined as void;
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, 'Typed on a slow line, every word of it.');
  letScriptsCome();
  // The script checks the fields, so the browser no longer does.
  await expect(page.locator('form[novalidate]', { has: page.getByLabel('Message') })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Typed on a slow line, every word of it.');
  await expect(page.getByLabel('Name')).toHaveValue('Ana López');
  // No one writes a message within two seconds.
  await page.clock.fastForward(3000);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ana@example.com' })).toBeVisible();
  expect(page.url()).not.toContain('ana');
});
