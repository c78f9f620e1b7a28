// The log as this person sees it: what the server has, with what waits on this device on top.
import type { Reading, Treatment } from '@limpid/contract';
import { type Fields, type Noun, nounOf, type OutboxEntry, ownVersion, verbOf } from './outbox-entry.ts';
import { withPatch } from './outbox-state.ts';

/** waiting: will be sent; stopped: needs a decision of the person */
export type Waiting = 'waiting' | 'stopped';
export type ListedReading = Reading & { waiting?: Waiting };
export type ListedTreatment = Treatment & { waiting?: Waiting };

type Row = Fields & { id: string };

function whenOf(noun: Noun, row: Fields): string {
  const at = noun === 'reading' ? row['takenAt'] : row['doneAt'];
  return typeof at === 'string' ? at : '';
}

/** The row that an entry makes of the one before it; undefined: none. */
function rowAfter(entry: OutboxEntry, before: Row | undefined): Row | undefined {
  const waiting: Waiting = entry.state;
  const verb = verbOf(entry);
  // A deletion that is in question has not happened: what is there stays, marked.
  if (verb === 'remove') return entry.state === 'stopped' && before ? { ...before, waiting } : undefined;
  if (verb === 'record') {
    const when = nounOf(entry) === 'reading' ? { takenAt: entry.createdAt } : { doneAt: entry.createdAt };
    const { createdAt } = entry;
    const body = entry.call === 'plans.completeStep' ? (entry.otherwise ?? entry.body) : entry.body;
    return { ...when, ...withPatch(body, {}), id: entry.rowId, createdAt, updatedAt: ownVersion(entry), waiting };
  }
  const known = before ?? (entry.seen as Row | undefined);
  return known && { ...(withPatch(known, entry.body) as Row), updatedAt: ownVersion(entry), waiting };
}

/** Newest first. Rows are the server's; entries those of one person, in order. */
export function mergeRows<Item extends { id: string }>(noun: Noun, poolId: string, rows: readonly Item[], entries: readonly OutboxEntry[]) {
  const own = entries.filter((entry) => entry.poolId === poolId && nounOf(entry) === noun);
  if (own.length === 0) return rows as readonly (Item & { waiting?: Waiting })[];
  const merged = new Map<string, Row>(rows.map((row) => [row.id, row as unknown as Row]));
  for (const entry of own) {
    const row = rowAfter(entry, merged.get(entry.rowId));
    if (row) merged.set(entry.rowId, row);
    else merged.delete(entry.rowId);
  }
  return [...merged.values()].toSorted(newestFirst(noun)) as unknown as readonly (Item & { waiting?: Waiting })[];
}

const newestFirst = (noun: Noun) => (one: Row, other: Row) => {
  const [a, b] = [whenOf(noun, one), whenOf(noun, other)];
  if (a !== b) return a < b ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** A list of the server's after one entry has arrived there, as long as it has not been asked for again. */
export function afterSent<Item extends { id: string }>(rows: readonly Item[], entry: OutboxEntry, answer: Fields | undefined): Item[] {
  const others = rows.filter((row) => row.id !== entry.rowId);
  if (verbOf(entry) === 'remove') return others;
  const isRow = answer?.['id'] === entry.rowId;
  const { waiting: _waiting, warnings: _warnings, ...row } = (isRow ? answer : rowAfter(entry, undefined)) ?? {};
  if (!('id' in row)) return [...rows];
  return [...others, row as unknown as Item].toSorted((one, other) => newestFirst(nounOf(entry))(one, other));
}
