// A browser of its own on a profile of its own, that can be killed at any moment and started again: what it has on its disk then is what it
// has kept.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { requireChromium } from '../tools/chromium.ts';

export interface KillableBrowser {
  page: Page;
  /** as when the battery is empty: nothing is told to anyone */
  kill: () => Promise<void>;
}

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Where it can be reached. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser did not start.');
}

export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const args = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(requireChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context!.newPage());
  const kill = async () => {
    const hasEnded = once(child, 'exit');
    child.kill('SIGKILL');
    await hasEnded;
    await browser.close();
  };
  return { page, kill };
}
