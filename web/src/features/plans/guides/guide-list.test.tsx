import type { Pool, PoolPlan } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { GuideList } from './guide-list.tsx';
import { Guides } from './guides.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const TUB = { id: 'p1', name: 'Tub', kind: 'spa', volumeL: 1514, timeZone: 'UTC', sanitizer: 'bromine', shelf: [], dailyBathers: 2 };
const PLAN = { water: { ph: 7.5 }, findings: [], filledAt: '2026-05-01T12:00:00.000Z' };
const draw = (pool: object) => renderPage(<GuideList pool={pool as unknown as Pool} plan={PLAN as unknown as PoolPlan} />);

beforeEach(() => void fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('says when the water of a hot tub is due, and logs its change', async () => {
  write.mockResolvedValue({ state: 'kept' });
  draw(TUB);
  expect(screen.getByText(/lasts about 67 days. Next change: July 7, 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I changed the water' }));
  const body = expect.objectContaining({ productId: 'fill-water', amountL: 1514 });
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ call: 'treatments.record', body })));
});

it('asks how long no one is there, and counts the tablets', () => {
  draw({ ...TUB, kind: 'pool', volumeL: 56_781, sanitizer: 'chlorine' });
  expect(screen.getByText(/Put 3 chlorine tablets/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Days away'), { target: { value: '14' } });
  expect(screen.getByText(/Put 6 chlorine tablets/)).toBeTruthy();
});

it('opens with the list that the address names, and with the first for a name that it has not', async () => {
  const pool = { ...TUB, kind: 'pool', volumeL: 56_781, sanitizer: 'chlorine' };
  const open = (address: string) => {
    cleanup();
    renderPage(<Guides pool={pool as unknown as Pool} plan={PLAN as unknown as PoolPlan} />, { at: address, path: '/pools/p1' });
  };
  open('/pools/p1?guide=storm');
  expect((await screen.findByLabelText<HTMLSelectElement>('Guide')).value).toBe('storm');
  open('/pools/p1?guide=nothing');
  expect((await screen.findByLabelText<HTMLSelectElement>('Guide')).value).toBe('away');
  open('/pools/p1?guide=');
  expect((await screen.findByLabelText<HTMLSelectElement>('Guide')).value).toBe('away');
  open('/pools/p1');
  expect(screen.queryByLabelText('Guide')).toBeNull();
});

describe('check marks', () => {
  const POOL = { ...TUB, id: 'p2', kind: 'pool', volumeL: 56_781, sanitizer: 'chlorine' };
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

  it('stay on the device, each list for itself, whatever the amounts are by then', () => {
    draw(POOL);
    fireEvent.click(screen.getByLabelText(/Put 3 chlorine tablets/));
    expect(screen.getByText(/^1 of \d+ done$/)).toBeTruthy();
    cleanup();
    draw(POOL);
    fireEvent.change(screen.getByLabelText('Days away'), { target: { value: '14' } });
    expect(screen.getByLabelText<HTMLInputElement>(/Put 6 chlorine tablets/).checked).toBe(true);
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(1);
    cleanup();
    draw({ ...POOL, id: 'p3' });
    expect(boxes().some(({ checked }) => checked)).toBe(false);
  });

  it('start over', () => {
    draw(POOL);
    for (const box of boxes()) if (!box.checked) fireEvent.click(box);
    expect(screen.queryByText(/^0 of/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    expect(localStorage.getItem('lmp-guides-p2')).toBeNull();
  });

  it('do without a storage that holds something else', () => {
    localStorage.setItem('lmp-guides-p2', '{"away":"x","storm":[3]}');
    draw(POOL);
    expect(boxes().some(({ checked }) => checked)).toBe(false);
  });
});
