import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createMemoryRouter,
  Link,
  matchRoutes,
  Outlet,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { UNSAFE_RouteModules } from 'react-router';
import { createPageRouter } from './page-router.ts';
import { ownMatches, pageFetcher, pageRoutes } from './page-routes.ts';
import type { PageTable } from './page-routes.ts';

type Page = NonNullable<UNSAFE_RouteModules[string]>;

const entry = (id: string, path: string | undefined, parentId?: string, index?: boolean) => ({
  id,
  path,
  parentId,
  index,
  module: `/${id}.js`,
});
const TABLE = Object.fromEntries(
  [
    entry('root', ''),
    entry('start', undefined, 'root', true),
    entry('pool', 'pools/:poolId', 'root'),
    entry('broken', 'broken', 'root'),
    entry('layout', undefined, 'root'),
    entry('tab', 'settings', 'layout'),
    entry('offline', 'offline', 'root'),
    entry('lost', '*', 'root'),
  ].map((one) => [one.id, one]),
) as unknown as PageTable;

function Where() {
  const { pathname, search } = useLocation();
  const matches = useMatches().map(({ id, params, handle }) => `${id} ${JSON.stringify(params)} ${JSON.stringify(handle)}`);
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <p>{matches.join(', ')}</p>
    </>
  );
}

const named = (name: string) => ({ default: () => <h1>{name}</h1>, handle: { name } }) as unknown as Page;
const ROOT = {
  default: () => (
    <>
      <Where />
      <Link to="/pools/7">Pool</Link>
      <Link to="?pool=2" preventScrollReset>
        Second
      </Link>
      <Link to="/broken">Broken</Link>
      <Outlet />
    </>
  ),
  ErrorBoundary: function Failed() {
    return <p>{`Failed: ${(useRouteError() as Error).message}`}</p>;
  },
  HydrateFallback: () => <p>One moment</p>,
} as unknown as Page;

const SCRIPTS: Record<string, Page> = {
  '/start.js': named('Start'),
  '/pool.js': named('Pool page'),
  '/lost.js': named('Not here'),
  '/layout.js': { default: () => <Outlet /> } as unknown as Page,
  '/tab.js': named('Settings'),
  '/offline.js': named('You are offline'),
  '/broken.js': {
    default: () => {
      throw new Error('the page broke');
    },
  } as unknown as Page,
};

function open(
  address: string,
  { here = ['root'], isPrerendered = false, history = UNSAFE_createMemoryHistory({ initialEntries: [address] }) } = {},
) {
  const pages = { root: ROOT, ...Object.fromEntries(here.map((id) => [id, SCRIPTS[`/${id}.js`] ?? ROOT])) } as UNSAFE_RouteModules;
  const fetchOne = vi.fn(async (module: string) => SCRIPTS[module]!);
  const router = createPageRouter({
    routes: pageRoutes(TABLE),
    history: history as ReturnType<typeof UNSAFE_createBrowserHistory>,
    fetchPages: pageFetcher(TABLE, pages, fetchOne),
    isPrerendered,
  });
  return { router, pages, fetchOne, history };
}

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('answers to the same names as the engine of React Router, with states of the same parts', () => {
  const { router } = open('/');
  const theirs = createMemoryRouter([{ path: '/', element: null }]);
  expect(Object.keys(router).toSorted()).toEqual(Object.keys(theirs).toSorted());
  expect(Object.keys(router.state).toSorted()).toEqual(Object.keys(theirs.state).toSorted());
  expect(router.initialize().state.navigation).toEqual(theirs.state.navigation);
  theirs.dispose();
});

describe('pages', () => {
  test('the frame waits for the script of its page; a page that came along is there at once', async () => {
    const { router, fetchOne } = open('/pools/7');
    expect(router.state).toMatchObject({ initialized: false, renderFallback: true, restoreScrollPosition: null });
    render(<RouterProvider router={router} />);
    expect(screen.getByText('One moment')).toBeTruthy();
    router.initialize();
    expect(await screen.findByRole('heading', { name: 'Pool page' })).toBeTruthy();
    expect(fetchOne).toHaveBeenCalledWith('/pool.js');

    const { router: ready, fetchOne: none } = open('/pools/7', { here: ['pool'], isPrerendered: true });
    expect(ready.state).toMatchObject({ initialized: true, renderFallback: false, restoreScrollPosition: false });
    expect(none).not.toHaveBeenCalled();
  });

  test('a link leads on, only what follows the address may change, and back is back', async () => {
    const { router, history } = open('/', { here: ['start'] });
    render(<RouterProvider router={router.initialize()} />);
    fireEvent.click(screen.getByRole('link', { name: 'Pool' }));
    expect(await screen.findByRole('heading', { name: 'Pool page' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Second' }));
    expect(await screen.findByText('at /pools/7?pool=2')).toBeTruthy();
    expect(router.state).toMatchObject({ preventScrollReset: true, historyAction: 'PUSH' });
    expect(history.location).toMatchObject({ pathname: '/pools/7', search: '?pool=2' });
    await router.navigate({ search: '?pool=3' }, { replace: true });
    await router.navigate(-1);
    expect(await screen.findByText('at /pools/7')).toBeTruthy();
  });

  test('a script that came ahead is drawn without another fetch', async () => {
    const { router, pages, fetchOne } = open('/', { here: ['start'] });
    pages['pool'] = SCRIPTS['/pool.js'];
    render(<RouterProvider router={router.initialize()} />);
    fireEvent.click(screen.getByRole('link', { name: 'Pool' }));
    expect(await screen.findByRole('heading', { name: 'Pool page' })).toBeTruthy();
    expect(fetchOne).not.toHaveBeenCalled();
  });

  test('nothing is fetched ahead without a network, and one goes on all the same', async () => {
    const { router } = open('/', { here: ['start', 'pool'] });
    expect((router.match('/pools/7') ?? []).map(({ route }) => route.id)).toEqual(['root', 'pool']);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(router.match('/pools/7')).toEqual([]);
    await router.navigate('/pools/7');
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'pool']);
  });

  test('who goes on before the script is here does not come back', async () => {
    const { router, fetchOne } = open('/', { here: ['start', 'lost'] });
    const { promise, resolve: bring } = Promise.withResolvers<Page>();
    fetchOne.mockReturnValueOnce(promise);
    render(<RouterProvider router={router.initialize()} />);
    const slow = router.navigate('/pools/7');
    await router.navigate('/nowhere');
    bring(SCRIPTS['/pool.js']!);
    await slow;
    expect(await screen.findByRole('heading', { name: 'Not here' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/nowhere');
  });

  test.each(['/tab.js', '/layout.js'])(
    '%s cannot be had without a network: the page that says so is drawn, until it can',
    async (missing) => {
      const { router, fetchOne } = open('/', { here: ['start'] });
      let isCut = true;
      fetchOne.mockImplementation(async (module) => {
        if (isCut && module === missing) throw new TypeError('Failed to fetch dynamically imported module');
        return SCRIPTS[module]!;
      });
      render(<RouterProvider router={router.initialize()} />);
      await router.navigate('/settings');
      expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
      expect(router.state.location.pathname).toBe('/settings');
      await router.navigate('/pools/7');
      isCut = false;
      await router.navigate('/settings');
      expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy();
    },
  );

  test('a broken page is reported and leaves when one goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn();
    const { router } = open('/', { here: ['start'] });
    render(<RouterProvider router={router.initialize()} onError={onError} />);
    fireEvent.click(screen.getByRole('link', { name: 'Broken' }));
    expect(await screen.findByText('Failed: the page broke')).toBeTruthy();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'the page broke' });
    await router.navigate('/pools/7');
    expect(await screen.findByRole('heading', { name: 'Pool page' })).toBeTruthy();
  });

  test('a look at the page anew tells everybody, and nothing scrolls', async () => {
    const { router } = open('/pools/7', { here: ['pool'] });
    const before = router.state.matches;
    const tell = vi.fn();
    router.subscribe(tell);
    await router.revalidate();
    expect(tell).toHaveBeenCalledOnce();
    expect(router.state.matches).not.toBe(before);
    expect(router.state.restoreScrollPosition).toBe(false);
  });

  test('handles and parameters are those of the address', () => {
    const { router } = open('/pools/7', { here: ['pool'] });
    render(<RouterProvider router={router} />);
    expect(screen.getByText('root {"poolId":"7"} undefined, pool {"poolId":"7"} {"name":"Pool page"}')).toBeTruthy();
  });
});

test.each(['//example.com/x', '/\\example.com', 'https://example.com/', 'javascript:alert(1)', 'chemistry', '../up'])(
  'no address of somebody else, and none that depends on where one is: %s',
  async (to) => {
    const { router } = open('/', { here: ['start'] });
    await expect(router.navigate(to)).rejects.toThrow('Not an address of ours');
    expect(router.state.location.pathname).toBe('/');
  },
);

test('how far one had read is kept for the way back, and used again after a reload of the frame', async () => {
  const { router, history } = open('/', { here: ['start', 'pool'] });
  const positions: Record<string, number> = { [history.location.key]: 40 };
  const stop = router.enableScrollRestoration(positions, () => 310);
  expect(router.state.restoreScrollPosition).toBe(40);
  router.initialize();
  await router.navigate('/pools/7');
  expect(router.state.restoreScrollPosition).toBeNull();
  await router.navigate(-1);
  await waitFor(() => expect(router.state.restoreScrollPosition).toBe(310));
  stop();
  await router.navigate('/pools/7');
  expect(router.state.restoreScrollPosition).toBeNull();
});

test('one who went back before the page was alive sees where one is', async () => {
  window.history.replaceState(null, '', '/pools/7');
  const { router } = open('', { here: ['start', 'pool'], history: UNSAFE_createBrowserHistory() as never });
  window.history.replaceState(null, '', '/');
  router.initialize();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  router.dispose();
});

test('a form cannot be sent through it', async () => {
  const { router } = open('/', { here: ['start'] });
  await expect(router.navigate('/', { formMethod: 'post', formData: new FormData() })).rejects.toThrow('they ask the API');
});

describe('the pages that a document brings', () => {
  const routes = pageRoutes(TABLE);
  const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: 'default', mask: undefined });
  const here = (...ids: string[]): UNSAFE_RouteModules => Object.fromEntries(ids.map((id) => [id, named(id)]));

  test('are those that a look through all of them would find', () => {
    const documents: [string, ...string[]][] = [
      ['/', 'root', 'start'],
      ['/pools/7', 'root', 'pool'],
      ['/settings', 'root', 'layout', 'tab'],
      ['/settings/', 'root', 'layout', 'tab'],
    ];
    for (const [path, ...ids] of documents) {
      const found = ownMatches(routes, here(...ids), at(path));
      expect(found).toEqual(matchRoutes(routes, path));
      // the very routes of the table, for they are completed in place
      expect(found?.at(-1)?.route).toBe(matchRoutes(routes, path)?.at(-1)?.route);
    }
  });

  test('are nothing where the document is a frame for every address, is of another one, or says that there is no such page', () => {
    expect(ownMatches(routes, here('root'), at('/settings'))).toBeNull();
    expect(ownMatches(routes, here('root', 'start'), at('/settings'))).toBeNull();
    expect(ownMatches(routes, here('root', 'layout'), at('/'))).toBeNull();
    expect(ownMatches(routes, here('root', 'lost'), at('/settings'))).toBeNull();
  });
});
