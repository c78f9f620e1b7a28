import { expect, type Page, test } from '@playwright/test';
import { signUp } from './people.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From the first question to the place, as somebody with a tape measure answers them. */
async function describePool(page: Page): Promise<void> {
  await page.getByLabel('Its name').fill('Garden pool');
  await goOn(page);
  await expect(heading(page, 'Which units do you think in?')).toBeFocused();
  await goOn(page);
  await page.getByText('By its shape').click();
  await page.getByLabel('Length (A)').fill('32');
  await page.getByLabel('Width (B)').fill('16');
  await page.getByLabel('Depth at the shallow end').fill('3\' 6"');
  await page.getByLabel('Depth at the deep end').fill('6');
  await expect(page.getByText(/18,19\d gal/).first()).toBeVisible();
}

test('somebody with a tape measure describes a pool and lands at the first test', async ({ page }) => {
  await signUp(page);
  // signed in by the call, this browser learns of it from a page of the app
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Set up a pool' }).first().click();
  await describePool(page);
  await goOn(page);
  await page.getByText('Plaster', { exact: true }).first().click();
  for (const title of ['What is the inside made of?', 'What keeps the water clean?', 'Where does it stand?', 'How does the water move?']) {
    await expect(heading(page, title)).toBeVisible();
    await goOn(page);
  }
  await page.getByLabel('ZIP code or city').fill('85004');
  await page
    .getByRole('button', { name: /Phoenix/ })
    .first()
    .click();
  await expect(
    page
      .getByText('America/Phoenix')
      .or(page.getByText(/Mountain|Phoenix time/))
      .first(),
  ).toBeVisible();
  await goOn(page);
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Save and log the first test' }).click();
  await expect(page).toHaveURL(/\/chemistry\/log/);
  await expect(page.getByText('Garden pool').first()).toBeVisible();
});

test('answers survive a reload, the back button and the sign-up in between', async ({ page }) => {
  await page.goto('/setup');
  await describePool(page);
  await page.reload();
  await expect(page.getByLabel('Length (A)')).toHaveValue('32');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Its name')).toHaveValue('Garden pool');
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Garden pool').first()).toBeVisible();
});

test('a volume that cannot be is refused in words and stays as typed', async ({ page }) => {
  await page.goto('/setup');
  await page.getByLabel('Its name').fill('Tub');
  await goOn(page);
  await goOn(page);
  await page.getByText('I know it').click();
  await page.getByLabel('Volume', { exact: true }).fill('0');
  await goOn(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Volume', { exact: true })).toHaveValue('0');
});
