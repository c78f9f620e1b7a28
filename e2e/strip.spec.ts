import { expect, type Locator, test } from '@playwright/test';
import { LAYOUTS } from '../web/src/features/strips/layout.data.ts';
import { stripPhoto } from '../web/src/features/strip-reader/testing/strip-photo.ts';
import { axeFaults } from './inspect.ts';
import { addPool, addReading, BACKYARD, signUp } from './people.ts';
import { pngOf } from './photo-file.ts';

const FOUR = LAYOUTS.find(({ id }) => id === 'four');
if (!FOUR) throw new Error('There is no strip with four pads.');
// Taken from straight above, so that the corners stand where the page first puts them.
const { picture } = stripPhoto(FOUR, 2001, { isStraight: true, missed: 0, width: 800, levels: [1.2, 7.9, 95, 60] });

const strip = { name: 'strip.png', mimeType: 'image/png', buffer: pngOf(picture) };

test('offline, from a photo of a strip to the plan', async ({ page, context }) => {
  await signUp(page);
  const { id } = await addPool(page, {
    ...BACKYARD,
    kit: { id: 'strip-4', parameters: ['freeChlorinePpm', 'ph', 'alkalinityPpm', 'cyanuricAcidPpm'] },
  });
  await addReading(page, id);
  const steps = page.getByRole('region', { name: 'Today’s plan' }).getByRole('heading', { level: 3 });
  // What computes the plan here comes a while after the page; offline it could not be fetched.
  const engine = page.waitForResponse(/\/assets\/plan-worker-.*\.js$/, { timeout: 30_000 });
  await page.goto('/dashboard');
  await expect(steps).not.toHaveCount(0);
  await (await engine).finished();
  await page.getByRole('link', { name: 'Log a test' }).first().click();
  await page.getByRole('link', { name: 'Read a strip with your camera' }).click();
  const album = page.getByLabel('Choose a photo').and(page.locator('input'));
  await expect(album).toBeAttached();
  await album.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(page.getByText('can’t be opened as a photo')).toBeVisible();

  await context.setOffline(true);
  // The strip and its chart are found without help; before any value is shown the person compares the numbers, once.
  await album.setInputFiles(strip);
  await expect(page.getByRole('heading', { name: 'Is this your strip?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save and see the plan' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose another strip' }).click();
  await page.getByText(/^Your strip: 4 pads/).click();
  // With another strip the same photo is not trusted.
  await page.getByRole('radio', { name: /^6 pads/ }).check();
  await page.getByRole('button', { name: 'Back to the open photo' }).click();
  await expect(page.getByText('We couldn’t find the strip')).toBeVisible();
  await page.goBack();
  await page.getByText(/^Your strip: 6 pads/).click();
  await page.getByRole('radio', { name: /^4 pads/ }).check();
  await page.getByRole('button', { name: 'Back to the open photo' }).click();
  await expect(page.getByText('6.2 · 6.8 · 7.2 · 7.8 · 8.4')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, it matches' }).click();
  const phRow = page.getByRole('button', { name: /^pH/ });
  const corner = page.getByRole('button', { name: 'Strip, corner 1 of 4' });
  await expect(phRow).toHaveText(/^pH(7\.[6-9]|8\.[01])/);
  await expect(page.getByText(/ to .* fits too/)).toHaveCount(4);
  // Corrected by a tap on the value and a tap on the color.
  await phRow.click();
  await page.getByRole('group', { name: 'Colors for pH' }).getByRole('button', { name: '7.8' }).click();
  await expect(phRow).toHaveText(/^pH7\.8/);
  // The corners can still be moved; back goes one step back, and what was corrected stays.
  await page.getByRole('button', { name: 'Move the corners' }).click();
  await corner.press('ArrowRight');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goBack();
  await expect(phRow).toHaveText(/^pH7\.8/);
  await page.getByRole('button', { name: 'Open in the log' }).click();

  await expect(page.getByRole('heading', { name: 'Log a test' })).toBeVisible();
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('7.8');
  await page.getByRole('button', { name: 'Save test' }).click();
  await expect(page.getByText('Calculated on this device')).toBeVisible();
  await expect(steps).not.toHaveCount(0);
  await context.setOffline(false);

  // A strip that was read before: four taps from Today to the plan, the photo and saving among them.
  let taps = 0;
  const tap = async (thing: Locator) => {
    taps += 1;
    await thing.click();
  };
  await tap(page.getByRole('button', { name: 'Log', exact: true }).filter({ visible: true }));
  await tap(page.getByRole('menuitem', { name: 'Read a strip by photo' }));
  taps += 1;
  await album.setInputFiles(strip);
  await tap(page.getByRole('button', { name: 'Save and see the plan' }));
  await expect(page).toHaveURL(/dashboard/);
  await expect(steps).not.toHaveCount(0);
  expect(taps).toBe(4);

  // Sent by the coach, the strip leads back to it: its values are what is asked about.
  await page.goto('/ai-coach');
  await page.getByRole('button', { name: 'Use a photo' }).click();
  await page.getByRole('link', { name: 'Read a test strip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read a test strip' })).toBeVisible();
  await album.setInputFiles(strip);
  await phRow.click();
  const ph = page.getByLabel('pH', { exact: true });
  await ph.fill('7.9');
  await page.getByRole('button', { name: 'Use these values' }).click();
  await expect(page.getByText(/FC .* · pH 7\.9 · TA/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^My strip shows .* What should I add today\?$/ }).click();
  await expect(page.getByText(/for Backyard .* today/).first()).toBeVisible();
  // An answer is read from its beginning: the question is at the top, clear of the header, also where the answer is longer than the window.
  const question = await page
    .getByText(/^You asked:/)
    .last()
    .boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(question?.y).toBeLessThan(250);
  await page.getByRole('link', { name: 'Save this test' }).click();
  await expect(ph).toHaveValue('7.9');

  // A photo for the coach is read on this device first; where no model sees it, it doesn't go with the question.
  await page.goto('/ai-coach');
  await page.getByRole('button', { name: 'Use a photo' }).click();
  await album.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: pngOf(picture) });
  await expect(page.getByAltText('Photo with your question')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/can’t look at photos, so this one stays here/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'It’s a test strip' }).click();
  await expect(page.getByRole('button', { name: 'Use these values' })).toBeVisible();
});

/** The same photo from the far side of the bottle. */
const upsideDown = { ...picture, data: picture.data.slice() };
new Uint32Array(upsideDown.data.buffer).reverse();

test('an upside-down photo is read the right way around, and its corners can be moved', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signUp(page);
  await addPool(page, { ...BACKYARD, kit: { id: 'strip-4', parameters: ['freeChlorinePpm', 'ph', 'alkalinityPpm', 'cyanuricAcidPpm'] } });
  await page.goto('/chemistry/strip');
  const album = page.getByLabel('Choose a photo').and(page.locator('input'));
  await album.setInputFiles({ name: 'strip.png', mimeType: 'image/png', buffer: pngOf(upsideDown) });
  const read = page.getByRole('button', { name: 'Read the strip' });
  await page.getByRole('button', { name: 'Yes, it matches' }).click();
  const phRow = page.getByRole('button', { name: /^pH/ });
  await expect(phRow).toHaveText(/^pH(7\.[6-9]|8\.[01])/);
  await page.getByRole('button', { name: 'Move the corners' }).click();
  const turn = page.getByRole('button', { name: 'Turn the photo' });
  const upright = page.getByRole('img', { name: 'Your photo' });
  await turn.click();
  await expect(upright).toHaveAttribute('width', String(picture.height));
  await turn.click();
  await expect(upright).toHaveAttribute('width', String(picture.width));
  // Each grip is taken where it is drawn, also by the finger.
  for (const name of ['Chart, corner 1 of 4', 'Chart, corner 4 of 4', 'Strip, corner 1 of 4', 'Strip, corner 2 of 4']) {
    const grip = page.getByRole('button', { name });
    await grip.scrollIntoViewIfNeeded();
    const dot = await grip.locator('circle').last().boundingBox();
    if (!dot) throw new Error(`${name} is not drawn.`);
    await page.mouse.move(dot.x + dot.width / 2, dot.y + dot.height / 2);
    await page.mouse.down();
    await expect(grip).toBeFocused();
    await page.mouse.up();
  }
  await page.reload();
  await read.click();
  // Between other corners, the person says which way around the chart is.
  await page.getByRole('button', { name: 'Yes, 0 is on the left' }).click();
  await expect(phRow).toHaveText(/^pH(7\.[6-9]|8\.[01])/);
  await phRow.click();
  await page.getByLabel('pH', { exact: true }).fill('7.5');
  await expect(phRow).toHaveText(/^pH7\.5/);
  await page.goBack();
  await expect(read).toBeVisible();
  await page.reload();
  await expect(read).toBeVisible();
  await page.goForward();
  await expect(phRow).toHaveText(/^pH7\.5/);
  await page.reload();
  await expect(phRow).toHaveText(/^pH7\.5/);
  // Once used, it is gone.
  await page.getByRole('button', { name: 'Open in the log' }).click();
  await expect(page.getByRole('heading', { name: 'Log a test' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the open photo' })).toHaveCount(0);
});
