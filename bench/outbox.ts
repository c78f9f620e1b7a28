// What a page costs while much waits to be sent: real Chromium, the built product, 500 tests in the outbox, of one pool and of five. Says
// how long the longest task of each situation was (the bar is 200 ms) and how long the sending took. Run by hand on a quiet machine:
//   npm run build && node bench/outbox.ts
import type { BrowserContext, Page } from '@playwright/test';
import { type SeededProduct, signedInBrowser, withSeededProduct } from './seeded-product.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 26_660);
const ENTRIES = Number(process.env['ENTRIES'] ?? 500);
const BAR_MS = 200;
const WRITES = /\/api\/pools\/[^/]+\/readings$/;
const POOL = { name: 'Bench pool', volumeL: 56_781, surface: 'plaster', timeZone: 'UTC' };

/** The id of the person, and of as many pools as asked for; those that are missing are added, which takes a trial of Pro. */
async function poolsOf(page: Page, count: number): Promise<{ personId: string; poolIds: string[] }> {
  return page.evaluate(
    async ([wanted, pool]) => {
      const read = async (path: string) => (await fetch(path)).json() as Promise<never>;
      const { id: personId }: { id: string } = await read('/api/me');
      const poolIds = ((await read('/api/pools')) as { id: string }[]).map(({ id }) => id);
      const { token, headerName }: { token: string; headerName: string } = await read('/api/csrf-token');
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', [headerName]: token }, body: JSON.stringify(body) });
      if (poolIds.length < wanted) await post('/api/subscription/trial', {});
      while (poolIds.length < wanted) {
        const added = await post('/api/pools', pool);
        if (!added.ok) throw new Error(`Adding a pool was answered with ${added.status}.`);
        poolIds.push(((await added.json()) as { id: string }).id);
      }
      return { personId, poolIds: poolIds.slice(0, wanted) };
    },
    [count, POOL] as const,
  );
}

/** As if they had been logged here offline. */
async function fillOutbox(page: Page, personId: string, poolIds: string[]): Promise<void> {
  await page.evaluate(
    ([person, pools, count]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('limpid-outbox');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          const records = transaction.objectStore('records');
          for (let index = 0; index < count; index += 1) {
            const rowId = crypto.randomUUID();
            const createdAt = new Date(Date.now() - (count - index) * 60_000).toISOString();
            const values = { freeChlorinePpm: 1 + (index % 5), ph: 7 + (index % 9) / 10, alkalinityPpm: 80 + (index % 50) };
            const body = { id: rowId, takenAt: createdAt, method: 'drops', ...values };
            const about = { personId: person, poolId: pools[index % pools.length], rowId, body, order: index + 1, createdAt };
            const id = crypto.randomUUID();
            const untried = { state: 'waiting', tries: 0, notBeforeMs: 0, heldUntilMs: 0 };
            records.put({ call: 'readings.record', id, key: crypto.randomUUID(), ...about, ...untried }, id);
          }
          records.put({ nextOrder: count + 1, lineages: {}, away: [] }, 'ledger');
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(new Error('The outbox could not be filled.')));
        });
      }),
    [personId, poolIds, ENTRIES] as const,
  );
}

/** The long tasks of the page since the last question, in milliseconds. */
const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const seen = globalThis as unknown as { longTasks?: number[] };
    const tasks = seen.longTasks ?? [];
    seen.longTasks = [];
    return tasks.map(Math.round);
  });

let isOverBar = false;

async function report(page: Page, situation: string, note = ''): Promise<void> {
  const tasks = await longTasks(page);
  const longest = Math.max(0, ...tasks);
  isOverBar ||= longest > BAR_MS;
  const sum = tasks.reduce((total, task) => total + task, 0);
  console.log(`  ${situation.padEnd(34)} longest ${String(longest).padStart(4)} ms, ${tasks.length} over 50 ms (${sum} ms in all)${note}`);
}

const PILL = /waiting to be sent|will be sent/;
const waits = (page: Page) => page.getByRole('button', { name: PILL }).first();

async function measure(context: BrowserContext, { base }: SeededProduct, poolCount: number): Promise<void> {
  console.log(`${ENTRIES} waiting tests in ${poolCount} ${poolCount === 1 ? 'pool' : 'pools'}`);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { longTasks?: number[] };
    const notice = (list: PerformanceObserverEntryList) =>
      (seen.longTasks = [...(seen.longTasks ?? []), ...list.getEntries().map(({ duration }) => duration)]);
    new PerformanceObserver(notice).observe({ type: 'longtask', buffered: true });
  });
  let isOpen = false;
  await page.route(WRITES, (route) => (isOpen || route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.goto(`${base}/faq`);
  const { personId, poolIds } = await poolsOf(page, poolCount);
  await fillOutbox(page, personId, poolIds);

  const at = async (path: string) => {
    await page.goto(`${base}${path}?pool=${poolIds[0]}`);
    await waits(page).waitFor();
    await page.waitForTimeout(4000);
  };
  await at('/dashboard');
  await report(page, 'today, opened');
  await at('/chemistry');
  await report(page, 'chemistry, opened');
  await waits(page).click();
  await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
  await page.waitForTimeout(1000);
  await report(page, 'what waits, opened');
  await at('/chemistry/log');
  await page.getByRole('textbox', { name: 'pH' }).fill('7.4');
  await longTasks(page);
  await page.getByRole('button', { name: 'Save test' }).click();
  await page.waitForURL('**/dashboard*');
  await page.waitForTimeout(4000);
  await report(page, 'one more test saved');
  await at('/dashboard');
  await longTasks(page);
  isOpen = true;
  const begun = Date.now();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waits(page).waitFor({ state: 'detached', timeout: 120_000 });
  await report(page, 'all of it sent', `, sent in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  await page.close();
}

await withSeededProduct(PORT, async (product) => {
  const context = await signedInBrowser(product);
  try {
    for (const pools of [1, 5]) await measure(context, product, pools);
  } finally {
    await context.close();
  }
});
if (isOverBar) {
  console.error(`A task took longer than ${BAR_MS} ms.`);
  process.exitCode = 1;
}
