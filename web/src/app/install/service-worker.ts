// The page's side of the service worker. No React here: pages without the app register it too.
import { afterLoad } from '../after-load.ts';

const SETTLE_MS = 1000;
/** how long a new worker may take to fetch its files before the update is announced anyway */
const FETCH_PATIENCE_MS = 20_000;
const TAKE_OVER_PATIENCE_MS = 3000;

/** Undefined where there is none: old browsers, plain HTTP beyond localhost. */
const container = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** This page and what it is made of were loaded before there was a worker to keep them. */
async function handOver(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  const assets = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = assets.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  active?.postMessage({ type: 'keep', urls: [location.pathname, ...new Set(paths.map(({ pathname }) => pathname))] }, []);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const wasControlled = workers.controller !== null;
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' });
    if (!wasControlled) await handOver(workers);
  } catch (error) {
    console.debug('Limpid works without its service worker here.', error);
  }
}

/** Once the page has settled; also when it had been loaded long before this is called. */
export function registerWorker(): () => void {
  const workers = container();
  if (!workers) return () => undefined;
  if (import.meta.env.DEV) {
    // One from a build that ran at this address would answer with old files.
    workers.getRegistration().then(
      (old) => old?.unregister(),
      () => undefined,
    );
    return () => undefined;
  }
  return afterLoad(() => void register(workers), SETTLE_MS);
}

/** For those who use the app: the rest of it comes to this device too, when there is nothing else to do. */
export async function keepWholeApp(): Promise<void> {
  const workers = container();
  if (!workers || import.meta.env.DEV) return;
  const { active } = await workers.ready;
  active?.postMessage({ type: 'keep-app' }, []);
}

const settled = (worker: ServiceWorker, patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    setTimeout(resolve, patienceMs);
    look();
  });

/** Looks for a newer worker, and returns it when it is ready with all its files. */
export async function newestWorker(): Promise<ServiceWorker | null> {
  const registration = await container()?.getRegistration();
  if (!registration?.active) return null;
  await registration.update().catch(() => undefined);
  if (registration.installing) await settled(registration.installing, FETCH_PATIENCE_MS);
  return registration.waiting;
}

/** Tells of a worker that waits, and of one that another window has put in charge. */
export function watchWorkers(onNew: (worker: ServiceWorker) => void): () => void {
  const workers = container();
  if (!workers) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  let previous = workers.controller;
  const listen = { signal } as const;
  workers.addEventListener(
    'controllerchange',
    () => {
      const isFirst = previous === null;
      previous = workers.controller;
      if (!isFirst && previous) onNew(previous);
    },
    listen,
  );
  const watch = (registration: ServiceWorkerRegistration) => {
    if (signal.aborted) return;
    if (registration.waiting && workers.controller) onNew(registration.waiting);
    registration.addEventListener(
      'updatefound',
      () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => coming.state === 'installed' && workers.controller && onNew(coming), listen);
      },
      listen,
    );
  };
  workers.ready.then(watch, () => undefined);
  return () => ending.abort();
}

/** Activates the waiting worker and reloads the page: from then on everything is from one build. */
export async function refresh(): Promise<void> {
  const workers = container();
  const waiting = (await workers?.getRegistration())?.waiting;
  if (workers && waiting) {
    const isInCharge = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
    waiting.postMessage({ type: 'activate' }, []);
    await Promise.race([isInCharge, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_PATIENCE_MS))]);
  }
  location.reload();
}
