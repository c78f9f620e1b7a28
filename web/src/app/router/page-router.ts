// The engine behind the links and hooks of React Router. Its own also loads and sends data, follows redirects, asks before one leaves and
// discovers addresses; our pages ask the API themselves and use none of that, so it would be a fifth of the script that every page
// waits for. This one finds the page of an address, has its script fetched, and remembers how far one had scrolled. It answers to the
// interface of React Router's (a test compares the two), so the provider, the links and the hooks are React Router's own.
import { createPath, IDLE_BLOCKER, IDLE_FETCHER, IDLE_NAVIGATION, matchRoutes, NavigationType, parsePath, resolvePath } from 'react-router';
import type {
  DataRouteMatch,
  DataRouteObject,
  DataRouter,
  Location,
  Path,
  RouterNavigateOptions,
  RouterState,
  RouterSubscriber,
  To,
  UNSAFE_createBrowserHistory,
} from 'react-router';

interface PageRouterOptions {
  /** the last of them takes every address that no other takes */
  routes: DataRouteObject[];
  history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** Fetches the scripts that these pages lack; null when they are all here. */
  fetchPages: (matches: readonly DataRouteMatch[]) => Promise<unknown> | null;
  /** The pages that the document holds, where that is known without looking through all. */
  findFirst?: (location: Location) => DataRouteMatch[] | null;
  /** The HTML holds the page itself, and has scrolled already; else it is the frame that every address may start from. */
  isPrerendered: boolean;
}

/** What is shown, and who wants to know. */
function holdState(first: RouterState) {
  let state = first;
  const subscribers = new Set<RouterSubscriber>();
  return {
    current: () => state,
    publish(change: Partial<RouterState>, flushSync = false) {
      state = { ...state, ...change };
      for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors: null, flushSync });
    },
    subscribe(tell: RouterSubscriber) {
      subscribers.add(tell);
      return () => void subscribers.delete(tell);
    },
  };
}

/** How far down each visited address was read; <ScrollRestoration> brings the table and keeps it beyond a reload. */
function rememberScroll() {
  let table: Record<string, number> | null = null;
  let position = () => 0;
  return {
    use(positions: Record<string, number>, getPosition: () => number) {
      table = positions;
      position = getPosition;
      return () => void (table = null);
    },
    keep({ key }: Location) {
      if (table) table[key] = position();
    },
    savedAt: ({ key }: Location): number | null => table?.[key] ?? null,
  };
}

const firstState = (location: Location, matches: DataRouteMatch[], isReady: boolean, isPrerendered: boolean): RouterState => ({
  historyAction: NavigationType.Pop,
  location,
  matches,
  initialized: isReady,
  renderFallback: !isReady,
  restoreScrollPosition: isPrerendered ? false : null,
  preventScrollReset: false,
  navigation: IDLE_NAVIGATION,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
});

/** Whole ("/chemistry") or what changes of the present one ("?pool=..."). Never an address of somebody else ("//example.com"). */
function addressOf(to: To | null, { pathname, search, hash }: Location): Path {
  if (to === null) return { pathname, search, hash };
  const path = typeof to === 'string' ? parsePath(to) : to;
  if (path.pathname && !/^\/(?![/\\])/.test(path.pathname)) throw new Error(`Not an address of ours: ${createPath(path)}`);
  return resolvePath(path, pathname);
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const refuse = (): never => {
  throw new Error('Pages neither load nor send through the router; they ask the API.');
};

/** What only pages need that load or send through the router, or that ask before one leaves. */
const UNUSED = {
  fetch: refuse,
  getFetcher: () => IDLE_FETCHER,
  resetFetcher: refuse,
  deleteFetcher: refuse,
  getBlocker: () => IDLE_BLOCKER,
  deleteBlocker: refuse,
  patchRoutes: refuse,
  _internalSetRoutes: refuse,
  _internalSetStateDoNotUseOrYouWillBreakYourApp: refuse,
  _internalFetchControllers: new Map<string, AbortController>(),
};

/** Goes from page to page. */
function startEngine({ routes, history, fetchPages, findFirst, isPrerendered }: PageRouterOptions) {
  const match = (to: Partial<Location> | string): DataRouteMatch[] => matchRoutes(routes, to) ?? [];
  const first = findFirst?.(history.location) ?? match(history.location);
  const held = holdState(firstState(history.location, first, fetchPages(first) === null, isPrerendered));
  const scroll = rememberScroll();
  let newest = 0;

  async function show(historyAction: NavigationType, location: Location, opts: RouterNavigateOptions = {}): Promise<void> {
    const turn = ++newest;
    scroll.keep(held.current().location);
    const matches = match(location);
    const fetching = fetchPages(matches);
    if (fetching) await fetching;
    // Meanwhile somebody may have gone elsewhere.
    if (turn !== newest) return;
    if (historyAction === NavigationType.Push) history.push(location, location.state);
    if (historyAction === NavigationType.Replace) history.replace(location, location.state);
    const restoreScrollPosition = scroll.savedAt(location);
    const { preventScrollReset = false, flushSync } = opts;
    const drawn = { initialized: true, renderFallback: false };
    held.publish({ ...drawn, historyAction, location, matches, restoreScrollPosition, preventScrollReset }, flushSync);
  }

  async function navigate(to: To | number | null, opts: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    if ('formMethod' in opts) refuse();
    const address = history.encodeLocation(addressOf(to, held.current().location));
    const location: Location = { ...address, state: opts.state ?? null, key: newKey(), mask: undefined };
    return show(opts.replace ? NavigationType.Replace : NavigationType.Push, location, opts);
  }
  return { match, held, scroll, show, navigate };
}

export function createPageRouter(options: PageRouterOptions): DataRouter {
  const { routes, history } = options;
  const { match, held, scroll, show, navigate } = startEngine(options);
  let hasScrolled = options.isPrerendered;
  let stopListening: (() => void) | undefined;
  const router: DataRouter = {
    ...UNUSED,
    basename: '/',
    future: {},
    get state() {
      return held.current();
    },
    routes,
    manifest: {},
    window: globalThis.window,
    // React Router asks this only for what a page that is pointed at is made of, to fetch it ahead; and where a piece cannot be had it loads
    // the document anew, over everything that one has open. Without a network nothing is fetched ahead.
    match: (to) => (navigator.onLine ? match(to) : []),
    initialize() {
      stopListening ??= history.listen(({ action, location }) => void show(action, location));
      // The frame has no page yet; and one may have gone back before anybody listened.
      const { initialized, location } = held.current();
      if (!initialized || createPath(location) !== createPath(history.location)) void show(NavigationType.Pop, history.location);
      return router;
    },
    subscribe: (tell) => held.subscribe(tell),
    enableScrollRestoration(positions, getPosition) {
      const stop = scroll.use(positions, getPosition);
      const y = scroll.savedAt(held.current().location);
      if (!hasScrolled && y !== null) held.publish({ restoreScrollPosition: y });
      hasScrolled = true;
      return stop;
    },
    navigate,
    // Nothing was loaded that could be loaded again: the page is looked at anew (its title in another language).
    revalidate: async () => held.publish({ matches: [...held.current().matches], restoreScrollPosition: false }),
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    dispose: () => stopListening?.(),
  };
  return router;
}
