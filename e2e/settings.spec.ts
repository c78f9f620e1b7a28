import { expect, type Page, test } from './journey.ts';
import { TOTP } from 'otpauth';
import { signIn, signUp } from './people.ts';

const NEW_PASSWORD = 'Deep-Water-8';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string | RegExp) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();
const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const sidewaysPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const showsText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** A passkey device that always says yes, as the finger of its owner would. */
async function plugInPasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As another visitor on the sign-in page; signing out by its button has journeys of its own. */
async function comeAnew(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/auth');
}

test('looks and language: at once, before the first paint, on this device and in the account', async ({ page, browser }) => {
  const person = await signUp(page);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await page.getByRole('link', { name: 'Appearance' }).click();
  await choose(page, 'Dark');
  await choose(page, '200%');
  expect(await fontSize(page)).toBe('32px');
  expect(await sidewaysPx(page)).toBe(0);
  await page.reload({ waitUntil: 'commit' });
  expect(await fontSize(page)).toBe('32px');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, '100%');
  expect(await fontSize(page)).toBe('16px');

  await page.goto('/settings/units');
  await choose(page, 'Metric units');
  await showsText(page, '56,781 L');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/me') && answer.request().method() === 'PATCH');
  await choose(page, 'Español');
  await showsText(page, 'Unidades e idioma');
  await expect(page).toHaveTitle(/^Unidades e idioma/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect((await saved).ok()).toBe(true);
  // The page for an unknown address is in the reader's language too.
  await page.goto('/nada-aqui');
  await showsText(page, 'No hay ninguna página en esta dirección');

  // Another device, which speaks English, learns it from the account.
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await other.goto('/auth');
  await signIn(other, person);
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto('/settings/units');
  await showsText(other, 'Unidades e idioma');
  await choose(other, /^English/);
  await showsText(other, 'Units and language');
});

test('the name and the password: saved, said, and taken back; the download; an account deleted is gone', async ({ page, browser }) => {
  const person = await signUp(page);
  await page.goto('/settings/profile');
  await page.getByLabel('First name').fill('');
  await button(page, 'Save').click();
  await showsText(page, 'First name is required');
  await page.getByLabel('First name').fill('Marina');
  await page.getByLabel('First name').press('Enter');
  await showsText(page, 'Name saved');
  await showsText(page, 'Hello, Marina');
  await button(page, 'Undo').click();
  await showsText(page, 'Hello, Robin');

  const other = await (await browser.newContext()).newPage();
  await other.goto('/auth');
  await signIn(other, person);
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.goto('/settings/security');
  await expect(page.getByText('Chrome on Linux')).toHaveCount(2);
  await button(page, 'Sign out Chrome on Linux').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await showsText(page, 'Signed out that browser');
  await expect(page.getByText('Chrome on Linux')).toHaveCount(1);
  await other.goto('/settings/security');
  await expect(other).toHaveURL(/\/auth$/);

  await button(page, 'Change password').click();
  await page.getByLabel('Current password').fill('Not-Mine-1');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await showsText(page, "This isn't your password");
  await page.getByLabel('Current password').fill(person.password);
  await button(page, 'Change password').click();
  await showsText(page, 'Password changed');
  await comeAnew(page);
  await signIn(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings/profile');
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toMatch(/^limpid-\d{4}-\d{2}-\d{2}\.json$/);
  await button(page, 'Delete my account').click();
  await page.getByLabel(/^Type .* to confirm$/).fill('somebody@example.com');
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await button(page, 'Delete permanently').click();
  await showsText(page, 'That isn’t your account’s email address');
  await page.getByLabel(/^Type .* to confirm$/).fill(person.email);
  await button(page, 'Delete permanently').click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await signIn(page, { ...person, password: NEW_PASSWORD });
  await showsText(page, 'Invalid email or password');
});

test('the second step: a QR code, codes to keep, and asked for on the sign-in page', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/settings/security');
  await button(page, 'Turn on').click();
  await page.getByLabel('Your password').fill(person.password);
  const started = page.waitForResponse('**/api/me/totp');
  await button(page, 'Continue').click();
  const { secret } = (await (await started).json()) as { secret: string };
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const totp = new TOTP({ secret });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await showsText(page, "This code isn't right, or it was already used");
  await page.getByLabel('Code', { exact: true }).fill(totp.generate());
  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(codes).toBeVisible();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(button(page, 'Done')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(codes).toBeVisible();
  await page.getByLabel('I’ve saved them').check();
  await button(page, 'Done').click();
  await showsText(page, /10 recovery codes left/);

  await comeAnew(page);
  await signIn(page, person);
  await showsText(page, 'One more step');
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await showsText(page, "This code isn't right, or it was already used");
  await button(page, 'Back to Sign In').click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await button(page, 'Sign in').last().click();
  // The code of the next half minute: the one that turned it on is spent.
  await page.getByLabel('Code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a passkey: made, named, and the whole way in', async ({ page }) => {
  const person = await signUp(page);
  await plugInPasskeys(page);
  await page.goto('/settings/security');
  await button(page, 'Add a passkey').click();
  await page.getByLabel('Name', { exact: true }).fill('My finger');
  await page.getByLabel('Your password').fill(person.password);
  await button(page, 'Continue').click();
  await showsText(page, 'Passkey added');
  await button(page, 'Rename My finger').click();
  await page.getByLabel('Name', { exact: true }).fill('My thumb');
  await button(page, 'Save').click();
  await showsText(page, 'My thumb');

  await page.evaluate(() => localStorage.removeItem('lmp-passkey'));
  await comeAnew(page);
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings/security');
  await showsText(page, /with a passkey/);
  await button(page, 'Remove My thumb').click();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await showsText(page, 'Passkey removed');
});
