// The outbox of this page: writes go there first and are sent right away when possible. Every part of the page can see what is waiting
// (outbox-snapshot.ts). Loaded lazily: pages reach it only by lazy-outbox.ts.
import { api, type Subscription } from '@limpid/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { isReachable, watchReach } from '../../browser/reach.ts';
import { listen, type OutboxNews, tell } from './outbox-channel.ts';
import { askToStay, wakeWorker } from './outbox-device.ts';
import { attachmentOf, blobOf, type Files } from './outbox-attachment.ts';
import type { Intent, OutboxEntry } from './outbox-entry.ts';
import { flushOutbox, type FlushResult } from './outbox-flush.ts';
import type { Lane } from './outbox-lanes.ts';
import { cutSilent, openLine } from './outbox-line.ts';
import { showProgress } from './outbox-progress.ts';
import type { Identity } from './outbox-send.ts';
import { addIntent, discard, discardAllOf, type OutboxState } from './outbox-state.ts';
import { isOverPlan, retryUnder, watchPlan } from './outbox-plan.ts';
import { addClient, applySent, type Sent } from './outbox-reads.ts';
import { markWaiting, outboxSnapshot, showOutbox } from './outbox-snapshot.ts';
import { indexedStore, pictureOf } from './outbox-store.ts';
import { inTurns } from './outbox-turns.ts';
import { asApiError, sendUnsaved, withVersion, type Written } from './outbox-unsaved.ts';
import { StorageError } from '../storage-error.ts';

export { MOMENTS, nounOf } from '../nouns.ts';
export { mergeRows } from './outbox-merge.ts';
export type { Written } from './outbox-unsaved.ts';

/** How long a form waits for the server's word before it says that the device has it. */
const PATIENCE_MS = 2500;
/** A try that says nothing for so long has probably gone into a dead link. */
const SILENT_MS = 4000;
/** No answer to who is signed in: ask again, less and less often. */
const FIRST_ASK_AGAIN_MS = 2000;
const LAST_ASK_AGAIN_MS = 30_000;
/** the longest wait while the page is visible, whatever failed before */
const LAST_WAIT_IN_SIGHT_MS = 30_000;
const A_FEW = 5;
const MANY = 50;
const REFRESH_EVERY_MS = 300;
const REFRESH_MANY_EVERY_MS = 1000;
/** no timer is longer: the clock may be corrected in the meantime */
const LONGEST_TIMER_MS = 3_600_000;

let identity: Identity | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;
let unanswered = 0;
let refreshing: ReturnType<typeof setTimeout> | undefined;
let metPersonId: string | null = null;

/** What has arrived at the server since the page was drawn last. */
let arrived: Sent[] = [];

async function refresh(): Promise<void> {
  const before = outboxSnapshot().entries;
  // What cannot be read for once is not gone.
  const entries = await indexedStore.list().catch(() => before);
  // In one go: what is no longer among the entries is among the rows from now on.
  const news = arrived;
  arrived = [];
  applySent(news, (poolId) => entries.some((entry) => entry.poolId === poolId && entry.state === 'waiting'));
  // A device that cannot be read counts too: it holds nothing that could be sent.
  if (entries.length > 0 || before.length > 0 || !outboxSnapshot().isKnown) showOutbox({ entries, isKnown: true });
  markWaiting(entries.length > 0);
}

/** Changes come in bursts when many are sent; the page is rendered now and then, not for each. */
function refreshSoon(): void {
  const count = outboxSnapshot().entries.length;
  // The rest of a few is shown right away.
  if (count <= A_FEW) return void refresh();
  refreshing ??= setTimeout(
    () => {
      refreshing = undefined;
      void refresh();
    },
    count <= MANY ? REFRESH_EVERY_MS : REFRESH_MANY_EVERY_MS,
  );
}

/** Hears the other tabs and the worker, and tries whenever the way may be free again. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  listen((news) => {
    if (news.type === 'paused') showOutbox({ isSignedOut: true });
    if (news.type === 'sending') return showProgress(news.rowId, news.progress);
    if (news.type === 'sent') arrived.push(news);
    refreshSoon();
    // What was done to a photo waited for it.
    if (news.type === 'sent' && news.entry.file) void small.start(false);
  });
  window.addEventListener('online', () => void flushNow(0));
  // Some request got an answer: the connection works again.
  watchReach(() => isReachable() && void flushNow(0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flushNow().then(askAboutPlan);
  });
  void refresh()
    .then(() => flushNow())
    .then(askAboutPlan);
}

/** Sends what can be sent, earlier failures aside; what has been silent for too long is given up and sent again. */
export function flushNow(silentForMs = SILENT_MS): Promise<void> {
  if (small.isRunning() || files.isRunning()) cutSilent(silentForMs);
  return small.start(true);
}

/** Small things first; files follow in a lane of their own and hold nothing up. */
const small = inTurns(async (eager) => {
  clearTimeout(timer);
  if (outboxSnapshot().entries.length === 0) return;
  showOutbox({ isSending: true });
  const result = await send('small', eager);
  showOutbox({ isSending: false });
  if (!result.pausedBecause && result.files > 0) void files.start(eager);
});
const files = inTurns(async (eager) => void (await send('files', eager)));

async function send(lane: Lane, eager: boolean): Promise<FlushResult> {
  const forPerson = metPersonId;
  const result = await flushOutbox({ fetch: openLine(lane), lane, eager, ...(identity ? { identity } : {}) });
  // Another person has signed in since.
  identity = metPersonId === forPerson ? (result.identity ?? undefined) : undefined;
  await refresh();
  showOutbox({ isSignedOut: result.pausedBecause === 'signed_out' });
  unanswered = result.pausedBecause === 'offline' ? unanswered + 1 : 0;
  tryAgainLater(result);
  return result;
}

function tryAgainLater(result: FlushResult): void {
  const waitMs = untilNextTry(result);
  clearTimeout(timer);
  if (waitMs === null) return;
  const inSight = document.visibilityState === 'visible' ? LAST_WAIT_IN_SIGHT_MS : LONGEST_TIMER_MS;
  timer = setTimeout(() => void small.start(unanswered > 0 || waitMs > inSight), Math.min(waitMs, inSight));
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
  await askAboutPlan();
}

/** What arrives at the server goes into what this page has read, and what it learns about the plan is put to use. */
export function connectReads(client: QueryClient): void {
  if (addClient(client)) watchPlan(client, (subscription) => void hearOfPlan(subscription));
}

const isHeldByPlan = (personId: string | null): boolean =>
  outboxSnapshot().entries.some((entry) => entry.personId === personId && isOverPlan(entry));

async function hearOfPlan(subscription: Subscription): Promise<void> {
  const personId = metPersonId;
  if (personId === null || !isHeldByPlan(personId)) return;
  await changeOutbox((state) => retryUnder(state, personId, subscription)).catch(() => undefined);
}

/** The plan may have been changed on another device. */
async function askAboutPlan(): Promise<void> {
  if (isHeldByPlan(metPersonId)) await call(api.subscriptions.find).then(hearOfPlan, () => undefined);
}

/** Another person is here now: what was found out about the one before is void. */
export function forgetIdentity(): void {
  identity = undefined;
  showOutbox({ isSignedOut: false });
}

/** For good, as when they choose so at sign-out. */
export async function forgetAllOf(personId: string): Promise<void> {
  // A device that keeps nothing has nothing to take away.
  await indexedStore.transact((state) => discardAllOf(state, personId)).catch(() => undefined);
  forgetIdentity();
  await refresh();
  tell({ type: 'changed' });
}

/** How much of this person is only on this device. */
export async function countWaiting(personId: string): Promise<number> {
  return (await indexedStore.list()).filter((entry) => entry.personId === personId).length;
}

/** The picture of what waits; undefined: there is none (any more). */
export const waitingPicture = async (entryId: string): Promise<Blob | undefined> => {
  const picture = await pictureOf(entryId).catch(() => undefined);
  return picture && blobOf(picture);
};

/** Changes what waits, and tells everyone. */
export async function changeOutbox<Result>(rule: (state: OutboxState) => Result): Promise<Result> {
  const result = await indexedStore.transact(rule);
  await refresh();
  tell({ type: 'changed' });
  void flushNow();
  return result;
}

/** Resolves when it is safe: on the server, or on this device's disk. Throws what the person has to know: refused, or not stored. */
export async function write({ file, preview, ...intent }: Intent & Files): Promise<Written> {
  const attachment = await attachmentOf({ file, preview });
  let entry: OutboxEntry | undefined;
  try {
    entry = await indexedStore.transact((state) => addIntent(state, intent, Date.now(), attachment), intent);
  } catch (error) {
    // It may be stored after all, and would then be sent a second time.
    if (error instanceof StorageError && error.isUncertain) throw error;
    return sendUnsaved(intent, attachment, error);
  }
  await refresh();
  tell({ type: 'changed' });
  if (!entry) return { state: 'sent' };
  if (entry.state === 'stopped') return { state: 'stopped', entry, problem: entry.problem };
  const settled = settle(entry);
  void flushNow();
  void wakeWorker();
  if (entry.file) void askToStay();
  const written = withVersion(await settled);
  if (written.state === 'waiting') void askToStay();
  if (written.state !== 'stopped' || written.problem?.kind !== 'refused') return written;
  // The form that is still open shows what is wrong and what was typed; the entry would say the same a second time.
  await changeOutbox((state) => discard(state, written.entry?.id ?? ''));
  throw asApiError(written.problem);
}

function settle(entry: OutboxEntry): Promise<Written> {
  // No form waits for a file: what becomes of it is shown where it waits, and refused it is kept.
  if (!navigator.onLine || entry.file) return Promise.resolve({ state: 'waiting', entry });
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
