// The built product with a year of made-up data, and a browser in which its owner is signed in: what the benches of the pages begin with.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { builtProduct } from '../tools/builds.ts';
import { requireChromium } from '../tools/chromium.ts';
import { inBenchFolder, withServer } from './bench-server.ts';

export interface SeededProduct {
  base: string;
  /** for whatever else the bench writes */
  folder: string;
  owner: Account;
  /** who has several pools */
  pro: Account;
}
interface Account {
  email: string;
  password: string;
}

const root = join(import.meta.dirname, '..');
// Already answered: the question about cookies is measured by no one who comes a second time.
const CONSENT = JSON.stringify({
  timestamp: new Date().toISOString(),
  preferences: { essential: true, analytics: false, marketing: false, preferences: false },
  version: '1',
});

function seed(env: NodeJS.ProcessEnv): Pick<SeededProduct, 'owner' | 'pro'> {
  const { stdout, status } = spawnSync(process.execPath, ['server/src/seed.ts'], { cwd: root, env, encoding: 'utf8' });
  const accountOf = (name: string): Account => {
    const [, email = '', password = ''] = new RegExp(`(demo\\.${name}@\\S+)\\s+password: (\\S+)`).exec(stdout) ?? [];
    if (status !== 0 || password === '') throw new Error('The demo accounts could not be made.');
    return { email, password };
  };
  return { owner: accountOf('owner'), pro: accountOf('pro') };
}

/** Starts the product in a folder of its own, lets `measure` work with it, and leaves nothing behind. */
export async function withSeededProduct(port: number, measure: (product: SeededProduct) => Promise<void>): Promise<void> {
  await inBenchFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', LOG_LEVEL: 'silent', LIMITS_FACTOR: '100' };
    const accounts = seed({ ...process.env, PORT: String(port), ...env });
    const product = builtProduct();
    await withServer({ main: product.main, port, env: { ...env, ...product.env } }, ({ base }) => measure({ base, folder, ...accounts }));
  });
}

/** A browser in which the owner has signed in and has seen today once. `debugPort`: open to other programs there. */
export async function signedInBrowser({ base, folder, owner }: SeededProduct, debugPort?: number): Promise<BrowserContext> {
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: requireChromium(),
    headless: true,
    serviceWorkers: 'block',
    args: debugPort === undefined ? flags : [`--remote-debugging-port=${debugPort}`, ...flags],
  });
  const page = await context.newPage();
  await page.goto(`${base}/auth`);
  await page.evaluate((consent) => localStorage.setItem('lmp-consent', consent), CONSENT);
  const status = await page.evaluate(
    async ([email, password]) => {
      const { token, headerName } = (await (await fetch('/api/csrf-token')).json()) as { token: string; headerName: string };
      const headers = { 'Content-Type': 'application/json', [headerName]: token };
      const answer = await fetch('/auth/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
      return answer.status;
    },
    [owner.email, owner.password] as const,
  );
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  await page.goto(`${base}/dashboard`, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}
