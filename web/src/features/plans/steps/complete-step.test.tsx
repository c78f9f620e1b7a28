// One addition is written down once, however often and in whatever trouble "Done" is pressed.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { readKey } from '../../../api/reads.ts';
import { StorageError } from '../../../offline/outbox/lazy-outbox.ts';
import type { Intent } from '../../../offline/outbox/outbox-entry.ts';
import { fakeServer, problemBody } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ToastProvider } from '../../../ui/overlays/toast.tsx';
import { createToastStore } from '../../../ui/overlays/toast-store.ts';
import { type PlanStep, useCompleteStep, usePlan } from '../plans.data.ts';
import { amountErrorText, StepActions } from './step-actions.tsx';
import { WhatIfForm } from '../what-if-form.tsx';

const write = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<unknown>>());
vi.mock('../../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const POOL = { id: 'p1', shelf: [] } as unknown as Pool;
const PLAN_KEY = readKey(api.plans.find, { params: { poolId: 'p1' } });
const STEP = { stepId: 's1', productId: 'baking-soda', amountG: 900 } as unknown as PlanStep;

function Done() {
  const { mutateAsync } = useCompleteStep('p1');
  return (
    <button type="button" onClick={() => void mutateAsync({ step: STEP, used: { amountG: 900 } }).catch(() => undefined)}>
      Done
    </button>
  );
}

function Steps() {
  const { data } = usePlan(POOL);
  return <p>{data?.steps.map(({ state }) => state).join() ?? 'looking'}</p>;
}

async function press(name?: string): Promise<void> {
  await act(async () => screen.getByRole('button', name === undefined ? {} : { name }).click());
}
const written = () => write.mock.calls.map(([{ rowId, body }]) => ({ rowId, at: body?.['doneAt'] }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  write.mockReset();
  renderPage(<Done />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps its name and its moment until it is known to be kept; after that the next is another', async () => {
  write.mockRejectedValueOnce(new StorageError(new DOMException('The disk does not answer.', 'TimeoutError'))).mockResolvedValue({});
  await press();
  vi.setSystemTime(Date.now() + 9000);
  await press();
  vi.setSystemTime(Date.now() + 9000);
  await press();
  const [first, second, third] = written();
  expect(second).toEqual(first);
  expect(third?.rowId).not.toBe(first?.rowId);
  expect(third?.at).not.toBe(first?.at);
});

it('what may have been kept a while ago and was taken back since is not meant by a press now', async () => {
  write.mockRejectedValueOnce(new StorageError(new DOMException('The disk does not answer.', 'TimeoutError'))).mockResolvedValue({});
  await press();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await press();
  const [first, second] = written();
  expect(second?.rowId).not.toBe(first?.rowId);
  expect(second?.at).not.toBe(first?.at);
});

it('what a plan has shown as done was kept: taken back and pressed again, it is another', async () => {
  fakeServer({ 'GET /api/pools/p1/plan': { body: { steps: [{ ...STEP, state: 'done' }], measuredAt: {}, swim: { because: [] } } } });
  write.mockRejectedValueOnce(new StorageError(new DOMException('The disk does not answer.', 'TimeoutError'))).mockResolvedValue({});
  await press();
  cleanup();
  renderPage(<Steps />);
  await screen.findByText('done');
  cleanup();
  renderPage(<Done />);
  await press();
  const [first, second] = written();
  expect(second?.rowId).not.toBe(first?.rowId);
});

it('what was refused is nowhere: the next press is one of its own, made now', async () => {
  write.mockRejectedValueOnce(new ApiError(400, 'This is in the future.')).mockResolvedValue({});
  await press();
  vi.setSystemTime(Date.now() + 9000);
  await press();
  const [first, second] = written();
  expect(second?.rowId).not.toBe(first?.rowId);
  expect(second?.at).not.toBe(first?.at);
});

it('a step that a plan kept here still shows, and the server’s no longer has, is logged only by a person who has added it', async () => {
  cleanup();
  const planOf = (stepId: string) => ({ steps: [{ ...STEP, stepId, state: 'todo' }], measuredAt: {}, swim: { because: [] } });
  let answer: (body: unknown) => void = () => undefined;
  const late = new Promise<{ body: unknown }>((resolve) => (answer = (body) => resolve({ body })));
  fakeServer({ 'GET /api/pools/p1/plan': () => late });
  write.mockResolvedValue({ state: 'sent' });
  const toasts = createToastStore();
  const { queryClient } = renderPage(
    <ToastProvider store={toasts}>
      <Steps />
      <StepActions pool={POOL} step={STEP} isMain amounts={{ amountG: 900 }} />
    </ToastProvider>,
  );
  queryClient.setQueryData(PLAN_KEY, planOf('s1') as never, { updatedAt: Date.now() - 3_600_000 });
  void queryClient.invalidateQueries({ queryKey: PLAN_KEY });
  await press('Done');
  expect(write).not.toHaveBeenCalled();
  answer(planOf('s2'));
  await vi.waitFor(() => expect(toasts.list()).toMatchObject([{ title: 'Not saved' }]));
  expect(write).not.toHaveBeenCalled();
  toasts.list()[0]?.action?.onClick();
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
});

it('a step that the plan still has is logged, and so is one without an answer of the server', async () => {
  cleanup();
  const kept = { steps: [{ ...STEP, state: 'todo' }], measuredAt: {}, swim: { because: [] } };
  const server = fakeServer({ 'GET /api/pools/p1/plan': { body: kept } });
  write.mockResolvedValue({ state: 'sent' });
  const { queryClient } = renderPage(
    <>
      <Steps />
      <StepActions pool={POOL} step={STEP} isMain amounts={{ amountG: 900 }} />
    </>,
  );
  await screen.findByText('todo');
  await press('Done');
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  server.on('GET /api/pools/p1/plan', new TypeError('Failed to fetch'));
  await act(async () => queryClient.invalidateQueries({ queryKey: PLAN_KEY }));
  await press('Done');
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2));
});

it('what is wrong with the moment is not said of the amount', () => {
  const refused = (fields: Record<string, string>) =>
    amountErrorText(new ApiError(400, 'No.', problemBody(400, 'invalid_request', 'Something is wrong', fields) as never));
  expect(refused({ amountG: 'Too much.' })).toBe('Too much.');
  expect(refused({ doneAt: 'This is more than a day in the future. Check the date.' })).toContain('this device’s clock');
});

it.each([
  ['step', 'Done', <StepActions key="s" pool={POOL} step={STEP} isMain amounts={{ amountG: 900 }} />],
  ['free addition', 'I have added this', <WhatIfForm key="w" pool={POOL} plan={{ water: {}, steps: [] } as unknown as PoolPlan} />],
])('a %s that was changed elsewhere in the meantime is not said to be written down', async (_, name, form) => {
  cleanup();
  write.mockResolvedValue({ state: 'stopped' });
  const toasts = createToastStore();
  renderPage(<ToastProvider store={toasts}>{form}</ToastProvider>);
  const amount = screen.queryByLabelText('Amount');
  if (amount) fireEvent.change(amount, { target: { value: '2' } });
  await act(async () => screen.getByRole('button', { name }).click());
  await vi.waitFor(() => expect(toasts.list()).toMatchObject([{ title: 'This was also changed on another device' }]));
});
