import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { PoolGuide } from '@limpid/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PoolGuideView } from './pool-guide.tsx';

const PATH = `/api/pools/${BACKYARD_POOL.id}`;
const text = (us: string) => ({ us, metric: us });
const dose = (state: 'add' | 'nothing' | 'test_first' | 'clear_up') => ({
  kind: 'raise_free_chlorine' as const,
  state,
  additions: state === 'add' ? [{ productId: 'liquid-chlorine' as const, strengthPercent: 12.5, amountMl: 946 }] : [],
});
const GUIDE: PoolGuide = {
  slug: 'arizona-monsoon',
  title: 'Arizona: monsoon',
  summary: 'Storms.',
  region: 'arizona',
  season: 'monsoon',
  months: ['06-15', '09-30'],
  updatedOn: '2026-11-28',
  sources: [],
  because: 'season',
  seasonOn: '2026-06-15',
  checklist: [
    { id: 'chlorine', text: text('Raise free chlorine.'), doneAt: null, dose: dose('add') },
    { id: 'brush', text: text('Brush the walls.'), task: 'brush', doneAt: null },
    { id: 'ph', text: text('Lower pH.'), doneAt: null, dose: dose('test_first') },
    { id: 'net', text: text('Net the leaves.'), doneAt: '2026-07-01T12:00:00Z' },
  ],
  finished: [{ seasonOn: '2025-06-15', finishedAt: '2025-06-20T20:00:00Z' }],
  others: [],
};
const tick = (item: string, seasonOn = GUIDE.seasonOn) => ({
  id: `0197f6f0-0000-7000-8000-0000000000${item.length}1`,
  guide: GUIDE.slug,
  item,
  seasonOn,
  doneAt: '2026-07-01T12:00:00.000Z',
  createdAt: '2026-07-01T12:00:00.000Z',
  updatedAt: '2026-07-01T12:00:00.000Z',
});

function show(guide = GUIDE) {
  rememberUser(ANA);
  const none = { body: { items: [], nextCursor: null } };
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${PATH}/guide-ticks`]: { body: { items: [tick('net'), tick('chlorine', '2025-06-15')], nextCursor: null } },
    [`GET ${PATH}/tasks`]: none,
    [`GET ${PATH}/completions`]: none,
    [`GET ${PATH}/readings`]: none,
    [`GET ${PATH}/equipment`]: none,
    [`POST ${PATH}/guide-ticks`]: { status: 201, body: tick('brush') },
    [`POST ${PATH}/tasks`]: { status: 201, body: {} },
  });
  renderPage(<PoolGuideView pool={BACKYARD_POOL} guide={guide} />, { at: '/maintenance/seasonal' });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the guide of a pool', () => {
  it('shows the amounts of this pool, asks for a test where they are not known, and says when it was finished', async () => {
    show();
    expect(await screen.findByText('1 of 4 done')).toBeTruthy();
    expect(screen.getByText(/^(32 fl oz|1 qt|4 cups)$/)).toBeTruthy();
    expect(screen.getByText(/12\.5%/)).toBeTruthy();
    expect(screen.getByText('Test first. Then the amount is here.')).toBeTruthy();
    expect(screen.getByText('You finished this on June 20, 2025.')).toBeTruthy();
  });

  it('ticks of this season only, at once, and hides what is done', async () => {
    show();
    await screen.findByText('1 of 4 done');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Brush the walls.' }));
    expect(await screen.findByText('2 of 4 done')).toBeTruthy();
    expect(screen.queryByText('Add to Tasks')).toBeNull();
  });

  it('asks for a place where there is none', async () => {
    show({ ...GUIDE, needs: 'place' });
    const link = await screen.findByRole('link', { name: 'Set the place' });
    expect(link.getAttribute('href')).toContain(`/pools/${BACKYARD_POOL.id}`);
  });
});
