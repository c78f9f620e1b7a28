// The rules of the outbox, as functions of what is in it. Each runs inside one transaction of the store (outbox-store.ts), so that two tabs
// and the worker can never see half of a change.
import { uuidV7 } from '../api/uuid.ts';
import {
  type Fields,
  type Intent,
  isOwnVersion,
  nounOf,
  type OutboxEntry,
  type OutboxProblem,
  ownVersion,
  verbOf,
} from './outbox-entry.ts';

/** Which versions of a row this device itself has replaced, and by which: its own changes are no conflict. */
export interface Lineage {
  was: string[];
  is: string;
}

/** What lies in the store. `put` and `remove` are the only ways to change it. */
export interface OutboxState {
  /** in order */
  readonly entries: readonly OutboxEntry[];
  readonly lineages: Readonly<Record<string, Lineage>>;
  put: (entry: OutboxEntry) => void;
  remove: (id: string) => void;
  takeOrder: () => number;
  setLineage: (rowId: string, lineage: Lineage | undefined) => void;
  /** by person: the plan under which what a plan did not allow was tried last (outbox-plan.ts) */
  readonly triedUnder: Readonly<Record<string, string>>;
  setTriedUnder: (personId: string, plan: string) => void;
  /** somebody who has signed out here: what they left waits until they are back */
  setAway: (personId: string, isAway: boolean) => void;
}

const sameRow = (one: Pick<OutboxEntry, 'rowId' | 'poolId' | 'personId'>) => (other: OutboxEntry) =>
  other.rowId === one.rowId && other.poolId === one.poolId && other.personId === one.personId;

const find = (state: OutboxState, id: string) => state.entries.find((entry) => entry.id === id);
const freshTry = { state: 'waiting', tries: 0, notBeforeMs: 0, heldUntilMs: 0, problem: undefined } as const;

/** A body with a patch applied: null takes a member away. */
export function withPatch(body: Fields | undefined, patch: Fields | undefined): Fields {
  return Object.fromEntries(Object.entries({ ...body, ...patch }).filter(([, value]) => value !== null && value !== undefined));
}

const MOMENTS = ['takenAt', 'doneAt'];
/** What no correction can carry: that of a treatment takes neither another product nor other water. */
const NEVER_CHANGED = ['id', 'productId', 'fillWater'];
const NEVER_CLEARED = /^(method|takenAt|doneAt|strengthPercent|amount\w+)$/;

/** All that is known of what was done: a step says only what differs from its plan. */
const factsOf = ({ otherwise, body }: Intent): Fields => withPatch(otherwise ?? body, {});

/**
 * Somebody who was told that it is not certain whether it is kept presses again: the same row, recorded twice, is one. What has not left
 * yet says from now on what was meant last; what may have left is corrected by what is different. `first` is the record, or, where that has
 * arrived meanwhile, what was changed after it.
 */
function recordAgain(state: OutboxState, intent: Intent, first: OutboxEntry, later: readonly OutboxEntry[]): OutboxEntry | Intent {
  const last = later.at(-1) ?? first;
  const kept = last.isMomentTyped || intent.isMomentTyped ? [] : MOMENTS;
  const isSameCall = intent.call === first.call;
  if (first === last && first.state === 'waiting' && first.tries === 0 && verbOf(first) === 'record' && (isSameCall || !first.otherwise)) {
    const said = (facts: Fields | undefined, before: Fields | undefined) =>
      withPatch(facts, Object.fromEntries(kept.flatMap((name) => (before?.[name] === undefined ? [] : [[name, before[name]]]))));
    const body = said(isSameCall ? intent.body : factsOf(intent), first.body);
    const otherwise = first.otherwise && said(factsOf(intent), first.otherwise);
    const amended = { ...first, body, ...(otherwise && { otherwise }), isMomentTyped: intent.isMomentTyped };
    state.put(amended);
    return amended;
  }
  const start = verbOf(first) === 'record' ? factsOf(first) : withPatch(asBody(first.seen), first.body);
  const before = later.reduce((facts, { body }) => withPatch(facts, body), start);
  const patch = differences(before, factsOf(intent), [...NEVER_CHANGED, ...kept]);
  if (last.state === 'waiting' && Object.keys(patch).length === 0) return last;
  const { stepId: _step, otherwise: _otherwise, ...rest } = intent;
  const call = nounOf(intent) === 'reading' ? 'readings.change' : 'treatments.change';
  const isWhole = verbOf(first) === 'record' || first.seen !== undefined;
  return { ...rest, call, body: patch, ...(isWhole && { seen: { ...before, id: intent.rowId } }) };
}

/** The patch that makes the one of the other. */
function differences(before: Fields, after: Fields, without: readonly string[]): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !without.includes(name) && (name in after || !NEVER_CLEARED.test(name)),
  );
  return Object.fromEntries(names.flatMap((name) => (isSame(before[name], after[name]) ? [] : [[name, after[name] ?? null]])));
}

const isEntry = (one: Intent): one is OutboxEntry => 'key' in one;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Puts an intent behind everything that is there, or folds it into what never left the device: undoing what was not sent leaves nothing to
 * send. Undefined: nothing is left to do.
 */
export function addIntent(state: OutboxState, meant: Intent, nowMs: number): OutboxEntry | undefined {
  const ofRow = state.entries.filter(sameRow(meant));
  // After a deletion it is brought back, which is no second press.
  const [first, ...later] = ofRow.slice(ofRow.findLastIndex((entry) => verbOf(entry) === 'remove') + 1);
  const intent = first && verbOf(meant) === 'record' ? recordAgain(state, meant, first, later) : meant;
  if (isEntry(intent)) return intent;
  const folded = foldIn(state, intent, ofRow);
  if (folded !== 'append') return folded;
  const last = ofRow.findLast((entry) => find(state, entry.id) !== undefined);
  const entry: OutboxEntry = {
    ...intent,
    ...freshTry,
    version: last ? ownVersion(last) : resolveVersion(state, intent.rowId, intent.version),
    id: uuidV7(nowMs),
    key: uuidV7(nowMs),
    order: state.takeOrder(),
    createdAt: new Date(nowMs).toISOString(),
  };
  state.put(entry);
  return entry;
}

function foldIn(state: OutboxState, intent: Intent, ofRow: readonly OutboxEntry[]): OutboxEntry | undefined | 'append' {
  const last = ofRow.at(-1);
  if (!last) return 'append';
  const verb = verbOf(intent);
  const neverLeft = ofRow.every((entry) => entry.tries === 0 || entry.problem?.kind === 'refused');
  if (verb === 'remove' && verbOf(ofRow[0]!) === 'record' && neverLeft) {
    for (const entry of ofRow) state.remove(entry.id);
    return undefined;
  }
  // Deleted and brought back before anything was sent: as if nothing had been.
  if (verb === 'record' && verbOf(last) === 'remove' && last.tries === 0) {
    state.remove(last.id);
    return undefined;
  }
  if (last.state !== 'stopped') return 'append';
  if (verb === 'change' && verbOf(last) !== 'remove') return amend(state, last, intent.body);
  if (verb === 'remove' && verbOf(last) === 'change') state.remove(last.id);
  return 'append';
}

/** A correction of something that was refused goes into it; a conflict still wants its answer. */
function amend(state: OutboxState, entry: OutboxEntry, patch: Fields | undefined): OutboxEntry {
  const body = verbOf(entry) === 'record' ? withPatch(entry.body, patch) : { ...entry.body, ...patch };
  const isAnswered = entry.problem?.kind === 'refused';
  const amended = { ...entry, ...(isAnswered ? freshTry : {}), body, key: uuidV7() };
  state.put(amended);
  return amended;
}

/** The server's name for a version, where this device knows it. */
function resolveVersion(state: OutboxState, rowId: string, version: string | undefined): string | undefined {
  if (version === undefined) return undefined;
  const lineage = state.lineages[rowId];
  if (lineage?.was.includes(version)) return lineage.is;
  return isOwnVersion(version) ? undefined : version;
}

/** What may go, in order: waiting, and nothing of the same row waits for the person. */
export function sendable(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const held = new Set(entries.filter((entry) => entry.state === 'stopped').map((entry) => entry.rowId));
  return entries.filter((entry) => entry.state === 'waiting' && !held.has(entry.rowId));
}

/** Marks that it is about to leave the device. Undefined: somebody has meanwhile taken it back or changed its fate. */
export function beginTry(state: OutboxState, id: string): OutboxEntry | undefined {
  const entry = find(state, id);
  if (!entry || entry.state !== 'waiting') return undefined;
  const begun = { ...entry, tries: entry.tries + 1 };
  state.put(begun);
  return begun;
}

/** The server has it. What follows on the same row now rests on the version that came of it. */
export function finish(state: OutboxState, sent: OutboxEntry, version: string | undefined): void {
  const now = find(state, sent.id);
  if (now && now.key === sent.key) state.remove(sent.id);
  const known = state.lineages[sent.rowId];
  const before = known && known.is === sent.version ? known.was : [];
  const was = [...before, ...(sent.version === undefined ? [] : [sent.version]), ownVersion(sent)];
  state.setLineage(sent.rowId, version === undefined ? undefined : { was: was.slice(-20), is: version });
  for (const entry of state.entries) {
    if (entry.id !== sent.id && sameRow(sent)(entry) && entry.version === ownVersion(sent)) state.put({ ...entry, version });
  }
}

/** Not now; again after a while. */
export function postpone(
  state: OutboxState,
  id: string,
  until: { notBeforeMs: number; heldUntilMs: number },
  problem: OutboxProblem,
): void {
  const entry = find(state, id);
  if (entry?.state === 'waiting') state.put({ ...entry, ...until, problem });
}

/** Needs the person. Later changes of the same row join it, so that there is one question about one row. */
export function stop(state: OutboxState, id: string, problem: OutboxProblem): void {
  const entry = find(state, id);
  if (!entry) return;
  let stopped: OutboxEntry = { ...entry, state: 'stopped', problem };
  for (const later of state.entries.filter((one) => one.order > entry.order && sameRow(entry)(one))) {
    state.remove(later.id);
    if (verbOf(later) === 'change') stopped = { ...stopped, body: joined(stopped, later.body), key: uuidV7() };
    else if (verbOf(later) === 'remove' && verbOf(stopped) === 'record') return state.remove(stopped.id);
    else if (verbOf(later) === 'remove') {
      state.remove(stopped.id);
      stopped = { ...later, version: stopped.version, state: 'stopped', problem };
    } else {
      // brought back after a deletion that is now in question: then nothing is to be deleted
      return state.remove(stopped.id);
    }
  }
  state.put(stopped);
}

const joined = (entry: OutboxEntry, patch: Fields | undefined): Fields =>
  verbOf(entry) === 'record' ? withPatch(entry.body, patch) : { ...entry.body, ...patch };

/** The plan has no such step any more: what was added is recorded as what it is. */
export function recordOtherwise(state: OutboxState, id: string): OutboxEntry | undefined {
  const entry = find(state, id);
  if (!entry?.otherwise) return undefined;
  const { stepId: _step, otherwise, ...rest } = entry;
  const plain: OutboxEntry = { ...rest, ...freshTry, call: 'treatments.record', body: otherwise, key: uuidV7() };
  state.put(plain);
  for (const follower of state.entries) if (follower.version === ownVersion(entry)) state.put({ ...follower, version: ownVersion(plain) });
  return plain;
}

/** The person's answer to a conflict: mine, as it is or merged; over what is there now, or anew where it was deleted. */
export function keepMine(state: OutboxState, id: string, body?: Fields): void {
  const entry = find(state, id);
  if (!entry) return;
  const mine = { ...entry, ...freshTry, body: body ?? entry.body, key: uuidV7() };
  if (entry.problem?.kind === 'gone' && verbOf(entry) === 'change') {
    const call = entry.call === 'readings.change' ? 'readings.record' : 'treatments.record';
    state.put({ ...mine, call, body: { ...withPatch(asBody(entry.seen), mine.body), id: entry.rowId }, version: undefined });
    return;
  }
  const current = entry.problem?.current;
  state.put({ ...mine, ...(current ? { version: String(current.updatedAt), seen: current } : {}) });
}

const asBody = (row: Fields | undefined): Fields => {
  const { createdAt: _createdAt, updatedAt: _updatedAt, waiting: _waiting, ...body } = row ?? {};
  return body;
};

/** Takes an entry away, with all that follows on the same row; what the person has decided, or what a form shows again. */
export function discard(state: OutboxState, id: string): OutboxEntry[] {
  const entry = find(state, id);
  if (!entry) return [];
  const gone = state.entries.filter((one) => one.order >= entry.order && sameRow(entry)(one));
  for (const one of gone) state.remove(one.id);
  return gone;
}

export function retry(state: OutboxState, id: string): void {
  const entry = find(state, id);
  if (entry) state.put({ ...entry, ...freshTry, tries: entry.tries });
}

export const isRefused = ({ state, problem }: OutboxEntry): boolean => state === 'stopped' && problem?.kind === 'refused';

/** All that was refused, or what of it is meant, goes once more as it is. */
export function retryRefused(state: OutboxState, personId: string, isMeant: (entry: OutboxEntry) => boolean = isRefused): void {
  for (const entry of state.entries.filter((one) => one.personId === personId && isRefused(one) && isMeant(one))) retry(state, entry.id);
}

/** Everything of one person, as when they choose so at sign-out. */
export function discardAllOf(state: OutboxState, personId: string): void {
  for (const entry of state.entries.filter((one) => one.personId === personId)) state.remove(entry.id);
}
