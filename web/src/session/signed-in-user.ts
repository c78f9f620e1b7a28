import { bringBackTo } from './left-elsewhere.ts';
import { forgetLeftovers } from './leftovers.ts';

// The specification names this key: who signed in on this device. No secret, only a greeting and a hint that asking for /api/me is worth it.
const KEY = 'user';

export interface SignedInUser {
  id: string;
  email: string;
  username: string;
  firstName: string;
}

const listeners = new Set<() => void>();
// On the way out, an answer that is still under way must not bring the hint back.
let hasLeft = false;

function announce(): void {
  for (const listener of listeners) listener();
}

const LEAVING_KEY = 'lmp-leaving';
/** Tells the server, which sends a living session from the front page to the dashboard, that this one has been left (http/pages.ts). */
const LEAVING_COOKIE = 'lmp_leaving';
/** longer than any session that was not used */
const LEAVING_S = 90 * 86_400;

function setLeavingCookie(value: string, maxAgeS: number): void {
  document.cookie = `${LEAVING_COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax`;
}

/** Stored until the server knows it: signing out offline counts too. */
export function noteLeaving(): void {
  setLeavingCookie('yes', LEAVING_S);
  try {
    localStorage.setItem(LEAVING_KEY, 'yes');
  } catch {
    // The session then expires.
  }
}

export function noteLeft(): void {
  setLeavingCookie('', 0);
  try {
    localStorage.removeItem(LEAVING_KEY);
  } catch {
    // Nothing was noted then.
  }
}

export function isLeaving(): boolean {
  try {
    return localStorage.getItem(LEAVING_KEY) !== null;
  } catch {
    return false;
  }
}

/** The server no longer knows the session of the person remembered here. Who it was stays known: the outbox and the drafts are theirs. */
export const SESSION_OVER_KEY = 'lmp-session-over';

/** From now on no one is greeted on this device, in no tab, until the next sign-in. */
export function noteSessionOver(): void {
  delete document.documentElement.dataset['signedIn'];
  if (!readHint()) return;
  try {
    localStorage.setItem(SESSION_OVER_KEY, 'yes');
  } catch {
    // Then it is asked again on the next page.
  }
  announce();
}

export function isSessionOver(): boolean {
  try {
    return localStorage.getItem(SESSION_OVER_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberUser(user: SignedInUser): void {
  hasLeft = false;
  noteLeft();
  const before = signedInId();
  if (before !== null && before !== user.id) forgetLeftovers();
  try {
    const { id, email, username, firstName } = user;
    localStorage.setItem(KEY, JSON.stringify({ id, email, username, firstName }));
    localStorage.removeItem(SESSION_OVER_KEY);
    bringBackTo(id);
  } catch {
    // A full or forbidden storage only costs the greeting.
  }
  announce();
}

/**
 * The session says who is signed in (unless another tab is ending it): the hint was cleared, or names a previous person whose session has
 * ended, as after a sign-in with Google.
 */
export function recallUser(user: SignedInUser): void {
  if (!hasLeft && !isLeaving() && (signedInId() !== user.id || isSessionOver())) rememberUser(user);
}

export function forgetUser(): void {
  hasLeft = true;
  forgetLeftovers();
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(SESSION_OVER_KEY);
  } catch {
    // As above.
  }
  announce();
}

/** Whether a person has signed in here whose session, as far as we know, is still valid. */
export function readHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null && !isSessionOver();
  } catch {
    return false;
  }
}

export function subscribeToHint(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function storedUser(): Partial<SignedInUser> | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof user === 'object' ? user : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Who has signed in here last, as far as this device remembers. */
export const signedInId = (): string | null => textOf(storedUser()?.id);

/** What to greet them by. */
export const signedInName = (): string | null => textOf(storedUser()?.firstName) ?? textOf(storedUser()?.email);
