// What the browser can do for what waits: keep it when room gets short, and send it when this page is gone.
import { OUTBOX_TAG } from './outbox-flush.ts';

let hasAskedToStay = false;

/** A disk that gets full is cleared by the browser, unless it was asked to keep what lies here: only once something does. */
export async function askToStay(): Promise<void> {
  if (hasAskedToStay) return;
  hasAskedToStay = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Then it lies there as before.
  }
}

/** The worker sends as well, should this page be gone by the time there is a signal (where the browser can do that). */
export async function wakeWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
    await sync?.register(OUTBOX_TAG);
  } catch {
    // Not allowed or not there: the page tries by itself.
  }
}
