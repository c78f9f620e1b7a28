// An entry that needs the person. Later changes of the same row join it, so that there is one question about one row.
import { uuidV7 } from '../../browser/uuid.ts';
import { verbOf } from '../nouns.ts';
import { type Fields, type OutboxEntry, type OutboxProblem, ownVersion } from './outbox-entry.ts';
import { withPatch } from './outbox-facts.ts';
import { isAsSeen, isThere, type OutboxState, replace, repoint, resolveVersion, sameRow } from './outbox-state.ts';

export function stop(state: OutboxState, id: string, problem: OutboxProblem): void {
  const entry = state.entries.find((one) => one.id === id);
  if (!entry) return;
  const ofRow = state.entries.filter((one) => one.order > entry.order && sameRow(entry)(one));
  if (verbOf(entry) === 'act') return stopAct(state, entry, ofRow, problem);
  let stopped: OutboxEntry = { ...entry, state: 'stopped', problem };
  for (const later of ofRow) {
    const verb = verbOf(later);
    // An act on the row waits until its changes are resolved.
    if (verb === 'act') continue;
    state.remove(later.id);
    if (verb === 'change') {
      stopped = { ...stopped, body: joined(stopped, later.body), key: uuidV7() };
      repoint(state, later, ownVersion(stopped));
    } else if (verb === 'remove' && verbOf(stopped) === 'record') {
      removeRecord(state, later, ofRow);
      return state.remove(stopped.id);
    } else if (verb === 'remove') {
      state.remove(stopped.id);
      stopped = { ...later, version: stopped.version, state: 'stopped', problem };
    } else {
      // restored after a deletion that is now in question: then nothing is deleted, and only the other changes are left
      if (verbOf(entry) !== 'remove' || !isAsSeen(entry, later)) state.put({ ...later, version: undefined });
      return state.remove(stopped.id);
    }
  }
  replace(state, entry, stopped);
}

/** Recorded and deleted on this device only: nothing is left to send, unless an earlier record of the row has arrived. */
function removeRecord(state: OutboxState, removal: OutboxEntry, ofRow: readonly OutboxEntry[]): void {
  for (const between of ofRow) if (between.order < removal.order) state.remove(between.id);
  if (isThere(state, removal.rowId)) state.put({ ...removal, version: resolveVersion(state, removal.rowId, removal.version) });
}

/** An act is never merged: what follows on its row waits for the answer, and a deletion makes the question void. */
function stopAct(state: OutboxState, act: OutboxEntry, ofRow: readonly OutboxEntry[], problem: OutboxProblem): void {
  if (!ofRow.some((one) => verbOf(one) === 'remove')) return state.put({ ...act, state: 'stopped', problem });
  state.remove(act.id);
  repoint(state, act, act.version);
}

const joined = (entry: OutboxEntry, patch: Fields | undefined): Fields =>
  verbOf(entry) === 'record' ? withPatch(entry.body, patch) : { ...entry.body, ...patch };
