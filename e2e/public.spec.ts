import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { SITEMAP_PAGES } from '../web/page-list.ts';
import { REGIONS } from '../web/src/public-pages/regions.ts';

const TEXTS = ['/', '/faq', '/about-limpid', ...REGIONS.flatMap(({ careSlug, rulesSlug }) => [`/${careSlug}`, `/${rulesSlug}`])];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Everything that the page complains of, the content policy's refusals among it; a visitor's 401 is an answer. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // Journeys come without the worker (playwright.config.ts), and the browser says so.
    const isAnswer = /401|Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isAnswer) said.push(`${message.text()} at ${page.url()}`);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name);

test('every public page answers with its whole head, one h1, and no complaint', async ({ page }) => {
  test.setTimeout(180_000);
  const said = listen(page);
  const titles = new Set<string>();
  for (const { path } of SITEMAP_PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toHaveCount(1);
    const title = await page.title();
    expect(title, path).toContain('Limpid');
    titles.add(title);
    const canonical = await attribute(page, 'link[rel="canonical"]', 'href');
    expect(canonical && new URL(canonical).pathname, path).toBe(path);
    expect((await attribute(page, 'meta[name="description"]', 'content'))?.length, path).toBeGreaterThan(40);
    expect((await attribute(page, 'meta[name="keywords"]', 'content'))?.split(', ').length, path).toBeLessThanOrEqual(10);
    expect(await attribute(page, 'meta[name="robots"]', 'content'), path).toBe('index, follow');
    const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
    const kinds = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
    expect(kinds.slice(0, 3), path).toEqual(['Organization', 'SoftwareApplication', 'WebSite']);
    const picture = (await attribute(page, 'meta[property="og:image"]', 'content')) ?? '';
    const file = await page.request.get(new URL(picture).pathname);
    expect([file.status(), file.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
  expect(titles.size).toBe(SITEMAP_PAGES.length);
  expect(said).toEqual([]);
});

test('regions and rules are articles, questions a page of questions', async ({ request }) => {
  const kindsOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
    );
  for (const { careSlug, rulesSlug } of REGIONS) {
    for (const slug of [careSlug, rulesSlug]) expect((await kindsOf(`/${slug}`)).slice(3)).toEqual(['Article', 'BreadcrumbList']);
  }
  expect((await kindsOf('/faq')).slice(3)).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('every link inside the site leads somewhere, every anchor to something', async ({ page }) => {
  test.setTimeout(120_000);
  const found = new Set<string>();
  const anchors: string[] = [];
  for (const { path } of SITEMAP_PAGES) {
    await page.goto(path);
    // In one go: the rules have a hundred anchors each.
    const { links, lost } = await page.evaluate(() => {
      const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
      const isLost = (href: string) => href.startsWith('#') && document.querySelectorAll(`[id="${href.slice(1)}"]`).length !== 1;
      return { links: hrefs, lost: hrefs.filter(isLost) };
    });
    anchors.push(...lost.map((href) => `${path} ${href}`));
    for (const href of links) if (href.startsWith('/')) found.add(href.replace(/[?#].*/, ''));
  }
  expect(anchors).toEqual([]);
  for (const href of found) expect((await page.request.get(href)).status(), href).toBe(200);
  for (const path of TEXTS) expect(found, path).toContain(path);
});

test('sitemap.xml and robots.txt name what there is', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const paths = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toEqual(SITEMAP_PAGES.map(({ path }) => path));
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test('an unknown region is not found', async ({ page }) => {
  expect((await page.goto('/pool-services-atlantis'))?.status()).toBe(404);
  expect(await attribute(page, 'meta[name="robots"]', 'content')).toContain('noindex');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the faces come all the same', async ({ page }) => {
    const faces = page.waitForResponse(/newsreader-.*\.woff2/);
    await page.goto('/faq');
    expect((await faces).status()).toBe(200);
    const shown = await page.locator('h1, p').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily.split(',')[0]));
    expect(new Set(shown)).toEqual(new Set(['Geist', 'Newsreader']));
  });

  test('a region says everything: twelve months, their tasks, problems, water, sources', async ({ page }) => {
    for (const { careSlug } of REGIONS) {
      await page.goto(`/${careSlug}`);
      for (const id of ['month-1', 'month-7', 'month-12']) await expect(page.locator(`#${id} li`).first(), careSlug).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Fill water', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      const marks = page.getByText('This month', { exact: true });
      await expect(marks).toHaveCount(12);
      await expect(marks.filter({ visible: true })).toHaveCount(0);
    }
  });

  test('two answers shorten the rules', async ({ page }) => {
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
  });

  test('the start page shows both views and leads on', async ({ page }) => {
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clear water, every day.');
      for (const view of ['desktop', 'phone'])
        await expect(page.locator(`[data-view="${view}"] img`).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Show the view on a phone' })).toBeHidden();
      await expect(page.locator('#features article')).toHaveCount(9);
      await page.getByRole('link', { name: 'FAQ: all questions' }).click();
      await expect(page).toHaveURL('/faq');
    }
  });
});

test('on a phone the two views take turns, and the dots choose', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
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
  await page.getByRole('button', { name: 'Show the view on a phone' }).click();
  await expect(phone).toBeVisible();
});

test('Learn More scrolls to the features, and the buttons lead to the door', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.locator('#features')).toBeInViewport();
  for (const part of ['banner', 'main'] as const)
    await expect(page.getByRole(part).getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/auth?mode=sign-up');
  await expect(page.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/auth?mode=sign-up');
  await expect(page.locator('footer')).toContainText('© 2025');
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

const facesAreHere = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('lmp-faces'))).toBe('sans serif');

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`faces, ${name}`, () => {
    test.use({ viewport });

    for (const path of ['/', '/pool-regulations-florida']) {
      test(`come after the first paint of ${path} and move nothing; whoever returns sees them from the start`, async ({ page }) => {
        const root = page.locator('html');
        await page.goto(path);
        await facesAreHere(page);
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
        await expect(root).toHaveAttribute('data-faces', 'sans serif');
        expect((await facesOf(page)).shift).toBeLessThanOrEqual(0.01);
        expect(await familiesOf(page)).toEqual(['Geist', 'Newsreader']);
      });
    }
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

test('no title needs a sign that its face lacks', async ({ page }) => {
  for (const path of TEXTS) {
    await page.goto(path);
    const titles = await page.locator('.font-serif, .public-title, .page-title').allTextContents();
    // The same list as in tools/subset-fonts.ts.
    for (const title of titles) expect(title, path).toMatch(/^[A-Za-z0-9 ,.?!:;()%&\-’‘“”—–…]*$/);
  }
});

// Structure follows the size and contrast the colors, so two of the four combinations see every fault.
for (const [name, colorScheme] of [
  ['phone', 'light'],
  ['desk', 'dark'],
] as const) {
  test.describe(`${name}, ${colorScheme}`, () => {
    test.use({ viewport: SIZES[name], colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the texts have no fault that axe can see, and none is too wide', async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of TEXTS) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
        expect.soft(told, path).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}
