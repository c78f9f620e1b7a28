// A guide as a visitor reads it, then the same for a reader’s own pool: with its amounts, ticked off without a network.
import { expect, test } from './journey.ts';
import { addPool, addReading, BACKYARD, signUp } from './people.ts';

test.use({ viewport: { width: 390, height: 844 } });

const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.9614, longitude: -82.4597, timeZone: 'America/New_York' };

test('a visitor finds and ticks a guide, and a pool has it with its own amounts, offline too', async ({ page, context }) => {
  await page.goto('/seasonal');
  await page.locator('label', { hasText: /^Florida$/ }).click();
  await expect(page.getByRole('link', { name: 'Reno: opening' })).toBeHidden();
  await page.getByRole('link', { name: 'Florida: before a hurricane' }).click();
  await expect(page.getByText('Add your pool to see the amount here.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Close the gas at the heater.' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Close the gas at the heater.' })).toBeChecked();
  await page.getByRole('link', { name: 'Español' }).last().click();
  await expect(page.getByRole('heading', { name: 'Florida: antes de un huracán' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Cierra el gas del calentador.' })).toBeChecked();

  await page.evaluate(() => localStorage.clear());
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, place: TAMPA });
  await addReading(page, id);
  await page.goto('/maintenance/seasonal?guide=florida-before-a-hurricane');
  const chlorine = page.getByRole('listitem').filter({ hasText: 'Raise free chlorine while the pump still runs' });
  await expect(chlorine.getByText(/^[\d./ ]+ ?(fl oz|gal|qt|cups)/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to Tasks' }).first().click();
  await expect(page.getByText('In your tasks')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Close the gas at the heater.' }).check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await context.setOffline(false);
  const stored = async () =>
    ((await (await page.request.get(`/api/pools/${id}/guide-ticks`)).json()) as { items: { item: string }[] }).items.map(
      ({ item }) => item,
    );
  await expect.poll(stored, { timeout: 20_000 }).toEqual(['gas']);
});
