import { atRest } from './inspect.ts';
import { expect, type Page, test } from './journey.ts';
import { addPool, addReading, BACKYARD, signIn, signUp } from './people.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save test' });

interface Items {
  items: { id: string; takenAt?: string; freeChlorinePpm?: number }[];
}
const listed = async (page: Page, path: string) => ((await (await page.request.get(path)).json()) as Items).items;

test('two people in two browsers never see each other', async ({ page, browser }) => {
  await signUp(page);
  const { id } = await addPool(page, { ...BACKYARD, name: 'Ana’s lagoon' });
  const reading = await addReading(page, id);
  const other = await (await browser.newContext()).newPage();
  await signUp(other);
  await addPool(other, { ...BACKYARD, name: 'Ben’s basin' });
  await other.goto(`/pools/${id}`);
  await expect(other.getByText('We can’t find this pool')).toBeVisible();
  await other.goto(`/dashboard?pool=${id}`);
  await expect(other.getByText('Ben’s basin').first()).toBeVisible();
  await expect(other.getByText('Ana’s lagoon')).toHaveCount(0);
  for (const path of ['', '/readings', '/treatments', '/plan']) {
    expect((await other.request.get(`/api/pools/${id}${path}`)).status(), path).toBe(404);
  }
  const { token, headerName } = (await (await other.request.get('/api/csrf-token')).json()) as { token: string; headerName: string };
  for (const [method, path] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['PATCH', `/readings/${reading.id}`],
    ['DELETE', `/readings/${reading.id}`],
  ] as const) {
    const response = await other.request.fetch(`/api/pools/${id}${path}`, {
      method,
      data: { note: 'mine', name: 'mine' },
      headers: { [headerName]: token },
    });
    expect(response.status(), `${method} ${path}`).toBe(404);
  }
  expect(await listed(page, `/api/pools/${id}/readings`)).toHaveLength(1);
});

test('one browser, two people after each other: a session is one without its memory on the device, and nothing of the first is left', async ({
  page,
  browser,
}) => {
  const second = await signUp(await (await browser.newContext()).newPage());
  await signUp(page);
  await addPool(page, { ...BACKYARD, name: 'Ana’s lagoon' });
  // Signed in by the call, this browser remembers no one, as after its storage was cleared.
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}')).toMatchObject({ firstName: 'Robin' });
  await page.goto('/setup');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Ana’s lagoon').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Ana’s lagoon')).toHaveCount(0);
  await signIn(page, second);
  await expect(page.getByText('Tell us about your pool')).toBeVisible();
  await expect(page.getByText('Ana’s lagoon')).toHaveCount(0);
});

test('a step is taken by a server that never answers: pressed again and again, it is one treatment', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id);
  // What computes here hangs too, so that the step stays where it is and can be pressed again.
  await page.route('**/local-plan-*.js', () => undefined);
  let taken = 0;
  await page.route('**/done', async (route) => {
    await route.fetch();
    taken += 1;
  });
  await page.goto('/dashboard');
  const done = page.getByRole('button', { name: 'Done', exact: true }).first();
  for (const _press of [1, 2]) {
    await done.click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect(done).toBeEnabled();
  }
  expect(taken).toBeGreaterThan(0);
  await page.unroute('**/done');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toHaveCount(0, { timeout: 40_000 });
  expect(await listed(page, `/api/pools/${id}/treatments`)).toHaveLength(1);
});

test('the connection goes while saving: it waits on the device, and is stored once', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await page.goto('/chemistry/log');
  await field(page, 'Free chlorine').fill('2.5');
  await field(page, 'pH').fill('7.6');
  // The worst case: the server has it, the answer is lost; then there is no connection at all.
  let attempts = 0;
  await page.route('**/readings', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    attempts += 1;
    if (attempts === 1) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return attempts === 2 ? route.abort('internetdisconnected') : route.continue();
  });
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('7.6').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  const tryAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    return attempts;
  };
  await expect.poll(tryAgain, { timeout: 30_000 }).toBe(3);
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toHaveCount(0);
  expect(await listed(page, `/api/pools/${id}/readings`)).toHaveLength(1);
});

test('the session ends while someone types: the test waits, and is sent after signing in', async ({ page }) => {
  const person = await signUp(page);
  const { id } = await addPool(page);
  await page.goto('/chemistry/log');
  await field(page, 'Free chlorine').fill('2.5');
  // A read that is still to come would find the session ended before Save is pressed.
  await atRest(page);
  await page.context().clearCookies();
  await save(page).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('1 entry for Robin is saved on this device')).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await listed(page, `/api/pools/${id}/readings`)).length).toBe(1);
});

test('absurd values are refused in words or asked about, never saved by accident, and a clock that is behind is told', async ({ page }) => {
  await signUp(page);
  const { id } = await addPool(page);
  await page.clock.setSystemTime(Date.now() - 3 * 3_600_000);
  await page.goto('/chemistry/log');
  await expect(page.getByText(/This device’s clock is behind: it says/)).toBeVisible();
  await field(page, 'pH').fill('75');
  await field(page, 'Free chlorine').fill('3.2');
  await save(page).click();
  await expect(page.getByText('pH is from 0 to 14.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Free chlorine')).toHaveValue('3.2');
  await field(page, 'pH').fill('');
  await field(page, 'Total alkalinity').fill('8');
  await expect(page.getByText(/very unlikely/)).toBeVisible();
  await field(page, 'Total alkalinity').fill('');
  for (const absurd of ['-1', '1e309', '99999999', 'abc', '1.2.3']) {
    await field(page, 'Free chlorine').fill(absurd);
    await save(page).click();
    await expect(field(page, 'Free chlorine'), absurd).toHaveAttribute('aria-invalid', 'true');
  }
  await field(page, 'Free chlorine').fill('');
  await field(page, 'Water temperature').fill('900');
  await save(page).click();
  await expect(field(page, 'Water temperature')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Water temperature').fill('');
  await save(page).click();
  await expect(page.getByText(/Enter at least one value, or choose/)).toBeVisible();
  expect(await listed(page, `/api/pools/${id}/readings`)).toHaveLength(0);
  await field(page, 'pH').fill('7,45');
  await page.getByText('Time, method and note').click();
  await page.getByLabel('Note').fill('<img src=x onerror=alert(1)> 🏊 '.repeat(5));
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await listed(page, `/api/pools/${id}/readings`)).length).toBe(1);
  const [test] = await listed(page, `/api/pools/${id}/readings`);
  expect(Math.abs(Date.now() - Date.parse(test?.takenAt ?? ''))).toBeLessThan(10 * 60_000);
  await page.goto('/chemistry');
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
});
