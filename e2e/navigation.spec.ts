// The frame of the app on a phone: what Log offers, how Back leaves it, and the places that a page belongs to.
import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { addPool, addReading, BACKYARD, signUp, write } from './people.ts';

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

test('on a phone a test takes four taps from Log, a treatment four, a task one, the coach one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const { id } = await addPool(page, BACKYARD);
  await addReading(page, id);
  await write(page, 'POST', `/api/pools/${id}/tasks`, { title: 'Empty the skimmer', recurrence: { kind: 'since_done', days: 7 } });
  await page.goto('/dashboard');
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.click();
  };
  const since = () => {
    const counted = taps;
    taps = 0;
    return counted;
  };
  const log = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log' });

  await tap(log);
  await tap(page.getByRole('button', { name: /^Log a test/ }));
  await expect(page.getByLabel('Free chlorine', { exact: true })).toBeFocused();
  await page.keyboard.type('2.5');
  await tap(page.getByLabel('pH', { exact: true }));
  await page.keyboard.type('7.6');
  await tap(page.getByRole('button', { name: 'Save test' }));
  await expect(page.getByRole('region', { name: 'Today’s plan' })).toBeVisible();
  expect(since()).toBe(4);

  await tap(log);
  await tap(page.getByRole('button', { name: /^Log a treatment/ }));
  await tap(page.getByRole('button', { name: /Liquid chlorine/ }).first());
  await page.keyboard.type('30');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(since()).toBe(4);
  const { items } = (await (await page.request.get(`/api/pools/${id}/treatments`)).json()) as { items: { productId: string }[] };
  expect(items.map(({ productId }) => productId)).toContain('liquid-chlorine');

  await tap(page.getByRole('button', { name: 'Done: Empty the skimmer' }));
  await expect(page.getByRole('button', { name: 'Done: Empty the skimmer' })).toBeHidden();
  expect(since()).toBe(1);
  await tap(page.getByRole('link', { name: 'Ask the coach' }).first());
  await page.waitForURL('**/ai-coach*');
  expect(since()).toBe(1);
});
