import type { Pool, PoolPlan } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { GuideList } from './guide-list.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const TUB = { id: 'p1', name: 'Tub', kind: 'spa', volumeL: 1514, timeZone: 'UTC', sanitizer: 'bromine', shelf: [], dailyBathers: 2 };
const PLAN = { water: { ph: 7.5 }, findings: [], filledAt: '2026-05-01T12:00:00.000Z' };
const draw = (pool: object) => renderPage(<GuideList pool={pool as Pool} plan={PLAN as unknown as PoolPlan} />);

beforeEach(() => void fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

it('says when the water of a hot tub is due, and logs its change', async () => {
  write.mockResolvedValue({ state: 'kept' });
  draw(TUB);
  expect(screen.getByText(/lasts about 67 days. Next change: July 7, 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I changed the water' }));
  const body = expect.objectContaining({ productId: 'fill-water', amountL: 1514 });
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ call: 'treatments.record', body })));
});

it('asks how long nobody is there, and counts the tablets', () => {
  draw({ ...TUB, kind: 'pool', volumeL: 56_781, sanitizer: 'chlorine' });
  expect(screen.getByText(/Put 3 tablets/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Days away'), { target: { value: '14' } });
  expect(screen.getByText(/Put 6 tablets/)).toBeTruthy();
});
