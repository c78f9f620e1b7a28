import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import AuthPage from './auth-page.tsx';
import { fetchSchemas } from './lazy-schemas.ts';

const TOKEN = { 'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } } };
const user = { id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName };
const assign = vi.fn();

// As after the first idle moment of the page; before it: late-schemas.test.tsx.
beforeAll(fetchSchemas);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  discardCsrfToken();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (at = '/auth') => renderPage(<AuthPage />, { at, path: '/auth' });
/** the tab; the form's own button has the same words */
function goToSignUp(): void {
  press('Sign up');
}

it('opens with the form that the link asked for', () => {
  fakeServer(TOKEN);
  document.documentElement.dataset['mode'] = 'sign-up';
  open('/auth?mode=sign-up');
  expect(screen.getByLabelText('First name')).toBeTruthy();
  expect(document.documentElement.dataset['mode']).toBeUndefined();
  press('Sign in');
  expect(screen.queryByLabelText('First name')).toBeNull();
});

describe('sign in', () => {
  it('says what is missing, in the specified words, and sends nothing', () => {
    const server = fakeServer(TOKEN);
    open();
    type('Email', 'ana');
    press('Sign in');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    type('Password', 'x');
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('welcomes, remembers who it is, and goes to the dashboard after 250 ms', async () => {
    const server = fakeServer({ ...TOKEN, 'POST /auth/login': { body: { user, message: 'ok' } } });
    const { queryClient } = open();
    queryClient.setQueryData(['/api', 'old'], 1);
    type('Email', ' ana@example.com ');
    type('Password', 'Right1234');
    press('Sign in');
    expect(screen.getByLabelText<HTMLInputElement>('Email').disabled).toBe(true);
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    expect(screen.getByText('Login successful. Redirecting...')).toBeTruthy();
    expect(server.sentTo('POST /auth/login')[0]?.body).toMatchObject({ password: 'Right1234' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
    expect(queryClient.getQueryState(['/api', 'old'])?.isInvalidated).toBe(true);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  });

  it('waits the 250 ms', async () => {
    fakeServer({ ...TOKEN, 'POST /auth/login': { body: { user, message: 'ok' } } });
    open();
    type('Email', 'ana@example.com');
    type('Password', 'Right1234');
    vi.useRealTimers();
    const timer = vi.spyOn(globalThis, 'setTimeout');
    press('Sign in');
    await screen.findByText('Welcome back!');
    expect(timer.mock.calls.some(([, delay]) => delay === 250)).toBe(true);
  });

  it.each([
    [
      { status: 401, body: problemBody(401, 'wrong_credentials', 'Invalid email or password') },
      'Login failed',
      'Invalid email or password',
    ],
    [
      { status: 429, body: problemBody(429, 'too_many_requests', 'Too many requests; please wait a moment') },
      'Login failed',
      'Too many requests; please wait a moment',
    ],
    [{ status: 401, text: '' }, 'Login failed', 'Invalid email or password'],
    [new TypeError('Failed to fetch'), 'Login error', 'Failed to fetch'],
  ])('failure %#', async (answer, title, text) => {
    fakeServer({ ...TOKEN, 'POST /auth/login': answer });
    open();
    type('Email', 'ana@example.com');
    type('Password', 'wrong');
    press('Sign in');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email').disabled).toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('sign up', () => {
  it('checks names, address and password as specified', () => {
    fakeServer(TOKEN);
    open();
    goToSignUp();
    press('Create account');
    for (const text of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    type('First name', 'x'.repeat(51));
    type('Last name', 'x'.repeat(51));
    expect(screen.getByText('First name must be less than 50 characters')).toBeTruthy();
    expect(screen.getByText('Last name must be less than 50 characters')).toBeTruthy();
    for (const password of ['alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere']) {
      type('Password', password);
      expect(
        screen.getByText('Password must contain at least one uppercase letter, one lowercase letter, and one number'),
        password,
      ).toBeTruthy();
    }
    type('Password', 'Right1234');
    expect(screen.queryByText(/Password must contain/)).toBeNull();
  });

  const fill = () => {
    goToSignUp();
    type('First name', 'Ana');
    type('Last name', 'Lopez');
    type('Email', 'ana@example.com');
    type('Password', 'Right1234');
    press('Create account');
  };

  it('opens the account and goes to the dashboard', async () => {
    const server = fakeServer({ ...TOKEN, 'POST /auth/register': { status: 201, body: { user, message: 'ok' } } });
    open();
    fill();
    expect(await screen.findByText('Account created!')).toBeTruthy();
    expect(screen.getByText('Registration successful. Redirecting...')).toBeTruthy();
    expect(server.sentTo('POST /auth/register')[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Lopez',
      email: 'ana@example.com',
      password: 'Right1234',
    });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    // the first page reserves the place of the notice about the unconfirmed address
    expect(localStorage.getItem('lmp-unverified')).toBe(`${user.id}:58.25`);
  });

  it.each([
    [
      { status: 409, body: problemBody(409, 'email_taken', 'There is already an account with this email address') },
      'Registration failed',
      'There is already an account with this email address',
    ],
    [{ status: 500, text: 'x' }, 'Registration failed', 'Failed to create account'],
    [new TypeError('Failed to fetch'), 'Registration error', 'Failed to fetch'],
  ])('failure %#', async (answer, title, text) => {
    fakeServer({ ...TOKEN, 'POST /auth/register': answer });
    open();
    fill();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });
});

describe('reset request', () => {
  it('hides the tabs, sends the link, shows the panel, and can send again', async () => {
    const server = fakeServer({ ...TOKEN, 'POST /api/auth/request-password-reset': { body: { message: 'ok' } } });
    open();
    press('Forgot password?');
    expect(screen.queryByRole('tab')).toBeNull();
    type('Email', 'nobody');
    press('Send Reset Link');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    type('Email', 'ana@example.com');
    press('Send Reset Link');
    expect(await screen.findByText('Check your email')).toBeTruthy();
    expect(screen.getByText('Reset link sent!')).toBeTruthy();
    expect(screen.getByText('If an account with this email exists, you will receive a password reset email shortly.')).toBeTruthy();
    expect(server.sentTo('POST /api/auth/request-password-reset')[0]?.body).toEqual({ email: 'ana@example.com' });
    press('Send another reset email');
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeTruthy();
    press('Back to Sign In');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it.each([
    [{ status: 500, text: 'x' }, 'Request failed', 'Failed to send reset email. Please try again.'],
    [
      { status: 429, body: problemBody(429, 'too_many_requests', 'Too many requests; please wait a moment') },
      'Request failed',
      'Too many requests; please wait a moment',
    ],
    [new TypeError('Failed to fetch'), 'Network error', 'Failed to fetch'],
  ])('failure %#', async (answer, title, text) => {
    fakeServer({ ...TOKEN, 'POST /api/auth/request-password-reset': answer });
    open();
    press('Forgot password?');
    type('Email', 'ana@example.com');
    press('Send Reset Link');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });
});

describe('reset completion', () => {
  const choose = (password: string, confirm: string) => {
    type('New password', password);
    type('Confirm password', confirm);
    press('Update Password');
  };

  it('opens by the token in the address and wants the same password twice', () => {
    fakeServer(TOKEN);
    open('/auth?token=abc');
    expect(screen.queryByRole('tab')).toBeNull();
    choose('Right1234', 'short');
    expect(screen.getByText('Please confirm your password')).toBeTruthy();
    type('Confirm password', 'Other1234');
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  });

  it('changes the password, clears the address and goes back to sign in', async () => {
    const server = fakeServer({ ...TOKEN, 'POST /api/auth/reset-password': { body: { message: 'ok' } } });
    const { router } = open('/auth?token=abc');
    choose('Right1234', 'Right1234');
    expect(await screen.findByText('Password updated!')).toBeTruthy();
    expect(screen.getByText('Your password has been successfully changed. You can now sign in with your new password.')).toBeTruthy();
    expect(server.sentTo('POST /api/auth/reset-password')[0]?.body).toEqual({ token: 'abc', password: 'Right1234' });
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
    expect(router.state.location.search).toBe('');
  });

  it('Cancel clears the token too', async () => {
    fakeServer(TOKEN);
    const { router } = open('/auth?token=abc');
    press('Cancel');
    await screen.findAllByRole('tab');
    expect(router.state.location.search).toBe('');
  });

  it('without a token the link is invalid', async () => {
    const server = fakeServer(TOKEN);
    open('/auth?token=');
    choose('Right1234', 'Right1234');
    expect(await screen.findByText('Invalid reset link')).toBeTruthy();
    expect(screen.getByText('The password reset link is invalid or has expired')).toBeTruthy();
    expect(server.sentTo('POST /api/auth/reset-password')).toEqual([]);
  });

  it.each([
    [
      { status: 400, body: problemBody(400, 'reset_link_invalid', 'The password reset link is invalid or has expired') },
      'Reset failed',
      'The password reset link is invalid or has expired',
    ],
    [{ status: 500, text: 'x' }, 'Reset failed', 'Failed to reset password. Please try requesting a new reset link.'],
  ])('failure %#', async (answer, title, text) => {
    fakeServer({ ...TOKEN, 'POST /api/auth/reset-password': answer });
    open('/auth?token=abc');
    choose('Right1234', 'Right1234');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });
});

describe('offline', () => {
  const signal = (isThere: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
  };

  it('says so before anybody types, and no more as soon as there is one', () => {
    fakeServer(TOKEN);
    open();
    expect(screen.queryByText('You’re offline')).toBeNull();
    signal(false);
    expect(screen.getByText('You’re offline')).toBeTruthy();
    signal(true);
    expect(screen.queryByText('You’re offline')).toBeNull();
  });

  it.each(['Sign in', 'Sign in with a passkey', 'Google'])(
    '“%s” sends nothing, not later either, says so, and keeps what was typed',
    async (name) => {
      const server = fakeServer(TOKEN);
      open();
      signal(false);
      type('Email', 'ana@example.com');
      type('Password', 'Right1234');
      press(name);
      expect(await screen.findByText('Nothing was sent. Try again when you’re back online.')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Right1234');
      expect(screen.getByLabelText<HTMLInputElement>('Email').disabled).toBe(false);
      signal(true);
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(server.requests).toEqual([]);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

describe('the other ways in', () => {
  it('Google leaves after one second', () => {
    fakeServer(TOKEN);
    vi.useFakeTimers();
    open();
    press('Google');
    act(() => vi.advanceTimersByTime(999));
    expect(assign).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(assign).toHaveBeenCalledWith('/auth/google');
  });

  it.each(['Microsoft', 'Apple', 'Phone'])('%s says that it is coming and makes no call', async (name) => {
    const server = fakeServer(TOKEN);
    open();
    press(name);
    expect((await screen.findByRole('dialog', { name: `${name} authentication is coming soon` })).textContent).toContain(
      'Please use email/password or Google for now. Apple and Microsoft are in development.',
    );
    press('Got it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('says so when Google is not configured', () => {
    fakeServer(TOKEN);
    open('/auth?error=google_not_configured');
    expect(screen.getByText('Google sign-in isn’t set up here')).toBeTruthy();
  });

  it('has the way home, the footer and its links', () => {
    fakeServer(TOKEN);
    open();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    expect(screen.getByText('Secure authentication and 256-bit encryption')).toBeTruthy();
  });
});
