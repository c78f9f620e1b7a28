// The outbox of this page: what is written goes there first and leaves at once when it can. What waits is known to every part of the page.
import { ApiError } from '../api/api-error.ts';
import { uuidV7 } from '../api/uuid.ts';
import { listen, type OutboxNews, tell } from './outbox-channel.ts';
import { type Fields, type Intent, type OutboxEntry, type OutboxProblem, ownVersion } from './outbox-entry.ts';
import { flushOutbox, type FlushResult, OUTBOX_TAG } from './outbox-flush.ts';
import { type Identity, identify, sendEntry } from './outbox-send.ts';
import { addIntent, discard, type OutboxState } from './outbox-state.ts';
import { indexedStore, StorageError } from './outbox-store.ts';

/** How long a form waits for the server's word before it says that the device has it. */
const PATIENCE_MS = 2500;
/** Nobody answers who is here: asked again, ever less often. */
const FIRST_ASK_AGAIN_MS = 2000;
const LAST_ASK_AGAIN_MS = 60_000;
const A_FEW = 5;
const REFRESH_EVERY_MS = 300;
/** no timer is set for longer: the clock may be set right meanwhile */
const LONGEST_TIMER_MS = 3_600_000;

export interface Written {
  /** sent: the server has it · waiting: this device has it · stopped: changed or deleted elsewhere, the person decides */
  state: 'sent' | 'waiting' | 'stopped';
  entry?: OutboxEntry | undefined;
  /** of the server */
  answer?: Fields | undefined;
  /** what a later change of the row rests on */
  version?: string | undefined;
  problem?: OutboxProblem | undefined;
}

export interface OutboxSnapshot {
  /** of everybody on this device, in order */
  entries: readonly OutboxEntry[];
  isSignedOut: boolean;
  isSending: boolean;
}

let snapshot: OutboxSnapshot = { entries: [], isSignedOut: false, isSending: false };
const watchers = new Set<() => void>();
let identity: Identity | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let flushing: Promise<void> | null = null;
let again: { eager: boolean } | null = null;
let isStarted = false;
let unanswered = 0;
let refreshing: ReturnType<typeof setTimeout> | undefined;
let metPersonId: string | null = null;

export const outboxSnapshot = (): OutboxSnapshot => snapshot;

function show(next: Partial<OutboxSnapshot>): void {
  snapshot = { ...snapshot, ...next };
  for (const watcher of watchers) watcher();
}

async function refresh(): Promise<void> {
  // What cannot be read for once is not gone.
  const entries = await indexedStore.list().catch(() => snapshot.entries);
  if (entries.length > 0 || snapshot.entries.length > 0) show({ entries });
}

/** News come in bursts when many are sent; the page is drawn anew a few times a second, not for each. */
function refreshSoon(): void {
  refreshing ??= setTimeout(() => {
    refreshing = undefined;
    void refresh();
  }, REFRESH_EVERY_MS);
}

/** Begins with the first who looks: hears the other tabs and the worker, and tries whenever the way may be free again. */
export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher);
  start();
  return () => watchers.delete(watcher);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  listen((news) => {
    if (news.type === 'paused') show({ isSignedOut: true });
    // What is left of a few is seen at once.
    if (snapshot.entries.length > A_FEW) refreshSoon();
    else void refresh();
  });
  window.addEventListener('online', () => void flushNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flushNow();
  });
  void refresh().then(() => flushNow());
}

/** Sends what can be sent, earlier failures aside. */
export const flushNow = (): Promise<void> => flush(true);

async function flush(eager: boolean): Promise<void> {
  if (flushing) {
    again = { eager: eager || (again?.eager ?? false) };
    return flushing;
  }
  flushing = run(eager).finally(() => {
    flushing = null;
  });
  await flushing;
  if (!again) return;
  const next = again;
  again = null;
  await flush(next.eager);
}

async function run(eager: boolean): Promise<void> {
  clearTimeout(timer);
  if (snapshot.entries.length === 0) return;
  show({ isSending: true });
  const result = await flushOutbox({ fetch: (url, init) => fetch(url, init), eager, ...(identity ? { identity } : {}) });
  identity = result.identity ?? undefined;
  await refresh();
  show({ isSending: false, isSignedOut: result.pausedBecause === 'signed_out' });
  unanswered = result.pausedBecause === 'offline' ? unanswered + 1 : 0;
  const waitMs = untilNextTry(result);
  clearTimeout(timer);
  if (waitMs !== null) timer = setTimeout(() => void flush(unanswered > 0), waitMs);
}

function untilNextTry({ pausedBecause, nextTryAt }: FlushResult): number | null {
  // The browser may well say "online": a server that is down, a connection that is cut.
  if (pausedBecause === 'offline') {
    return Math.min(LAST_ASK_AGAIN_MS, FIRST_ASK_AGAIN_MS * 2 ** Math.min(unanswered - 1, 6)) * (0.5 + 0.5 * Math.random());
  }
  return nextTryAt === null ? null : Math.min(LONGEST_TIMER_MS, Math.max(250, nextTryAt - Date.now()));
}

/** What this person leaves on this device stays there until they are back. */
export const leaveBehind = (personId: string): Promise<void> => indexedStore.transact((state) => state.setAway(personId, true));

/** Who is signed in on this page: what they left behind, or what waited for their signing in again, may go. */
export async function meet(personId: string | null): Promise<void> {
  if (personId === metPersonId) return;
  metPersonId = personId;
  forgetIdentity();
  if (personId === null) return;
  const away = await indexedStore.away().catch((): string[] => []);
  if (away.includes(personId)) await changeOutbox((state) => state.setAway(personId, false));
  else await flushNow();
}

/** Another person is here now: what was found out about the one before is void. */
export function forgetIdentity(): void {
  identity = undefined;
  show({ isSignedOut: false });
}

/** Changes what waits, and tells everybody. */
export async function changeOutbox<Result>(rule: (state: OutboxState) => Result): Promise<Result> {
  const result = await indexedStore.transact(rule);
  await refresh();
  tell({ type: 'changed' });
  void flushNow();
  return result;
}

/** Resolves when it is safe: on the server, or on this device's disk. Throws what the person has to know: refused, or not kept. */
export async function write(intent: Intent): Promise<Written> {
  let entry: OutboxEntry | undefined;
  try {
    entry = await indexedStore.transact((state) => addIntent(state, intent, Date.now()));
  } catch (error) {
    return writeWithoutStore(intent, error);
  }
  await refresh();
  tell({ type: 'changed' });
  if (!entry) return { state: 'sent' };
  if (entry.state === 'stopped') return { state: 'stopped', entry, problem: entry.problem };
  const settled = settle(entry);
  void flushNow();
  void wakeWorker();
  const written = withVersion(await settled);
  if (written.state === 'waiting') void askToStay();
  if (written.state !== 'stopped' || written.problem?.kind !== 'refused') return written;
  // The form that is still open shows what is wrong and what was typed; the entry would say the same a second time.
  await changeOutbox((state) => discard(state, written.entry?.id ?? ''));
  throw asApiError(written.problem);
}

function withVersion(written: Written): Written {
  const ofServer = written.answer?.['updatedAt'];
  return { ...written, version: typeof ofServer === 'string' ? ofServer : written.entry && ownVersion(written.entry) };
}

function settle(entry: OutboxEntry): Promise<Written> {
  if (!navigator.onLine) return Promise.resolve({ state: 'waiting', entry });
  return new Promise((resolve) => {
    const done = (written: Written) => {
      clearTimeout(patience);
      stopListening();
      resolve(written);
    };
    const stopListening = listen((news: OutboxNews) => {
      if (news.type === 'paused') done({ state: 'waiting', entry });
      if (!('entry' in news) || news.entry.id !== entry.id) return;
      if (news.type === 'sent') done({ state: 'sent', entry: news.entry, answer: news.answer });
      if (news.type === 'stopped') done({ state: 'stopped', entry: news.entry, problem: news.problem });
      if (news.type === 'postponed') done({ state: 'waiting', entry: news.entry });
    });
    const patience = setTimeout(() => done({ state: 'waiting', entry }), PATIENCE_MS);
  });
}

/** A browser that keeps nothing can still hand it over at once; else nothing was saved, and the form says so. */
async function writeWithoutStore(intent: Intent, cause: unknown): Promise<Written> {
  const now = Date.now();
  const send = (url: string, init: RequestInit) => fetch(url, init);
  const here = await identify(send);
  if (typeof here !== 'object' || here.personId !== intent.personId) throw cause;
  const bare = { id: uuidV7(now), key: uuidV7(now), order: 0, createdAt: new Date(now).toISOString() };
  const entry: OutboxEntry = { ...intent, ...bare, state: 'waiting', tries: 1, notBeforeMs: 0, heldUntilMs: 0 };
  const outcome = await sendEntry(entry, here, send);
  if (outcome.is === 'stopped') throw asApiError(outcome.problem);
  if (outcome.is !== 'sent') throw cause instanceof StorageError ? cause : new StorageError(cause);
  tell({ type: 'sent', entry, answer: outcome.answer });
  return withVersion({ state: 'sent', entry, answer: outcome.answer });
}

function asApiError({ status, code, message, fields }: OutboxProblem): ApiError {
  const text = message ?? code ?? '';
  if (code === undefined) return new ApiError(status, text);
  const said = { type: `urn:limpid:problem:${code}`, title: text, status, message: text, requestId: '' };
  return new ApiError(status, text, { ...said, code: code as never, ...(fields ? { fields } : {}) });
}

let hasAskedToStay = false;

/** A disk that gets full is cleared by the browser, unless it was asked to keep what lies here: only once something does. */
async function askToStay(): Promise<void> {
  if (hasAskedToStay) return;
  hasAskedToStay = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Then it lies there as before.
  }
}

/** The worker sends as well, should this page be gone by the time there is a signal (where the browser can do that). */
async function wakeWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
    await sync?.register(OUTBOX_TAG);
  } catch {
    // Not allowed or not there: the page tries by itself.
  }
}
