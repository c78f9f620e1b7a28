import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { forgetUser, isLeaving, rememberUser, useSignedInHint } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AuthButton } from './auth-button.tsx';

const assign = vi.fn();
beforeEach(() => {
  forgetUser();
  discardCsrfToken();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const signedIn = {
  'GET /api/me': { body: ANA },
  'GET /api/pools': { body: [] },
  'GET /api/csrf-token': { body: { token: 't', enabled: true } },
};

describe('the auth button', () => {
  it('signed out: Get Started Free goes to the sign-up form of /auth', async () => {
    fakeServer();
    renderPage(<AuthButton />);
    fireEvent.click(screen.getByRole('button', { name: 'Get Started Free' }));
    expect(await screen.findByText('at /auth?mode=sign-up')).toBeTruthy();
  });

  it('signed out offline: offers no way in that leads nowhere, and does as soon as there is one', async () => {
    fakeServer();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPage(<AuthButton />);
    expect(screen.queryByRole('button')).toBeNull();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('button', { name: 'Get Started Free' })).toBeTruthy();
  });

  it('says Getting Started... while it is on the way', () => {
    fakeServer();
    renderPage(<AuthButton />);
    const button = screen.getByRole<HTMLButtonElement>('button');
    fireEvent.click(button);
    expect(button.textContent).toBe('Getting Started...');
    expect(button.disabled).toBe(true);
  });

  it('loading: disabled, Loading...', () => {
    rememberUser(ANA);
    fakeServer({ 'GET /api/me': () => new Promise(() => undefined) });
    renderPage(<AuthButton />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
  });

  it('signed in: greets by first name, else by email; without profile only Sign Out', async () => {
    rememberUser(ANA);
    const server = fakeServer(signedIn);
    renderPage(<AuthButton />);
    expect(await screen.findByText('Hello, Ana')).toBeTruthy();
    cleanup();
    server.on('GET /api/me', { body: { ...ANA, firstName: '' } });
    renderPage(<AuthButton />);
    expect(await screen.findByText('Hello, ana@example.com')).toBeTruthy();
    cleanup();
    renderPage(<AuthButton showProfile={false} />);
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeTruthy();
    expect(screen.queryByText(/Hello/)).toBeNull();
  });

  it.each([
    ['answers', { body: { message: 'bye' } }],
    ['fails', { status: 500, text: 'broken' }],
    ['cannot be reached', new TypeError('Failed to fetch')],
  ])('Sign Out clears everything and goes to / when the server %s', async (_, answer) => {
    rememberUser(ANA);
    const server = fakeServer({ ...signedIn, 'POST /auth/logout': answer });
    const { queryClient } = renderPage(<AuthButton />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(server.sentTo('POST /auth/logout')).toHaveLength(1);
    expect(localStorage.getItem('user')).toBeNull();
    expect(queryClient.getQueryData(['/api', 'pools'])).toBeUndefined();
  });

  it('Sign Out is noted before the other tabs see that the person is gone: they must not find the session alive', async () => {
    rememberUser(ANA);
    fakeServer({ ...signedIn, 'POST /auth/logout': { body: { message: 'bye' } } });
    const seen: boolean[] = [];
    const Watches = () => {
      if (!useSignedInHint()) seen.push(isLeaving());
      return <AuthButton />;
    };
    renderPage(<Watches />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(seen[0]).toBe(true);
  });
});
