// Someone is told that it is not certain whether something is kept, changes it and saves again, while the worker has already sent it.
import { expect, type Page, test } from './journey.ts';
import { waitingOnDevice } from './on-device.ts';
import { addPool, addReading, signUp, write } from './people.ts';

test.use({ serviceWorkers: 'allow' });
/** The disk writes, and this page does not hear of it. */
async function begin(page: Page): Promise<string> {
  await page.addInitScript(() => {
    const isSilent = ({ db, mode }: IDBTransaction) =>
      document.documentElement.dataset['disk'] === 'silent' && db.name === 'limpid-outbox' && mode === 'readwrite';
    // oxlint-disable-next-line typescript/unbound-method -- it is applied to the transaction that it was asked of
    const listen = IDBTransaction.prototype.addEventListener;
    IDBTransaction.prototype.addEventListener = function hear(this: IDBTransaction, ...given: Parameters<typeof listen>) {
      if (given[0] !== 'complete' || !isSilent(this)) listen.apply(this, given);
    } as typeof listen;
  });
  await page.clock.install();
  await signUp(page);
  const { id } = await addPool(page);
  return id;
}

const disk = (page: Page, is: 'silent' | 'well') => page.evaluate((state) => (document.documentElement.dataset['disk'] = state), is);

/** A disk is given eight seconds before it is said to be slow. What is not written by then would be given up, so the clock waits for it. */
async function isUnsure(page: Page): Promise<void> {
  await expect.poll(() => waitingOnDevice(page)).toBe(1);
  await expect(async () => {
    await page.clock.fastForward(9000);
    await expect(page.getByText(/this may not have been saved/).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function workerSends(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'flush-outbox' }));
}

interface Stored {
  id: string;
  ph?: number;
  note?: string;
  takenAt: string;
  amountMl?: number;
  createdAt: string;
  updatedAt: string;
}
const listed = async (page: Page, path: string) => ((await (await page.request.get(path)).json()) as { items: Stored[] }).items;

const waiting = (page: Page) => page.getByRole('button', { name: /waiting to be sent|needs you|not sent yet/ });

async function saveTwice(page: Page, id: string, meanwhile: (first: Stored) => Promise<unknown>): Promise<Stored> {
  await page.goto('/chemistry/log');
  await page.getByRole('textbox', { name: 'pH' }).fill('7.2');
  await page.getByRole('textbox', { name: 'Total alkalinity' }).fill('90');
  await disk(page, 'silent');
  await page.getByRole('button', { name: 'Save test' }).click();
  await isUnsure(page);
  await disk(page, 'well');
  await workerSends(page);
  const path = `/api/pools/${id}/readings`;
  await expect.poll(async () => (await listed(page, path)).map(({ ph }) => ph), { timeout: 20_000 }).toEqual([7.2]);
  const [first] = await listed(page, path);
  await meanwhile(first!);
  await page.getByRole('textbox', { name: 'pH' }).fill('7.4');
  await page.getByRole('button', { name: 'Save test' }).click();
  await page.waitForURL('**/dashboard*');
  return first!;
}

test('a test: what was saved last is there, once, at the moment of the first press', async ({ page }) => {
  const id = await begin(page);
  const first = await saveTwice(page, id, async () => undefined);
  await expect(page.getByText('Test saved', { exact: true })).toBeVisible();
  expect(await listed(page, `/api/pools/${id}/readings`)).toMatchObject([
    { id: first.id, ph: 7.4, alkalinityPpm: 90, takenAt: first.takenAt, createdAt: first.createdAt },
  ]);
  await expect(waiting(page)).toHaveCount(0);
  await page.goto('/chemistry');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('row').nth(1)).toContainText('7.4');
});

test('a test that another person has changed in the meantime: both are shown, and the person decides', async ({ page, context }) => {
  const id = await begin(page);
  const path = `/api/pools/${id}/readings`;
  const first = await saveTwice(page, id, async (row) => {
    const elsewhere = await context.newPage();
    await write(elsewhere, 'PATCH', `${path}/${row.id}`, { ph: 7.8 });
    await elsewhere.close();
  });
  await expect(page.getByText('This was also changed on another device', { exact: true })).toBeVisible();
  expect(await listed(page, path)).toMatchObject([{ id: first.id, ph: 7.8 }]);
  await page.getByRole('button', { name: 'Compare' }).click();
  const choice = page.getByRole('group', { name: 'pH' });
  await expect(choice).toContainText('7.4');
  await expect(choice).toContainText('7.8');
  await expect(page.getByText('Also changed there')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await listed(page, path)).map(({ ph }) => ph)).toEqual([7.4]);
});

test('a step of the plan: the amount of the last press is there, once', async ({ page }) => {
  // As in browsers whose pages and workers cannot talk: the page does not hear what the worker has sent.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const id = await begin(page);
  await addReading(page, id);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Different amount' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'How much did you use?' });
  await sheet.getByLabel('Unit', { exact: true }).selectOption('mL');
  await sheet.getByLabel('Amount').fill('100');
  await disk(page, 'silent');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await isUnsure(page);
  await disk(page, 'well');
  await workerSends(page);
  const path = `/api/pools/${id}/treatments`;
  await expect.poll(async () => (await listed(page, path)).length, { timeout: 20_000 }).toBe(1);
  const [first] = await listed(page, path);
  expect(first?.amountMl).toBeCloseTo(100, 6);
  await sheet.getByLabel('Amount').fill('150');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => Math.round((await listed(page, path))[0]?.amountMl ?? 0)).toBe(150);
  expect(await listed(page, path)).toMatchObject([{ id: first?.id, createdAt: first?.createdAt }]);
  await expect(waiting(page)).toHaveCount(0);
});
