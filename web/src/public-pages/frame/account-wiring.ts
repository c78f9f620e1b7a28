// What the markup of public-account.tsx does. Plain DOM, so that pages with and without the app behave the same.
import { csrfToken } from '../../api/csrf-token.ts';
import { forgetUser, isLeaving, noteLeaving, noteLeft, noteSessionOver, readHint, signedInName } from '../../session/signed-in-user.ts';

/** what was read, as api/cached-reads.ts keeps it; pages without the app never open it */
const READS_DATABASE = 'limpid-reads';

async function endSession(): Promise<void> {
  const token = await csrfToken();
  const headers: Record<string, string> = token?.enabled ? { [token.headerName]: token.token } : {};
  const { status } = await fetch('/auth/logout', { method: 'POST', credentials: 'include', headers });
  if (status < 500) noteLeft();
}

/** Ends the session of who is on a page without the app. What waits to be sent stays on this device for them. */
export async function signOutHere(): Promise<void> {
  noteLeaving();
  forgetUser();
  indexedDB.deleteDatabase(READS_DATABASE);
  await endSession().catch(() => undefined);
  window.location.assign('/');
}

/** Who left without a signal: the server hears of it now. */
export function finishLeaving(): void {
  if (isLeaving() && navigator.onLine) endSession().catch(() => undefined);
}

/**
 * Whether the greeted person is still signed in: asked only if there is a greeting, and no longer once the server says that the session
 * has ended.
 */
export async function isPersonHere(): Promise<boolean> {
  if (!readHint()) return false;
  try {
    const { ok, status, body } = await fetch('/api/me', { credentials: 'include' });
    // An answer that is not read to its end stays open.
    void body?.cancel();
    if (status === 401) noteSessionOver();
    return ok;
  } catch {
    // Without a network the app uses the cache.
    return Boolean(navigator.serviceWorker?.controller);
  }
}

export function wireAccount(signOut: () => Promise<unknown>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const name = signedInName();
  for (const place of document.querySelectorAll<HTMLElement>('[data-greeting]')) {
    place.textContent = name === null ? '' : (place.dataset['greeting'] ?? '').replace('{name}', () => name);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]')) {
    const leave = () => {
      button.disabled = true;
      void signOut().finally(() => (button.disabled = false));
    };
    button.addEventListener('click', leave, { signal });
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-begin]')) {
    const words = link.textContent;
    link.addEventListener('click', () => (link.textContent = link.dataset['begin'] ?? words), { signal });
    // The way back in the browser's history may bring the page as it was left.
    window.addEventListener('pageshow', () => (link.textContent = words), { signal });
  }
  return () => ending.abort();
}
