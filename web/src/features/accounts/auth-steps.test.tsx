// The second step of signing in, the links of mails, messages from Google, and the notice about an unconfirmed address.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { EARLY_SCRIPT } from '../../api/early-reads.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import AuthPage from './auth-page.tsx';
import { fetchSchemas } from './lazy-schemas.ts';
import { VerifyBanner } from './verify-banner.tsx';

const TOKEN = { 'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } } };
const user = { id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName };
const assign = vi.fn();
let server: FakeServer;

// As after the first idle moment of the page; before it: late-schemas.test.tsx.
beforeAll(fetchSchemas);
beforeEach(() => {
  // The way to the dashboard waits a moment: not beyond the end of a test.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  sessionStorage.clear();
  discardCsrfToken();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  server = fakeServer(TOKEN);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (at = '/auth') => renderPage(<AuthPage />, { at, path: '/auth' });

describe('the second step', () => {
  const answerOf = (code: unknown) => {
    if (code === undefined) return { status: 401, body: problemBody(401, 'second_factor_required', 'Enter the code') };
    if (code === '123 456' || code === 'aaaa-bbbb') return { body: { user, message: 'ok' } };
    return { status: 401, body: problemBody(401, 'second_factor_wrong', "This code isn't right, or it was already used") };
  };

  async function arrive() {
    server.on('POST /auth/login', ({ body }) => answerOf((body as { code?: string }).code));
    open();
    type('Email', 'ana@example.com');
    type('Password', 'Right1234');
    press('Sign in');
    expect(await screen.findByText('One more step')).toBeTruthy();
    expect(screen.queryByText('Login failed')).toBeNull();
  }

  it('asks for the digits, sends them as soon as they are six, however they were pasted', async () => {
    await arrive();
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
    press('Continue');
    expect(screen.getByText('Enter the code')).toBeTruthy();
    type('Code', '654321');
    expect(await screen.findByText("This code isn't right, or it was already used")).toBeTruthy();
    type('Code', '123 456');
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect(server.sentTo('POST /auth/login').at(-1)?.body).toEqual({ email: 'ana@example.com', password: 'Right1234', code: '123 456' });
  });

  it('keeps what was typed on the way back, and takes a recovery code', async () => {
    await arrive();
    press('Back to Sign In');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Right1234');
    press('Sign in');
    await screen.findByText('One more step');
    press('Use a recovery code');
    type('Recovery code', 'aaaa-bbbb');
    press('Continue');
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
  });

  it('also ends a sign-in with Google', async () => {
    server.on('POST /auth/google/code', ({ body }) =>
      (body as { code: string }).code === '123456'
        ? { body: { user, message: 'ok' } }
        : { status: 409, body: problemBody(409, 'fresh_sign_in_required', 'Please sign in once more to do this') },
    );
    open('/auth?code=google');
    type('Code', '111111');
    expect(await screen.findByText('For your security, please sign in with Google again.')).toBeTruthy();
    type('Code', '123456');
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
  });
});

describe('links of mails', () => {
  it.each([
    [false, 'Your address is confirmed'],
    [true, 'Already confirmed'],
  ])('verify: only after a press, once, and leads on (before: %s)', async (wasVerified, words) => {
    server.on('POST /api/auth/verify-email', { body: { email: 'ana@example.com', message: 'ok', wasVerified } });
    open('/auth?verify=abc');
    expect(screen.getByText('Confirm your email address')).toBeTruthy();
    expect(server.sentTo('POST /api/auth/verify-email')).toEqual([]);
    press('Confirm address');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/We confirmed ana@example.com/)).toBeTruthy();
    expect(server.sentTo('POST /api/auth/verify-email').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Go to your pool' }).getAttribute('href')).toBe('/dashboard');
  });

  it.each([
    [{ status: 400, body: problemBody(400, 'link_invalid', 'This link is invalid or has expired') }, /can get a new one/],
    [
      { status: 409, body: problemBody(409, 'email_taken', 'There is already an account with this email address') },
      'There is already an account with this email address',
    ],
  ])('confirm: a link that is spent says what to do (%#)', async (answer, words) => {
    server.on('POST /api/auth/confirm-email', answer);
    open('/auth?confirm=abc');
    expect(screen.getByText('Use this address from now on?')).toBeTruthy();
    press('Use this address');
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Security settings' }).getAttribute('href')).toBe('/settings/security');
  });

  it('confirm: without an answer it can be tried again', async () => {
    server.on('POST /api/auth/confirm-email', new TypeError('Failed to fetch'));
    open('/auth?confirm=abc');
    press('Use this address');
    expect(await screen.findByText('We couldn’t check the link')).toBeTruthy();
    server.on('POST /api/auth/confirm-email', { body: { email: 'new@example.com', message: 'ok' } });
    press('Try again');
    expect(await screen.findByText('Your email address has changed')).toBeTruthy();
    expect(screen.getByText(/From now on, sign in with new@example.com/)).toBeTruthy();
  });

  it.each([
    ['verify', 'Confirm address', 'Your address is confirmed', 'Set a new password'],
    ['confirm', 'Use this address', 'Your email address has changed', 'Forgot password?'],
  ])('%s: asks for the password where no one is signed in to the account, or leads to a new one', async (kind, action, done, other) => {
    const refused = { status: 401, body: problemBody(401, 'password_required', "Enter this account's password, or set a new one") };
    const wrong = { ...problemBody(400, 'wrong_password', "This isn't your password"), fields: { password: "This isn't your password" } };
    server.on(`POST /api/auth/${kind}-email`, ({ body }) => {
      const { password } = body as { password?: string };
      if (password === 'Right1234') return { body: { email: 'ana@example.com', message: 'ok', wasVerified: false } };
      return password === undefined ? refused : { status: 400, body: wrong };
    });
    const { router } = open(`/auth?${kind}=abc`);
    press(action);
    expect(await screen.findByText('Enter your password')).toBeTruthy();
    press(action);
    expect(await screen.findAllByText('Enter your password')).toHaveLength(2);
    type('Password', 'Wrong1234');
    press(action);
    expect(await screen.findByText("This isn't your password")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Wrong1234');
    type('Password', 'Right1234');
    press(action);
    expect(await screen.findByText(done)).toBeTruthy();
    await act(() => router.navigate(`/auth?${kind}=other`));
    press(action);
    await screen.findByText('Enter your password');
    press(other);
    expect(await screen.findByText('Reset your password')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('confirm: people without a password are told to sign in first', async () => {
    const body = problemBody(409, 'fresh_sign_in_required', 'Please sign in once more to do this');
    server.on('POST /api/auth/confirm-email', { status: 409, body });
    open('/auth?confirm=abc');
    press('Use this address');
    expect(await screen.findByText('Sign in first')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth');
  });

  it('undo: only after a press, then a new password is chosen', async () => {
    server.on('POST /api/auth/undo-email-change', { body: { email: 'ana@example.com', message: 'ok', resetToken: 'fresh' } });
    server.on('POST /api/auth/reset-password', { body: { message: 'ok' } });
    const { router } = open('/auth?undo=abc');
    expect(screen.getByText('Undo the email change?')).toBeTruthy();
    expect(server.requests).toEqual([]);
    press('Undo the change');
    expect(await screen.findByText('Your old address is back')).toBeTruthy();
    type('New password', 'Right1234');
    type('Confirm password', 'Right1234');
    press('Update Password');
    expect(await screen.findByText('Password updated!')).toBeTruthy();
    expect(server.sentTo('POST /api/auth/reset-password')[0]?.body).toEqual({ token: 'fresh', password: 'Right1234' });
    expect(router.state.location.search).toBe('');
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
  });
});

describe('Google', () => {
  it.each([
    ['google_cancelled', 'Google sign-in was canceled'],
    ['google_unavailable', 'We can’t reach Google right now'],
    ['google_email_unverified', 'Google hasn’t verified your address'],
    ['google_something_new', 'Google sign-in didn’t work'],
    ['too_many_requests', 'Too many requests; please wait a moment'],
  ])('%s is said in words', (code, words) => {
    open(`/auth?error=${code}`);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it('is connected by one sign-in with the password', async () => {
    server.on('POST /auth/login', { body: { user, message: 'ok', linked: 'google' } });
    open('/auth?link=google');
    expect(screen.getByText('Enter your password one last time')).toBeTruthy();
    type('Email', 'ana@example.com');
    type('Password', 'Right1234');
    press('Sign in');
    expect(await screen.findByText('Google is connected')).toBeTruthy();
  });
});

it('says in words that a browser has no passkeys', async () => {
  open();
  press('Sign in with a passkey');
  expect(await screen.findByText('This browser can’t use passkeys here. Please sign in with your password.')).toBeTruthy();
  expect(server.requests).toEqual([]);
});

describe('an unconfirmed address', () => {
  it('is mentioned calmly, sent again on demand, and put off for a week', async () => {
    localStorage.setItem('user', '{}');
    server.on('GET /api/me', { body: { ...ANA, emailVerified: false } });
    server.on('GET /api/pools', { body: [] });
    server.on('POST /api/me/verification', { status: 202, body: { message: 'ok' } });
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    expect(await screen.findByText(/We sent a link to ana@example.com/)).toBeTruthy();
    press('Send again');
    press('Send again');
    expect(await screen.findByText('Link sent')).toBeTruthy();
    // a double click is one mail
    expect(server.sentTo('POST /api/me/verification')).toHaveLength(1);
    press('Not now');
    expect(screen.queryByText(/We sent a link/)).toBeNull();
    cleanup();
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    await waitFor(() => expect(server.sentTo('GET /api/me').length).toBeGreaterThan(1));
    expect(screen.queryByText(/We sent a link/)).toBeNull();
    cleanup();
    // so does the next visit, for a week
    sessionStorage.clear();
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    await waitFor(() => expect(server.sentTo('GET /api/me').length).toBeGreaterThan(2));
    expect(screen.queryByText(/We sent a link/)).toBeNull();
    cleanup();
    localStorage.setItem('lmp-verify-later', String(Date.now() - 8 * 86_400_000));
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    expect(await screen.findByText(/We sent a link to ana@example.com/)).toBeTruthy();
  });

  it('moves nothing: where there is no room for it, it is measured, and said on the next page', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 53 } as DOMRect);
    const root = document.documentElement.style;
    root.removeProperty('--verify-place');
    localStorage.setItem('user', JSON.stringify(user));
    server.on('GET /api/me', { body: { ...ANA, emailVerified: false } });
    server.on('GET /api/pools', { body: [] });
    const isSaid = async () => !(await screen.findByRole('region', { name: 'Confirm your email address' })).className.includes('invisible');
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    expect(await isSaid()).toBe(false);
    cleanup();
    expect(root.getPropertyValue('--verify-place')).toBe('53px');
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    expect(await isSaid()).toBe(true);
    // larger letters since
    cleanup();
    height.mockReturnValue({ height: 90 } as DOMRect);
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    expect(await isSaid()).toBe(false);
    expect(localStorage.getItem('lmp-unverified')).toBe(`${user.id}:90`);
  });

  it('has its place kept from the next first paint on, as long as it will be said', async () => {
    const root = document.documentElement.style;
    const kept = () => root.getPropertyValue('--verify-place');
    const savedHeight = () => {
      root.removeProperty('--verify-place');
      // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the script of the page's head, run as a browser does
      new Function(EARLY_SCRIPT)();
      // of the other page
      delete window.limpidEarly;
      return kept();
    };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 58.25 } as DOMRect);
    window.history.replaceState(null, '', '/dashboard');
    localStorage.setItem('user', JSON.stringify(user));
    server.on('GET /api/me', { body: { ...ANA, emailVerified: false } });
    server.on('GET /api/pools', { body: [] });
    expect(savedHeight()).toBe('');
    const { container } = renderPage(<VerifyBanner />, { at: '/dashboard' });
    // the prerendered page reserves the place too: hydration finds the same elements
    expect(container.querySelector('[class*="verify-place"]')).toBeTruthy();
    await screen.findByText(/We sent a link/);
    expect(savedHeight()).toBe('58.25px');
    press('Not now');
    expect(kept()).toBe('');
    expect(savedHeight()).toBe('');
    localStorage.setItem('lmp-verify-later', String(Date.now() - 8 * 86_400_000));
    expect(savedHeight()).toBe('58.25px');
    // confirmed in the meantime, on another device
    cleanup();
    server.on('GET /api/me', { body: { ...ANA, emailVerified: true } });
    renderPage(<VerifyBanner />, { at: '/dashboard' });
    await waitFor(() => expect(kept()).toBe(''));
    expect(savedHeight()).toBe('');
  });
});
