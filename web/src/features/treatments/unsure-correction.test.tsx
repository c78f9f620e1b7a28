import type { Pool } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageError } from '../../offline/storage-error.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TreatmentEditor } from './treatment-editor.tsx';
import type { ListedTreatment } from './treatments.data.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC', sanitizer: 'chlorine' } as Pool;
const SALT = {
  id: 't1',
  doneAt: '2026-07-04T10:00:00.000Z',
  updatedAt: 'v1',
  productId: 'salt',
  amountG: 1000,
  note: 'n',
} as unknown as ListedTreatment;

beforeEach(() => void fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('says what was set back too, where a correction may be there that no one was sure of', async () => {
  write.mockRejectedValueOnce(new StorageError(new DOMException('slow', 'TimeoutError'))).mockResolvedValue({ state: 'sent' });
  renderPage(<TreatmentEditor pool={POOL} treatment={SALT} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'kg' } });
  type('Amount', '2');
  type(/^Note/, 'other');
  save();
  expect(await screen.findByText(/this may not have been saved/)).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { amountG: 2000, note: 'other' } }));
  type('Amount', '3');
  type(/^Note/, 'n');
  save();
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { amountG: 3000, note: 'n' } }));
});

it('asks once about a correction to far more than was logged', async () => {
  write.mockResolvedValue({ state: 'sent' });
  renderPage(<TreatmentEditor pool={POOL} treatment={SALT} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'kg' } });
  type('Amount', '10');
  save();
  expect(await screen.findByText(/^That’s 10 times what you logged\. Is /)).toBeTruthy();
  expect(write).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Yes, / }));
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ body: { amountG: 10_000 } })));
});
