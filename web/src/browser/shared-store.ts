// Apart from what is done with them: every page that can sign out has this.

/** Of photos that another app shared. Not one of the worker's own caches, which an update clears. */
export const SHARED_STORE = 'shared-photos';

/** They are of the person who leaves. */
export async function forgetAllShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_STORE).catch(() => false);
}
