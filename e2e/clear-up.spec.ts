import { expect, test } from './journey.ts';
import { addPool, addReading, signUp, write } from './people.ts';

test.use({ viewport: { width: 390, height: 844 } });

const GREEN = { freeChlorinePpm: 0, combinedChlorinePpm: 1.5, ph: 7.4, cyanuricAcidPpm: 40, look: 'green' };

test('green water is cleared up on a phone, partly without a connection', async ({ page, context }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id, GREEN);
  await page.goto('/dashboard');
  await expect(page.getByText('Your water is green.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear this water' }).click();
  await page.getByRole('button', { name: 'Start clearing my pool' }).click();
  await expect(page.getByText('Brings free chlorine from 0 to 16 ppm')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'I added it' }).click();
  await expect(page.getByRole('heading', { name: /^Test at/ })).toBeVisible();
  await page.getByText('Log a test now').click();
  await page.getByLabel('Free chlorine', { exact: true }).fill('6');
  await page.getByText('Cloudy', { exact: true }).click();
  await page.getByRole('button', { name: 'Save test' }).click();
  await expect(page.getByText('Brings free chlorine from 6 to 16 ppm')).toBeVisible();
  await expect(page.getByText('the algae are dead')).toBeVisible();

  await context.setOffline(false);
  const kept = async (noun: string) => ((await (await page.request.get(`/api/pools/${id}/${noun}`)).json()) as { items: unknown[] }).items;
  await expect.poll(async () => (await kept('readings')).length, { timeout: 30_000 }).toBe(2);
  expect(await kept('treatments')).toHaveLength(1);
  await page.goto('/dashboard');
  // the hero says the next thing and leads there
  await expect(page.getByText(/^Add: .*Liquid chlorine/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today’s plan' })).toBeHidden();
  await page.getByRole('link', { name: 'Continue clearing' }).click();
  await page.getByRole('button', { name: 'Stop clearing' }).click();
  await expect(page.getByRole('button', { name: 'Start clearing my pool' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Brings free chlorine from 6 to 16 ppm')).toBeVisible();
});

test('it ends without being asked once all three criteria are met', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  // 10 PM and 5 AM in Phoenix are dark all year.
  const day = 86_400_000;
  const morning = Math.floor((Date.now() - 12 * 3_600_000) / day) * day + 12 * 3_600_000;
  const at = (hours: number) => new Date(morning + hours * 3_600_000).toISOString();
  await addReading(page, id, { ...GREEN, takenAt: at(-30) });
  await write(page, 'POST', `/api/pools/${id}/clear-ups`, { startedAt: at(-30) });
  await addReading(page, id, { freeChlorinePpm: 16, method: 'drops', takenAt: at(-7) });
  await addReading(page, id, { freeChlorinePpm: 15, combinedChlorinePpm: 0.5, look: 'clear', method: 'drops', takenAt: at(0) });
  await page.goto('/chemistry/clear-up');
  await expect(page.getByRole('heading', { name: 'Your water is clear' })).toBeVisible();
  const outcome = async () =>
    ((await (await page.request.get(`/api/pools/${id}/clear-ups`)).json()) as { items: { outcome?: string }[] }).items[0]?.outcome;
  await expect.poll(outcome).toBe('clear');
});
