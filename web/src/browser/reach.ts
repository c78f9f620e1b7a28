// Whether the server can be reached, as far as this page's own reads tell: the browser may say "online" on a connection without answers.
// While there are none, the server is asked now and then, and all waiting callers hear when it is back.
import { useSyncExternalStore } from 'react';
import { noteMoment } from './clock.ts';

/** one may be an accident */
const FAILURES_IN_A_ROW = 2;
const FIRST_ASK_MS = 2000;
const LAST_ASK_MS = 30_000;
const ASK_PATIENCE_MS = 5000;
const ASK = '/api/health/live';

let failures = 0;
let isReached = true;
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

export const isReachable = (): boolean => isReached;

/** The server has answered, with any status. */
export function noteReached(): void {
  failures = 0;
  if (!isReached) turn(true);
}

/** No answer. */
export function noteUnreached(): void {
  failures += 1;
  if (failures >= FAILURES_IN_A_ROW && isReached) turn(false);
}

/** Of an answer: a proxy in the place of the server speaks another language than the server in trouble. `askedAtMs`: by the clock here. */
export function noteAnswer(response: Response, askedAtMs: number): void {
  const isOfProxy = [502, 503, 504].includes(response.status) && !(response.headers.get('content-type') ?? '').includes('json');
  if (isOfProxy) return noteUnreached();
  noteMoment(response, askedAtMs);
  noteReached();
}

function turn(next: boolean): void {
  isReached = next;
  asked = 0;
  askLater();
  for (const watcher of watchers) watcher();
}

function askLater(): void {
  clearTimeout(timer);
  // If no one waits for the answer, don't ask: the next read will tell.
  if (isReached || watchers.size === 0) return;
  timer = setTimeout(() => void ask(), Math.min(FIRST_ASK_MS * 2 ** asked, LAST_ASK_MS));
}

async function ask(): Promise<void> {
  if (isReached || watchers.size === 0) return;
  clearTimeout(timer);
  asked += 1;
  if (navigator.onLine && document.visibilityState === 'visible') {
    try {
      const response = await fetch(ASK, { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(ASK_PATIENCE_MS) });
      // The sign-in page of a hotel is no answer of ours.
      await response.json();
      if (response.ok) noteReached();
    } catch {
      // Not yet.
    }
  }
  askLater();
}

const askNow = () => void (document.visibilityState === 'visible' && ask());

/** Hears when the server is lost or found. */
export function watchReach(watcher: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
  }
  watchers.add(watcher);
  askLater();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askNow);
  };
}

export const useIsReachable = (): boolean => useSyncExternalStore(watchReach, isReachable, () => true);
