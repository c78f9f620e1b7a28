// What a page costs that is made at the request: milliseconds, requests per second beside a prerendered one, in turns in one run, the server's memory
// before and after, and the first paint of both on a slow phone. The page is that of a link to a photo which is no longer valid: drawn like any other.
//   npm run build && node bench/pages-at-request.ts
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { builtProduct } from '../tools/builds.ts';
import { requireChromium } from '../tools/chromium.ts';
import { inBenchFolder, withServer } from './bench-server.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 26_680);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ROUND_MS = 3000;
const CONNECTIONS = 10;
const PAINTS = 8;
const REST_MS = 2000;
const PAGES = { prerendered: '/disclaimer', made: '/shared/photos/bench' } as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as Kind[];
/** as in the records of how the pages are painted */
const SLOW = { latencyMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8, slowdown: 4 };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** Resident, in MB; Linux only. */
const memoryOf = (pid: number): number => {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1000);
};

function ask(url: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - startedAt));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

/** As many after each other as fit, on each connection. */
async function askFor(ms: number, url: string, connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + ms;
  const times: number[] = [];
  const work = async () => {
    while (performance.now() < until) times.push(await ask(url, agent));
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return times;
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.evaluate(async () => {
    for (;;) {
      const [entry] = performance.getEntriesByName('first-contentful-paint');
      if (entry) return entry.startTime;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await context.close();
  return paint;
}

const table: Record<Kind, Record<string, number | string>> = { prerendered: {}, made: {} };
const say = (name: string, kind: Kind, value: number, digits = 1) => (table[kind][name] = value.toFixed(digits));

async function measureAnswers(base: string, pid: number): Promise<void> {
  const before = memoryOf(pid);
  const agent = new Agent({ keepAlive: true });
  for (const kind of KINDS) say('first, ms', kind, await ask(base + PAGES[kind], agent));
  await pause(REST_MS);
  const loaded = memoryOf(pid);
  const under: number[] = [];
  for (const kind of KINDS) {
    await askFor(ROUND_MS, base + PAGES[kind], CONNECTIONS);
    under.push(memoryOf(pid));
  }
  const alone: Record<Kind, number[]> = { prerendered: [], made: [] };
  const together: Record<Kind, number[]> = { prerendered: [], made: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of KINDS) {
      alone[kind].push(median(await askFor(ROUND_MS / 3, base + PAGES[kind], 1)));
      together[kind].push((await askFor(ROUND_MS, base + PAGES[kind], CONNECTIONS)).length / (ROUND_MS / 1000));
    }
  }
  for (const kind of KINDS) {
    say('alone, ms', kind, median(alone[kind]), 2);
    say(`per second, ${CONNECTIONS} at once`, kind, median(together[kind]), 0);
  }
  await pause(REST_MS);
  agent.destroy();
  console.log(
    `Memory of the server: ${before} MB before, ${loaded} MB with the first page, ${under.join(' and ')} MB under load, ${memoryOf(pid)} MB after it.`,
  );
}

async function measurePaints(base: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  const paints: Record<Kind, number[]> = { prerendered: [], made: [] };
  for (let round = 0; round < PAINTS; round += 1)
    for (const kind of KINDS) paints[kind].push(await firstPaint(browser, base + PAGES[kind]));
  for (const kind of KINDS) say('first paint, ms', kind, median(paints[kind]), 0);
  await browser.close();
}

await inBenchFolder(async (folder) => {
  const { main, env } = builtProduct();
  const settings = { ...env, DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', LIMITS_FACTOR: '100000' };
  await withServer({ main, port: PORT, env: settings }, async ({ base, child }) => {
    await measureAnswers(base, child.pid ?? 0);
    await measurePaints(base);
  });
});
console.table(table);
