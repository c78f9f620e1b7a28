import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OutboxItem } from './outbox-item.tsx';

afterEach(cleanup);

const entry = (given: Partial<Record<keyof OutboxEntry, unknown>>) =>
  ({
    id: 'e1',
    key: 'k1',
    order: 1,
    personId: 'ana',
    poolId: 'p1',
    rowId: 'r1',
    createdAt: '2026-11-20T10:00:00.000Z',
    state: 'waiting',
    tries: 0,
    notBeforeMs: 0,
    heldUntilMs: 0,
    ...given,
  }) as OutboxEntry;

it('says of what this build does not know that another version saved it, and lets it be discarded only', () => {
  fakeServer();
  renderPage(<OutboxItem entry={entry({ call: 'plans.celebrate', state: 'unknown', body: { fireworks: 3 } })} />);
  expect(screen.getByRole('heading').textContent).toBe('From another version');
  expect(screen.getByText(/It’s safe on this device/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Discard']);
});

it('names what waits by its noun and values, and leads to where a refused one is corrected', () => {
  fakeServer();
  const problem = { kind: 'refused', status: 400, message: 'No.' };
  renderPage(<OutboxItem entry={entry({ call: 'readings.record', state: 'stopped', body: { ph: 9 }, problem })} />);
  expect(screen.getByRole('heading').textContent).toBe('Test');
  expect(screen.getByText(/pH/).textContent).toContain('9');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/chemistry?pool=p1&correct=r1');
});

it('asks which side to keep when an act meets a change made elsewhere', () => {
  fakeServer();
  const problem = { kind: 'conflict', status: 409, current: { id: 'r1', updatedAt: 'v2', productId: 'borax' } };
  renderPage(<OutboxItem entry={entry({ call: 'plans.skipStep', state: 'stopped', body: { productId: 'salt' }, problem })} />);
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy();
});
