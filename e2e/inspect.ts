// What every page is looked at for, in one visit: waiting until it is at rest, and what axe can see.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type Request } from '@playwright/test';
import { beyondTheEdge, tooSmall } from './fitting.ts';

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const requestsOf = new WeakMap<Page, Set<Request>>();

/** Requests of the page that have no answer yet. Counted from the first call on. */
function openRequests(page: Page): Set<Request> {
  const known = requestsOf.get(page);
  if (known) return known;
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  requestsOf.set(page, open);
  return open;
}

/** What the document still waits for, once a frame was drawn and the browser had time. */
const unrest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })));
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    // The design book shows what is busy as an example.
    const isBusy = (element: Element) => location.pathname !== '/developer/ui' && element.checkVisibility({ visibilityProperty: true });
    // A page of the app hears nothing until React has taken its elements over.
    const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const isOfTheApp = '__reactRouterContext' in window;
    return [
      ...(isOfTheApp && ![...document.querySelectorAll('h1')].some(isTakenOver) ? ['the scripts are not there'] : []),
      ...(document.readyState === 'complete' ? [] : ['the document loads']),
      ...(document.fonts.status === 'loaded' ? [] : ['fonts load']),
      ...[...document.querySelectorAll('[aria-busy=true]')].filter(isBusy).map(({ className }) => `busy: ${className}`),
      ...document
        .getAnimations()
        .filter(isMoving)
        .map(({ id, effect }) => `moves: ${id} ${String((effect as KeyframeEffect).target?.className)}`),
    ];
  });

/** Nothing loads, moves or waits for its turn. */
export async function atRest(page: Page): Promise<void> {
  const open = openRequests(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const waitsFor = async () => [...(open.size > 0 ? [] : await unrest(page)), ...[...open].map((request) => request.url())];
  await expect.poll(waitsFor, { intervals: [20, 50, 100], timeout: 20_000 }).toEqual([]);
}

/** Opens an address and waits until the page is at rest. */
export async function open(page: Page, path: string): Promise<void> {
  openRequests(page).clear();
  await page.goto(path);
  await atRest(page);
}

/** Goes to another page of the app in the document that is open, as a link does: much less work than opening it. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    await router.navigate(to);
  }, path);
  await atRest(page);
}

interface Axe {
  run: (at: Document, options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}
// What @axe-core/playwright brings along. Its own way in brings it into the page twice at every look, and the whole report out of it.
const axeScript = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule, or those that are named. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES };
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations'], preload: false },
  );
}

async function fits(page: Page, at: string): Promise<void> {
  // A chart follows its frame a moment later.
  await expect.soft(async () => expect(await beyondTheEdge(page)).toEqual([]), at).toPass({ timeout: 10_000 });
}

const setFontSize = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/**
 * One visit: on a phone in light, for a thumb and with text of 200 %, then on a desk in dark. Structure follows the size and contrast the
 * colors, so these two see every fault; `isAlike`: another page of the same parts was looked at by axe already; `isInside`: the app is open,
 * and goes there.
 */
export async function inspect(page: Page, path: string, { isAlike = false, isInside = false } = {}): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await (isInside ? go : open)(page, path);
  expect.soft(await tooSmall(page), `${path}: targets for a thumb`).toEqual([]);
  expect.soft(await beyondTheEdge(page), `${path} at 390 px`).toEqual([]);
  if (!isAlike) expect.soft(await axeFaults(page), `${path} on a phone`).toEqual([]);
  await setFontSize(page, '200%');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await fits(page, `${path} at ${width} px, 200 %`);
  }
  await setFontSize(page, '');
  if (isAlike) return;
  await page.setViewportSize(SIZES.desk);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  await fits(page, `${path} at 1440 px`);
  expect.soft(await axeFaults(page), `${path} on a desk, in dark`).toEqual([]);
}

/** What surrounds the pages, in the two combinations that `inspect` leaves out. */
export async function inspectFrame(page: Page, path: string): Promise<void> {
  for (const [size, colorScheme] of [
    ['phone', 'dark'],
    ['desk', 'light'],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, path);
    expect.soft(await axeFaults(page, ['color-contrast']), `${path} on a ${size}, in ${colorScheme}`).toEqual([]);
  }
}

/** Everything that the page complains of, the content policy's refusals among it; a visitor's 401 is an answer. */
export function complaintsOf(page: Page, isExpected: RegExp = /401/): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Journeys come without the worker (playwright.config.ts), and the browser says so.
    if (/Worker registration blocked/.test(message.text()) || isExpected.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} at ${page.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
