// How soon the app answers a press on a phone with a year of data: a processor four times slower than this one, the screen of a phone.
// For each press the longest single task until all has come to rest, and the time from the press to the paint that answers it (what
// the browser's event timing says, which knows steps of 8 ms). Bars: no task over 100 ms, an answer within 200.
//   npm run build && node bench/presses.ts [words of the names]
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Press, PRESSES } from './press-list.ts';
import { signedInBrowser, withSeededProduct } from './seeded-product.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 26_670);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SLOWER = Number(process.env['SLOWER'] ?? 4);
const SCREEN = { width: 412, height: 823 };
const [TASK_BAR_MS, ANSWER_BAR_MS] = [100, 200];
/** a pointer or a finger is on its way for about so long */
const REACH_MS = 300;
const REST_MS = 2500;

interface Figures {
  taskMs: number;
  answerMs: number;
}
interface Seen {
  tasks: { at: number; ms: number }[];
  answers: { at: number; ms: number }[];
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Before anything of the page runs: notes every long task and every answer to a press. */
function watch(): void {
  window.seen = { tasks: [], answers: [] };
  const note = (type: string, into: keyof Seen, durationThreshold?: number) =>
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.seen[into].push({ at: startTime, ms: duration });
    }).observe({ type, ...(durationThreshold && { durationThreshold }) });
  note('longtask', 'tasks');
  note('event', 'answers', 16);
}

/** With the browser's own input, like a finger. */
async function measure(page: Page, slow: CDPSession, base: string, { begin, target, after }: Press): Promise<Figures> {
  await begin(page, base);
  // Not under the bar at the foot of the screen.
  await target(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target(page).boundingBox();
  if (!box) throw new Error('It is nowhere on the page.');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REACH_MS);
  const from = await page.evaluate(() => performance.now());
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => window.seen);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await after?.(page);
  const longest = (found: Seen['tasks']) => Math.max(0, ...found.filter(({ at }) => at >= from).map(({ ms }) => ms));
  return { taskMs: longest(seen.tasks), answerMs: longest(seen.answers) };
}

async function rounds(context: BrowserContext, base: string, press: Press): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.setViewportSize(SCREEN);
    await page.addInitScript(watch);
    const slow = await context.newCDPSession(page);
    figures.push(await measure(page, slow, base, press));
    await page.close();
  }
  return figures;
}

/** Tasks under 50 ms are no long ones to the browser. */
const inMs = (ms: number) => (ms === 0 ? '-' : ms.toFixed(0));
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const cells = (values: number[], bar: number) =>
  `${inMs(median(values)).padStart(6)} ${inMs(Math.max(...values)).padStart(6)}${Math.max(...values) > bar ? ' *' : '  '}`;

const wanted = process.argv.slice(2);
const presses = PRESSES.filter(({ name }) => wanted.every((words) => name.includes(words)));
await withSeededProduct(PORT, async (product) => {
  const context = await signedInBrowser({ ...product, owner: product.pro });
  console.log(
    `milliseconds on a processor ${SLOWER} times slower, ${ROUNDS} rounds; * over ${TASK_BAR_MS} (task), ${ANSWER_BAR_MS} (answer)\n`,
  );
  console.log(`${''.padEnd(28)}  longest task         answer\n${''.padEnd(28)}median  worst   median  worst`);
  for (const press of presses) {
    const figures = await rounds(context, product.base, press);
    const tasks = figures.map(({ taskMs }) => taskMs);
    const answers = figures.map(({ answerMs }) => answerMs);
    console.log(`${press.name.padEnd(28)}${cells(tasks, TASK_BAR_MS)}${cells(answers, ANSWER_BAR_MS)}`);
  }
  await context.close();
});
