// What the app does about the device it runs on: its worker, its place on the home screen, its share of the disk, and a second try when
// a piece of it is gone.
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '../../offline/outbox/outbox-channel.ts';
import { isAnyoneWriting } from '../../offline/outbox/lazy-outbox.ts';
import { afterLoad } from '../after-load.ts';
import { watchInstall } from '../install/install-state.ts';
import { keepWholeApp, registerWorker } from '../install/service-worker.ts';

const RELOADED_KEY = 'lmp-reloaded-at';
/** soon: a person who puts the phone away after a look at the plan wants all of it at the pool */
const QUIET_AFTER_MS = 3000;
/** a second failure so soon after a reload is no old build */
const RELOAD_PAUSE_MS = 60_000;

/** Asks the browser not to clear our storage when the disk gets full. Some browsers ask the person: so only after a save or at install. */
function askToKeepStorage(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

function keepStorageAfterSaving(queryClient: QueryClient): () => void {
  const saved = () => {
    stop();
    askToKeepStorage();
  };
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') saved();
  });
  const stopOutbox = listen(({ type }) => {
    if (type === 'changed' || type === 'sent') saved();
  });
  const stop = () => {
    stopMutations();
    stopOutbox();
  };
  return stop;
}

/** Who signs in on this device will want the app beside the water, so all of it. */
function keepAppWhenQuiet(): void {
  if (localStorage.getItem('user') !== null) keepWholeApp().catch(() => undefined);
}

/** A script of an old build is gone: the page reloads, once. Without a network that would not help. */
export function reloadOnce(event: Event): void {
  // Unsaved input would be lost: the person is told that it did not work (writeErrorText).
  if (isAnyoneWriting()) return;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (!navigator.onLine || Date.now() - last < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // What cannot be remembered could go round for ever.
    return;
  }
  event.preventDefault();
  location.reload();
}

export function useDeviceDuties(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    watchInstall();
    const ends = [registerWorker(), keepStorageAfterSaving(queryClient), afterLoad(keepAppWhenQuiet, QUIET_AFTER_MS)];
    // Vite's event for a part that was loaded late and did not come.
    window.addEventListener('vite:preloadError', reloadOnce);
    window.addEventListener('appinstalled', askToKeepStorage);
    return () => {
      for (const end of ends) end();
      window.removeEventListener('vite:preloadError', reloadOnce);
      window.removeEventListener('appinstalled', askToKeepStorage);
    };
  }, [queryClient]);
}
