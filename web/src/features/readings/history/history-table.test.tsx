import type { Pool } from '@limpid/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { HistoryTable } from './history-table.tsx';
import type { ListedReading } from '../readings.data.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC' } as Pool;
const takenAt = '2026-07-04T10:00:00.000Z';
const READING = { id: 'r1', takenAt, createdAt: takenAt, updatedAt: 'v1', ph: 7.4, method: 'drops' } as ListedReading;

beforeEach(() => void fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

it('says so when a deleted test could not be brought back', async () => {
  write.mockResolvedValueOnce({ state: 'sent' }).mockRejectedValueOnce(new Error('no way'));
  renderPage(<HistoryTable pool={POOL} readings={[READING]} />);
  fireEvent.click(screen.getByRole('button', { name: /^Actions for the test/ }), { detail: 1 });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not undone')).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ call: 'readings.record', rowId: 'r1' }));
});

it('marks what was not measured, so that on a phone it takes no room among the values', () => {
  const full = { ...READING, id: 'r2', alkalinityPpm: 90 } as ListedReading;
  renderPage(<HistoryTable pool={POOL} readings={[full, READING]} />);
  const missing = [...document.querySelectorAll('td:has([data-none])')];
  expect(missing.map((cell) => cell.lastElementChild?.getAttribute('aria-label'))).toEqual(['not tested']);
  expect(missing[0]?.className).toContain('max-sm:has-data-none:hidden');
});

it('marks a test that is dated after it was saved', () => {
  const ahead = { ...READING, id: 'r2', takenAt: '2026-07-05T10:00:00.000Z' };
  renderPage(<HistoryTable pool={POOL} readings={[ahead, READING]} />);
  expect(screen.getAllByText('Check the date')).toHaveLength(1);
});

it('says in a word that a value is doubtful, until the person says that it is right', () => {
  const doubtful = { ...READING, id: 'r2', ph: 5.1, doubtful: ['ph'] } as ListedReading;
  const said = { ...READING, id: 'r3', ph: 5.2, doubtful: ['ph'], confirmed: ['ph'] } as ListedReading;
  renderPage(<HistoryTable pool={POOL} readings={[said, doubtful, READING]} />);
  expect(screen.getAllByText('doubtful')).toHaveLength(1);
  expect(screen.getByText('5.1').parentElement?.textContent).toBe('5.1doubtful');
});
