import type { AccountSecurity } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../../api/csrf-token.ts';
import { fakeServer, problemBody } from '../../../testing/fake-server.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fetchSchemas } from '../lazy-schemas.ts';
import SecurityPage from './security-page.tsx';

const SAFE: AccountSecurity = {
  email: ANA.email,
  emailVerified: true,
  hasPassword: true,
  passwordChangedAt: '2026-03-05T10:00:00Z',
  google: null,
  isGoogleAvailable: false,
  totp: { isEnabled: false, recoveryCodesLeft: 0 },
  passkeys: [],
};
const HOUR = 3_600_000;
const session = (id: string, isCurrent: boolean, hoursAgo: number) => ({
  id,
  createdAt: '2026-03-05T10:00:00Z',
  lastSeenAt: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
  device: isCurrent ? { browser: 'Firefox', system: 'macOS', kind: 'computer' } : { kind: 'phone' },
  method: isCurrent ? 'password' : 'passkey',
  isCurrent,
});
const ROUTES = {
  'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
  'GET /api/me': { body: ANA },
  'GET /api/pools': { body: [] },
  'GET /api/me/sessions': { body: { items: [session('a', true, 0), session('b', false, 3)], nextCursor: null } },
};
const wrongPassword = { status: 400, body: problemBody(400, 'wrong_password', "This isn't your password") };
let server: FakeServer;

// As after the first idle moment of the page; before it: late-schemas.test.tsx.
beforeAll(fetchSchemas);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', '{}');
  discardCsrfToken();
  server = fakeServer({ ...ROUTES, 'GET /api/me/security': { body: SAFE } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodyOf = (route: string) => server.sentTo(route).at(-1)?.body;

async function open(security: Partial<AccountSecurity> = {}, at = '/settings/security') {
  server.on('GET /api/me/security', { body: { ...SAFE, ...security } });
  const page = renderPage(<SecurityPage />, { at, path: '/settings/security' });
  await screen.findByText('Where you’re signed in');
  return page;
}

describe('the address', () => {
  it('changes by a link, with the password as proof', async () => {
    await open();
    press('Change address');
    type('New email address', 'ana@example.com');
    press('Send link');
    expect(screen.getByText('This is already your address')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    type('New email address', 'ana');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    server.on('POST /api/me/email', wrongPassword);
    type('New email address', 'new@example.com');
    type('Current password', 'Wrong1234');
    press('Send link');
    expect(await screen.findByText("This isn't your password")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe('new@example.com');
    server.on('POST /api/me/email', { status: 202, body: { message: 'ok' } });
    server.on('GET /api/me/security', { body: { ...SAFE, pendingEmail: 'new@example.com' } });
    type('Current password', 'Right1234');
    press('Send link');
    expect(await screen.findByText('Waiting for you to confirm new@example.com')).toBeTruthy();
    expect(bodyOf('POST /api/me/email')).toEqual({ newEmail: 'new@example.com', password: 'Right1234' });
    server.on('DELETE /api/me/email', { status: 204 });
    server.on('GET /api/me/security', { body: SAFE });
    press('Cancel the change');
    await waitFor(() => expect(screen.queryByText('Waiting for you to confirm new@example.com')).toBeNull());
  });
});

describe('the password', () => {
  it('follows the specified rules, and a common one is refused beside its field', async () => {
    await open();
    expect(screen.getByText('Last changed on March 5, 2026.')).toBeTruthy();
    press('Change password');
    type('New password', 'short');
    press('Change password');
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    const refusal = 'This password is too easy to guess. Please choose another';
    server.on('POST /api/me/password', { status: 400, body: problemBody(400, 'invalid_request', refusal, { newPassword: refusal }) });
    type('Current password', 'Right1234');
    type('New password', 'Password1');
    press('Change password');
    expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
    server.on('POST /api/me/password', { body: { message: 'ok' } });
    type('New password', 'Deep-Water-8');
    press('Change password');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(bodyOf('POST /api/me/password')).toEqual({ currentPassword: 'Right1234', newPassword: 'Deep-Water-8' });
  });

  it('can be the first; without one, a fresh sign-in is the proof', async () => {
    server.on('POST /api/me/password', { status: 409, body: problemBody(409, 'fresh_sign_in_required', 'Please sign in again') });
    await open({ hasPassword: false, google: { email: 'ana@gmail.com', linkedAt: '2026-03-05T10:00:00Z' } });
    press('Set a password');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    type('New password', 'Deep-Water-8');
    press('Set a password');
    expect(await screen.findByText('Please sign in again')).toBeTruthy();
    expect(bodyOf('POST /api/me/password')).toEqual({ newPassword: 'Deep-Water-8' });
    expect(screen.getByRole('button', { name: 'Sign in with Google again' })).toBeTruthy();
  });
});

describe('the second step', () => {
  it('turns on by a code of the app, and shows the recovery codes until they are kept', async () => {
    server.on('POST /api/me/totp', { body: { secret: 'ABCDEFGHIJKL', otpauthUrl: 'otpauth://totp/Limpid:ana?secret=ABCDEFGHIJKL' } });
    server.on('POST /api/me/totp/confirm', ({ body }) =>
      (body as { code: string }).code === '111 111'
        ? { status: 400, body: problemBody(400, 'wrong_code', "This code isn't right, or it was already used") }
        : { body: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } },
    );
    await open();
    press('Turn on');
    press('Continue');
    expect(screen.getByText('Enter your password')).toBeTruthy();
    type('Your password', 'Right1234');
    press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL')).toBeTruthy();
    type('Code', '111 111');
    expect(await screen.findByText("This code isn't right, or it was already used")).toBeTruthy();
    type('Code', '222222');
    const codes = await screen.findByRole('dialog', { name: 'Save these recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['aaaa-bbbb', 'cccc-dddd']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
    press('Close');
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('I’ve saved them'));
    press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('turns off by password and code, also one of the kept ones', async () => {
    server.on('POST /api/me/totp/remove', { body: { message: 'ok' } });
    await open({ totp: { isEnabled: true, enabledAt: '2026-03-05T10:00:00Z', recoveryCodesLeft: 1 } });
    expect(screen.getByText(/1 recovery code left/)).toBeTruthy();
    expect(screen.getByText('Get new recovery codes before you run out.')).toBeTruthy();
    press('Turn off');
    const dialog = within(screen.getByRole('dialog'));
    type('Your password', 'Right1234');
    fireEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    type('Recovery code', 'aaaa-bbbb');
    fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
    expect(bodyOf('POST /api/me/totp/remove')).toEqual({ password: 'Right1234', code: 'aaaa-bbbb' });
  });
});

describe('passkeys', () => {
  const passkey = { id: 'p1', name: 'My phone', createdAt: '2026-03-05T10:00:00Z', isSynced: true };

  it('says so where the browser has none', async () => {
    await open();
    expect(screen.getByText('This browser can’t create passkeys here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are renamed and removed; the last way in stays', async () => {
    server.on('PATCH /api/me/passkeys/p1', { body: { ...passkey, name: 'Old phone' } });
    server.on('POST /api/me/passkeys/p1/remove', {
      status: 409,
      body: problemBody(409, 'last_way_in', "You can't remove your only sign-in method"),
    });
    await open({ passkeys: [passkey] });
    expect(screen.getByText('Synced')).toBeTruthy();
    press('Rename My phone');
    type('Name', '');
    press('Save');
    expect(screen.getByText('Give it a name, such as “My phone”')).toBeTruthy();
    type('Name', 'Old phone');
    press('Save');
    expect(await screen.findByText('Name saved')).toBeTruthy();
    press('Remove My phone');
    type('Your password', 'Right1234');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText("You can't remove your only sign-in method")).toBeTruthy();
  });
});

describe('Google', () => {
  it('is there only where it can be used, and says how it went', async () => {
    await open();
    expect(screen.queryByText('Google')).toBeNull();
    cleanup();
    await open({ isGoogleAvailable: true }, '/settings/security?error=google_linked_elsewhere');
    expect(screen.getByText('This Google account is already connected to another Limpid account')).toBeTruthy();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    server.on('POST /api/me/google', { body: { url: 'https://accounts.example/go' } });
    press('Connect Google');
    type('Your password', 'Right1234');
    press('Continue');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.example/go'));
  });

  it('greets who comes back from it, once', async () => {
    const { router } = await open({}, '/settings/security?linked=google');
    expect(screen.getByText('Google is connected')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });
});

describe('sessions', () => {
  it('names each browser, and ends one or all the others after a question', async () => {
    server.on('DELETE /api/me/sessions/b', { status: 204 });
    server.on('POST /api/me/sessions/end-others', { body: { ended: 2 } });
    await open();
    expect(await screen.findByText('Firefox on macOS')).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getByText(/Last seen 3 hours ago/)).toBeTruthy();
    press('Sign out Phone');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signed out that browser')).toBeTruthy();
    press('Sign out all others');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText('Signed out 2 browsers')).toBeTruthy();
  });
});
