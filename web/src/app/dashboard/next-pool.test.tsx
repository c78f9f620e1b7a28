// After a test, the next pool of the round.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pool } from '@limpid/contract';
import { ANA } from '../../testing/people.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NextPool } from './next-pool.tsx';

const pool = (id: string, name: string) => ({ id, name, kind: 'pool', timeZone: 'UTC', shelf: [] }) as unknown as Pool;
const HERE = pool('a', 'Jones');
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const known = (poolId: string, state: string, testedAt?: string) => ({
  poolId,
  swim: { state, isKnown: true, because: [], why: [], action: '' },
  testedAt,
  stepsLeft: 0,
  shopping: [],
  hasClearUp: false,
});
const serve = (items: object[]) =>
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [HERE, pool('b', 'Miller'), pool('c', 'Smith residence')] },
    'GET /api/overview': { body: { items, nextCursor: null } },
  });
const ROUND = [known('a', 'ready', ago(2)), known('b', 'ready', ago(3000)), known('c', 'stay_out', ago(1500))];

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('offers the most urgent of the pools that are not tested today, and opens it', async () => {
  serve(ROUND);
  const { router } = renderPage(<NextPool pool={HERE} plan={{ measuredAt: { ph: ago(2) } }} />, { at: '/dashboard' });
  const button = await screen.findByRole('button', { name: 'Next pool: Smith residence' });
  await act(async () => button.click());
  await waitFor(() => expect(router.state.location.search).toBe('?pool=c'));
});

it('offers none once all are tested, and none a while after the test', async () => {
  const served = serve(ROUND.map((one) => ({ ...one, testedAt: ago(60) })));
  renderPage(<NextPool pool={HERE} plan={{ measuredAt: { ph: ago(2) } }} />, { at: '/dashboard' });
  await waitFor(() => expect(served.requests.some(({ path }) => path.startsWith('/api/overview'))).toBe(true));
  await act(async () => undefined);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  serve(ROUND);
  renderPage(<NextPool pool={HERE} plan={{ measuredAt: { ph: ago(45) } }} />, { at: '/dashboard' });
  await act(async () => undefined);
  expect(screen.queryByRole('button')).toBeNull();
});
