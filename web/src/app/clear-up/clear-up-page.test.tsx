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

function show(address: string, readings: object[] = []) {
  const list = (items: object[]) => ({ body: { items, nextCursor: null } });
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${OF_POOL}/readings`]: list(readings),
    [`GET ${OF_POOL}/treatments`]: list([]),
    [`GET ${OF_POOL}/clear-ups`]: list([]),
  });
  renderPage(<ClearUpPage />, { at: address, path: '/chemistry/clear-up' });
}
const see = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const button = (name: string) => screen.queryByRole('button', { name });
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
  show('/chemistry/clear-up?look=green');
  fireEvent.click(await screen.findByRole('button', { name: 'Start clearing my pool' }));
  expect(screen.getByText(/Your water is green/)).toBeTruthy();
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ call: 'clearUps.start' })));
  expect(look()).toBe('green');
});

it('asks what the person sees where no test says it, and does not judge by tests that are not there', async () => {
  show('/chemistry/clear-up?look=leak');
  expect(await screen.findByRole('heading', { name: 'What do you see?' })).toBeTruthy();
  expect(button('Start clearing my pool')).toBeNull();
  await see('Cloudy');
  expect(screen.queryByText(NO_REASON)).toBeNull();
  fireEvent.click(button('Start clearing my pool')!);
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ call: 'clearUps.start' })));
  expect(look()).toBe('cloudy');
});

it('asks first where the last test says that the water is clear, and says what helps other water', async () => {
  const takenAt = new Date(Date.now() - 3_600_000).toISOString();
  show('/chemistry/clear-up', [{ ...CLEAR_WATER, takenAt, createdAt: takenAt, updatedAt: takenAt }]);
  expect(await screen.findByRole('heading', { name: 'Your last test says the water is clear. What do you see?' })).toBeTruthy();
  expect(button('Start anyway')).toBeNull();
  await see('Clear');
  expect(screen.getByText(NO_REASON)).toBeTruthy();
  expect(button('Start anyway')).toBeTruthy();
  await see('Foamy');
  expect(screen.getByRole('link', { name: 'What’s wrong with my pool?' }).getAttribute('href')).toBe('/library/symptoms?symptom=foam');
  await see('Green');
  expect(button('Start clearing my pool')).toBeTruthy();
  expect(write).not.toHaveBeenCalled();
});
