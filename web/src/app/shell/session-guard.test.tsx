import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetUser, noteLeft, readHint, rememberUser, signedInId } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AuthButton } from './auth-button.tsx';
import { clearWantedPath, isProtected, wantedPath } from './protected-paths.ts';
import { VisitorGuard } from './visitor-guard.tsx';
import { SessionGuard } from './session-guard.tsx';

beforeEach(() => {
  forgetUser();
  clearWantedPath();
});
afterEach(cleanup);

const guarded = (
  <SessionGuard waiting={<p>waiting</p>}>
    <p>the page</p>
  </SessionGuard>
);
const door = (
  <VisitorGuard>
    <p>the door</p>
  </VisitorGuard>
);

describe('protected addresses', () => {
  it.each([
    '/dashboard',
    '/profile',
    '/pools/1',
    '/chemistry',
    '/chemistry/log',
    '/maintenance',
    '/ai-coach',
    '/library/a',
    '/settings/security',
    '/subscription',
  ])('%s needs a session', (path) => expect(isProtected(path)).toBe(true));
  it.each(['/', '/auth', '/setup', '/calculators/dose', '/proof', '/terms', '/chemistryx', '/poolside', '/community'])(
    '%s does not',
    (path) => expect(isProtected(path)).toBe(false),
  );
});

describe('the guard', () => {
  it('waits for the answer, then sends a visitor to /auth and remembers where to', async () => {
    let answer: (value: { status: number }) => void = () => undefined;
    fakeServer({ 'GET /api/me': () => new Promise((resolve) => (answer = resolve)) });
    const { router } = renderPage(guarded, { at: '/chemistry?pool=p1' });
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/chemistry');
    answer({ status: 401 });
    expect(await screen.findByText('at /auth')).toBeTruthy();
    expect(wantedPath()).toBe('/chemistry?pool=p1');
  });

  it('lets a person in and forgets the stored path', async () => {
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
    sessionStorage.setItem('lmp-wanted-path', '/chemistry');
    renderPage(guarded, { at: '/dashboard' });
    expect(await screen.findByText('the page')).toBeTruthy();
    await waitFor(() => expect(wantedPath()).toBeNull());
  });

  it('does not open the sign-in page when someone signs out here: the page is about to go', async () => {
    rememberUser(ANA);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] }, 'POST /auth/logout': new TypeError('Failed to fetch') });
    const page = (
      <SessionGuard waiting={<p>waiting</p>}>
        <AuthButton />
      </SessionGuard>
    );
    const { router, queryClient } = renderPage(page, { at: '/dashboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    void queryClient.resetQueries({ queryKey: ['/api', 'me'] });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/dashboard');
    noteLeft();
    assign.mockRestore();
  });

  it('asks no one at an open address unless someone has signed in here', () => {
    const server = fakeServer();
    renderPage(guarded, { at: '/setup' });
    expect(screen.getByText('the page')).toBeTruthy();
    expect(server.sentTo('GET /api/me')).toEqual([]);
  });

  it('401 is not asked again', async () => {
    const server = fakeServer({ 'GET /api/me': { status: 401 } });
    renderPage(guarded, { at: '/dashboard' });
    await screen.findByText('at /auth');
    expect(server.sentTo('GET /api/me')).toHaveLength(1);
  });
});

it('a session that has ended greets no one on the sign-in page after that, and keeps whose entries wait', async () => {
  rememberUser(ANA);
  const server = fakeServer({ 'GET /api/me': { status: 401 } });
  renderPage(guarded, { at: '/dashboard' });
  await screen.findByText('at /auth');
  expect([readHint(), signedInId()]).toEqual([false, ANA.id]);
  cleanup();
  renderPage(<AuthButton />, { at: '/calculators/dose' });
  expect(screen.getByRole('button', { name: 'Get Started Free' })).toBeTruthy();
  expect(server.sentTo('GET /api/me')).toHaveLength(1);
});

describe('the start and sign-in pages', () => {
  it.each(['/', '/auth'])('%s sends someone signed in to the dashboard', async (at) => {
    rememberUser(ANA);
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
    renderPage(door, { at });
    expect(await screen.findByText('at /dashboard')).toBeTruthy();
  });

  it('stay open for a reset link', async () => {
    rememberUser(ANA);
    const server = fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
    renderPage(door, { at: '/auth?token=abc' });
    await waitFor(() => expect(server.sentTo('GET /api/pools')).toHaveLength(1));
    expect(screen.getByText('the door')).toBeTruthy();
  });

  it('leave who signs in here to the form, which goes there with a full navigation', async () => {
    const server = fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
    renderPage(door, { at: '/auth' });
    expect(screen.getByText('the door')).toBeTruthy();
    rememberUser(ANA);
    await waitFor(() => expect(server.sentTo('GET /api/pools')).toHaveLength(1));
    expect(screen.getByText('the door')).toBeTruthy();
  });
});
