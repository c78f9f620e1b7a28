import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { TreatmentList } from '../../features/treatments/treatment-list.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LogHost } from '../logging/log-host.tsx';
import TreatmentsPage from './treatments-page.tsx';

const treatment = (index: number) => {
  const doneAt = new Date(Date.UTC(2026, 5, 30 - index, 16)).toISOString();
  return { id: `t${index}`, productId: 'salt', amountG: 1000, doneAt, createdAt: doneAt, updatedAt: doneAt } as const;
};
const ALL = Array.from({ length: 12 }, (_, index) => treatment(index));

function open(items: readonly object[]) {
  const path = `/api/pools/${BACKYARD_POOL.id}`;
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${path}/treatments`]: { body: { items, nextCursor: null } },
    [`GET ${path}/readings`]: { body: { items: [], nextCursor: null } },
    [`GET ${path}/plan`]: { body: { steps: [], measuredAt: {}, swim: { because: [] }, findings: [] } },
  });
  rememberUser(ANA);
  const page = (
    <>
      <TreatmentsPage />
      <LogHost />
    </>
  );
  return renderPage(page, { at: '/chemistry/treatments' });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists ten and more on request; elsewhere only the newest', async () => {
  open(ALL);
  expect(await screen.findAllByText(/Pool salt/)).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByText(/Pool salt/)).toHaveLength(12);
  cleanup();
  renderPage(<TreatmentList pool={BACKYARD_POOL} treatments={ALL} most={5} />);
  expect(screen.getAllByText(/Pool salt/)).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('its button opens the form, and closing it leads back to the list', async () => {
  open([]);
  expect(await screen.findByText('No treatments yet')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Log a treatment' }));
  expect(await screen.findByRole('heading', { name: 'What did you add?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What did you add?' })).toBeNull());
});
