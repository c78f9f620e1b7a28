// How long a page change inside the app takes after its link was hovered, on a phone's screen: from the press to the first frame that shows
// the heading of the next page and no skeleton. A change at once before the first look (code fetched, not yet run) and one afterwards.
// The chart of the history comes right behind its page: how long that takes is told beside it, with the longest task on the way.
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
const WITH_PICTURE = 'chemistry';
const LINKS = '[data-bottom-bar] a';

interface Times {
  ms: number;
  /** until its picture is there too, for a page that has one */
  pictureMs: number | null;
  longestTaskMs: number;
}
interface Change extends Times {
  to: string;
  isFirst: boolean;
}

/** Presses the link in the page itself, so that the time on the way from here to the browser does not count. */
function press(page: Page, place: number, hasPicture: boolean): Promise<Times> {
  return page
    .locator(LINKS)
    .nth(place)
    .evaluate(
      async (link: HTMLElement, { hasPicture, settledMs }) => {
        let longestTaskMs = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
        });
        tasks.observe({ type: 'longtask' });
        const before = document.querySelector('h1');
        const startedAt = performance.now();
        const until = async (isThere: () => boolean): Promise<number> => {
          while (!isThere()) {
            if (performance.now() - startedAt > 10_000) throw new Error('The next page does not come.');
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          return performance.now() - startedAt;
        };
        link.click();
        const ms = await until(() => {
          const heading = document.querySelector('main h1');
          return heading !== null && heading !== before && document.querySelector('main .animate-breathe') === null;
        });
        const pictureMs = hasPicture ? await until(() => document.querySelector('main canvas') !== null) : null;
        await new Promise((resolve) => setTimeout(resolve, settledMs));
        tasks.disconnect();
        return { ms, pictureMs, longestTaskMs };
      },
      { hasPicture, settledMs: SETTLED_MS },
    );
}

async function tour(page: Page, base: string): Promise<Change[]> {
  const changes: Change[] = [];
  await page.goto(`${base}/dashboard`, { waitUntil: 'networkidle' });
  for (const isFirst of [true, false]) {
    for (const [to, place] of Object.entries(TOUR)) {
      await page.locator(LINKS).nth(place).hover();
      await page.waitForTimeout(HOVER_MS);
      changes.push({ to, isFirst, ...(await press(page, place, to === WITH_PICTURE)) });
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
      const own = changes.filter((change) => change.isFirst === isFirst && change.to === to);
      const times = own.map(({ ms }) => ms);
      const pictures = own.flatMap(({ pictureMs }) => (pictureMs === null ? [] : [pictureMs]));
      const longest = Math.max(...own.map(({ longestTaskMs }) => longestTaskMs));
      const figures = [
        `${to.padEnd(10)} ${isFirst ? 'first time' : 'afterwards'}  ${median(times).toFixed(0).padStart(4)}  worst ${Math.max(...times).toFixed(0)}`,
        ...(longest > 0 ? [`longest task ${longest.toFixed(0)}`] : []),
        ...(pictures.length > 0 ? [`with its chart ${median(pictures).toFixed(0)}, worst ${Math.max(...pictures).toFixed(0)}`] : []),
      ];
      console.log(figures.join(', '));
    }
  }
});
