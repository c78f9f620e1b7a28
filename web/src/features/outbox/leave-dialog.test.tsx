import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { NOTHING_KNOWN, showOutbox } from '../../offline/outbox/outbox-snapshot.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({ ...(await original<object>()), withOutbox: () => undefined }));

const entry = { id: 'e1', personId: ANA.id, state: 'waiting' } as OutboxEntry;
const show = (entries: OutboxEntry[]) => act(() => showOutbox({ entries, isKnown: true }));

beforeEach(() => {
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
  localStorage.setItem('user', JSON.stringify(ANA));
});
afterEach(() => {
  cleanup();
  showOutbox(NOTHING_KNOWN);
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says that everything was sent, and asks no more, when the last entry goes while it is open', async () => {
  const onDecided = vi.fn();
  showOutbox({ entries: [entry], isKnown: true });
  renderPage(<LeaveDialog onDecided={onDecided} />);
  expect(await screen.findByRole('heading', { name: '1 entry has not been sent yet' })).toBeTruthy();
  show([]);
  expect(screen.getByRole('heading', { name: 'Everything has been sent.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Discard|Keep/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(onDecided).toHaveBeenCalledWith(true);
});
