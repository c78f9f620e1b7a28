import type { ReadingInput } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteMoment } from '../../browser/clock.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useRecordReading } from './readings.data.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

function Save({ input }: { input: ReadingInput }) {
  const record = useRecordReading('p1');
  return <button onClick={() => record.mutate(input)}>Save</button>;
}

beforeEach(() => void fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

it.each([
  ['someone has typed', '2026-07-04T10:00:00.000Z', true],
  ['the clock alone has said', undefined, false],
])('tells the outbox whether the moment is one that %s', async (_, takenAt, isMomentTyped) => {
  write.mockResolvedValue({ state: 'sent' });
  renderPage(<Save input={{ id: 'r1', ph: 7.2, ...(takenAt && { takenAt }) }} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ rowId: 'r1', isMomentTyped })));
});

it('has the right moment where the clock of the device is a day off', async () => {
  write.mockResolvedValue({ state: 'sent' });
  const hear = (atMs: number) =>
    noteMoment(new Response('{}', { headers: { date: new Date(atMs).toUTCString(), 'content-type': 'application/json' } }), Date.now());
  const rightMs = Date.now() - 86_400_000;
  hear(rightMs);
  renderPage(<Save input={{ id: 'r1', ph: 7.2 }} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  hear(Date.now());
  const [{ body }] = write.mock.calls[0] as [{ body: { takenAt: string } }];
  expect(Math.abs(Date.parse(body.takenAt) - rightMs)).toBeLessThan(60_000);
});
