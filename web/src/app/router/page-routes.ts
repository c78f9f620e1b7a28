// From the build's table of pages to routes that can be drawn; a page's script is fetched when somebody goes there.
import { createElement, Fragment } from 'react';
import { matchRoutes } from 'react-router';
import type { DataRouteMatch, DataRouteObject, Location, UNSAFE_AssetsManifest, UNSAFE_RouteModules } from 'react-router';

export type PageTable = UNSAFE_AssetsManifest['routes'];
type Page = NonNullable<UNSAFE_RouteModules[string]>;

/** What the script of a page adds to its route. The document's frame goes round the root in each of its states. */
function drawnBy({ default: Content, Layout = Fragment, ErrorBoundary, HydrateFallback, handle }: Page): Partial<DataRouteObject> {
  return {
    handle,
    element: createElement(Layout, null, createElement(Content)),
    ...(ErrorBoundary && { errorElement: createElement(Layout, null, createElement(ErrorBoundary)) }),
    ...(HydrateFallback && { hydrateFallbackElement: createElement(Layout, null, createElement(HydrateFallback)) }),
  };
}

/** The tree of addresses; none can be drawn yet. */
export function pageRoutes(table: PageTable, parentId?: string): DataRouteObject[] {
  const entries = Object.values(table).filter((entry) => entry !== undefined && entry.parentId === parentId);
  return entries.map((entry) => {
    const { id, path, index } = entry!;
    const children = pageRoutes(table, id);
    return { id, path, index, ...(children.length > 0 && { children }) } as DataRouteObject;
  });
}

/**
 * The pages of the document itself, whose scripts came with it: found among these few, for to read and rank the table of all pages is the
 * longest step of the start. Null where the document is the frame that every address may start from.
 */
export function ownMatches(routes: DataRouteObject[], pages: UNSAFE_RouteModules, location: Location): DataRouteMatch[] | null {
  const originals = new Map<string, DataRouteObject>();
  const ownOf = (some: DataRouteObject[]): DataRouteObject[] =>
    some
      .filter(({ id }) => pages[id])
      .map((route) => {
        originals.set(route.id, route);
        return route.children ? { ...route, children: ownOf(route.children) } : route;
      });
  const matches = matchRoutes(ownOf(routes), location);
  const last = matches?.at(-1)?.route;
  // Only a frame, or the page for addresses that no other takes, and here nobody knows the others.
  if (!matches || last?.children || last?.path === '*') return null;
  return matches.map((match) => ({ ...match, route: originals.get(match.route.id)! }));
}

/** A script that cannot be had comes from another build, or there is no network: the document anew, which knows both. */
async function fetchPage(address: string): Promise<Page> {
  try {
    return (await import(/* @vite-ignore */ address)) as Page;
  } catch (error) {
    // Anew it would be no better without a network, and what one has open would be gone.
    if (!navigator.onLine) throw error;
    console.error(`The page ${address} could not be fetched; the document is loaded anew.`, error);
    window.location.reload();
    return new Promise(() => undefined);
  }
}

const OFFLINE_PAGE = 'offline';

/**
 * Makes the matched routes ones that can be drawn: at once by the scripts that are here (some come ahead), else by fetching them. In the
 * place of one that cannot be had without a network stands the page that says so, and only until one goes there again.
 */
export function pageFetcher(table: PageTable, pages: UNSAFE_RouteModules, fetchOne = fetchPage) {
  const standIns = new Set<DataRouteObject>();
  const isDrawn = (route: DataRouteObject): boolean => {
    const page = pages[route.id];
    if (standIns.delete(route)) delete route.element;
    if (!route.element && page) Object.assign(route, drawnBy(page));
    return Boolean(route.element);
  };
  const complete = async (route: DataRouteObject): Promise<void> => {
    try {
      pages[route.id] = await fetchOne(table[route.id]!.module);
      isDrawn(route);
    } catch (error) {
      const saysSo = Object.values(table).find((entry) => entry?.path === OFFLINE_PAGE);
      if (!saysSo || saysSo.id === route.id) throw error;
      Object.assign(route, drawnBy(await fetchOne(saysSo.module)));
      standIns.add(route);
    }
  };
  return (matches: readonly DataRouteMatch[]): Promise<unknown> | null => {
    const lacking = matches.map(({ route }) => route).filter((route) => !isDrawn(route));
    return lacking.length > 0 ? Promise.all(lacking.map(complete)) : null;
  };
}
