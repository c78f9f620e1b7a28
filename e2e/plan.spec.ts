import { expect, type Page, test } from './journey.ts';
import { addPool, addReading, BACKYARD, OFF_WATER, signUp } from './people.ts';

// What this person owns decides the steps: acid, then liquid chlorine, then calcium.
const SHELF = [
  { productId: 'liquid-chlorine', strengthPercent: 10 },
  { productId: 'muriatic-acid', strengthPercent: 31.45 },
  { productId: 'dry-acid', strengthPercent: 93.2 },
  { productId: 'calcium-chloride', strengthPercent: 77 },
];

const plan = (page: Page) => page.getByRole('region', { name: 'Today’s plan' });
const done = (page: Page) => plan(page).getByRole('button', { name: 'Done' }).first();
const steps = (page: Page) => plan(page).getByRole('heading', { level: 3 });
/** What today's first screens leave out. */
const fold = (page: Page) => page.getByText('Show the whole plan and notes');
const others = (page: Page) => page.getByRole('region', { name: 'Other steps' }).getByRole('heading', { level: 3 });

async function begin(page: Page, reading: object = OFF_WATER): Promise<string> {
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, shelf: SHELF });
  await addReading(page, id, reading);
  await page.goto('/dashboard');
  await expect(done(page)).toBeVisible();
  return id;
}

/** The wait is asked about, so that no one adds acid and chlorine together by a slip of the finger. */
async function addEarly(page: Page): Promise<void> {
  await plan(page).getByRole('button', { name: 'Add it early' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'I added it' }).click();
}

interface Answer {
  items: { id: string; productId: string; amountMl?: number; amountG?: number }[];
}
const treatments = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/pools/${id}/treatments`)).json()) as Answer).items;

/** What is written down here reaches the server a moment later. */
async function onlyTreatment(page: Page, id: string) {
  await expect.poll(() => treatments(page, id)).toHaveLength(1);
  return (await treatments(page, id))[0];
}

test('done: a treatment, the next step with its wait, Undo; what if, written down and taken back; the same on the pool’s page, in metric', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await begin(page);
  // On a phone the dose and its button are on the first screen, above the bar.
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Today' }) })
    .last();
  const [button, foot] = [await done(page).boundingBox(), await bar.boundingBox()];
  expect((button?.y ?? 844) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treat today');
  await expect(steps(page).first()).toContainText('Muriatic acid');
  await expect(
    plan(page)
      .getByText(/goggles and gloves/i)
      .first(),
  ).toBeVisible();
  await plan(page).getByText('Show the math and cautions').first().click();
  await expect(
    plan(page)
      .getByText(/56,781\sL/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Step 1: add .* of muriatic acid$/ }).click();
  await expect(steps(page).first()).toBeInViewport();
  await done(page).click();
  await expect(plan(page).getByText(/^done \d/)).toBeVisible();
  await expect(plan(page).getByRole('listitem').filter({ hasText: 'Liquid chlorine' })).toBeFocused();
  await expect(plan(page).getByRole('button', { name: /^Next step in (29|30) min$/ })).toBeDisabled();
  await expect(plan(page).getByText(/^Test again from/)).toBeVisible();
  await expect(page.getByText(/^estimated; tested/).first()).toBeVisible();
  const treatment = await onlyTreatment(page, id);
  expect(treatment?.productId).toBe('muriatic-acid');
  // What is shown is what is written down: whole ounces.
  expect(((treatment?.amountMl ?? 0) / 29.5735) % 0.25).toBeCloseTo(0, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan(page).getByText(/^done \d/)).toBeHidden();
  await expect(steps(page).first()).toContainText('Muriatic acid');
  await expect.poll(() => treatments(page, id)).toEqual([]);

  await fold(page).click();
  await expect(others(page).first()).toContainText('Liquid chlorine');
  // the water while someone types, a warning beside it, written down, and the plan counts with it
  await page.getByText('What if I add something else?').click();
  await page.getByLabel('Product').selectOption('liquid-chlorine');
  await page.getByLabel('Amount').fill('0.5');
  await page.getByLabel('Unit', { exact: true }).selectOption('gal');
  await expect(page.getByText('Don’t combine this with your plan')).toBeVisible();
  await expect(page.locator('dl').getByText('4.3 ppm')).toBeVisible();
  await page.getByRole('button', { name: 'I have added this' }).click();
  await expect(page.getByText('Your plan is up to date.').first()).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(others(page).filter({ hasText: 'Liquid chlorine' })).toHaveCount(0);
  await onlyTreatment(page, id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(others(page).filter({ hasText: 'Liquid chlorine' }).first()).toBeVisible();
  await expect.poll(() => treatments(page, id)).toEqual([]);

  await page.goto(`/pools/${id}`);
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText('15,000').first()).toBeVisible();
  await expect(steps(page).first()).toContainText('fl oz');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Metric', { exact: true }).click();
  await expect(steps(page).first()).toContainText(/\d mL/);
  await page.reload();
  await expect(steps(page).first()).toContainText(/\d mL/);
});

test('the wait runs, every step done starts the swim clock, and a retest closes the plan', async ({ page }) => {
  const id = await begin(page);
  await fold(page).click();
  await expect(others(page).first()).toBeVisible();
  const count = 1 + (await others(page).count());
  for (let at = 1; at <= count; at++) {
    // a double click is one treatment
    if (at === 1) await done(page).dblclick();
    else await addEarly(page);
    await expect(page.getByText(/^done \d/)).toHaveCount(at);
  }
  await expect.poll(() => treatments(page, id)).toHaveLength(count);
  await expect(page.getByText(/^This is based on what you added\./)).toBeVisible();
  await expect(plan(page).getByText('All steps are done.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not just yet');
  const clock = page.getByRole('timer', { name: 'Time until you can swim' });
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await page.reload();
  await expect(plan(page).getByText('All steps are done.')).toBeVisible();
  const takenAt = new Date(Date.now() + 1000).toISOString();
  await addReading(page, id, { ...OFF_WATER, freeChlorinePpm: 5, ph: 7.5, alkalinityPpm: 90, hardnessPpm: 300, takenAt });
  await page.reload();
  await expect(plan(page).getByText('Nothing to add')).toBeVisible();
  await expect(plan(page).getByText(/^done \d/)).toHaveCount(0);
});

test('another amount, a product left out, and everything again', async ({ page }) => {
  const id = await begin(page, { ...OFF_WATER, ph: 8.1 });
  await plan(page).getByRole('button', { name: 'Different amount' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'How much did you use?' });
  await sheet.getByLabel('Amount').fill('999999999');
  await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeDisabled();
  await sheet.getByLabel('Amount').fill('8.5');
  await sheet.getByLabel('Unit', { exact: true }).selectOption('gal');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet.getByText(/^That’s \d+ times the dose\. Is 8½ gal right\?$/)).toBeVisible();
  await sheet.getByLabel('Amount').fill('100');
  await sheet.getByLabel('Unit', { exact: true }).selectOption('mL');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  const treatment = await onlyTreatment(page, id);
  expect(treatment?.amountMl).toBeCloseTo(100, 6);
  // Too little acid went in: the plan asks for more of it.
  await expect(steps(page).nth(1)).toContainText('Muriatic acid');
  await plan(page).getByRole('button', { name: 'Skip' }).first().click();
  await expect(plan(page).getByText('Skipped: Muriatic acid')).toBeVisible();
  await expect(steps(page).nth(1)).toContainText('Dry acid');
  await plan(page).getByRole('button', { name: 'Include everything again' }).click();
  await expect(plan(page).getByText('Skipped: Muriatic acid')).toBeHidden();
  await expect(plan(page).getByText('Muriatic acid').first()).toBeVisible();
});

test('a value that can’t be true changes nothing, is asked about once, and counts when the person says that it is right', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, sanitizer: 'salt', shelf: [...SHELF, { productId: 'salt' }] });
  const good = {
    freeChlorinePpm: 5,
    combinedChlorinePpm: 0,
    ph: 7.6,
    alkalinityPpm: 70,
    hardnessPpm: 300,
    cyanuricAcidPpm: 70,
    temperatureC: 27,
  };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await addReading(page, id, { ...good, saltPpm: 3200, method: 'store', takenAt: yesterday });
  await addReading(page, id, { saltPpm: 0, method: 'device' });
  await page.goto('/dashboard');
  await expect(plan(page).getByText('Is this value right?')).toBeVisible();
  await expect(plan(page).getByText('Nothing to add until you test salt again')).toBeVisible();
  await expect(page.getByText('New test: 0 ppm, doubtful')).toBeVisible();
  await expect(page.getByText('3,200').first()).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
  await page.goto('/chemistry');
  await expect(page.getByRole('table').getByText('doubtful')).toBeVisible();
  await page.goto('/dashboard');
  await plan(page).getByRole('button', { name: 'It’s right' }).click();
  await expect(steps(page).filter({ hasText: 'Pool salt' })).toBeVisible();
  await expect(page.getByText('New test: 0 ppm, doubtful')).toHaveCount(0);
  await expect(plan(page).getByText('Is this value right?')).toHaveCount(0);
});

test('an old test is said to be old, and where no product helps the plan does not call the water fine', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id, { ...OFF_WATER, takenAt: new Date(Date.now() - 20 * 86_400_000).toISOString() });
  await page.goto('/dashboard');
  await expect(page.getByText(/tested (3 weeks|20 days) ago/).first()).toBeVisible();
  await expect(plan(page).getByText('This plan is based on an old test')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test before you swim');

  await addReading(page, id, { ...OFF_WATER, freeChlorinePpm: 30, ph: 7.5, alkalinityPpm: 90, hardnessPpm: 300 });
  await page.reload();
  await expect(plan(page).getByText('Nothing to add now')).toBeVisible();
  await expect(plan(page).getByText(/Stay out\. Don’t add any/)).toBeVisible();
  await expect(plan(page).getByText(/in range/)).toHaveCount(0);
});
