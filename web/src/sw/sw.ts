// The service worker: opens the app without a network and sends the outbox when there is one again. It answers from files of the build and
// from visited pages; API calls bypass it. A new one waits until the page activates it.
import { flushOutbox, OUTBOX_TAG } from '../offline/outbox/outbox-flush.ts';
import { answerApp, answerAsset, answerFile, answerPage, answerShare, keepSeen, type World } from './answers.ts';
import { forgetOldFiles, keepFiles } from './file-cache.ts';
import { openFrom, pushMessageOf } from './push-messages.ts';
import { builtIn, type CachedFile } from './site-facts.ts';
import { strategyFor } from './strategy.ts';
import type { Route, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
const site = builtIn();
const { origin } = worker.location;
const world: World = {
  site,
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  onOutdated: () => void worker.registration.update().catch(() => undefined),
  openings: [],
  isOutdated: false,
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const isOfUse = ({ language }: CachedFile): boolean => !language || navigator.languages.some((spoken) => spoken.startsWith(language));
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

worker.addEventListener('install', (event) => {
  // Where the browser can: calls do not even wake the worker, and pages that come from the network anyway do not wait until it is awake.
  const calls: Route[] = ['/api/*', '/auth/*'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));
  const pages: Route[] = site.publicPages.map((urlPattern) => ({
    condition: { urlPattern, requestMode: 'navigate' },
    source: 'race-network-and-fetch-handler',
  }));
  if (event.addRoutes) event.waitUntil(quietly(event.addRoutes([...calls, ...pages])));
  event.waitUntil(keepFiles(site.files.filter(({ isShell }) => isShell || !savesData())));
});

async function takeOver(): Promise<void> {
  await forgetOldFiles([...site.files, ...site.laterFiles]);
  await worker.clients.claim();
}
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor({ method: request.method, mode: request.mode, url: request.url, origin }, site);
  if (strategy.kind === 'share') event.respondWith(answerShare(request));
  if (strategy.kind === 'app') event.respondWith(answerApp(world, request, strategy.key));
  if (strategy.kind === 'page') event.respondWith(answerPage(world, request, strategy.path, strategy.mayKeep));
  if (strategy.kind === 'asset') event.respondWith(answerAsset(world, request, strategy.path));
  if (strategy.kind === 'file') event.respondWith(answerFile(world, request, strategy.path));
});

/** Throws while something is waiting: the browser then tries again. A page that is seen sends its files itself, and shows how far they are. */
async function flush(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  const { waiting } = await flushOutbox({ fetch: (url, init) => fetch(url, init), eager: true, ...(isSeen && { lane: 'small' as const }) });
  if (waiting > 0) throw new Error('Something still waits.');
}
worker.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_TAG) event.waitUntil(flush());
});

worker.addEventListener('push', (event) => {
  const { title, options } = pushMessageOf(event.data?.text(), origin);
  event.waitUntil(worker.registration.showNotification(title, options));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFrom(worker.clients, (event.notification.data as { url?: unknown } | null)?.url, origin));
});

async function keepAllSeen(urls: unknown): Promise<void> {
  for (const url of Array.isArray(urls) ? urls.map(String) : []) {
    const isPage = !url.startsWith('/assets/');
    const strategy = strategyFor({ method: 'GET', mode: isPage ? 'navigate' : 'no-cors', url: new URL(url, origin).href, origin }, site);
    if (strategy.kind === 'asset' || (strategy.kind === 'page' && strategy.mayKeep)) await quietly(keepSeen(world, strategy.path, isPage));
  }
}
worker.addEventListener('message', (event) => {
  const { type, urls } = (event.data ?? {}) as { type?: string; urls?: unknown };
  if (type === 'activate') event.waitUntil(worker.skipWaiting());
  if (type === 'flush-outbox') event.waitUntil(quietly(flush()));
  if (type === 'keep-app' && !savesData()) event.waitUntil(quietly(keepFiles(site.laterFiles.filter(isOfUse))));
  if (type === 'keep') event.waitUntil(keepAllSeen(urls));
});
