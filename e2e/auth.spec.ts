import { expect, type Page, test } from './journey.ts';
import { resetLinks, signIn, signUp } from './people.ts';

const PASSWORD = 'Clear-Water-7';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// One sentence may be in the message and beside the field.
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Everything that the page says from now on, also what is there only for the quarter of a second before it leaves: noted by the page itself. */
async function listenTo(page: Page): Promise<() => string> {
  const said: string[] = [];
  await page.exposeFunction('limpidSaid', (text: string) => void said.push(text));
  await page.evaluate(() => {
    const tell = () => (window as unknown as { limpidSaid: (text: string) => void }).limpidSaid(document.body.innerText);
    new MutationObserver(tell).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => said.join('\n');
}

test('signing up: words for every slip, the greeting, a full navigation', async ({ page }) => {
  const email = `new-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  await button(page, 'Create account').click();
  await says(page, 'First name is required');
  await says(page, 'Last name is required');
  await says(page, 'Please enter a valid email address');
  await says(page, 'Password must be at least 8 characters');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('A'.repeat(51));
  await says(page, 'First name must be less than 50 characters');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lagoon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('alllowercase');
  await says(page, 'Password must contain at least one uppercase letter, one lowercase letter, and one number');
  await page.getByLabel('Password', { exact: true }).fill('Password1');
  await button(page, 'Create account').click();
  await says(page, 'Registration failed');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  const said = await listenTo(page);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(said()).toContain('Account created!');
  await expect(page.getByText('Tell us about your pool')).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}')).toMatchObject({ email, firstName: 'Ana' });
});

test('signing in and out: failure in words, no account told from another, back button shows nothing', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Tell us about your pool')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth$/);
  await button(page, 'Sign in').last().click();
  await says(page, 'Please enter a valid email address');
  await says(page, 'Password is required');
  for (const email of [person.email, `nobody-${Date.now()}@example.com`]) {
    await signIn(page, { email, password: 'Wrong-Water-7' });
    await says(page, 'Login failed');
    await says(page, 'Invalid email or password');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  const said = await listenTo(page);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(said()).toContain('Login successful. Redirecting...');
});

test('a taken address is refused in words, and everything typed stays', async ({ page, browser }) => {
  const person = await signUp(await (await browser.newContext()).newPage());
  await page.goto('/auth');
  await tab(page, 'Sign up').click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lagoon');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const answer = page.waitForResponse('**/auth/register');
  await button(page, 'Create account').click();
  expect((await answer).status()).toBe(409);
  await says(page, 'Registration failed');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

/** The door while its scripts are still on their way. */
async function openUnscripted(page: Page): Promise<() => void> {
  await page.context().clearCookies();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  return release;
}

test('what is typed and pressed before the scripts shows no one the password, and counts once they are there', async ({ page }) => {
  const person = await signUp(page);
  // a plain button, in a page of its own
  const other = await page.context().newPage();
  const letItsScriptsCome = await openUnscripted(other);
  await button(other, 'Forgot password?').click();
  await expect(other.getByRole('tab')).toHaveCount(2);
  letItsScriptsCome();
  await expect(button(other, 'Send Reset Link')).toBeVisible();
  await other.close();
  const letScriptsCome = await openUnscripted(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Sign in').last().click();
  await expect(page).toHaveURL(/\/auth$/);
  letScriptsCome();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the rules of the form cannot be fetched: it says so, and what was typed stays', async ({ page }) => {
  await page.route('**/assets/account-schemas-*.js', (route) => route.abort());
  // A piece that is not there loads the page again, but once: this browser has had it.
  await page.addInitScript(() => sessionStorage.setItem('lmp-reloaded-at', String(Date.now())));
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').last().click();
  await says(page, 'Failed to connect to server. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await page.unroute('**/assets/account-schemas-*.js');
  await button(page, 'Sign in').last().click();
  await says(page, 'Invalid email or password');
});

test('the ways in: all seen at once, their icons have names, Google says why not, the others are on their way', async ({ page }) => {
  await page.goto('/auth');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Sign in', 'Sign in with a passkey', 'Google', 'Microsoft', 'Apple', 'Phone'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Secure authentication and 256-bit encryption')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button(page, 'Sign in')).toBeInViewport({ ratio: 1 });
  const toggle = button(page, 'Show password');
  const words = page.locator('[role=tooltip]');
  await expect(toggle).toBeVisible();
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(words).toHaveText('Show password');
  await expect(toggle).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await toggle.hover();
  await expect(words).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  for (const name of ['Microsoft', 'Apple', 'Phone']) {
    await button(page, name).click();
    const dialog = page.getByRole('dialog', { name: `${name} authentication is coming soon` });
    await expect(dialog).toContainText('Please use email/password or Google for now. Apple and Microsoft are in development.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, name)).toBeFocused();
  }
  expect(writes.filter((url) => !url.endsWith('/api/analytics/performance'))).toEqual([]);
  await expect(page).toHaveURL(/\/auth$/);
  await button(page, 'Google').click();
  await expect(page).toHaveURL(/\/auth\?error=google_not_configured$/);
  await expect(page.getByText('Google sign-in isn’t set up here')).toBeVisible();
});

test('a forgotten password: the mail, one use of its link, the old password is void, and no account told from another', async ({
  page,
}) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await button(page, 'Forgot password?').click();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByLabel('Email').fill('not an address');
  await button(page, 'Send Reset Link').click();
  await says(page, 'Please enter a valid email address');
  // No one learns here whether an address has an account.
  for (const email of [`nobody-${Date.now()}@example.com`, person.email]) {
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send Reset Link').click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await says(page, 'Reset link sent!');
    if (email !== person.email) await button(page, 'Send another reset email').click();
  }
  await says(page, 'If an account with this email exists, you will receive a password reset email shortly.');
  await button(page, 'Send another reset email').click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const [link = ''] = await resetLinks(person.email, 1);
  expect(new URL(link).pathname).toBe('/auth');
  const path = new URL(link).pathname + new URL(link).search;

  await page.goto(path);
  await page.getByLabel('New password').fill('Fresh-Water-8');
  await page.getByLabel('Confirm password').fill('Fresh-Water-9');
  await button(page, 'Update Password').click();
  await says(page, "Passwords don't match");
  await page.getByLabel('Confirm password').fill('Fresh-Water-8');
  await button(page, 'Update Password').click();
  await says(page, 'Password updated!');
  await says(page, 'Your password has been successfully changed. You can now sign in with your new password.');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab')).toHaveCount(2);

  await signIn(page, person);
  await says(page, 'Invalid email or password');
  await page.goto(path);
  await page.getByLabel('New password').fill('Third-Water-9');
  await page.getByLabel('Confirm password').fill('Third-Water-9');
  await button(page, 'Update Password').click();
  await says(page, 'Reset failed');
  await page.goto('/auth?token=');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Update Password').click();
  await says(page, 'Invalid reset link');
  await says(page, 'The password reset link is invalid or has expired');
  await button(page, 'Cancel').click();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, { email: person.email, password: 'Fresh-Water-8' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('every protected address leads a visitor to /auth and remembers what was wanted; afterwards the dashboard', async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  for (const path of ['/dashboard', '/profile', '/chemistry', '/chemistry/log', '/pools/1?x=2']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth$/);
    expect(
      await page.evaluate(() => Object.values(sessionStorage).includes(location.pathname) || JSON.stringify(sessionStorage)),
    ).toContain(path);
  }
  for (const path of ['/setup', '/calculators', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(new RegExp(`${path}/?(\\?|$)`));
  }
  await page.goto('/chemistry');
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Tell us about your pool')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('lmp-wanted-path'))).toBeNull();
});

test('a stale protection token is renewed, and the write sent once more', async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  let attempts = 0;
  await page.route('**/auth/login', async (route) => {
    attempts += 1;
    const headers = { ...route.request().headers() };
    if (attempts === 1) headers['x-csrf-token'] = 'stale';
    await route.continue({ headers });
  });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/login')) statuses.push(response.status());
  });
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(statuses).toEqual([403, 200]);
});

test('a page that does not exist says so, with its status', async ({ page }) => {
  for (const path of ['/nothing-here', '/iot-monitoring', '/calculators/horoscope', '/pool-services-atlantis']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
