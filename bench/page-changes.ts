// How long a page change inside the app takes after its link was hovered, on a phone's screen: from the press to the first frame that shows
// the heading of the next page and no skeleton. A change at once before the first look (code fetched, not yet run) and one afterwards.
//   npm run build && node bench/page-changes.ts
import type { Page } from '@playwright/test';
import { signedInBrowser, withSeededProduct } from './seeded-product.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 26_660);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const BAR_MS = 100;
const HOVER_MS = 600;
const SETTLED_MS = 1500;
/** by their places in the bottom bar */
const TOUR = { log: 1, chemistry: 2, pool: 3, today: 0 };
const LINKS = '[data-bottom-bar] a';

interface Change {
  to: string;
  isFirst: boolean;
  ms: number;
}

/** Presses the link in the page itself, so that the time on the way from here to the browser does not count. */
function press(page: Page, place: number): Promise<number> {
  return page
    .locator(LINKS)
    .nth(place)
    .evaluate(async (link: HTMLElement) => {
      const before = document.querySelector('h1');
      const startedAt = performance.now();
      link.click();
      const hasArrived = () => {
        const heading = document.querySelector('main h1');
        return heading !== null && heading !== before && document.querySelector('main .animate-breathe') === null;
      };
      while (!hasArrived()) {
        if (performance.now() - startedAt > 10_000) throw new Error('The next page does not come.');
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - startedAt;
    });
}

async function tour(page: Page, base: string): Promise<Change[]> {
  const changes: Change[] = [];
  await page.goto(`${base}/dashboard`, { waitUntil: 'networkidle' });
  for (const isFirst of [true, false]) {
    for (const [to, place] of Object.entries(TOUR)) {
      await page.locator(LINKS).nth(place).hover();
      await page.waitForTimeout(HOVER_MS);
      changes.push({ to, isFirst, ms: await press(page, place) });
      await page.waitForTimeout(SETTLED_MS);
    }
  }
  return changes;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await withSeededProduct(PORT, async (product) => {
  const context = await signedInBrowser(product);
  const changes: Change[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    changes.push(...(await tour(page, product.base)));
    await page.close();
  }
  await context.close();
  console.log(`milliseconds from the press to the next page, median of ${ROUNDS} (bar: ${BAR_MS})\n`);
  for (const isFirst of [true, false]) {
    for (const to of Object.keys(TOUR)) {
      const times = changes.filter((change) => change.isFirst === isFirst && change.to === to).map(({ ms }) => ms);
      console.log(
        `${to.padEnd(10)} ${isFirst ? 'first time' : 'afterwards'}  ${median(times).toFixed(0).padStart(4)}  worst ${Math.max(...times).toFixed(0)}`,
      );
    }
  }
});
