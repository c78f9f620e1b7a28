import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { addPool, addReading, BACKYARD, signUp } from './people.ts';

/** A strip's pads: what they measure, their names, and the two numbers of each row. */
const SEVEN = [
  ['totalHardnessPpm', 'Total hardness', 250, 500],
  ['totalChlorinePpm', 'Total chlorine', 1, 5],
  ['freeChlorinePpm', 'Free chlorine', 1, 5],
  ['ph', 'pH', 7.8, 8.4],
  ['alkalinityPpm', 'Total alkalinity', 120, 180],
  ['cyanuricAcidPpm', 'Cyanuric acid', 40, 100],
  ['copperPpm', 'Copper', 0, 1],
] as const;

test('from a typed test, with a look back at the form, to a done step', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Log a test' }).first().click();
  await expect(page).toHaveURL(/\/chemistry\/log/);
  for (const [label, value] of [
    ['Free chlorine', '1'],
    ['pH', '7,9'],
    ['Total alkalinity', '120'],
    ['Calcium hardness', '300'],
    ['Cyanuric acid', '40'],
    ['Water temperature', '84'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save test' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Test saved').first()).toBeVisible();
  // Back and forward keep to the pages, and nothing is sent twice.
  await page.goBack();
  await expect(page).toHaveURL(/\/chemistry\/log/);
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.reload();
  const readings = (await (await page.request.get(`/api/pools/${id}/readings`)).json()) as { items: unknown[] };
  expect(readings.items).toHaveLength(1);
  const plan = page.getByRole('region', { name: 'Today’s plan' });
  await expect(plan.getByRole('button', { name: 'Done' }).first()).toBeVisible();
  const steps = await plan
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .count();
  expect(steps).toBeGreaterThan(0);
  await plan.getByRole('button', { name: 'Done' }).first().click();
  await expect(plan.getByText(/^done \d/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Not just yet|Not safe|Stay out|Ready|Test/);
  await page.getByRole('link', { name: 'Water' }).first().click();
  await expect(page.getByRole('heading', { name: 'Treatments' })).toBeVisible();
});

test('one value at a time, with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await addPool(page, { name: 'Spa', volumeL: 1500, kind: 'spa', kit: { parameters: ['freeChlorinePpm', 'ph'] } });
  await page.goto('/chemistry/log');
  await page.getByText('One at a time').click();
  await page.getByLabel('Free chlorine', { exact: true }).fill('4');
  await page.keyboard.press('Enter');
  await page.getByLabel('pH', { exact: true }).fill('7.5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your test' })).toBeVisible();
  await expect(page.getByText('Hazy')).toBeVisible();
  await page.getByRole('button', { name: 'Save test' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('on a phone a strip of seven pads takes nine presses', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, kit: { id: 'strip-6', parameters: ['freeChlorinePpm', 'ph'] } });
  await page.setViewportSize({ width: 390, height: 844 });
  const pads = SEVEN.map(([analyte, , low, high]) => ({ analyte, values: [low, high] }));
  const own = { id: 'own', rowFit: 'columns', readFromSeconds: 15, readUntilSeconds: 60, pads };
  await page.goto('/dashboard');
  await page.evaluate((strip) => localStorage.setItem('lmp-strip', strip), JSON.stringify({ chosenId: 'own', own }));
  let presses = 0;
  const press = async (place: Locator) => {
    presses += 1;
    await place.click();
  };
  const logTest = page.getByRole('link', { name: 'Log a test' }).first();
  const save = page.getByRole('button', { name: 'Save test' });
  await press(logTest);
  for (const [, name, low] of SEVEN) {
    const pad = page.getByRole('group', { name, exact: true });
    await press(pad.locator('label').first());
    await expect(pad.getByRole('radio', { name: low.toString() }).first()).toBeChecked();
  }
  await press(save);
  await expect(page.getByRole('region', { name: 'Today’s plan' })).toBeVisible();
  expect(presses).toBe(9);
  const { items } = (await (await page.request.get(`/api/pools/${id}/readings`)).json()) as { items: object[] };
  expect(items).toMatchObject([Object.fromEntries(SEVEN.map(([analyte, , low]) => [analyte, low]))]);
});

test('the chart says its values by keyboard; a test can be corrected, deleted and brought back', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id, { ph: 7.4, freeChlorinePpm: 2, takenAt: new Date(Date.now() - 86_400_000).toISOString() });
  await addReading(page, id, { ph: 7.5, freeChlorinePpm: 3 });
  await page.goto('/chemistry');
  await expect(page.getByRole('img', { name: /Free chlorine: 2 values from 2\.0 to 3\.0/ })).toBeAttached();
  const slider = page.getByRole('slider', { name: /Free chlorine/ });
  await expect(slider).toHaveAttribute('aria-valuetext', /3\.0 ppm/);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /2\.0 ppm/);
  const actions = page.getByRole('button', { name: /Actions for the test/ });
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('pH', { exact: true }).fill('7.6');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '7.6', exact: true })).toBeVisible();
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(actions).toHaveCount(1);
  // Until the deletion is said, the message about the correction is there, with an Undo of its own.
  await expect(page.getByText('Test deleted', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: '7.6', exact: true })).toBeVisible();
});

test('a plan that cannot be loaded says so and can be tried again', async ({ page }) => {
  await signUp(page);
  await addPool(page);
  let isBroken = true;
  await page.route('**/plan', (route) => (isBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.continue()));
  await page.goto('/dashboard');
  await expect(page.getByText('We couldn’t load today’s page')).toBeVisible({ timeout: 20_000 });
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Log a test' }).first()).toBeVisible();
});
