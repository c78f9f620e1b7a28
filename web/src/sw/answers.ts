// What the worker answers with, for each strategy.
import { receiveShare, SHARED_PARAMETER } from '../offline/shared-photos.ts';
import { findStored, findVisited, keepVisited } from './file-cache.ts';
import { type CachedFile, OFFLINE_PAGE, type SiteFacts } from './site-facts.ts';

/** With a copy at hand, a network that says nothing for so long counts as none. */
const PATIENCE_MS = 3000;
/** Without one it may take longer, but not for ever: a link may take everything and give nothing back. */
const NO_COPY_PATIENCE_MS = 8000;
const MEMORY_MS = 20_000;
/** so often opened in vain, the network is asked for the page, or the offline page says what is the matter */
const ROUNDS_LIMIT = 3;
/** from here on the network has been of no help */
const ROUNDS_HOPELESS = 6;

/** A page of the app that was opened. */
interface Opening {
  address: string;
  at: number;
  /** a script could not be had since */
  isBroken: boolean;
}

export interface World {
  site: SiteFacts;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** an asset is gone: there must be a newer build */
  onOutdated: () => void;
  /** lately */
  openings: Opening[];
  isOutdated: boolean;
}

const isWhole = (response: Response): boolean => response.status === 200 && response.type === 'basic';
const isHtml = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');
// 500 is a fault of the page asked for; these mean that the server is unavailable.
const isDown = (response: Response): boolean => [502, 503, 504].includes(response.status);

/** How often this address was opened lately and lacked a script: the router then loads it again, which must come to an end. */
function noteOpening(world: World, address: string): number {
  const lately = world.openings.filter(({ at }) => at > world.now() - MEMORY_MS);
  world.openings = [...lately, { address, at: world.now(), isBroken: false }];
  return lately.filter((opening) => opening.isBroken && opening.address === address).length;
}

const isKept = ({ site }: World, path: string): boolean => site.files.some(({ url }) => url === path);
const remembered = async (world: World, path: string) => (await findStored(path, allFiles(world))) ?? (await findVisited(path));
const allFiles = ({ site }: World): CachedFile[] => [...site.files, ...site.laterFiles];

/** The offline page has an address of its own: it is part of the app, and opens from the cache. */
const toOfflinePage = (request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  return Response.redirect(new URL(`${OFFLINE_PAGE}?from=${encodeURIComponent(pathname + search)}`, request.url).href, 302);
};

/** A page that is not on this device is replaced by the offline page. */
const standIn = (module: string): Response =>
  new Response(`export{default}from${JSON.stringify(module)}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });

const CAMERA_PAGES = /^\/gallery(\/|$)/;

/** All pages of the app share one kept frame, which allows no camera; these may use it, as they may when the server answers. */
function withCamera(frame: Response, { url }: Request): Response {
  const policy = frame.headers.get('permissions-policy');
  if (policy === null || !CAMERA_PAGES.test(new URL(url).pathname)) return frame;
  const headers = new Headers(frame.headers);
  headers.set('permissions-policy', policy.replace('camera=()', 'camera=(self)'));
  return new Response(frame.body, { status: frame.status, headers });
}

/** By GET, so that a reload of the page doesn't send the photos again. */
export async function answerShare(request: Request): Promise<Response> {
  const outcome = await receiveShare(request);
  return Response.redirect(new URL(`/gallery?${SHARED_PARAMETER}=${outcome}`, request.url).href, 303);
}

export async function answerApp(world: World, request: Request, key: string): Promise<Response> {
  const own = await findStored(key, world.site.files);
  const rounds = noteOpening(world, request.url);
  const isGoingRound = rounds >= ROUNDS_LIMIT && new URL(request.url).pathname !== OFFLINE_PAGE;
  if (own && !world.isOutdated && !isGoingRound) return withCamera(own, request);
  if (isGoingRound && rounds >= ROUNDS_HOPELESS) return toOfflinePage(request);
  try {
    const response = await soon(world.fetch(request), NO_COPY_PATIENCE_MS);
    if (!isDown(response)) return response;
    return isGoingRound ? toOfflinePage(request) : own ? withCamera(own, request) : response;
  } catch {
    return isGoingRound ? toOfflinePage(request) : own ? withCamera(own, request) : Response.error();
  }
}

export async function answerPage(world: World, request: Request, path: string, mayKeep: boolean): Promise<Response> {
  const copy = await remembered(world, path);
  const response = await soon(world.fetch(request), copy ? PATIENCE_MS : NO_COPY_PATIENCE_MS).catch(() => undefined);
  if (!response || isDown(response)) return copy ?? (await framed(world, path)) ?? toOfflinePage(request);
  if (mayKeep && !isKept(world, path) && isWhole(response) && isHtml(response)) keepQuietly(path, response);
  return response;
}

/** A page whose HTML is not here but whose scripts are, as when it was opened from within the app: the frame draws it. */
async function framed(world: World, path: string): Promise<Response | undefined> {
  const { framePages, appPages, files } = world.site;
  const scripts = framePages[path];
  const frame = appPages[OFFLINE_PAGE];
  if (!scripts || frame === undefined) return undefined;
  const kept = await Promise.all(scripts.map((url) => remembered(world, url)));
  return kept.every(Boolean) ? findStored(frame, files) : undefined;
}

export async function answerAsset(world: World, request: Request, path: string): Promise<Response> {
  const copy = await remembered(world, path);
  if (copy) return copy;
  const isPageModule = world.site.pageModules.includes(path);
  let response: Response;
  try {
    // The person has pressed a link and still looks at the previous page, which says nothing.
    response = await (isPageModule ? soon(world.fetch(request), NO_COPY_PATIENCE_MS) : world.fetch(request));
    // A page in place of an asset comes from a portal or a proxy; cached, it would never be requested again.
    if (isWhole(response) && isHtml(response)) throw new TypeError('A page came in the place of an asset.');
  } catch (error) {
    if (isPageModule) return standIn(world.site.offlineModule);
    failed(world, path);
    throw error;
  }
  if (isWhole(response)) keepQuietly(path, response);
  else if (response.status === 404 && failed(world, path)) {
    world.isOutdated = true;
    world.onOutdated();
  }
  return response;
}

/** Whether it was a script. Without those that it imports from the start a page does not run. */
function failed(world: World, path: string): boolean {
  if (!path.endsWith('.js')) return false;
  // Without a piece that comes late a page is poorer, but there.
  const opening = world.openings.at(-1);
  if (opening && !world.site.lazyParts.includes(path)) opening.isBroken = true;
  return true;
}

export const answerFile = async (world: World, request: Request, path: string): Promise<Response> =>
  (await findStored(path, world.site.files)) ?? world.fetch(request);

/** What a page that was opened before the worker came is made of. */
export async function keepSeen(world: World, path: string, isPage: boolean): Promise<void> {
  if (await remembered(world, path)) return;
  const response = await world.fetch(path, { credentials: 'omit', redirect: 'error' });
  if (isWhole(response) && isPage === isHtml(response)) await keepVisited(path, response);
}

// The answer does not wait for the disk, and a full one takes nothing away from it.
function keepQuietly(path: string, response: Response): void {
  keepVisited(path, response.clone()).catch(() => undefined);
}

function soon<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
