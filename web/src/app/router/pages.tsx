import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_createBrowserHistory, UNSAFE_FrameworkContext, UNSAFE_RemixErrorBoundary } from 'react-router';
import type { ClientOnErrorFunction, DataRouter, EntryContext, UNSAFE_AssetsManifest, UNSAFE_RouteModules } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterLoad } from '../after-load.ts';
import { learnParts } from './page-parts.ts';
import { createPageRouter } from './page-router.ts';
import { ownMatches, pageFetcher, pageRoutes } from './page-routes.ts';

/** What the document's own scripts leave behind: how it was made, the table of all pages, and the scripts of the one that it shows. */
interface PreparedDocument {
  __reactRouterContext: Pick<EntryContext, 'future' | 'isSpaMode' | 'routeDiscovery' | 'ssr'>;
  __reactRouterManifest: UNSAFE_AssetsManifest;
  __reactRouterRouteModules: UNSAFE_RouteModules;
}

function openPages() {
  const prepared = window as unknown as PreparedDocument;
  const { __reactRouterContext: made, __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = prepared;
  const { future, isSpaMode, routeDiscovery, ssr } = made;
  const routes = pageRoutes(manifest.routes);
  const router = createPageRouter({
    routes,
    history: UNSAFE_createBrowserHistory(),
    fetchPages: pageFetcher(manifest.routes, routeModules),
    findFirst: (location) => ownMatches(routes, routeModules, location),
    isPrerendered: !isSpaMode,
  });
  return { router, framework: { manifest, routeModules, future, isSpaMode, routeDiscovery, ssr } };
}

let opened: ReturnType<typeof openPages> | undefined;

/** The table of all pages, read once. Not before the document's own script has left behind what it has. */
export const preparePages = () => (opened ??= openPages());

/** For what goes wrong outside of every page; it tries again where one goes next. */
function LastResort({ router, children }: { router: DataRouter; children: ReactNode }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  return <UNSAFE_RemixErrorBoundary location={location}>{children}</UNSAFE_RemixErrorBoundary>;
}

/**
 * Takes the place of React Router's <HydratedRouter>, with our own engine. The empty second child is one of its own too: the ids
 * that React counts out (useId) follow from the shape of the tree, and the documents are drawn by React Router's <ServerRouter>.
 */
export function Pages({ onError }: { onError: ClientOnErrorFunction }) {
  const { router, framework } = preparePages();
  useLayoutEffect(() => void router.initialize(), [router]);
  useEffect(() => afterLoad(() => void learnParts(framework.manifest), 0), [framework]);
  return (
    <>
      <UNSAFE_FrameworkContext value={framework}>
        <LastResort router={router}>
          <RouterProvider router={router} onError={onError} />
        </LastResort>
      </UNSAFE_FrameworkContext>
      <></>
    </>
  );
}
