import { expect, test } from '@playwright/test';
import { LAYOUTS } from '../web/src/features/strips/layout.data.ts';
import { stripPhoto } from '../web/src/features/strip-reader/testing/strip-photo.ts';
import { axeFaults } from './inspect.ts';
import { addPool, addReading, BACKYARD, signUp } from './people.ts';
import { pngOf } from './photo-file.ts';

const FOUR = LAYOUTS.find(({ id }) => id === 'four');
if (!FOUR) throw new Error('There is no strip with four pads.');
// Taken from straight above, so that the corners stand where the page first puts them.
const { picture } = stripPhoto(FOUR, 2001, { isStraight: true, missed: 0, width: 800, levels: [1.2, 7.9, 95, 60] });

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
  await album.setInputFiles({ name: 'strip.png', mimeType: 'image/png', buffer: pngOf(picture) });
  const corner = page.getByRole('button', { name: 'Strip, corner 1 of 4' });
  await corner.press('ArrowRight');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Read the strip' }).click();
  // No value is shown before the person has compared the chart; choosing another strip takes them back to where strips are chosen.
  await expect(page.getByRole('heading', { name: 'Is this your strip?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use these values' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose another strip' }).click();
  await page.getByText(/^Strip: 4 pads/).click();
  await page.getByRole('radio', { name: /^6 pads/ }).check();
  await page.getByRole('radio', { name: /^4 pads/ }).check();
  await page.getByRole('button', { name: 'Back to the open photo' }).click();
  await page.getByRole('button', { name: 'Read the strip' }).click();
  await expect(page.getByText('6.2 · 6.8 · 7.2 · 7.8 · 8.4')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, it matches' }).click();
  // Upside down the colors match too, so the person says which way around the chart is before any value is shown.
  await expect(page.getByRole('heading', { name: 'Is the top row free chlorine, with 0 on the left?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use these values' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, 0 is on the left' }).click();
  const ph = page.getByLabel('pH', { exact: true });
  await expect(ph).toHaveValue(/^7\.[6-9]|^8\.[01]/);
  await expect(page.getByText(/ to .* fits too/)).toHaveCount(4);
  await ph.fill('7.8');
  // Back goes one step back, and what was typed stays.
  await page.goBack();
  await expect(corner).toBeVisible();
  await page.goForward();
  await expect(ph).toHaveValue('7.8');
  await page.getByRole('button', { name: 'Use these values' }).click();

  await expect(page.getByRole('heading', { name: 'Log a test' })).toBeVisible();
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('7.8');
  await page.getByRole('button', { name: 'Save test' }).click();
  await expect(page.getByText('Calculated on this device')).toBeVisible();
  await expect(steps).not.toHaveCount(0);
  await context.setOffline(false);

  // Sent by the coach, the strip leads back to it: its values are what is asked about.
  await page.goto('/ai-coach');
  await page.getByRole('button', { name: 'Use a photo' }).click();
  await page.getByRole('link', { name: 'Read a test strip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read a test strip' })).toBeVisible();
  await album.setInputFiles({ name: 'strip.png', mimeType: 'image/png', buffer: pngOf(picture) });
  await page.getByRole('button', { name: 'Read the strip' }).click();
  await page.getByRole('button', { name: 'Yes, it matches' }).click();
  await page.getByRole('button', { name: 'Yes, 0 is on the left' }).click();
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

  // A photo goes with a question and stays in the conversation; one of a strip is read without being chosen again.
  await page.goto('/ai-coach');
  const attach = async () => {
    await page.getByRole('button', { name: 'Use a photo' }).click();
    await album.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: pngOf(picture) });
  };
  await attach();
  const photo = page.getByAltText('Photo with your question');
  await expect(photo).toBeVisible();
  await page.reload();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What should I add today?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/I can't look at your photo/).first()).toBeVisible();
  await page.reload();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  expect(await axeFaults(page)).toEqual([]);
  await attach();
  await page.getByRole('button', { name: 'It’s a test strip' }).click();
  await expect(page.getByRole('button', { name: 'Read the strip' })).toBeVisible();
});

/** The same photo from the far side of the bottle. */
const upsideDown = { ...picture, data: picture.data.slice() };
new Uint32Array(upsideDown.data.buffer).reverse();

test('an upside-down photo gives no values until it is turned', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signUp(page);
  await addPool(page, { ...BACKYARD, kit: { id: 'strip-4', parameters: ['freeChlorinePpm', 'ph', 'alkalinityPpm', 'cyanuricAcidPpm'] } });
  await page.goto('/chemistry/strip');
  const album = page.getByLabel('Choose a photo').and(page.locator('input'));
  await album.setInputFiles({ name: 'strip.png', mimeType: 'image/png', buffer: pngOf(upsideDown) });
  const read = page.getByRole('button', { name: 'Read the strip' });
  await read.click();
  await expect(page.getByText('Not read')).toBeVisible();
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
  await page.getByRole('button', { name: 'Yes, it matches' }).click();
  await page.getByRole('button', { name: 'Yes, 0 is on the left' }).click();
  const ph = page.getByLabel('pH', { exact: true });
  await expect(ph).toHaveValue(/^7\.[6-9]|^8\.[01]/);
  await ph.fill('7.5');
  await page.goBack();
  await expect(read).toBeVisible();
  await page.reload();
  await expect(read).toBeVisible();
  await page.goForward();
  await expect(ph).toHaveValue('7.5');
  await page.reload();
  await expect(ph).toHaveValue('7.5');
  // Once used, it is gone.
  await page.getByRole('button', { name: 'Use these values' }).click();
  await expect(page.getByRole('heading', { name: 'Log a test' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the open photo' })).toHaveCount(0);
});
