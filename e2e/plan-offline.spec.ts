import { expect, type Page, test } from './journey.ts';
import { addPool, addReading, BACKYARD, signUp } from './people.ts';

const SHELF = [
  { productId: 'liquid-chlorine', strengthPercent: 10 },
  { productId: 'muriatic-acid', strengthPercent: 31.45 },
  { productId: 'calcium-chloride', strengthPercent: 77 },
];
const plan = (page: Page) => page.getByRole('region', { name: 'Today’s plan' });
const steps = (page: Page) => plan(page).getByRole('heading', { level: 3 });

interface Kept {
  steps: { productId: string; state: string }[];
  skipped: string[];
}

test('offline the plan goes on, here by the same rules, and the server takes it over', async ({ page, context }) => {
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, shelf: SHELF });
  await addReading(page, id);
  // The engine and its worker are fetched ahead, a while after the page has loaded. Offline, neither could be fetched.
  const fetched = Promise.all(
    [/\/assets\/local-plan-.*\.js$/, /\/assets\/plan-worker-.*\.js$/].map(async (script) => {
      const response = await page.waitForResponse(script, { timeout: 30_000 });
      await response.finished();
    }),
  );
  // the whole plan; Today shows its next step
  await page.goto(`/pools/${id}`);
  await expect(steps(page)).not.toHaveCount(0);
  const count = await steps(page).count();
  const before = await steps(page).allInnerTexts();
  await fetched;
  await expect(plan(page).getByText('Calculated on this device')).toBeHidden();

  await context.setOffline(true);
  await expect(plan(page).getByText('Calculated on this device')).toBeVisible();
  expect(await steps(page).allInnerTexts()).toEqual(before);
  await plan(page).getByRole('button', { name: 'Done' }).first().click();
  await expect(plan(page).getByText(/^done /)).toBeVisible();
  await expect(steps(page)).toHaveCount(count);
  const next = await steps(page).nth(1).innerText();
  expect(next).toMatch(/^Add \d/);
  await plan(page).getByRole('button', { name: 'Skip' }).first().click();
  await expect(plan(page).getByText(/^Skipped:/)).toBeVisible();
  const here = await steps(page).allInnerTexts();
  // Beside the page, so that people can go on pressing; one that could not start there would be gone.
  expect(page.workers().filter((worker) => worker.url().includes('/assets/plan-worker-'))).toHaveLength(1);

  await context.setOffline(false);
  await expect(plan(page).getByText('Calculated on this device')).toBeHidden({ timeout: 30_000 });
  expect(await steps(page).allInnerTexts()).toEqual(here);
  const kept = (await (await page.request.get(`/api/pools/${id}/plan`)).json()) as Kept;
  expect(kept.steps.filter(({ state }) => state === 'done')).toHaveLength(1);
  expect(kept.skipped).toHaveLength(1);
});
