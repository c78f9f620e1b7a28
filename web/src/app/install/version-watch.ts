// Whether there is a newer build than this page's. No React here: pages without the app use it too.
import { newestWorker, watchWorkers } from './service-worker.ts';

export const VERSION_POLL_MS = 60_000;
export const UPDATE_NOTICE_MS = 8000;

/**
 * Remembers the first version that the server names and announces a later, different one, as soon as its files are here too. A worker
 * that waits announces itself, as a page from the device may be older than the first answer. One build is announced once.
 */
export function watchUpdates(ask: () => Promise<string | undefined>, announce: () => void): () => void {
  let isStopped = false;
  let known: string | null = null;
  let isLooking = false;
  let announced: ServiceWorker | null = null;
  const tell = (worker: ServiceWorker | null) => {
    if (isStopped || (worker && worker === announced)) return;
    announced = worker;
    announce();
  };
  const check = async () => {
    try {
      if (!navigator.onLine) return;
      const version = await ask();
      if (isStopped || !version) return;
      const isNew = known !== null && known !== version;
      known = version;
      if (!isNew) return;
      isLooking = true;
      tell(await newestWorker().finally(() => (isLooking = false)));
    } catch (error) {
      console.debug('The version check did not get through.', error);
    }
  };
  void check();
  const stop = nowAndThen(() => void check());
  const unwatch = watchWorkers((worker) => {
    if (!isLooking) tell(worker);
  });
  return () => {
    isStopped = true;
    unwatch();
    stop();
  };
}

/** Every minute, when the page is looked at again, and when there is a network again. */
function nowAndThen(task: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') task();
  };
  const timer = setInterval(task, VERSION_POLL_MS);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', task);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', task);
  };
}
