import { expect, type Page, test } from './journey.ts';
import { resetLinks, signIn, signUp } from './people.ts';

const PASSWORD = 'Clear-Water-7';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// One sentence may be in the message and beside the field.
const showsText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Everything that the page says from now on, also what is there only for the quarter of a second before it leaves: noted by the page itself. */
async function listenTo(page: Page): Promise<() => string> {
  const announced: string[] = [];
  await page.exposeFunction('limpidSaid', (text: string) => void announced.push(text));
  await page.evaluate(() => {
    const tell = () => (window as unknown as { limpidSaid: (text: string) => void }).limpidSaid(document.body.innerText);
    new MutationObserver(tell).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => announced.join('\n');
}

test('signing up: words for every slip, the greeting, a full navigation', async ({ page }) => {
  const email = `new-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  await button(page, 'Create account').click();
  await showsText(page, 'First name is required');
  await showsText(page, 'Last name is required');
  await showsText(page, 'Please enter a valid email address');
  await showsText(page, 'Password must be at least 8 characters');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('A'.repeat(51));
  await showsText(page, 'First name must be less than 50 characters');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lagoon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('alllowercase');
  await showsText(page, 'Password must contain at least one uppercase letter, one lowercase letter, and one number');
  await page.getByLabel('Password', { exact: true }).fill('Password1');
  await button(page, 'Create account').click();
  await showsText(page, 'Registration failed');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  const announced = await listenTo(page);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(announced()).toContain('Account created!');
  await expect(page.getByText('Tell us about your pool')).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}')).toMatchObject({ email, firstName: 'Ana' });
});

test('signing in and out: failure in words, no account told from another, a taken address, back button shows nothing', async ({ page }) => {
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
  await showsText(page, 'Please enter a valid email address');
  await showsText(page, 'Password is required');
  for (const email of [person.email, `nobody-${Date.now()}@example.com`]) {
    await signIn(page, { email, password: 'Wrong-Water-7' });
    await showsText(page, 'Login failed');
    await showsText(page, 'Invalid email or password');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await tab(page, 'Sign up').click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lagoon');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const answer = page.waitForResponse('**/auth/register');
  await button(page, 'Create account').click();
  expect((await answer).status()).toBe(409);
  await showsText(page, 'Registration failed');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await tab(page, 'Sign in').click();
  const announced = await listenTo(page);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(announced()).toContain('Login successful. Redirecting...');
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
  await showsText(page, 'Please enter a valid email address');
  // No one learns here whether an address has an account.
  for (const email of [`nobody-${Date.now()}@example.com`, person.email]) {
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send Reset Link').click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await showsText(page, 'Reset link sent!');
    if (email !== person.email) await button(page, 'Send another reset email').click();
  }
  await showsText(page, 'If an account with this email exists, you will receive a password reset email shortly.');
  await button(page, 'Send another reset email').click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const [link = ''] = await resetLinks(person.email, 1);
  expect(new URL(link).pathname).toBe('/auth');
  const path = new URL(link).pathname + new URL(link).search;

  await page.goto(path);
  await page.getByLabel('New password').fill('Fresh-Water-8');
  await page.getByLabel('Confirm password').fill('Fresh-Water-9');
  await button(page, 'Update Password').click();
  await showsText(page, "Passwords don't match");
  await page.getByLabel('Confirm password').fill('Fresh-Water-8');
  await button(page, 'Update Password').click();
  await showsText(page, 'Password updated!');
  await showsText(page, 'Your password has been successfully changed. You can now sign in with your new password.');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab')).toHaveCount(2);

  await signIn(page, person);
  await showsText(page, 'Invalid email or password');
  await page.goto(path);
  await page.getByLabel('New password').fill('Third-Water-9');
  await page.getByLabel('Confirm password').fill('Third-Water-9');
  await button(page, 'Update Password').click();
  await showsText(page, 'Reset failed');
  await page.goto('/auth?token=');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Update Password').click();
  await showsText(page, 'Invalid reset link');
  await showsText(page, 'The password reset link is invalid or has expired');
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

test('a page that does not exist says so, with its status', async ({ request }) => {
  for (const path of ['/nothing-here', '/iot-monitoring', '/calculators/horoscope', '/pool-services-atlantis']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(/<h1/);
    expect(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});
