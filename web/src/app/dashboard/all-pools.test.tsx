import type { PoolOverview } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byUrgency } from '../../features/plans/overview.data.ts';
import type { SwimLook, SwimStatus } from '../../features/plans/water/swim-look.ts';
import { ANA } from '../../testing/people.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AllPools } from './all-pools.tsx';
import { PoolSwitcher } from '../shell/pool-switcher.tsx';

const swim = (state: PoolOverview['swim']['state'], isKnown = true): PoolOverview['swim'] => ({
  state,
  isKnown,
  because: [],
  why: ['Why.'],
  action: 'Test pH.',
});
const TESTED = '2026-07-04T09:00:00Z';
const pool = (id: string, name: string) => ({ id, name, kind: 'pool', timeZone: 'UTC', shelf: [] });
const of = (poolId: string, over: Partial<PoolOverview>): PoolOverview => ({
  poolId,
  swim: swim('ready'),
  testedAt: TESTED,
  stepsLeft: 0,
  shopping: [],
  hasClearUp: false,
  ...over,
});
const POOLS = [pool('a', 'Ready pool'), pool('b', 'Green pool'), pool('c', 'New pool'), pool('d', 'Acid pool')];
const OVERVIEW = [
  of('a', { retestAt: '2099-01-01T00:00:00Z' }),
  of('b', { swim: swim('stay_out'), hasClearUp: true }),
  of('c', { swim: swim('treat_today', false), testedAt: undefined }),
  of('d', { swim: swim('treat_today'), stepsLeft: 2, nextStep: { productId: 'muriatic-acid', strengthPercent: 31.45, amountMl: 473.2 } }),
];

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
const serve = () =>
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: POOLS },
    // in two pages
    'GET /api/overview': ({ path }) => ({
      body: path.includes('cursor') ? { items: OVERVIEW.slice(2), nextCursor: null } : { items: OVERVIEW.slice(0, 2), nextCursor: 'b' },
    }),
  });

it('lists all pools by urgency with state, last test and next step, and opens one with one tap', async () => {
  serve();
  const { router } = renderPage(<AllPools />, { at: '/dashboard' });
  await screen.findByText('2 of 4 pools need attention today.');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => /^(Green|Acid|New|Ready) pool/.exec(row.textContent ?? '')?.[1])).toEqual(['Green', 'Acid', 'New', 'Ready']);
  expect(rows[0]?.textContent).toContain('Stay out');
  expect(rows[0]?.textContent).toContain('Continue clearing');
  expect(rows[1]?.textContent).toMatch(/Add 16 fl oz Muriatic acid/);
  expect(rows[2]?.textContent).toContain('Test pH.');
  expect(rows[3]?.textContent).toMatch(/Next test/);
  fireEvent.click(within(rows[1] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?pool=d'));
});

it('calls nothing calm that no test tells of', async () => {
  const serveOnly = (items: PoolOverview[]) =>
    fakeServer({
      'GET /api/me': { body: ANA },
      'GET /api/pools': { body: POOLS.filter(({ id }) => items.some(({ poolId }) => poolId === id)) },
      'GET /api/overview': { body: { items, nextCursor: null } },
    });
  const [ready, , untested] = OVERVIEW as [PoolOverview, PoolOverview, PoolOverview];
  serveOnly([ready, untested]);
  renderPage(<AllPools />, { at: '/dashboard' });
  expect(await screen.findByText('Nothing urgent in the pools you tested.')).toBeTruthy();
  expect(screen.getByText('Not tested yet')).toBeTruthy();
  cleanup();
  serveOnly([ready]);
  renderPage(<AllPools />, { at: '/dashboard' });
  expect(await screen.findByText('Nothing urgent today.')).toBeTruthy();
});

it('says drain and refill where the next step is fresh water', async () => {
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: POOLS.slice(0, 1) },
    'GET /api/overview': {
      body: { items: [of('a', { stepsLeft: 1, nextStep: { productId: 'fill-water', amountL: 3785.4 } })], nextCursor: null },
    },
  });
  renderPage(<AllPools />, { at: '/dashboard' });
  expect(await screen.findByText(/^Drain and refill 1,000 gal/)).toBeTruthy();
});

it('says what the headline of the pool says, where a test comes before any step', async () => {
  const drops = { ...swim('treat_today'), action: 'Test pH again with drops.' };
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: POOLS.slice(0, 1) },
    'GET /api/overview': { body: { items: [of('a', { swim: drops, retestAt: '2099-01-01T00:00:00Z' })], nextCursor: null } },
  });
  renderPage(<AllPools />, { at: '/dashboard' });
  expect(await screen.findByText('Test pH again with drops.')).toBeTruthy();
  expect(screen.queryByText(/Next test/)).toBeNull();
});

it('shows the state of the chosen pool in the switcher by shape and word', async () => {
  serve();
  renderPage(<PoolSwitcher />, { at: '/dashboard?pool=b' });
  const button = await screen.findByRole('button', { name: /Green pool/ });
  await waitFor(() => expect(button.textContent).toContain('Stay out'));
  expect(button.querySelector('svg')).not.toBeNull();
});

it('puts the older test first among equals', () => {
  const item = (status: SwimStatus | undefined, testedAt?: string) => ({ look: status && ({ status } as SwimLook), testedAt });
  const sorted = byUrgency([item('ok'), item('warn', '2026-07-02'), item(undefined), item('warn', '2026-07-01'), item('bad')]);
  expect(sorted.map(({ look, testedAt }) => look?.status ?? testedAt)).toEqual(['bad', 'warn', 'warn', undefined, 'ok']);
  expect(sorted[1]?.testedAt).toBe('2026-07-01');
});
