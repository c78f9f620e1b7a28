// What bench/presses.ts presses: how the page is prepared before each press, and restored afterwards.
import type { Locator, Page } from '@playwright/test';

type Find = (page: Page) => Locator;
export interface Press {
  name: string;
  /** brings the page to where it is pressed */
  begin: (page: Page, base: string) => Promise<void>;
  target: Find;
  /** so that the next round begins alike; not measured */
  after?: (page: Page) => Promise<void>;
}

/** until the code that comes ahead of the need is here and the picture of the chart is drawn */
const SETTLED_MS = 1500;
const TYPED = { 'Free chlorine': '3.2', pH: '7.5', 'Total alkalinity': '90' };

const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLED_MS);
const link =
  (place: 'today' | 'log' | 'tests' | 'pool'): Find =>
  (page) =>
    page.locator('[data-bottom-bar] a').nth(['today', 'log', 'tests', 'pool'].indexOf(place));
const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const item =
  (name: string): Find =>
  (page) =>
    page.getByRole('menuitem', { name });
const inDialog =
  (name: string): Find =>
  (page) =>
    page.locator('dialog[open]').getByRole('button', { name }).first();
const word =
  (text: string): Find =>
  (page) =>
    page.getByText(text, { exact: true }).first();

/** What is at an address, once these have been pressed there. */
const after =
  (path: string, ...before: Find[]) =>
  async (page: Page, base: string): Promise<void> => {
    await page.goto(`${base}${path}`, { waitUntil: 'load' });
    await settle(page);
    for (const target of before) {
      await target(page).click();
      await settle(page);
    }
  };

async function typeTest(page: Page, base: string): Promise<void> {
  await after('/dashboard', link('log'))(page, base);
  for (const [name, value] of Object.entries(TYPED)) await page.getByRole('textbox', { name, exact: true }).fill(value);
  await settle(page);
}

/** Presses it, and waits until that has arrived. */
const byPressing =
  (target: Find) =>
  async (page: Page): Promise<void> => {
    await target(page).click();
    await settle(page);
  };

const [account, testMenu, additionMenu] = [button('Account'), button(/^Actions for the test/), button(/^Actions for (?!the test)/)];
const [poolSwitcher, poolMenu] = [button(/^Current pool/), button('More for this pool')];
const otherPool: Find = (page) => page.getByRole('menuitemcheckbox', { checked: false }).first();
const toPool = after('/dashboard', link('pool'));

export const PRESSES: readonly Press[] = [
  { name: 'save a test, to today', begin: typeTest, target: button('Save test'), after: byPressing(button('Undo')) },
  { name: 'today to the log form', begin: after('/dashboard'), target: link('log') },
  { name: 'today to the pool', begin: after('/dashboard'), target: link('pool') },
  { name: 'today to the tests', begin: after('/dashboard'), target: link('tests') },
  { name: 'the tests to today', begin: after('/dashboard', link('tests')), target: link('today') },
  { name: 'menu of a test', begin: after('/chemistry'), target: testMenu },
  { name: 'more tests', begin: after('/chemistry'), target: button(/^Show \d+ more/) },
  { name: 'correct a test', begin: after('/chemistry', testMenu), target: item('Correct') },
  { name: 'close the correction', begin: after('/chemistry', testMenu, item('Correct')), target: inDialog('Cancel') },
  { name: 'menu of an addition', begin: after('/chemistry'), target: additionMenu },
  { name: 'more additions', begin: after('/chemistry'), target: button('Show more') },
  { name: 'correct an addition', begin: after('/chemistry', additionMenu), target: item('Correct') },
  { name: 'a longer span', begin: after('/chemistry'), target: word('Year') },
  { name: 'a step done', begin: after('/dashboard'), target: button('Done'), after: byPressing(button('Undo')) },
  { name: 'another amount', begin: after('/dashboard'), target: button('Another amount') },
  { name: 'close another amount', begin: after('/dashboard', button('Another amount')), target: inDialog('Cancel') },
  { name: 'what if', begin: after('/dashboard'), target: word('What if I add something else?') },
  { name: 'the palette', begin: after('/dashboard'), target: button('Search') },
  { name: 'the palette over the tests', begin: after('/chemistry'), target: button('Search') },
  { name: 'close the palette', begin: after('/dashboard', button('Search')), target: inDialog('Close') },
  { name: 'the account sheet', begin: after('/dashboard'), target: account },
  { name: 'close the account sheet', begin: after('/dashboard', account), target: inDialog('Close') },
  { name: 'other units, today', begin: after('/dashboard', account), target: word('Metric'), after: byPressing(word('US')) },
  { name: 'other units, the tests', begin: after('/chemistry', account), target: word('Metric'), after: byPressing(word('US')) },
  { name: 'the pools', begin: after('/dashboard'), target: poolSwitcher },
  { name: 'another pool, today', begin: after('/dashboard', poolSwitcher), target: otherPool },
  { name: 'another pool, the tests', begin: after('/chemistry', poolSwitcher), target: otherPool },
  { name: 'another pool, its page', begin: after('/dashboard', link('pool'), poolSwitcher), target: otherPool },
  { name: 'menu of the pool', begin: toPool, target: poolMenu },
  { name: 'delete this pool', begin: after('/dashboard', link('pool'), poolMenu), target: item('Delete this pool') },
  { name: 'change a fact of the pool', begin: toPool, target: button(/^Edit volume/) },
  { name: 'change the targets', begin: toPool, target: button(/^Edit targets/) },
];
