// Who answers a request: a table without side effects, so that it can be read and tested.
import { SHARE_ADDRESS } from '../offline/shared-photos.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Asked {
  method: string;
  mode: string;
  url: string;
  /** of the worker */
  origin: string;
}

export type Strategy =
  /** the worker keeps out of it */
  | { kind: 'untouched' }
  /** photos that another app shared: kept on the device */
  | { kind: 'share' }
  /** the app's frame, from the cache: it opens right away, even without a network */
  | { kind: 'app'; key: string }
  /** the network, else the copy from the last visit, else the offline page */
  | { kind: 'page'; path: string; mayKeep: boolean }
  /** named by a hash of its content: a cached copy is always right */
  | { kind: 'asset'; path: string }
  /** icons and the like, cached with the build */
  | { kind: 'file'; path: string };

// Calls, and the addresses that sign in and out, are between the page and the server; /auth itself is a page of the app.
const CALLS = /^\/(api(\/|$)|auth\/|sw\.js$)/;

const patterns = new Map<string, RegExp>();

/** `/pools/:poolId`, where a name matches one segment. */
function fits(pattern: string, path: string): boolean {
  let test = patterns.get(pattern);
  if (!test) {
    const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
    patterns.set(pattern, (test = new RegExp(`^${source}/?$`)));
  }
  return test.test(path);
}

export function strategyFor({ method, mode, url, origin }: Asked, site: Pick<SiteFacts, 'appPages' | 'publicPages' | 'files'>): Strategy {
  const { origin: to, pathname: path } = new URL(url);
  if (method === 'POST' && mode === 'navigate' && to === origin && path === SHARE_ADDRESS) return { kind: 'share' };
  if (method !== 'GET' || to !== origin || CALLS.test(path)) return { kind: 'untouched' };
  if (mode === 'navigate') {
    const app = Object.entries(site.appPages).find(([pattern]) => fits(pattern, path));
    return app ? { kind: 'app', key: app[1] } : { kind: 'page', path, mayKeep: site.publicPages.includes(path) };
  }
  if (path.startsWith('/assets/')) return { kind: 'asset', path };
  // Pages are also prefetched, as files; only requests for other things are answered from the cache.
  const isCachedFile = !site.publicPages.includes(path) && site.files.some((file) => file.url === path);
  return isCachedFile && !Object.values(site.appPages).includes(path) ? { kind: 'file', path } : { kind: 'untouched' };
}
