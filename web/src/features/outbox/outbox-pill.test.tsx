import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { NOTHING_KNOWN, showOutbox } from '../../offline/outbox/outbox-snapshot.ts';
import { noteReached, noteUnreached } from '../../browser/reach.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OutboxPill } from './outbox-pill.tsx';

afterEach(() => {
  cleanup();
  noteReached();
});

it('says "Offline" when the browser believes in a signal and no one answers, and no more once someone does', async () => {
  fakeServer();
  renderPage(<OutboxPill />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    noteUnreached();
    noteUnreached();
  });
  expect(await screen.findByRole('button', { name: 'Offline' })).toBeTruthy();
  act(noteReached);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks to sign in again where an ended session keeps what waits from being sent', async () => {
  fakeServer({ 'GET /api/me': { body: ANA } });
  localStorage.setItem('user', JSON.stringify(ANA));
  renderPage(<OutboxPill />);
  act(() => showOutbox({ entries: [{ id: 'e1', personId: ANA.id, state: 'waiting' } as OutboxEntry], isKnown: true, isSignedOut: true }));
  expect(await screen.findByRole('button', { name: 'Sign in to send 1 entry' })).toBeTruthy();
  act(() => showOutbox(NOTHING_KNOWN));
  localStorage.clear();
});
