// A green pool in photos: one offline, one beside its test, corrected, shared and deleted. What each part refuses is proven below.
import { expect, test } from './journey.ts';
import { addPool, signUp, write } from './people.ts';
import { pngOf } from './photo-file.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A plain picture in one color: no two have the same fingerprint. */
function pictureOf(red: number, green: number, blue: number) {
  const [width, height] = [640, 480];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  return { name: `${red}.png`, mimeType: 'image/png', buffer: pngOf({ data, width, height }) };
}

test('keeps photos of a green pool: by month, beside the test, corrected, shared, deleted', async ({ page, context, browser }) => {
  // A visitor sees what the gallery is, and is back there after signing in.
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Photos', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to see your photos' })).toBeVisible();

  await signUp(page);
  const { id } = await addPool(page);
  const takenAt = new Date(Date.now() - 60_000).toISOString();
  await write(page, 'POST', `/api/pools/${id}/readings`, { ph: 7.5, freeChlorinePpm: 0.2, cyanuricAcidPpm: 80, look: 'green', takenAt });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Care' }).first().click();
  await page.getByRole('link', { name: 'Photos' }).click();
  await expect(page.getByRole('heading', { name: /^One photo a week/ })).toBeVisible();
  const choose = page.getByLabel('Choose a photo');
  await choose.setInputFiles(pictureOf(70, 120, 60));
  await expect(page.getByText(/^1 of [\d,]+ photos$/)).toBeVisible();

  // Without a connection the second one waits among the others, and is sent when there is one.
  await context.setOffline(true);
  await choose.setInputFiles(pictureOf(40, 150, 190));
  await expect(page.getByRole('main').getByText('Waiting', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^2 of [\d,]+ photos$/)).toBeVisible();

  // Beside the picture is the water of its day; what is corrected is there after a reload.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Photo of/ })
    .last()
    .click();
  await expect(page.getByText('Green, pH 7.5, FC 0.2 ppm, CYA 80 ppm')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Newer photo' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Caption').fill('The steps on day one');
  await page.getByLabel('Tags').first().fill('steps');
  await page.getByLabel('Tags').first().press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'The steps on day one' })).toBeVisible();

  // Anyone with the link sees it, until it is revoked.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText(/^Works until/)).toBeVisible();
  const { items } = (await (await page.request.get('/api/photo-links')).json()) as { items: { url: string }[] };
  const stranger = await (await browser.newContext()).newPage();
  const shared = `/api/shared-photos/${new URL(items[0]!.url).pathname.split('/').at(-1)}`;
  expect((await stranger.request.get(new URL(shared, page.url()).href)).status()).toBe(200);
  await page.keyboard.press('Escape');
  await page.goto('/gallery/links');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('heading', { name: 'No shared links' })).toBeVisible();
  expect((await stranger.request.get(new URL(shared, page.url()).href)).status()).toBe(404);

  // The series by its tag; deleted, taken back, and deleted for good.
  await page.getByRole('link', { name: 'To the photos' }).click();
  await page.getByRole('button', { name: 'steps' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^The steps on day one/ })
    .click();
  await page.clock.install();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^The steps on day one/ })
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.clock.runFor(12_000);
  await expect.poll(async () => ((await (await page.request.get('/api/me/storage')).json()) as { photos: number }).photos).toBe(1);
});
