// What was poured in outside of a plan: few taps, nothing lost, and a question where the amount is unlikely.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Intent } from '../../offline/outbox/outbox-entry.ts';
import { StorageError } from '../../offline/storage-error.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createToastStore } from '../../ui/overlays/toast-store.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import { TreatmentSheet } from './treatment-sheet.tsx';

const write = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<unknown>>());
vi.mock('../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const NOW = Date.parse('2026-07-04T17:00:00.000Z');
const POOL = {
  ...BACKYARD_POOL,
  shelf: [
    { productId: 'baking-soda' as const },
    { productId: 'liquid-chlorine' as const, strengthPercent: 10 },
    { productId: 'muriatic-acid' as const },
  ],
};
const ACID_TODAY = {
  id: 't1',
  productId: 'muriatic-acid',
  amountMl: 473.18,
  doneAt: '2026-07-04T16:50:00.000Z',
  createdAt: '2026-07-04T16:50:00.000Z',
  updatedAt: 'v1',
};
const STEP = { stepId: 's1', state: 'todo', productId: 'liquid-chlorine', strengthPercent: 10, amountMl: 1744.8 };

const toasts = createToastStore();
const onClose = vi.fn();
let log: object[] = [];
let steps: object[] = [];

function open(props: { isListed?: boolean; pool?: typeof POOL } = {}) {
  const path = `/api/pools/${POOL.id}`;
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    [`GET ${path}/treatments`]: { body: { items: log, nextCursor: null } },
    [`GET ${path}/readings`]: { body: { items: [], nextCursor: null } },
    [`GET ${path}/plan`]: { body: { steps, measuredAt: {}, swim: { because: [] }, findings: [] } },
  });
  return renderPage(
    <ToastProvider store={toasts}>
      <TreatmentSheet pool={POOL} onClose={onClose} {...props} />
    </ToastProvider>,
  );
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const written = () => write.mock.calls.map(([{ body }]) => body);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  [log, steps] = [[], []];
  onClose.mockReset();
  write.mockReset().mockResolvedValue({ state: 'sent' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('two taps and digits: the product, the amount, Save; Undo takes it back', async () => {
  open();
  await press(/^Liquid chlorine 10%/);
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  type('Amount', '24');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(write.mock.calls[0]?.[0]).toMatchObject({ call: 'treatments.record', poolId: POOL.id, isMomentTyped: false });
  expect(written()[0]).toMatchObject({ productId: 'liquid-chlorine', strengthPercent: 10, doneAt: new Date(NOW).toISOString() });
  expect(written()[0]?.['amountMl']).toBeCloseTo(709.76, 1);
  const toast = toasts.list().at(-1);
  expect(toast).toMatchObject({ title: 'Saved', description: '24 fl oz Liquid chlorine' });
  await act(async () => toast?.action?.onClick());
  expect(write.mock.calls[1]?.[0]).toMatchObject({ call: 'treatments.remove', rowId: write.mock.calls[0]?.[0].rowId });
});

it('the pool’s chemicals come first by use; every other product and the water are found below', async () => {
  log = [ACID_TODAY];
  open();
  await button(/^Muriatic acid/);
  const rows = () => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  const order = ['Muriatic acid', 'Baking soda', 'Liquid chlorine', 'Drain and refill'];
  expect(order.map((name) => rows().findIndex((row) => row.startsWith(name)))).toEqual([1, 2, 3, 4]);
  expect(rows()[1]).toContain('Last: 16 fl oz, 10 minutes ago');
  await press('Another product');
  type('Search products', 'stabilizer');
  await press(/^Cyanuric acid/);
  expect(screen.queryByLabelText('Strength')).toBeNull();
  await press('Change product');
  await press(/^Drain and refill/);
  type('Amount', '20000');
  await press('Save');
  expect(await screen.findByText('Your pool holds 15,000 gal. Enter what you replaced at one time.')).toBeTruthy();
  type('Amount', '3000');
  await press('Save');
  await waitFor(() => expect(written()[0]).toMatchObject({ productId: 'fill-water', amountL: expect.closeTo(11_356, 0) as number }));
});

it('fills nothing in, and offers today’s plan, the last amount and the jug', async () => {
  log = [
    { ...ACID_TODAY, id: 't2', productId: 'liquid-chlorine', strengthPercent: 10, amountMl: 709.76, doneAt: '2026-07-02T16:50:00.000Z' },
  ];
  steps = [STEP];
  open();
  await press(/^Liquid chlorine/);
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
  expect(await button('Last: 24 fl oz')).toBeTruthy();
  expect(await button('1 gal jug')).toBeTruthy();
  await press('Today’s plan: 59 fl oz');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('59');
  await press('Save');
  await waitFor(() => expect(written()[0]?.['amountMl']).toBeCloseTo(1744.8, 0));
});

it.each([
  ['Yesterday evening', undefined, '2026-07-04T02:00:00.000Z'],
  ['Earlier today', ['Time today', '07:30'], '2026-07-04T14:30:00.000Z'],
  ['Another time', ['Day and time', '2026-06-30T18:00'], '2026-07-01T01:00:00.000Z'],
] as const)('%s is by the clock of the pool', async (when, typed, doneAt) => {
  open();
  await press(/^Liquid chlorine/);
  type('Amount', '24');
  fireEvent.click(screen.getByRole('radio', { name: when }));
  if (typed) type(typed[0], typed[1]);
  else expect(screen.getByText('We’ll use Fri, Jul 3, 7:00 PM.')).toBeTruthy();
  await press('Save');
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ isMomentTyped: true })));
  expect(written()[0]?.['doneAt']).toBe(doneAt);
});

it('says what is missing where it is missing, and goes there', async () => {
  open();
  await press(/^Liquid chlorine/);
  fireEvent.click(screen.getByRole('radio', { name: 'Earlier today' }));
  await press('Save');
  expect(await screen.findByText('Enter how much you added.')).toBeTruthy();
  expect(screen.getByText('Choose when you added it.')).toBeTruthy();
  type('Time today', '23:00');
  expect(screen.getByText('That’s in the future. Enter when you added it.')).toBeTruthy();
  expect(write).not.toHaveBeenCalled();
});

it('asks once about far more than this much water takes, or than the plan asks for', async () => {
  open();
  await press(/^Liquid chlorine/);
  type('Amount', '30');
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'gal' } });
  await press('Save');
  expect(await screen.findByText('That’s 13 times what usually goes into this much water. Is 30 gal right?')).toBeTruthy();
  expect(write).not.toHaveBeenCalled();
  await press('Yes, 30 gal');
  await waitFor(() => expect(written()[0]?.['amountMl']).toBeCloseTo(113_562, 0));
  cleanup();
  steps = [STEP];
  open();
  await press(/^Liquid chlorine/);
  await button(/^Today’s plan/);
  type('Amount', '590');
  await press('Save');
  expect(await screen.findByText(/^That’s 10 times the dose\. Is .* right\?$/)).toBeTruthy();
});

it('asks about the most that it takes, and refuses what no pool takes, while it is typed', async () => {
  open();
  await press(/^Liquid chlorine/);
  type('Amount', '250000');
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'gal' } });
  await press('Save');
  expect(await button('Yes, 250,000 gal')).toBeTruthy();
  type('Amount', '99999999');
  expect(screen.getByText('That’s too much for any pool.')).toBeTruthy();
  await press('Save');
  expect(write).not.toHaveBeenCalled();
});

it('warns of what went in just before and must not meet it', async () => {
  log = [ACID_TODAY];
  open();
  await press(/^Liquid chlorine/);
  expect(screen.getByText('You added muriatic acid 10 minutes ago')).toBeTruthy();
  expect(screen.getByText('Acid and chlorine together give off poisonous chlorine gas.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Yesterday evening' }));
  expect(screen.queryByText(/^You added muriatic acid/)).toBeNull();
});

it('keeps what was typed when it could not be saved, and sends it as the same treatment', async () => {
  write.mockRejectedValueOnce(new StorageError(new DOMException('slow', 'TimeoutError')));
  const { unmount } = open();
  await press(/^Liquid chlorine/);
  type('Amount', '24');
  type(/^Note/, 'after the storm');
  await press('Save');
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await press('Save');
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  expect(write.mock.calls[1]?.[0].rowId).toBe(write.mock.calls[0]?.[0].rowId);
  unmount();
  open();
  expect(await button(/^Liquid chlorine 10%/)).toBeTruthy();
});

it('begins with what was typed last time; a product alone is not kept', async () => {
  const { unmount } = open();
  await press(/^Liquid chlorine/);
  unmount();
  const again = open();
  await press(/^Liquid chlorine/);
  type('Amount', '24');
  again.unmount();
  vi.setSystemTime(NOW + 5 * 3_600_000);
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('24');
  // "Now" was five hours ago.
  expect(screen.getByLabelText<HTMLInputElement>('Day and time').value).toBe('2026-07-04T10:00');
  await press('Start over');
  expect(await button(/^Liquid chlorine 10%/)).toBeTruthy();
});

it('offline it is saved on this device and says so; where it is listed, the list says it', async () => {
  write.mockResolvedValue({ state: 'waiting' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await press(/^Liquid chlorine/);
  type('Amount', '24');
  await press('Save');
  await waitFor(() => expect(toasts.list().at(-1)?.title).toMatch(/^Saved on this device/));
  const before = toasts.list().length;
  cleanup();
  open({ isListed: true });
  await press(/^Liquid chlorine/);
  type('Amount', '24');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(toasts.list()).toHaveLength(before);
  vi.restoreAllMocks();
});

it('a pool that the plan doesn’t include can’t be logged for', () => {
  open({ pool: { ...POOL, isReadOnly: true } });
  expect(screen.getByText('Your plan doesn’t include this pool')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Liquid chlorine/ })).toBeNull();
});
