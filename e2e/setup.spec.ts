import { expect, type Page, test } from './journey.ts';
import { addPool, signUp } from './people.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From the first question to the place, as someone with a tape measure answers them. */
async function describePool(page: Page): Promise<void> {
  await page.getByLabel('Pool name').fill('Garden pool');
  await goOn(page);
  await expect(heading(page, 'How much water does it hold?')).toBeFocused();
  await page.getByText('By its shape').click();
  await page.getByLabel('Length (A)').fill('32');
  await page.getByLabel('Width (B)').fill('16');
  await page.getByLabel('Depth at the shallow end').fill('3\' 6"');
  await page.getByLabel('Depth at the deep end').fill('6');
  await expect(page.getByText(/18,19\d gal/).first()).toBeVisible();
}

test('someone with a tape measure describes a pool and lands at the first test', async ({ page }) => {
  await signUp(page);
  // signed in by the call, this browser learns of it from a page of the app
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Set up a pool' }).first().click();
  await describePool(page);
  await goOn(page);
  await page.getByText('Plaster', { exact: true }).first().click();
  await expect(heading(page, 'Surface and sanitizer')).toBeVisible();
  await goOn(page);
  await expect(heading(page, 'Where is it?')).toBeVisible();
  await page.getByLabel('ZIP code or city').fill('85004');
  await page
    .getByRole('button', { name: /Phoenix/ })
    .first()
    .click();
  await expect(page.getByText('Times are in Mountain Standard Time.')).toBeVisible();
  await goOn(page);
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Save and log first test' }).click();
  await expect(page).toHaveURL(/\/chemistry\/log/);
  await expect(page.getByText('Garden pool').first()).toBeVisible();
});

test('answers survive a reload, the back button and the sign-up in between', async ({ page }) => {
  await page.goto('/setup');
  await describePool(page);
  await page.reload();
  await expect(page.getByLabel('Length (A)')).toHaveValue('32');
  await page.goBack();
  await expect(page.getByLabel('Pool name')).toHaveValue('Garden pool');
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Garden pool').first()).toBeVisible();
});

test('a visitor: the address of a later question opens it as it was built, a volume that cannot be is refused in words, and the keyboard alone is enough', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/setup?step=surface');
  await expect(heading(page, 'Surface and sanitizer')).toBeVisible();
  await expect(page.getByText('Plaster', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/step=surface/);
  expect(faults).toEqual([]);
  await page.goto('/setup?step=name');
  await page.getByLabel('Pool name').fill('Tub');
  await goOn(page);
  await page.getByText('I know it').click();
  await page.getByLabel('Volume', { exact: true }).fill('0');
  await goOn(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Volume', { exact: true })).toHaveValue('0');

  await page.getByLabel('Volume', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('15000');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Surface and sanitizer')).toBeFocused();
  await page.goto('/setup?step=place');
  await page.getByLabel('ZIP code or city').focus();
  await page.keyboard.type('85004');
  await expect(page.getByRole('button', { name: /Phoenix/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ZIP code 85004')).toBeVisible();
});

test('the page of a pool: changed in place and taken back, an own target, no second pool on the free plan, deleted only by its name', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await addPool(page);
  await page.goto(`/pools/${id}`);
  await page.getByRole('button', { name: 'Edit surface' }).click();
  await page.getByRole('radio', { name: /Vinyl/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Surface saved').first()).toBeVisible();
  await expect(page.getByText('50–300 ppm')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit surface' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('250–450 ppm')).toBeVisible();

  await page.getByRole('button', { name: 'Edit targets' }).click();
  await page.getByRole('button', { name: 'Change pH' }).click();
  const own = page.getByRole('group', { name: 'Your own target for pH' });
  await own.getByLabel('From').fill('7,4');
  await own.getByLabel('To').fill('7.6');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('7.4–7.6')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Recommended: 7.2 to 7.8')).toBeVisible();
  await page.getByRole('button', { name: 'Edit targets' }).click();
  await page.getByRole('button', { name: 'Reset pH' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('7.2–7.8')).toBeVisible();

  await page.getByRole('button', { name: 'More for this pool' }).click();
  await page.getByRole('menuitem', { name: 'Add another pool' }).click();
  await expect(page.getByText('Your plan includes one pool')).toBeVisible();
  await page.goto('/setup?step=volume');
  await expect(page.getByText('Your plan includes one pool')).toBeVisible();
  await page.getByLabel('Volume', { exact: true }).fill('12000');
  await page.goto('/setup?step=review');
  await page.getByRole('button', { name: 'Save and log first test' }).click();
  await expect(page.getByText(/saved on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('12,000 gal').first()).toBeVisible();

  await page.goto(`/pools/${id}`);
  await page.getByRole('button', { name: 'More for this pool' }).click();
  await page.getByRole('menuitem', { name: 'Delete this pool' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete this pool' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('backyard pool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`/pools/${id}`);
  await expect(page.getByRole('heading', { name: 'We can’t find this pool' })).toBeVisible();
});

test('what was chosen and typed before the scripts came stays', async ({ page }) => {
  let letScriptsCome = () => undefined as void;
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/setup', { waitUntil: 'commit' });
  await page.getByText('Also called a spa').click();
  await page.getByLabel('Pool name').fill('Lagoon');
  letScriptsCome();
  // the address names the question once the page lives
  await expect(page).toHaveURL(/step=name/);
  await expect(page.getByRole('radio', { name: /^Hot tub/ })).toBeChecked();
  await expect(page.getByLabel('Pool name')).toHaveValue('Lagoon');
});

test('a plan that is full is told without moving the question', async ({ page }) => {
  await signUp(page);
  await addPool(page);
  await page.goto('/dashboard');
  // this browser has learnt who is here
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let letAnswerCome = () => undefined as void;
  const answer = new Promise<void>((resolve) => (letAnswerCome = resolve));
  await page.route('**/api/me', async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto('/setup');
  letAnswerCome();
  await expect(page.getByText('Your plan includes one pool')).toBeVisible();
  await expect(heading(page, 'Tell us about your pool')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
});
