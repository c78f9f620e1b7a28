// The outbox loads lazily, and sometimes it can't be loaded: then nothing is lost, and nothing claims to be saved.
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { forgetUser, rememberUser } from '../../session/signed-in-hint.ts';
import { LeaveQuestion } from '../../features/outbox/leave-question.tsx';
import LogPage from '../../features/readings/log-page.tsx';
import { isAnyoneWriting } from '../../offline/outbox/lazy-outbox.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AuthButton } from './auth-button.tsx';
import { reloadOnce } from './device-duties.ts';

const MISSING = /We couldn’t load part of Limpid/;
/** What a script that cannot be fetched looks like to the page, as Vite tells it. */
const fail = (): never => {
  const event = new Event('vite:preloadError', { cancelable: true });
  reloadOnce(event);
  wasReloaded ||= event.defaultPrevented;
  throw new TypeError('Failed to fetch dynamically imported module');
};
let wasReloaded = false;
vi.mock('../../offline/outbox/outbox.ts', () => ({ startOutbox: () => fail() }));

const POOL = { id: 'p1', name: 'Backyard', volumeL: 50_000, kind: 'pool', sanitizer: 'chlorine', setting: 'outdoor', shelf: [], kit: null };
const server = {
  'GET /api/me': { body: ANA },
  'GET /api/pools': { body: [{ ...POOL, timeZone: 'UTC' }] },
  'GET /api/pools/p1/readings': { body: { items: [], nextCursor: null } },
  'GET /api/csrf-token': { body: { token: 't', enabled: true } },
  'POST /auth/logout': { body: { message: 'bye' } },
};
const left = vi.fn();

configure({ asyncUtilTimeout: 5000 });
beforeEach(() => {
  localStorage.clear();
  forgetUser();
  rememberUser(ANA);
  discardCsrfToken();
  fakeServer(server);
  left.mockReset();
  wasReloaded = false;
  vi.spyOn(window.location, 'assign').mockImplementation(left);
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('without the outbox', () => {
  it('a form says that nothing was saved and keeps what was typed; the page is not reloaded under it', async () => {
    renderPage(<LogPage />, { at: '/chemistry/log' });
    fireEvent.change(await screen.findByLabelText('pH'), { target: { value: '7.4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('pH').value).toBe('7.4');
    expect(wasReloaded).toBe(false);
    expect(isAnyoneWriting()).toBe(false);
  });

  async function signOut(): Promise<void> {
    renderPage(
      <>
        <AuthButton />
        <LeaveQuestion />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  }

  it('signing out goes on where nothing waited last', async () => {
    await signOut();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  });

  it('signing out does not go on where something waited: no one could be asked', async () => {
    localStorage.setItem('lmp-outbox', '1');
    await signOut();
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
    expect(localStorage.getItem('user')).not.toBeNull();
  });
});
