// What the coach worked out lands in today's plan, is logged when it is done, and ends after a day.
import type { PoolPlan } from '@limpid/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Intent } from '../../offline/outbox/outbox-entry.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { createToastStore } from '../../ui/overlays/toast-store.ts';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import { keepOwnStep, useOwnSteps } from './own-steps.data.ts';
import { OwnSteps } from './own-steps.tsx';

const write = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<unknown>>());
vi.mock('../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const EMPTY = { steps: [], measuredAt: {} } as unknown as PoolPlan;
const DOSE = {
  id: '0197f6f0-0000-7000-8000-0000000000d1',
  poolId: BACKYARD_POOL.id,
  productId: 'liquid-chlorine',
  strengthPercent: 10,
  amounts: { amountMl: 1000 },
} as const;
const added = () => ({ ...DOSE, addedAt: new Date().toISOString() });

function Steps({ plan }: { plan: PoolPlan }) {
  const steps = useOwnSteps(BACKYARD_POOL.id);
  return <OwnSteps pool={BACKYARD_POOL} plan={plan} steps={steps} />;
}
const toasts = createToastStore();
const show = (plan = EMPTY) =>
  renderPage(
    <ToastProvider store={toasts}>
      <Steps plan={plan} />
    </ToastProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  write.mockReset().mockResolvedValue({ state: 'sent' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('logs the treatment when it is done, once, and brings the step back on undo', async () => {
  keepOwnStep(added());
  show();
  const done = screen.getByRole('button', { name: 'Done' });
  await act(async () => {
    done.click();
    done.click();
  });
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.calls[0]?.[0]).toMatchObject({
    call: 'treatments.record',
    poolId: BACKYARD_POOL.id,
    rowId: DOSE.id,
    body: { productId: 'liquid-chlorine', strengthPercent: 10 },
  });
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  await act(async () => toasts.list().at(-1)?.action?.onClick());
  expect(write.mock.calls[1]?.[0]).toMatchObject({ call: 'treatments.remove', rowId: write.mock.calls[0]?.[0].rowId });
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
});

it('stays where it could not be saved, and goes when it is removed', async () => {
  keepOwnStep(added());
  show();
  write.mockRejectedValueOnce(new Error('No.'));
  await act(async () => screen.getByRole('button', { name: 'Done' }).click());
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(write).toHaveBeenCalledTimes(1);
});

it('warns where the plan adds chlorine already, and where the water was tested since', () => {
  keepOwnStep(added());
  show({ ...EMPTY, steps: [{ state: 'todo', productId: 'cal-hypo' }] } as unknown as PoolPlan);
  expect(screen.getByText(/already includes .*hypo/i)).toBeTruthy();
  cleanup();
  show({ ...EMPTY, measuredAt: { ph: new Date(Date.now() + 1000).toISOString() } } as unknown as PoolPlan);
  expect(screen.getByText(/tested since/)).toBeTruthy();
});

it('belongs to one pool, ends after a day, and trusts nothing that is stored wrongly', () => {
  keepOwnStep({ ...added(), poolId: 'another' });
  show();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  cleanup();
  keepOwnStep(added());
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  show();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  cleanup();
  localStorage.setItem('lmp-own-steps', '[null,{"id":1},{"id":"x","poolId":"p","productId":"salt"}]');
  show();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});
