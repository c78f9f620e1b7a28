// A session has ended while entries wait on this device: the person is told that they are safe, and what sends them.
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUser, noteLeaving, noteLeft, rememberUser } from '../../session/signed-in-hint.ts';
import { WaitingNotice } from '../../features/accounts/waiting-notice.tsx';
import { fetchOutbox } from '../../offline/outbox/lazy-outbox.ts';
import { addIntent, discardAllOf } from '../../offline/outbox/outbox-state.ts';
import { indexedStore } from '../../offline/outbox/outbox-store.ts';
import { markWaiting } from '../../offline/outbox/outbox-snapshot.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SessionGuard } from '../shell/session-guard.tsx';

const user = { id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName };
const waitsFor = (personId: string, rowId: string) =>
  indexedStore.transact((state) =>
    addIntent(state, { call: 'readings.record', personId, poolId: 'p1', rowId, body: { id: rowId, ph: 7.2 } }, 1),
  );

beforeEach(async () => {
  fakeServer({ 'GET /api/me': new TypeError('Failed to fetch') });
  await waitsFor(ANA.id, 'a');
  await waitsFor(ANA.id, 'b');
  await waitsFor('somebody else', 'c');
  rememberUser(user);
  markWaiting(true);
  await fetchOutbox();
});
afterEach(async () => {
  cleanup();
  noteLeft();
  forgetUser();
  vi.restoreAllMocks();
  await indexedStore.transact((state) => [ANA.id, 'somebody else'].forEach((person) => discardAllOf(state, person)));
});

it('on the sign-in page: how many, for whom, and that signing in sends them; nothing of others', async () => {
  renderPage(<WaitingNotice />);
  expect(await screen.findByText(`2 entries for ${ANA.firstName} are saved on this device`)).toBeTruthy();
  expect(screen.getByText('Sign in and we’ll send everything. Nothing gets lost.')).toBeTruthy();
});

it('nothing of someone who has signed out', async () => {
  noteLeaving();
  renderPage(<WaitingNotice />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/safe on this device/)).toBeNull();
});

it('offline, in the place of a page of which nothing is stored any more', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(
    <SessionGuard waiting={<p>waiting</p>}>
      <p>the page</p>
    </SessionGuard>,
    { at: '/dashboard', path: '/dashboard' },
  );
  expect(await screen.findByText(`2 entries for ${ANA.firstName} are saved on this device`)).toBeTruthy();
  expect(screen.queryByText(/nothing is saved here yet/)).toBeNull();
});
