// The rules of the outbox, as functions of what is in it. Each runs inside one transaction of the store (outbox-store.ts), so that two tabs
// and the worker can never see half of a change.
import { uuidV7 } from '../../browser/uuid.ts';
import { callOf, momentsOf, siblingCall, verbOf } from '../nouns.ts';
import type { Attachment } from './outbox-attachment.ts';
import { type Fields, type Intent, isOwnVersion, type OutboxEntry, type OutboxProblem, ownVersion } from './outbox-entry.ts';
import { asBody, differences, factsOf, withPatch } from './outbox-facts.ts';

/** Which versions of a row this device itself has replaced, and by which: its own changes are no conflict. */
export interface Lineage {
  was: string[];
  is: string;
  /** the person chose the time */
  isMomentTyped?: boolean | undefined;
}

/** The content of the store. `put` and `remove` are the only ways to change it. */
export interface OutboxState {
  /** in order */
  readonly entries: readonly OutboxEntry[];
  readonly lineages: Readonly<Record<string, Lineage>>;
  put: (entry: OutboxEntry) => void;
  /** the file of an entry that is new, removed with the entry */
  attach: (id: string, attachment: Attachment) => void;
  remove: (id: string) => void;
  takeOrder: () => number;
  setLineage: (rowId: string, lineage: Lineage | undefined) => void;
  /** by person: the plan under which what a plan did not allow was tried last (outbox-plan.ts) */
  readonly triedUnder: Readonly<Record<string, string>>;
  setTriedUnder: (personId: string, plan: string) => void;
  /** a person who has signed out here: their entries wait until they are back */
  setAway: (personId: string, isAway: boolean) => void;
}

/** Without what this build does not know: that neither holds anything up nor is merged with anything. */
export const sameRow = (one: Pick<OutboxEntry, 'rowId' | 'poolId' | 'personId'>) => (other: OutboxEntry) =>
  other.state !== 'unknown' && other.rowId === one.rowId && other.poolId === one.poolId && other.personId === one.personId;

const find = (state: OutboxState, id: string) => state.entries.find((entry) => entry.id === id);
export const freshTry = { state: 'waiting', tries: 0, notBeforeMs: 0, heldUntilMs: 0, problem: undefined } as const;

/**
 * Save pressed again after the device could not say whether it was stored: the same row, recorded twice, is one. An entry that was not
 * sent yet takes the latest values; one that may have been sent is corrected by the difference. `first` is the record, or, if that has
 * arrived in the meantime, what was changed after it.
 */
function recordAgain(state: OutboxState, intent: Intent, first: OutboxEntry, later: readonly OutboxEntry[]): OutboxEntry | Intent {
  const last = later.at(-1) ?? first;
  // Nor is that of a press that was refused: the clock may have been what was wrong.
  const kept = last.isMomentTyped || intent.isMomentTyped || isRefused(first) ? [] : momentsOf(first);
  const isSameCall = intent.call === first.call;
  if (first === last && first.state === 'waiting' && first.tries === 0 && verbOf(first) === 'record' && (isSameCall || !first.otherwise)) {
    const withMoments = (facts: Fields | undefined, before: Fields | undefined) =>
      withPatch(facts, Object.fromEntries(kept.flatMap((name) => (before?.[name] === undefined ? [] : [[name, before[name]]]))));
    const body = withMoments(isSameCall ? intent.body : factsOf(intent), first.body);
    const otherwise = first.otherwise && withMoments(factsOf(intent), first.otherwise);
    const amended = { ...first, body, ...(otherwise && { otherwise }), isMomentTyped: intent.isMomentTyped };
    state.put(amended);
    return amended;
  }
  const start = verbOf(first) === 'record' ? factsOf(first) : withPatch(asBody(first), first.body);
  const before = later.reduce((facts, { body }) => withPatch(facts, body), start);
  const patch = differences(first, before, factsOf(intent), kept);
  const call = siblingCall(first, 'change');
  if (call === undefined || (last.state === 'waiting' && Object.keys(patch).length === 0)) return last;
  const { stepId: _step, otherwise: _otherwise, shown: _shown, ...rest } = intent;
  const isWhole = verbOf(first) === 'record' || first.seen !== undefined;
  return { ...rest, call, body: patch, ...(isWhole && { seen: { ...before, id: intent.rowId } }) };
}

const isEntry = (one: Intent): one is OutboxEntry => 'key' in one;

/**
 * Puts an intent behind everything that is there, or folds it into what never left the device: undoing what was not sent leaves nothing to
 * send. Undefined: nothing is left to do.
 */
export function addIntent(state: OutboxState, meant: Intent, nowMs: number, attachment?: Attachment): OutboxEntry | undefined {
  const ofRow = withoutUndone(state, meant, state.entries.filter(sameRow(meant)));
  if (ofRow === 'undone') return undefined;
  // After a deletion it is brought back, which is no second press. Acts say nothing of what the row is.
  const [first, ...later] = ofRow
    .slice(ofRow.findLastIndex((entry) => verbOf(entry) === 'remove') + 1)
    .filter((entry) => verbOf(entry) !== 'act');
  const intent = first && verbOf(meant) === 'record' ? recordAgain(state, meant, first, later) : meant;
  if (isEntry(intent)) return intent;
  const folded = foldIn(state, intent, ofRow);
  if (folded !== 'append') return folded;
  const last = ofRow.findLast((entry) => find(state, entry.id) !== undefined);
  const isForm = callOf(intent)?.form !== undefined;
  if (isForm && !attachment) throw new Error(`${intent.call} needs its file.`);
  const entry: OutboxEntry = {
    ...intent,
    ...freshTry,
    ...(isForm && attachment && { file: { type: attachment.file.type, bytes: attachment.file.bytes.byteLength } }),
    version: last ? ownVersion(last) : resolveVersion(state, intent.rowId, intent.version),
    id: uuidV7(nowMs),
    key: uuidV7(nowMs),
    order: state.takeOrder(),
    createdAt: new Date(nowMs).toISOString(),
  };
  state.put(entry);
  if (entry.file && attachment) state.attach(entry.id, attachment);
  return entry;
}

/** Deleted and restored before anything was sent: as if it had not been deleted. Other changes of the row are still to be sent. */
function withoutUndone(state: OutboxState, meant: Intent, ofRow: OutboxEntry[]): OutboxEntry[] | 'undone' {
  const last = ofRow.at(-1);
  if (!last || verbOf(meant) !== 'record' || verbOf(last) !== 'remove' || last.tries > 0) return ofRow;
  state.remove(last.id);
  return ofRow.length === 1 && isAsSeen(last, meant) ? 'undone' : ofRow.slice(0, -1);
}

/** Whether a record says nothing but what the row was when it was deleted. */
export const isAsSeen = (entry: OutboxEntry, meant: Intent): boolean =>
  entry.seen !== undefined && Object.keys(differences(meant, asBody(entry), factsOf(meant))).length === 0;

function foldIn(state: OutboxState, intent: Intent, ofRow: readonly OutboxEntry[]): OutboxEntry | undefined | 'append' {
  if (ofRow.length === 0) return 'append';
  const verb = verbOf(intent);
  const neverLeft = ofRow.every((entry) => entry.tries === 0 || entry.problem?.kind === 'refused');
  if (verb === 'remove' && verbOf(ofRow[0]!) === 'record' && neverLeft) {
    for (const entry of ofRow) state.remove(entry.id);
    return isThere(state, intent.rowId) ? 'append' : undefined;
  }
  const stopped = ofRow.find((entry) => entry.state === 'stopped');
  if (!stopped) return 'append';
  if (verb === 'change' && ['record', 'change'].includes(verbOf(stopped) ?? '')) return amend(state, stopped, intent.body);
  // Without the row, the question is gone too.
  if (verb === 'remove' && ['change', 'act'].includes(verbOf(stopped) ?? '')) state.remove(stopped.id);
  return 'append';
}

/** A correction of something that was refused goes into it; a conflict still wants its answer. */
function amend(state: OutboxState, entry: OutboxEntry, patch: Fields | undefined): OutboxEntry {
  const body = verbOf(entry) === 'record' ? withPatch(entry.body, patch) : { ...entry.body, ...patch };
  const isAnswered = entry.problem?.kind === 'refused';
  const amended = { ...entry, ...(isAnswered ? freshTry : {}), body, key: uuidV7() };
  replace(state, entry, amended);
  return amended;
}

/** What rests on the version that the entry makes rests on that of its successor. */
export function replace(state: OutboxState, entry: OutboxEntry, by: OutboxEntry): void {
  state.put(by);
  repoint(state, entry, ownVersion(by));
}

export function repoint(state: OutboxState, entry: OutboxEntry, version: string | undefined): void {
  for (const follower of state.entries) if (follower.version === ownVersion(entry)) state.put({ ...follower, version });
}

/** The server's name for a version, where this device knows it. */
export function resolveVersion(state: OutboxState, rowId: string, version: string | undefined): string | undefined {
  if (version === undefined) return undefined;
  const lineage = state.lineages[rowId];
  if (lineage?.was.includes(version)) return lineage.is;
  // Of something that has not left and was taken back: what this person saw beneath it.
  return isOwnVersion(version) ? lineage?.is || undefined : version;
}

/** As far as this device knows: what is recorded of it has arrived before. */
export const isThere = (state: OutboxState, rowId: string): boolean => Boolean(state.lineages[rowId]?.is);

/** What may go, in order: waiting, and nothing of the same row waits for the person. */
export function sendable(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const held = new Set(entries.filter((entry) => entry.state === 'stopped').map((entry) => entry.rowId));
  return entries.filter((entry) => entry.state === 'waiting' && !held.has(entry.rowId));
}

/** Marks that it is about to be sent. Undefined: it was taken back or changed in the meantime. */
export function beginTry(state: OutboxState, id: string): OutboxEntry | undefined {
  const entry = find(state, id);
  if (!entry || entry.state !== 'waiting') return undefined;
  const begun = { ...entry, tries: entry.tries + 1 };
  state.put(begun);
  return begun;
}

/** A later entry in this slot belongs to another row. */
const DELETED: Lineage = { was: [], is: '' };

const hasMoment = (entry: OutboxEntry): boolean =>
  verbOf(entry) === 'record' || momentsOf(entry).some((name) => name in (entry.body ?? {}));

/** The server has it. What follows on the same row now rests on the version that came of it. */
export function finish(state: OutboxState, sent: OutboxEntry, version: string | undefined): void {
  const now = find(state, sent.id);
  if (now && now.key === sent.key) state.remove(sent.id);
  const known = state.lineages[sent.rowId];
  const before = known && (known.is === sent.version || known.is === version) ? known.was : [];
  const was = [...before, ...(sent.version === undefined ? [] : [sent.version]), ownVersion(sent)];
  const isMomentTyped = hasMoment(sent) ? sent.isMomentTyped : known?.isMomentTyped;
  const lineage = version === undefined ? undefined : { was: was.slice(-20), is: version, ...(isMomentTyped && { isMomentTyped }) };
  state.setLineage(sent.rowId, verbOf(sent) === 'remove' ? DELETED : lineage);
  repoint(state, sent, version);
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

/**
 * The plan has no such step any more, or the addition exists already with another amount (`current`): it is recorded as a treatment. A
 * step is answered with its plan, so this is where the device learns of a row that was not changed since.
 */
export function recordOtherwise(state: OutboxState, id: string, current?: Fields): OutboxEntry | undefined {
  const entry = find(state, id);
  if (!entry?.otherwise) return undefined;
  const isUntouched = typeof current?.['updatedAt'] === 'string' && current['createdAt'] === current['updatedAt'];
  if (isUntouched && !state.lineages[entry.rowId]) state.setLineage(entry.rowId, { was: [], is: String(current['updatedAt']) });
  const { stepId: _step, otherwise, ...rest } = entry;
  const call = siblingCall(entry, 'record') ?? entry.call;
  const plain: OutboxEntry = { ...rest, ...freshTry, call, body: otherwise, key: uuidV7() };
  replace(state, entry, plain);
  return plain;
}

/** Not without its file, which the server does not give back. */
export const canComeBack = (entry: Pick<OutboxEntry, 'call'>): boolean =>
  callOf({ call: siblingCall(entry, 'record') ?? '' })?.form === undefined;

/** The person's answer to a conflict: mine, as it is or merged; over the current row, or as a new one where it was deleted. */
export function keepMine(state: OutboxState, id: string, body?: Fields): void {
  const entry = find(state, id);
  if (!entry) return;
  const mine = { ...entry, ...freshTry, body: body ?? entry.body, key: uuidV7() };
  const call = canComeBack(entry) ? siblingCall(entry, 'record') : undefined;
  if (entry.problem?.kind === 'gone' && verbOf(entry) === 'change' && call !== undefined) {
    const body = { ...withPatch(asBody(entry), mine.body), id: entry.rowId };
    return replace(state, entry, { ...mine, call, body, version: undefined });
  }
  const current = entry.problem?.current;
  replace(state, entry, { ...mine, ...(current ? { version: String(current.updatedAt), seen: current } : {}) });
}

/** Takes an entry away, with all that follows on the same row; what the person has decided, or what a form shows again. */
export function discard(state: OutboxState, id: string): OutboxEntry[] {
  const entry = find(state, id);
  if (!entry) return [];
  const later = (one: OutboxEntry) => entry.state !== 'unknown' && one.order > entry.order && sameRow(entry)(one);
  const gone = state.entries.filter((one) => one === entry || later(one));
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
