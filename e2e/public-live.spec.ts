// How much of a long page the browser keeps laid out before one scrolls: what is far below waits (web/src/styles/public.css). When the faces
// of the texts change after the first paint, all that is laid out is styled and measured anew; these figures hold that short.
import { expect, type Page, test } from '@playwright/test';
import { REGIONS } from '../web/src/public-pages/regions.ts';

const MOST_LIVE: Record<string, number> = {
  '/': 160,
  '/faq': 150,
  '/about-limpid': 100,
  '/terms': 100,
  '/privacy': 150,
  '/disclaimer': 110,
  ...Object.fromEntries(
    REGIONS.flatMap(({ careSlug, rulesSlug }) => [
      // the year's chart alone is a hundred
      [`/${careSlug}`, 250],
      [`/${rulesSlug}`, 200],
    ]),
  ),
};
/** A phone, as programs that judge pages take it. */
const PHONE = { width: 412, height: 823 };

const countLive = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
  );

const facesAreHere = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('lmp-faces'))).toContain('serif');

test.use({ viewport: PHONE });

test('no public page keeps more laid out than its beginning needs', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [path, most] of Object.entries(MOST_LIVE)) {
    await page.goto(path);
    await facesAreHere(page);
    await expect.poll(() => countLive(page), path).toBeLessThanOrEqual(most);
  }
});

test('an address that names an answer unfolds it, though it stands far below', async ({ page }) => {
  for (const id of ['what-does-limpid-cost', 'the-water-is-green-what-do-i-do']) {
    await page.goto('about:blank');
    await page.goto(`/faq#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`details:has(#${id})`)).toHaveAttribute('open', '');
  }
});

test('nothing moves under the eyes of who scrolls down and up', async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of ['/', '/faq', '/pool-services-florida', '/pool-regulations-florida', '/privacy']) {
    await page.goto(path);
    await facesAreHere(page);
    const moved = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      }).observe({ type: 'layout-shift' });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const end = document.documentElement.scrollHeight;
      for (const step of [400, -400]) {
        for (let count = 0; count < end / 400; count += 1) {
          window.scrollBy({ top: step, behavior: 'instant' });
          await frame();
        }
      }
      await frame();
      return sum;
    });
    expect.soft(moved, path).toBeLessThanOrEqual(0.01);
  }
});
