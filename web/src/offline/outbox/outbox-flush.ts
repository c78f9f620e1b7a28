// Sends what waits: in order for each pool, the pools beside each other, one sender at a time over all tabs and the worker; files in a lane
// of their own (outbox-lanes.ts), one after the other. Runs in both, so nothing here knows the page.
import { arrive } from './outbox-arrival.ts';
import { tell } from './outbox-channel.ts';
import type { OutboxEntry, OutboxProblem } from './outbox-entry.ts';
import { type Lane, ofLane } from './outbox-lanes.ts';
import { type Fetch, type Identity, identify, type Outcome } from './outbox-send.ts';
import { beginTry, postpone, recordOtherwise } from './outbox-state.ts';
import { stop } from './outbox-stop.ts';
import { indexedStore, type OutboxStore } from './outbox-store.ts';
import { isTakenBack, tryOnce } from './outbox-try.ts';

export const OUTBOX_TAG = 'limpid-outbox';
/** the locks */
const SENDERS: Readonly<Record<Lane, string>> = { small: OUTBOX_TAG, files: `${OUTBOX_TAG}-files` };
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** No one asks for more (askedFor): an entry further ahead was noted by a clock that has been set back since. */
const LONGEST_HOLD_MS = 3_600_000;

export interface FlushOptions {
  fetch: Fetch;
  /** both, one after the other, when left out */
  lane?: Lane;
  /** something has changed (signal, sign-in, a press): earlier failures do not count, what the server asked for does */
  eager?: boolean;
  store?: OutboxStore;
  locks?: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
  random?: () => number;
  /** who is here, as found out before; asked when left out or no longer true */
  identity?: Identity;
}

export interface FlushResult {
  sent: number;
  /** of the person who is signed in (of everyone, when that is not known), and could go as soon as the way is free */
  waiting: number;
  /** of these, how many have a file */
  files: number;
  stopped: number;
  nextTryAt: number | null;
  pausedBecause: 'offline' | 'signed_out' | null;
  identity: Identity | null;
}

export async function flushOutbox(options: FlushOptions): Promise<FlushResult> {
  if (options.lane) return flushLane(options, options.lane);
  let last = await flushLane(options, 'small');
  let { sent } = last;
  while (!last.pausedBecause && last.files > 0) {
    // one lane after the other: what is done to a photo follows it, and what was done after that follows that
    // oxlint-disable-next-line no-await-in-loop
    const files = await flushLane(withIdentity(options, last), 'files');
    sent += files.sent;
    if (files.pausedBecause || files.sent === 0) return { ...files, sent };
    // All else has had its turn.
    // oxlint-disable-next-line no-await-in-loop
    last = await flushLane({ ...withIdentity(options, files), eager: false }, 'small');
    sent += last.sent;
  }
  return { ...last, sent };
}

const withIdentity = (options: FlushOptions, { identity }: FlushResult): FlushOptions => ({ ...options, ...(identity && { identity }) });

async function flushLane(options: FlushOptions, lane: Lane): Promise<FlushResult> {
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const work = () => flush(options, lane).catch(() => nothing('offline'));
  // Without locks (no secure context) two tabs may send the same entry at the same time: the key makes it one.
  return locks ? await locks.request(SENDERS[lane], work) : work();
}

const nothing = (pausedBecause: FlushResult['pausedBecause'], waiting = 0): FlushResult => ({
  sent: 0,
  waiting,
  files: 0,
  stopped: 0,
  nextTryAt: null,
  pausedBecause,
  identity: null,
});

async function flush(options: FlushOptions, lane: Lane): Promise<FlushResult> {
  const store = options.store ?? indexedStore;
  const entries = await store.list();
  const waiting = entries.filter((entry) => entry.state === 'waiting');
  if (waiting.length === 0)
    return { ...nothing(null), stopped: entries.filter(({ state }) => state === 'stopped').length, identity: options.identity ?? null };
  const here = options.identity ?? (await identify(options.fetch));
  if (here === 'signed_out') tell({ type: 'paused' });
  if (here === 'signed_out') return nothing('signed_out');
  if (here === 'offline') return nothing('offline', waiting.length);
  if ((await store.away()).includes(here.personId)) return nothing(null);
  const run: Run = { ...options, store, identity: here, sent: 0, isAskedAgain: false };
  if (lane === 'files') await drainFiles(run, here.personId);
  else {
    const pools = [...new Set(waiting.filter((entry) => entry.personId === here.personId).map((entry) => entry.poolId))];
    await Promise.all(pools.map((poolId) => drainPool(run, here.personId, poolId)));
  }
  return resultOf(run, here.personId);
}

interface Run extends Omit<FlushOptions, 'identity' | 'lane'> {
  store: OutboxStore;
  identity: Identity | 'offline' | 'signed_out';
  sent: number;
  isAskedAgain: boolean;
  asking?: Promise<void>;
}

async function resultOf(run: Run, personId: string): Promise<FlushResult> {
  const own = (await run.store.list()).filter((entry) => entry.personId === personId);
  const waiting = own.filter((entry) => entry.state === 'waiting');
  const times = waiting.map((entry) => Math.max(entry.notBeforeMs, entry.heldUntilMs)).filter((time) => time > 0);
  const isHere = typeof run.identity === 'object';
  if (run.identity === 'signed_out') tell({ type: 'paused' });
  return {
    sent: run.sent,
    waiting: run.identity === 'signed_out' ? 0 : waiting.length,
    files: waiting.filter(({ file }) => file).length,
    stopped: own.filter((entry) => entry.state === 'stopped').length,
    nextTryAt: times.length > 0 ? Math.min(...times) : null,
    pausedBecause: isHere ? null : (run.identity as 'offline' | 'signed_out'),
    identity: isHere ? (run.identity as Identity) : null,
  };
}

/** Until nothing more can be sent. Read once for each pass, not for each entry; what was added in between comes in the next pass. */
async function drainPool(run: Run, personId: string, poolId: string): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    // one after the other: that is the order of a pool
    // oxlint-disable-next-line no-await-in-loop
    const goesOn = await sendThrough(run, ofLane(await run.store.list({ personId, poolId }), 'small'), tried);
    if (!goesOn) return;
  }
}

/** One at a time, so that each arrives as soon as it can; a pool in trouble doesn't hold up the others. */
async function drainFiles(run: Run, personId: string): Promise<void> {
  const tried = new Set<string>();
  const halted = new Set<string>();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const own = (await run.store.list()).filter((entry) => entry.personId === personId);
    const head = ofLane(own, 'files').find(({ poolId }) => !halted.has(poolId));
    if (!head) return;
    // oxlint-disable-next-line no-await-in-loop
    if ((await sendHead(run, head, tried)) === 'halt') halted.add(head.poolId);
  }
}

/** Whether there may be more. */
async function sendThrough(run: Run, heads: readonly OutboxEntry[], tried: Set<string>): Promise<boolean> {
  const touched = new Set<string>();
  for (const head of heads) {
    // What follows on the same row is based on this result: read it again.
    if (touched.has(head.rowId)) return true;
    touched.add(head.rowId);
    // oxlint-disable-next-line no-await-in-loop
    const step = await sendHead(run, head, tried);
    if (step !== 'next') return step === 'look_again';
  }
  return heads.length > 0;
}

/** next: it has gone, or needs the person · look again: things are not as they were read · halt: nothing more of this pool for now */
type Step = 'next' | 'look_again' | 'halt';

async function sendHead(run: Run, head: OutboxEntry, tried: Set<string>): Promise<Step> {
  const { identity, store } = run;
  if (typeof identity !== 'object' || identity.personId !== head.personId || !mayGo(run, head, tried)) return 'halt';
  tried.add(head.key);
  const entry = await store.transact((state) => beginTry(state, head.id), head);
  if (!entry) return 'look_again';
  const outcome = await tryOnce(store, entry, identity, run.fetch);
  if (isTakenBack(outcome)) return 'look_again';
  if (outcome.is === 'stranger') {
    tried.delete(entry.key);
    return (run.identity === identity ? await meetAgain(run, entry) : true) ? 'look_again' : 'halt';
  }
  return settle(run, entry, outcome);
}

function mayGo(run: Run, entry: OutboxEntry, tried: ReadonlySet<string>): boolean {
  const now = (run.now ?? Date.now)();
  const until = run.eager && !tried.has(entry.key) ? entry.heldUntilMs : Math.max(entry.notBeforeMs, entry.heldUntilMs);
  return until <= now || until > now + LONGEST_HOLD_MS;
}

async function settle(run: Run, entry: OutboxEntry, outcome: Exclude<Outcome, { is: 'stranger' }>): Promise<Step> {
  switch (outcome.is) {
    case 'sent':
      return settleSent(run, entry, outcome);
    case 'later':
      await putOff(run, entry, outcome.problem, outcome.afterMs);
      return 'halt';
    case 'stopped':
      return stopOrRecord(run, entry, outcome.problem);
  }
}

async function settleSent(run: Run, entry: OutboxEntry, { answer, version }: Extract<Outcome, { is: 'sent' }>): Promise<Step> {
  const arrival = await run.store.transact((state) => arrive(state, entry, answer, version), entry);
  if (arrival === 'corrects') return 'look_again';
  if (arrival === 'sent') {
    run.sent += 1;
    tell({ type: 'sent', entry, answer });
  } else tell({ type: 'stopped', entry, problem: arrival });
  return 'next';
}

async function stopOrRecord(run: Run, entry: OutboxEntry, problem: OutboxProblem): Promise<Step> {
  const { transact } = run.store;
  const isOtherwise = problem.kind !== 'gone' && entry.otherwise !== undefined;
  const plain = isOtherwise && (await transact((state) => recordOtherwise(state, entry.id, problem.current), entry));
  if (plain) return 'look_again';
  await transact((state) => stop(state, entry.id, problem), entry);
  tell({ type: 'stopped', entry, problem });
  return 'next';
}

/** The token was not good: who is here now? Asked once for all pools; a second refusal waits like any other trouble. */
async function meetAgain(run: Run, entry: OutboxEntry): Promise<boolean> {
  if (run.isAskedAgain && !run.asking) {
    await putOff(run, entry, { kind: 'trouble', status: 403 }, undefined);
    return false;
  }
  run.isAskedAgain = true;
  run.asking ??= askAgain(run);
  await run.asking;
  return true;
}

async function askAgain(run: Run): Promise<void> {
  run.identity = await identify(run.fetch);
  delete run.asking;
}

async function putOff(run: Run, entry: OutboxEntry, problem: OutboxProblem, afterMs: number | undefined): Promise<void> {
  const now = (run.now ?? Date.now)();
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(entry.tries - 1, 12));
  // Half of it by chance, so that a thousand phones do not come back in the same second.
  const wait = longest * (0.5 + 0.5 * (run.random ?? Math.random)());
  const until = { notBeforeMs: now + Math.max(wait, afterMs ?? 0), heldUntilMs: afterMs === undefined ? 0 : now + afterMs };
  await run.store.transact((state) => postpone(state, entry.id, until, problem), entry);
  tell({ type: 'postponed', entry, problem });
}
