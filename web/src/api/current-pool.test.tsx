import { api, type Pool } from '@limpid/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { choosePool, useCurrentPool } from './current-pool.tsx';
import { readKey } from './reads.ts';
import { forgetUser, rememberUser } from '../session/signed-in-hint.ts';

const draw = vi.hoisted(() => ({ isFirst: false, changed: () => {} }));
vi.mock('../browser/first-draw.ts', async (original) => {
  const { useSyncExternalStore } = await import('react');
  const all = new Set<() => void>();
  draw.changed = () => all.forEach((changed) => changed());
  const subscribe = (changed: () => void) => {
    all.add(changed);
    return () => all.delete(changed);
  };
  return { ...(await original<object>()), useIsFirstDraw: () => useSyncExternalStore(subscribe, () => draw.isFirst) };
});

const POOLS = [
  { id: 'p1', name: 'Backyard' },
  { id: 'p2', name: 'Spa' },
];

beforeEach(() => rememberUser(ANA));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  forgetUser();
  draw.isFirst = false;
});

function Shows() {
  const { pool, pools, selectPool, href, isLoading } = useCurrentPool();
  return (
    <>
      <p>{isLoading ? 'loading' : `${pool?.name ?? 'none'} of ${pools.length}`}</p>
      <p>{href('/chemistry')}</p>
      <button onClick={() => selectPool('p2')}>spa</button>
    </>
  );
}

describe('the current pool', () => {
  it('is the one that the address names, else the one chosen before, else the first', () => {
    const pools = POOLS as Pool[];
    expect(choosePool(pools, 'p2', null)?.id).toBe('p2');
    expect(choosePool(pools, 'unknown', 'p2')?.id).toBe('p2');
    expect(choosePool(pools, null, 'gone')?.id).toBe('p1');
    expect(choosePool([], 'p1', 'p2')).toBeNull();
  });

  it('is the first without a choice; selecting changes the query parameter and nothing else', async () => {
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: POOLS } });
    const { router } = renderPage(<Shows />, { at: '/dashboard?tab=water' });
    expect(await screen.findByText('Backyard of 2')).toBeTruthy();
    expect(screen.getByText('/chemistry')).toBeTruthy();
    fireEvent.click(screen.getByText('spa'));
    expect(await screen.findByText('Spa of 2')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '?tab=water&pool=p2' });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByText('/chemistry?pool=p2')).toBeTruthy();
  });

  it('follows the address', async () => {
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: POOLS } });
    renderPage(<Shows />, { at: '/dashboard?pool=p2' });
    expect(await screen.findByText('Spa of 2')).toBeTruthy();
  });

  it('follows the address also when the list is here before the page is drawn the second time', async () => {
    draw.isFirst = true;
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: POOLS } });
    const { router, queryClient } = renderPage(<Shows />, { at: '/maintenance?pool=p2' });
    await act(() => {
      queryClient.setQueryData(readKey(api.pools.list), POOLS);
      return new Promise((resolve) => setTimeout(resolve));
    });
    draw.isFirst = false;
    act(() => draw.changed());
    expect(await screen.findByText('Spa of 2')).toBeTruthy();
    expect(router.state.location.search).toBe('?pool=p2');
  });

  it('an address that names no pool of this person is put right, once the newest list is here', async () => {
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: POOLS } });
    const { router } = renderPage(<Shows />, { at: '/dashboard?tab=water&pool=unknown' });
    expect(await screen.findByText('Backyard of 2')).toBeTruthy();
    await vi.waitFor(() => expect(router.state.location.search).toBe('?tab=water'));
  });

  it('a list that is not the newest puts no address right: the pool may have been added since', async () => {
    const server = fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: POOLS } });
    const { router, queryClient } = renderPage(<Shows />, { at: '/dashboard?pool=p2' });
    expect(await screen.findByText('Spa of 2')).toBeTruthy();
    server.on('GET /api/pools', new TypeError('Failed to fetch'));
    await act(() => queryClient.invalidateQueries({ queryKey: ['/api', 'pools'], refetchType: 'none' }));
    await act(() => router.navigate('/dashboard?pool=added-just-now'));
    expect(router.state.location.search).toBe('?pool=added-just-now');
  });
});

describe('a list of pools that does not come', () => {
  it.each([
    ['an answer that is not OK', { status: 500, text: 'broken' }],
    ['no list', { body: { items: [] } }],
  ])('%s means no pools', async (_, answer) => {
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': answer });
    renderPage(<Shows />, { at: '/dashboard' });
    expect(await screen.findByText('none of 0')).toBeTruthy();
  });

  it.each([
    ['a server in trouble', { status: 503, text: 'soon' }],
    ['a page of a portal', { text: '<h1>Welcome to our hotel</h1>' }],
    ['no list', { body: { hello: 'world' } }],
  ])('%s takes no pool away that is known, and is asked again', async (_, trouble) => {
    let answer: object = { body: POOLS };
    const server = fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': () => answer });
    const { queryClient } = renderPage(<Shows />, { at: '/dashboard' });
    expect(await screen.findByText('Backyard of 2')).toBeTruthy();
    answer = trouble;
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    await act(() => queryClient.refetchQueries({ queryKey: ['/api', 'pools'] }));
    expect(server.sentTo('GET /api/pools')).toHaveLength(2);
    expect(screen.getByText('Backyard of 2')).toBeTruthy();
    answer = { body: POOLS.slice(1) };
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText('Spa of 1')).toBeTruthy();
  });

  it('is not asked for again and again without a network, and ever less often with one that is no good', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const server = fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { status: 503, text: 'soon' } });
    renderPage(<Shows />, { at: '/dashboard' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(server.sentTo('GET /api/pools')).toHaveLength(1);
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(server.sentTo('GET /api/pools').length).toBeLessThan(6);
    online.mockRestore();
  });

  it.each([
    ['another record', { body: { hello: 'world' } }],
    ['a list', { body: [] }],
  ])('%s in place of the person sends no one away', async (_, trouble) => {
    let answer: object = { body: ANA };
    fakeServer({ 'GET /api/me': () => answer, 'GET /api/pools': { body: POOLS } });
    const { queryClient } = renderPage(<Shows />, { at: '/dashboard' });
    expect(await screen.findByText('Backyard of 2')).toBeTruthy();
    answer = trouble;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asking = queryClient.refetchQueries({ queryKey: ['/api', 'me'] });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await asking;
    expect(queryClient.getQueryData(['/api', 'me'])).toEqual(ANA);
  });

  it('is not asked for while no one is signed in', async () => {
    const server = fakeServer({ 'GET /api/me': { status: 401 } });
    renderPage(<Shows />, { at: '/dashboard' });
    expect(await screen.findByText('none of 0')).toBeTruthy();
    expect(server.sentTo('GET /api/pools')).toEqual([]);
  });

  it('throws outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Shows />)).toThrow('useCurrentPool must be used within a CurrentPoolProvider');
    vi.restoreAllMocks();
  });
});
