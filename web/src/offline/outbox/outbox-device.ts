// What the browser can do for the entries: protect them when space gets short, and send them when this page is gone.
import { OUTBOX_TAG } from './outbox-flush.ts';

let hasAskedToStay = false;

/** A browser clears storage when the disk gets full, unless it was asked not to: ask only once there is something to protect. */
export async function askToStay(): Promise<void> {
  if (hasAskedToStay) return;
  hasAskedToStay = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Then it is stored as before.
  }
}

/** The service worker sends too, if this page is gone by the time there is a connection (in browsers that support it). */
export async function wakeWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
    await sync?.register(OUTBOX_TAG);
  } catch {
    // Not allowed or not supported: the page tries on its own.
  }
}
