// The search, the palette and the design book, by keyboard and by what a browser shows.
import { expect, test } from './journey.ts';
import { atRest, axeFaults } from './inspect.ts';
import { addPool, BACKYARD, signUp, write } from './people.ts';

test('a visitor searches, before the app runs and after, and lands on the opened answer', async ({ page, browser, baseURL }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await plain.goto('/search');
  await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await plain.locator('main input[name=q]').fill('how warm may a hot tub be');
  await plain.keyboard.press('Enter');
  await expect(plain).toHaveURL(/\/search\?q=how\+warm/);
  // what needs scripts says so, and leads to what does not
  for (const path of [null, '/dashboard', '/chemistry/log', '/settings', '/auth', '/setup']) {
    if (path) await plain.goto(path);
    // by the address of the link: texts in a noscript are none to the test's own eyes
    await expect(plain.locator('noscript a[href="/faq"]')).toBeVisible();
    await expect(plain.locator('main [aria-busy=true]').first()).toBeHidden();
  }
  await plain.context().close();

  await page.goto('/search?q=hot tub temprature');
  await expect(page).toHaveTitle(/hot tub temprature/);
  const answer = page.getByRole('link', { name: /What is the highest safe temperature for a hot tub/ });
  await expect(answer.locator('mark').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await answer.click();
  await expect(page).toHaveURL('/faq#what-is-the-highest-safe-temperature-for-a-hot-tub');
  await expect(page.getByText('At most 104 °F (40 °C)')).toBeInViewport();
});

test('the palette on a phone, and by keyboard: finds, switches, changes the language, and gives the focus back', async ({ page }) => {
  await signUp(page);
  const home = await addPool(page);
  await page.goto('/dashboard');
  // on a phone a page of its own, with rows for the thumb
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(dialog).toHaveCSS('height', '844px');
  for (const option of await page.getByRole('option').all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('option', { name: 'Chemistry' }).click();
  await expect(page).toHaveURL('/chemistry');
  await page.setViewportSize({ width: 1280, height: 720 });

  // a second pool belongs to Pro, which anybody may try
  await write(page, 'POST', '/api/subscription/trial');
  const spa = await addPool(page, { ...BACKYARD, name: 'Hot tub', kind: 'spa', volumeL: 1500 });
  await page.reload();
  const today = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Today' });
  await today.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  await expect(field).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(today).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('hot tub');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Switch to Hot tub');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/chemistry?pool=${spa.id}`);

  // an id that is not ours falls to the first pool
  await page.goto('/chemistry?pool=018f0000-0000-7000-8000-00000000dead');
  await expect(page.getByRole('button', { name: /Current pool/ }).first()).toContainText('Backyard pool');
  await page.goto(`/pools/${home.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Backyard pool' })).toBeVisible();

  await page.keyboard.press('/');
  await field.fill('hot tub temperature');
  await expect(page.getByRole('option', { name: /What is the highest safe temperature for a hot tub/ })).toBeVisible();
  await field.fill('español');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Español');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Hoy' })).toBeVisible();
});

test('the keys open the palette on the pages without a frame, too', async ({ page }) => {
  for (const path of ['/auth', '/setup']) {
    await page.goto(path);
    await atRest(page);
    // The keys are heard once the page has had time for them.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('calculators');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calculators');
});

test('a dialog begins at its first field or its title, an alert at the answer that changes nothing; no search engine keeps the design book', async ({
  page,
}) => {
  await page.goto('/developer/ui');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/developer');
  const begin = async (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  await begin('Dialog');
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dialog', exact: true })).toBeFocused();
  await begin('AlertDialog');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('an article is printed over the whole width of the sheet, without what is only for a screen', async ({ page }) => {
  await signUp(page);
  await page.goto('/library/rain-and-storms');
  const next = page.getByRole('heading', { name: 'Read next' });
  await expect(next).toBeVisible();
  // a Letter sheet
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: 'print' });
  await expect(next).toBeHidden();
  const text = await page.getByRole('article').boundingBox();
  expect(text?.x).toBeLessThan(20);
  expect(text?.width).toBeGreaterThan(600);
});

test('an article that was begun waits in the library, and goes on where the reading stopped', async ({ page }) => {
  await signUp(page);
  await page.goto('/library/rain-and-storms');
  const article = page.getByRole('article');
  await expect(article).toBeVisible();
  // What stays in view counts, a quarter at a time.
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/me/library/') && response.request().postData()?.includes('"progressPercent":50') === true,
  );
  await article.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(0, top + window.scrollY + height * 0.55 - window.innerHeight);
  });
  await saved;
  await page.goto('/library');
  const begun = page.getByRole('region', { name: 'Continue reading' }).getByRole('link');
  await expect(begun).toContainText('50% read');
  await begun.click();
  await page.getByRole('button', { name: 'Go on where you stopped (50%)' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('button', { name: /Go on/ })).toHaveCount(0);
});
