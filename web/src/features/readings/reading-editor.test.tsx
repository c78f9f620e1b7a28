import type { Pool } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageError } from '../../offline/storage-error.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import type { ListedReading } from './readings.data.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC', sanitizer: 'chlorine' } as Pool;
const takenAt = '2026-07-04T10:00:00.000Z';
const READING = { id: 'r1', takenAt, createdAt: takenAt, updatedAt: 'v1', ph: 7.4, method: 'drops' } as ListedReading;

beforeEach(() => void fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('changes what the water looked like, and takes it away', async () => {
  write.mockResolvedValue({ state: 'sent', version: 'v2' });
  renderPage(<ReadingEditor pool={POOL} reading={{ ...READING, look: 'green' }} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Hazy' }));
  save();
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { look: 'hazy' } })));
  fireEvent.click(screen.getByRole('button', { name: 'Remove choice' }));
  save();
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { look: null } })));
});

it('corrects the output of a salt cell, and takes it away', async () => {
  write.mockResolvedValue({ state: 'sent', version: 'v2' });
  renderPage(<ReadingEditor pool={POOL} reading={{ ...READING, saltCellPercent: 40 }} onClose={() => undefined} />);
  type('Salt cell output', '140');
  expect(screen.getByText('Enter a value from 0 to 100.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  type('Salt cell output', '62.5');
  save();
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { saltCellPercent: 62.5 } })));
  type('Salt cell output', '');
  save();
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { saltCellPercent: null } })));
});

it('says what was set back too, where a correction may be there that no one was sure of', async () => {
  write.mockRejectedValueOnce(new StorageError(new DOMException('slow', 'TimeoutError'))).mockResolvedValue({ state: 'sent' });
  renderPage(<ReadingEditor pool={POOL} reading={READING} onClose={() => undefined} />);
  type('pH', '7.8');
  type('Total alkalinity', '90');
  save();
  expect(await screen.findByText(/this may not have been saved/)).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { ph: 7.8, alkalinityPpm: 90 } }));
  type('pH', '7.4');
  type('Total alkalinity', '');
  save();
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { ph: 7.4, alkalinityPpm: null } }));
});

it('shows where a test ended, and a corrected value is none', async () => {
  write.mockResolvedValue({ state: 'sent', version: 'v2' });
  const reading = { ...READING, freeChlorinePpm: 10, cyanuricAcidPpm: 30, bounds: { freeChlorinePpm: 'above', cyanuricAcidPpm: 'below' } };
  renderPage(<ReadingEditor pool={POOL} reading={reading as ListedReading} onClose={() => undefined} />);
  expect(screen.getByText(/Saved as above 10.0 ppm/)).toBeTruthy();
  type('Free chlorine', '14');
  save();
  const body = { freeChlorinePpm: 14, bounds: { cyanuricAcidPpm: 'below' } };
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body })));
});

it('says from when a test counts that is dated after it was saved', () => {
  renderPage(<ReadingEditor pool={POOL} reading={{ ...READING, takenAt: '2026-07-05T10:00:00.000Z' }} onClose={() => undefined} />);
  expect(screen.getByText(/^You saved this on Sat, Jul 4.*, before the date you entered/)).toBeTruthy();
});

it('takes a doubtful value as right when the person says so, and not the one that it is corrected to', async () => {
  write.mockResolvedValue({ state: 'sent', version: 'v2' });
  const wild = { ...READING, ph: 7.4, alkalinityPpm: 20, doubtful: ['alkalinityPpm'], confirmed: ['ph'] } as ListedReading;
  renderPage(<ReadingEditor pool={POOL} reading={wild} onClose={() => undefined} />);
  expect(screen.getByText('You said this value is right.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'This value is right' }));
  save();
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { confirmed: ['ph', 'alkalinityPpm'] } })));
  type('pH', '7.5');
  save();
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ body: { ph: 7.5, confirmed: ['alkalinityPpm'] } })));
});

it('asks about a value that the plan doubts while the test waits on this device', () => {
  const doubt = { parameter: 'ph', value: 7.4, because: 'fell', readingId: 'r1', takenAt, isRepeated: false } as const;
  renderPage(<ReadingEditor pool={POOL} reading={READING} doubts={[doubt]} onClose={() => undefined} />);
  expect(screen.getByText(/This value is doubtful/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'This value is right' })).toBeTruthy();
});
