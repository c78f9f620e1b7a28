// The proposed schedule, and one tap on the dashboard beside a pool without reception. The rules are proven in schedule/ and web/src/offline.
import { expect, test } from './journey.ts';
import { addPool, BACKYARD, signUp } from './people.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('adds the proposed schedule, and a task done offline on the dashboard arrives', async ({ page, context }) => {
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, sanitizer: 'salt', usage: 'heavy' });
  await page.goto('/maintenance');
  await expect(page.getByText('Inspect the salt cell')).toBeVisible();
  await page.getByRole('button', { name: 'Skip: Brush walls and steps' }).click();
  await page.getByRole('button', { name: /^Keep all \d+ tasks$/ }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Done: / })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Brush walls and steps')).toBeHidden();

  // The back button in the middle of typing closes the sheet and stays on the page: what was typed is there again, and says that it was not saved.
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.waitForURL('**/dashboard*');
  await page.getByRole('link', { name: 'Care' }).first().click();
  await page.waitForURL('**/maintenance*');
  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByLabel('Name').fill('Check the slide');
  await page.goBack();
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await page.waitForURL('**/maintenance*');
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Check the slide');
  await expect(page.getByText('This is what you typed last time.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Done: Check the slide' })).toBeVisible();

  await page.getByRole('link', { name: 'Today' }).first().click();
  // Water that is used a lot is tested every day.
  await expect(page.getByRole('heading', { name: 'Due today' })).toBeVisible();
  const done = page.getByRole('button', { name: /^Done: / }).first();
  const title = ((await done.getAttribute('aria-label')) ?? '').replace('Done: ', '');
  await context.setOffline(true);
  await done.click();
  await expect(page.getByText(`Done: ${title}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Done: ${title}` })).toBeVisible();
  // Sooner it would count as the second half of a double tap, which no person's Done, Undo, Done is.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: `Done: ${title}` }).click();
  await expect(page.getByRole('button', { name: `Done: ${title}` })).toBeHidden();

  await context.setOffline(false);
  const stored = async () => ((await (await page.request.get(`/api/pools/${id}/completions`)).json()) as { items: object[] }).items.length;
  await expect.poll(stored, { timeout: 20_000 }).toBe(1);
  await page.goto('/maintenance?tab=history');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
});
