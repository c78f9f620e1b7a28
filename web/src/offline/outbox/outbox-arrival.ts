// What it means that the server has taken something. A record may have been there before, from an earlier press of the same person with
// other values: the server answers with the row that it has, and what is different must not be lost without a word.
import { uuidV7 } from '../../browser/uuid.ts';
import type { OutboxCall } from '../noun.ts';
import { callOf, momentsOf, siblingCall, verbOf } from '../nouns.ts';
import { type Fields, type OutboxEntry, type OutboxProblem, ownVersion } from './outbox-entry.ts';
import { differences, factsOf } from './outbox-facts.ts';
import { finish, freshTry, type OutboxState, sameRow } from './outbox-state.ts';
import { stop } from './outbox-stop.ts';

/** The server's words for it (versions.ts), which are known in every language. */
const CHANGED_ELSEWHERE = 'This was changed somewhere else.';

/** sent: it arrived as entered · corrects: the row differs, and a correction now takes its place · else why the person is asked */
export type Arrival = 'sent' | 'corrects' | OutboxProblem;

export function arrive(state: OutboxState, sent: OutboxEntry, answer: Fields | undefined, version: string | undefined): Arrival {
  // Another sender was first, and later changes are based on another version than this answer.
  if (!state.entries.some(({ id }) => id === sent.id)) return 'sent';
  const other = otherRowOf(sent, answer);
  if (other !== undefined) {
    becomeOther(state, sent, other, version);
    return 'sent';
  }
  const row = rowIn(answer, sent);
  const patch = row && isStill(state, sent) ? differences(sent, row, factsOf(sent), keptMoments(state, sent)) : {};
  const call = siblingCall(sent, 'change');
  if (row === undefined || call === undefined || Object.keys(patch).length === 0) {
    finish(state, sent, version);
    return 'sent';
  }
  if (isOwnRow(state, sent, row)) {
    correct(state, sent, asCorrection(sent, call, patch, row));
    return 'corrects';
  }
  const problem: OutboxProblem = { kind: 'conflict', status: 409, code: 'conflict', message: CHANGED_ELSEWHERE, current: asStored(row) };
  state.put({ ...asCorrection(sent, call, patch, row), seen: sent.seen });
  stop(state, sent.id, problem);
  return problem;
}

/** The id of the row that is there instead, where there can be only one. */
const otherRowOf = (sent: OutboxEntry, answer: Fields | undefined): string | undefined =>
  callOf(sent)?.mayBeOther && typeof answer?.['id'] === 'string' && answer['id'] !== sent.rowId ? answer['id'] : undefined;

/** What was done to the row that was to be is done to the one that is. */
function becomeOther(state: OutboxState, sent: OutboxEntry, rowId: string, version: string | undefined): void {
  const later = state.entries.filter((entry) => entry.id !== sent.id && sameRow(sent)(entry));
  state.remove(sent.id);
  for (const entry of later) state.put({ ...entry, rowId, version: entry.version === ownVersion(sent) ? version : entry.version });
}

type Row = Fields & { createdAt: string; updatedAt: string };

/** The row that a record was answered with; a step is answered with its plan. */
function rowIn(answer: Fields | undefined, sent: OutboxEntry): Row | undefined {
  const isWhole = typeof answer?.['createdAt'] === 'string' && typeof answer['updatedAt'] === 'string';
  return isWhole && verbOf(sent) === 'record' && answer['id'] === sent.rowId ? (answer as Row) : undefined;
}

/** False: another sender was first, or the person has decided otherwise. A late answer changes nothing any more. */
const isStill = (state: OutboxState, sent: OutboxEntry): boolean =>
  state.entries.some(({ id, key, state: fate }) => id === sent.id && key === sent.key && fate === 'waiting');

/** If the person gave no time, it stays the moment of the first press. */
const keptMoments = (state: OutboxState, sent: OutboxEntry): readonly string[] =>
  sent.isMomentTyped || state.lineages[sent.rowId]?.isMomentTyped ? [] : momentsOf(sent);

/**
 * Whether the row is as this device has left it, so that another person's change is not overwritten. If the device has forgotten (its
 * storage was cleared or is unavailable): whether the row is unchanged since it was recorded. What restores a deleted row is based on no
 * version, and an earlier request may be an old value that arrives late.
 */
function isOwnRow(state: OutboxState, sent: OutboxEntry, { createdAt, updatedAt }: Row): boolean {
  const lineage = state.lineages[sent.rowId];
  if (lineage) return lineage.is === updatedAt;
  return createdAt === updatedAt && sent.tries === 1 && sent.seen === undefined;
}

const asStored = ({ warnings: _warnings, ...stored }: Row): Fields => stored;

function asCorrection(sent: OutboxEntry, call: OutboxCall, body: Fields, row: Row): OutboxEntry {
  const { stepId: _step, otherwise: _otherwise, file: _file, shown: _shown, ...rest } = sent;
  return { ...rest, ...freshTry, call, key: uuidV7(), body, version: row.updatedAt, seen: asStored(row) };
}

/** In its place: what comes after it on the same row comes after its correction. */
function correct(state: OutboxState, sent: OutboxEntry, correction: OutboxEntry): void {
  const later = state.entries.filter(({ id, version }) => id !== sent.id && version === ownVersion(sent));
  finish(state, sent, correction.version);
  state.put(correction);
  for (const entry of later) state.put({ ...entry, version: ownVersion(correction) });
}
