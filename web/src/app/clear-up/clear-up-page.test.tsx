import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { emptyDraft, loadDraft } from '../../features/readings/log-draft.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import ClearUpPage from './clear-up-page.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const OF_POOL = `/api/pools/${BACKYARD_POOL.id}`;
const NO_REASON = /Your last tests look fine/;
const CLEAR_WATER = { id: 'r1', look: 'clear', freeChlorinePpm: 5, method: 'drops' };

function open(address: string, readings: object[] = [], start = 'Start clearing my pool') {
  const list = (items: object[]) => ({ body: { items, nextCursor: null } });
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${OF_POOL}/readings`]: list(readings),
    [`GET ${OF_POOL}/treatments`]: list([]),
    [`GET ${OF_POOL}/clear-ups`]: list([]),
  });
  renderPage(<ClearUpPage />, { at: address, path: '/chemistry/clear-up' });
  return screen.findByRole('button', { name: start });
}
const look = () => loadDraft(BACKYARD_POOL.id, emptyDraft('fresh', 'drops')).look;

beforeEach(() => {
  localStorage.clear();
  rememberUser(ANA);
  write.mockResolvedValue({ state: 'kept' });
});
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

it('begins with what the person saw, and fills it into the first test', async () => {
  const start = await open('/chemistry/clear-up?look=green');
  expect(screen.getByText(/Your water is green/)).toBeTruthy();
  expect(screen.queryByText(NO_REASON)).toBeNull();
  fireEvent.click(start);
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ call: 'clearUps.start' })));
  expect(look()).toBe('green');
});

it('does not judge by tests that are not there', async () => {
  fireEvent.click(await open('/chemistry/clear-up?look=leak'));
  expect(screen.queryByText(NO_REASON)).toBeNull();
  expect(look()).toBeUndefined();
});

it('says that the tests show no reason where there are tests', async () => {
  const takenAt = new Date(Date.now() - 3_600_000).toISOString();
  await open('/chemistry/clear-up', [{ ...CLEAR_WATER, takenAt, createdAt: takenAt, updatedAt: takenAt }], 'Start anyway');
  expect(await screen.findByText(NO_REASON)).toBeTruthy();
});
