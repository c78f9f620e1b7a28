import { expect, type Page, test } from './journey.ts';
import { atRest } from './inspect.ts';
import { addPool, addReading, signUp } from './people.ts';

/** Opens a page and waits until its scripts listen: what is typed before that would not be heard. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await atRest(page);
}

/** Errors that the page writes to its console; a visitor's 401 is an answer. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

test('the list of calculators leads to the plan, which answers while someone types, and its link carries everything', async ({
  page,
  browser,
}) => {
  const errors = listen(page);
  await page.goto('/calculators');
  await page.getByRole('link', { name: 'Make a plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Treatment plan' })).toBeVisible();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText(/step/);
  await page.getByLabel('pH', { exact: true }).fill('7.5');
  await page.getByLabel('Free chlorine').fill('6');
  await page.getByLabel('Combined chlorine').fill('0');
  await page.getByLabel('Total alkalinity').fill('90');
  await page.getByLabel('Calcium hardness').fill('350');
  await page.getByRole('textbox', { name: 'Cyanuric acid' }).fill('40');
  await expect(result).toContainText('No steps');
  await page.getByLabel('Free chlorine').fill('0.5');
  await expect(result).toContainText('1 step');
  await expect(page).toHaveURL(/freeChlorinePpm=0\.5/);
  const address = page.url();
  await page.reload();
  await expect(page.getByText('From a link')).toBeVisible();
  await expect(page.getByLabel('Free chlorine')).toHaveValue('0.5');

  const elsewhere = await browser.newContext({ locale: 'de-DE' });
  const other = await elsewhere.newPage();
  const errorsThere = listen(other);
  await other.goto(address);
  await expect(other.getByLabel('Free chlorine')).toHaveValue('0,5');
  await expect(other.getByLabel('Pool volume', { exact: true })).toHaveValue('56781');
  await expect(other.getByRole('region', { name: 'Result' })).toContainText('1 step');
  await elsewhere.close();

  // A wrong value is said in words beside its field, and the volume follows the drawing in feet and inches.
  await open(page, '/calculators/balance');
  await page.getByLabel('pH', { exact: true }).fill('75');
  await expect(page.getByRole('alert')).toHaveText('pH must be from 0 to 14.');
  await page.getByLabel('pH', { exact: true }).fill('7.5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Balanced');

  await open(page, '/calculators/volume');
  await page.getByText('Round', { exact: true }).click();
  await page.getByLabel('Diameter').fill('18 ft 6 in');
  await page.getByLabel('Shallow depth').fill('4');
  await page.getByLabel('Deep depth').fill("4'");
  // π/4 × 18.5² × 4 ft × 7.4805
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('8,043');
  await expect(page.getByRole('img', { name: /The pool from above, 18 ft 6 in by 18 ft 6 in/ })).toBeVisible();
  expect([...errors, ...errorsThere]).toEqual([]);
});

test('each public page is complete before any script', async ({ request }) => {
  for (const name of ['plan', 'balance', 'units', 'leak-test']) {
    const html = await (await request.get(`/calculators/${name}`)).text();
    expect(html).toContain('<h1');
    expect(html).toContain('Show the math');
    expect(html).toMatch(new RegExp(`rel="canonical" href="https?://[^"/]+/calculators/${name}"`));
  }
});

test("inside the app a calculator opens with the pool's own values", async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id, { ph: 7.65, freeChlorinePpm: 3, alkalinityPpm: 105, hardnessPpm: 310, cyanuricAcidPpm: 35, temperatureC: 29 });
  await page.goto('/chemistry');
  await page.getByRole('link', { name: /Water balance/ }).click();
  await expect(page).toHaveURL(/\/chemistry\/calculators\/balance/);
  await expect(page.getByText('Values of Backyard pool')).toBeVisible();
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('7.65');
  await page.getByRole('button', { name: 'Use example values' }).click();
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('7.7');
});

test('the proof is computed by this browser and every row passes', async ({ page }) => {
  const errors = listen(page);
  await page.goto('/proof');
  await expect(page.getByText('All pass')).toBeVisible();
  await expect(page.getByText(/Computed in this browser in \d+ ms/)).toBeVisible();
  await page.getByLabel('Quantity', { exact: true }).selectOption({ label: 'pKw' });
  await expect(page.getByText('Fail')).toHaveCount(0);
  await page.getByRole('link', { name: 'Try your own water' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Water balance' })).toBeVisible();
  expect(errors).toEqual([]);
});
