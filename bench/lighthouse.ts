// Lighthouse (mobile, simulated slow 4G, four times slower processor) over the built product with a seeded year: the public pages, and
// the dashboard of someone signed in. Lighthouse itself is no dependency: npx fetches it. Run by hand on a quiet machine:
//   npm run build && node bench/lighthouse.ts [/address ...]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { builtProduct } from '../tools/builds.ts';
import { requireChromium } from '../tools/chromium.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PORT = Number(process.env['BENCH_PORT'] ?? 26_640);
const DEBUG_PORT = PORT + 1;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const PUBLIC = ['/', '/faq', '/pool-services-florida', '/pool-regulations-florida'];
const SIGNED_IN = ['/dashboard'];
const root = join(import.meta.dirname, '..');
const base = `http://localhost:${PORT}`;
// Already answered: the question about cookies is measured by no one who comes a second time.
const CONSENT = JSON.stringify({
  timestamp: new Date().toISOString(),
  preferences: { essential: true, analytics: false, marketing: false, preferences: false },
  version: '1',
});

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number; networkRequestTime?: number; observedLoad?: number }[] };
}
interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit | undefined>;
}
interface Row {
  scores: (number | null)[];
  lcpMs: number;
  fcpMs: number;
  tbtMs: number;
  cls: number;
  /** with the page: what is asked for until a moment after it has loaded */
  pageKb: number;
  scriptKb: number;
  /** afterwards: likely next pages, and how fast this one was */
  laterKb: number;
  /** how fast the machine was in the meantime: only rounds of about the same figure can be compared */
  machine: number;
  failed: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The pages' own late duties begin two seconds after the page has loaded. */
const LATER_MS = 1500;

function rowOf({ categories, audits, environment }: Report): Row {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const loadedMs = audits['metrics']?.details?.items?.[0]?.observedLoad ?? Number.NaN;
  const isLater = ({ networkRequestTime = 0 }: (typeof requests)[number]) => networkRequestTime > loadedMs + LATER_MS;
  const sum = (items: typeof requests) => items.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1000;
  const failed = Object.entries(audits).filter(([, audit]) => audit?.score === 0);
  return {
    scores: CATEGORIES.map((name) => (categories[name]?.score ?? Number.NaN) * 100),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    pageKb: sum(requests.filter((request) => !isLater(request))),
    scriptKb: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    laterKb: sum(requests.filter(isLater)),
    machine: environment.benchmarkIndex,
    failed: failed.map(([name]) => name),
  };
}

/** One run of the fresh program; `port`: in the browser that is already open there, with its cookies. */
async function judge(path: string, folder: string, port?: number): Promise<Row> {
  const output = join(folder, 'report.json');
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run';
  const args = ['--yes', LIGHTHOUSE, base + path, '--quiet', '--output=json', `--output-path=${output}`];
  const where = port === undefined ? [`--chrome-flags=${flags}`] : [`--port=${port}`];
  const once = () => run('npx', [...args, ...where], { ...process.env, CHROME_PATH: requireChromium() });
  await once().catch((error: unknown) => {
    if (!isLostTrace(error)) throw error;
    return once();
  });
  return rowOf(JSON.parse(readFileSync(output, 'utf8')) as Report);
}

/** Now and then the browser's record lacks its beginning: a fault of that one round, which says nothing about the page. */
const isLostTrace = (error: unknown): boolean => error instanceof Error && error.message.includes('NO_NAVSTART');

// Not synchronous: the browser that waits for us must get its answers in the meantime.
function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}.\n${output}`))));
  });
}

async function judgeOften(path: string, folder: string, port?: number, before?: () => Promise<void>): Promise<void> {
  const rows: Row[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await before?.();
    rows.push(await judge(path, folder, port));
  }
  const blocked = rows.map(({ tbtMs }) => Math.round(tbtMs)).toSorted((a, b) => a - b);
  print(path, middle(rows), blocked);
}

/** The round in the middle, by the time that it blocked: of all figures that one differs most between rounds of the same page. */
const middle = (rows: Row[]): Row => rows.toSorted((a, b) => a.tbtMs - b.tbtMs)[Math.floor(rows.length / 2)] as Row;

function print(path: string, row: Row, blocked: readonly number[]): void {
  const scores = row.scores.map((score) => String(Math.round(score ?? 0)).padStart(3)).join(' ');
  const ms = (value: number) => `${Math.round(value)} ms`.padStart(8);
  const kb = (value: number) => `${value.toFixed(1)} kB`.padStart(9);
  console.log(
    `${path.padEnd(28)} ${scores}  FCP ${ms(row.fcpMs)}  LCP ${ms(row.lcpMs)}  TBT ${ms(row.tbtMs)} (${blocked.join(' ')})  CLS ${row.cls.toFixed(3)}  ` +
      `before interaction ${kb(row.pageKb)}  of it scripts ${kb(row.scriptKb)}  later ${kb(row.laterKb)}  machine ${Math.round(row.machine)}${row.failed.length > 0 ? `\n  not passed: ${row.failed.join(', ')}` : ''}`,
  );
}

function startProduct(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const product = builtProduct();
  const child = spawn(process.execPath, [product.main], {
    cwd: root,
    env: { ...env, ...product.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    const until = Date.now() + 60_000;
    const ask = async () => {
      const isReady = await fetch(`${base}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) resolve(child);
      else if (Date.now() > until) reject(new Error('The server is not ready after 60 s.'));
      else setTimeout(() => void ask(), 200);
    };
    void ask();
  });
}

function seed(env: NodeJS.ProcessEnv): { email: string; password: string } {
  const { stdout, status } = spawnSync(process.execPath, ['server/src/seed.ts'], { cwd: root, env, encoding: 'utf8' });
  const [, email = '', password = ''] = /(demo\.owner@\S+)\s+password: (\S+)/.exec(stdout) ?? [];
  if (status !== 0 || password === '') throw new Error('The demo accounts could not be made.');
  return { email, password };
}

/** A browser in which the demo owner has signed in, open to Lighthouse. */
async function signIn({ email, password }: { email: string; password: string }, folder: string) {
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: requireChromium(),
    headless: true,
    // Lighthouse empties the cache before each round and leaves cookies; nothing is stored ahead: each round is a first visit of someone signed in
    serviceWorkers: 'block',
    args: [`--remote-debugging-port=${DEBUG_PORT}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await context.newPage();
  await page.goto(`${base}/auth`);
  await page.evaluate((consent) => localStorage.setItem('lmp-consent', consent), CONSENT);
  const status = await page.evaluate(
    async ([mail, word]) => {
      const { token, headerName } = (await (await fetch('/api/csrf-token')).json()) as { token: string; headerName: string };
      const headers = { 'Content-Type': 'application/json', [headerName]: token };
      const answer = await fetch('/auth/login', { method: 'POST', headers, body: JSON.stringify({ email: mail, password: word }) });
      return answer.status;
    },
    [email, password] as const,
  );
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  await page.goto(`${base}/dashboard`, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

/** Lighthouse empties the cache and leaves local storage: the mark of what lies in the cache must go with it. */
async function forgetFonts(context: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(() => localStorage.removeItem('lmp-faces'));
  await page.close();
}

const wanted = process.argv.slice(2);
const isWanted = (path: string) => wanted.length === 0 || wanted.includes(path);
const folder = mkdtempSync(join(tmpdir(), 'limpid-lighthouse-'));
const env = {
  ...process.env,
  PORT: String(PORT),
  DATA_DIR: join(folder, 'data'),
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  LIMITS_FACTOR: '100',
  WEATHER_BASE_URL: 'off',
  WEATHER_ALERTS_URL: 'off',
};
const children: ChildProcess[] = [];
try {
  console.log(`performance, accessibility, best practices, SEO; the round with the middle TBT of ${ROUNDS}\n`);
  const owner = seed(env);
  children.push(await startProduct(env));
  for (const path of PUBLIC.filter(isWanted)) await judgeOften(path, folder);
  const inside = SIGNED_IN.filter(isWanted);
  if (inside.length > 0) {
    const context = await signIn(owner, folder);
    for (const path of inside) await judgeOften(path, folder, DEBUG_PORT, () => forgetFonts(context));
    await context.close();
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  rmSync(folder, { recursive: true, force: true });
}
