import { expect, type Page, test } from './journey.ts';
import { SITEMAP_PAGES } from '../web/tools/page-list.ts';
import { jpegWith, type Written } from '../web/src/features/photos/device/testing/camera-file.ts';
import { REGIONS } from '../web/src/public-pages/regions/regions.ts';
import { SIZES } from './inspect.ts';

test('regions and rules are articles, questions a page of questions', async ({ request }) => {
  const kindsOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
    );
  for (const { careSlug, rulesSlug } of REGIONS) {
    for (const slug of [careSlug, rulesSlug]) expect((await kindsOf(`/${slug}`)).slice(3)).toEqual(['Article', 'BreadcrumbList']);
  }
  for (const path of ['/faq', '/es/faq']) expect((await kindsOf(path)).slice(3), path).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('sitemap.xml and robots.txt name what there is', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const paths = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toEqual(SITEMAP_PAGES.map(({ path }) => path));
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come anyway, a region says everything, two answers shorten the rules, and the start page leads on', async ({ page }) => {
    const fonts = page.waitForResponse(/newsreader-.*\.woff2/);
    await page.goto('/faq');
    expect((await fonts).status()).toBe(200);
    const families = await page.locator('h1, p').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily.split(',')[0]));
    expect(new Set(families)).toEqual(new Set(['Geist', 'Newsreader']));

    // twelve months, their tasks, problems, water, sources
    for (const { careSlug } of REGIONS) {
      await page.goto(`/${careSlug}`);
      for (const id of ['month-1', 'month-7', 'month-12']) await expect(page.locator(`#${id} li`).first(), careSlug).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Fill water', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      const marks = page.getByText('This month', { exact: true });
      await expect(marks).toHaveCount(12);
      await expect(marks.filter({ visible: true })).toHaveCount(0);
    }

    await page.goto('/pool-regulations-florida');
    const rules = page.locator('#check ~ div li[id]');
    const shown = () => rules.evaluateAll((all) => all.filter((rule) => rule.checkVisibility()).map(({ id }) => id));
    const all = (await shown()).length;
    expect(all).toBeGreaterThan(20);
    await page.getByLabel('My own home').check();
    await page.getByLabel('Drain it').check();
    const few = await shown();
    expect(few).toContain('fl-drain-pinellas');
    expect(few).toContain('us-labels');
    expect(few).not.toContain('fl-water');
    expect(few).not.toContain('fl-barrier');
    await page.locator('#fl-drain-pinellas summary').click();
    await expect(page.locator('#fl-drain-pinellas td')).toHaveText('at most 0.01 mg/L');
    await page.getByLabel('Any of these').check();
    await page.getByLabel('Everything').check();
    expect(await shown()).toHaveLength(all);

    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clear water, every day.');
      for (const view of ['desktop', 'phone'])
        await expect(page.locator(`[data-view="${view}"] img`).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Show the phone view' })).toBeHidden();
      await expect(page.locator('#features article')).toHaveCount(9);
      await page.getByRole('link', { name: 'FAQ: all questions' }).click();
      await expect(page).toHaveURL('/faq');
    }
  });
});

test('on a phone the two views take turns, and the dots choose', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const phone = page.locator('[data-view="phone"]');
  const pictures = () =>
    page.locator('img[data-src]').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc.includes('.webp')));
  expect(await pictures()).toEqual([false, false, false]);
  await page.locator('[data-showcase]').scrollIntoViewIfNeeded();
  await expect.poll(pictures).toEqual([true, true, false]);
  // first the picture that fits the screen
  await expect(phone).toBeVisible();
  await expect(phone).toBeHidden({ timeout: 5000 });
  await page.getByRole('button', { name: 'Show the phone view' }).click();
  await expect(phone).toBeVisible();
});

test('Learn More scrolls to the features, and the buttons lead to the door', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.locator('#features')).toBeInViewport();
  for (const part of ['banner', 'main'] as const)
    await expect(page.getByRole(part).getByRole('link', { name: 'Get Started Free' }).first()).toHaveAttribute(
      'href',
      '/auth?mode=sign-up',
    );
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).last()).toHaveAttribute('href', '/auth?mode=sign-up');
  await expect(page.locator('footer')).toContainText('© 2025');
});

test('the start page leads to its Spanish and back, and the language stays on the device', async ({ page }) => {
  await page.setViewportSize(SIZES.desk);
  await page.goto('/es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agua clara, todos los días.');
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  const chosen = () => page.evaluate(() => localStorage.getItem('lmp-language'));
  await fontsAreHere(page, 'sans');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  expect(await chosen()).toBe('en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es');
});

test('this month is marked for the reader', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-15T20:00:00Z'));
  await page.goto('/pool-care-hawaii');
  await expect(page.locator('#month-3').getByText('This month')).toBeVisible();
  await expect(page.locator('#month-4').getByText('This month')).toBeHidden();
});

/** What moved since the page was opened, and when things came; the first paint is all that the page began with. */
const facesOf = (page: Page) =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [paint] = await entries('paint');
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const late = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2|\/deferred-/.test(name));
    return {
      firstPaint: paint?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      late: late.map(({ startTime }) => startTime),
    };
  });

/** of every element with words of its own, also those that are not laid out yet */
const familiesOf = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => {
    const speaks = (one: Element) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const speaking = [...document.body.querySelectorAll('*:not(script):not(noscript)')].filter(speaks);
    return [...new Set(speaking.map((one) => getComputedStyle(one).fontFamily.split(',')[0]))].toSorted();
  });

const fontsAreHere = (page: Page, fonts = 'sans serif') =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('lmp-fonts'))).toBe(fonts);

for (const [size, path] of (['desk', 'phone'] as const).flatMap((size) =>
  ['/', '/pool-regulations-florida'].map((path) => [size, path] as const),
)) {
  test(`the fonts come after the first paint of ${path} (${size}) and move nothing; a returning visitor sees them from the start`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    const root = page.locator('html');
    await page.goto(path);
    await fontsAreHere(page);
    const { firstPaint, shift, late } = await facesOf(page);
    expect(late).toHaveLength(3);
    for (const start of late) expect(start).toBeGreaterThan(firstPaint);
    // the long tables of the rules move a little when their font arrives; 0.1 counts as good
    expect(shift).toBeLessThanOrEqual(0.05);
    expect(await familiesOf(page)).toEqual(['Geist', 'Newsreader']);

    await page.addInitScript(() => {
      const note = () => (document.documentElement.dataset['first'] = String(document.fonts.check('1em Geist')));
      new PerformanceObserver(note).observe({ type: 'paint' });
    });
    await page.reload();
    await expect(root).toHaveAttribute('data-first', 'true');
    await expect(root).toHaveAttribute('data-fonts', 'sans serif');
    expect((await facesOf(page)).shift).toBeLessThanOrEqual(0.01);
    expect(await familiesOf(page)).toEqual(['Geist', 'Newsreader']);
  });
}

test('an address that names a section or an answer leads to it', async ({ page }) => {
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    for (const path of ['/pool-services-florida', '/pool-regulations-florida']) {
      await page.goto(`${path}#sources`);
      await expect(page.locator('#sources')).toBeInViewport();
    }
  }
  for (const id of ['what-does-limpid-cost', 'the-water-is-green-what-do-i-do']) {
    await page.goto('about:blank');
    await page.goto(`/faq#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`details:has(#${id})`)).toHaveAttribute('open', '');
  }
});

/** A landscape of 3200 by 2400 pixels, as this browser's canvas writes it. */
const jpegOf = async (page: Page): Promise<Uint8Array> =>
  Uint8Array.from(
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 3200, height: 2400 });
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
    }),
  );

test('a chosen file is read and made smaller on the device, upright and without what the camera wrote', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/photos') && sent.push(request.url()));
  await page.goto('/test-upload');
  const written = {
    orientation: 6,
    make: 'Apple',
    model: 'iPhone 15',
    taken: '2026:07:04 18:30:05',
    offset: '-07:00',
    serial: 'F2LX91234',
    place: { latitude: [33, 26, 54.6, 'N'], longitude: [112, 4, 26.4, 'W'] },
  } as const satisfies Written;
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a file').and(page.locator('input')).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('pool.jpg', Buffer.from(jpegWith(written, await jpegOf(page))));
  for (const found of ['Apple iPhone 15', 'F2LX91234', '33.4485, -112.074']) await expect(page.getByText(found)).toBeVisible();
  const leaving = page.getByRole('region', { name: 'What would leave your device' });
  await expect(leaving).toContainText('1,920 × 2,560 pixels');
  await expect(leaving).toContainText('WebP');
  await choose('logo.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText('This is a drawing (SVG).')).toBeVisible();
  await expect(page.getByText('F2LX91234')).toHaveCount(0);
  expect(sent).toEqual([]);
});
