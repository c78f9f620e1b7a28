// The log as this person sees it: what the server has, with what waits on this device on top.
import type { Reading, Treatment } from '@limpid/contract';
import { type Fields, type Noun, nounOf, type OutboxEntry, ownVersion, verbOf } from './outbox-entry.ts';
import { withPatch } from './outbox-facts.ts';

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
  const known = before ?? ((entry.seen ?? entry.problem?.current) as Row | undefined);
  return known && { ...(withPatch(known, entry.body) as Row), updatedAt: ownVersion(entry), waiting };
}

type Marked<Item> = readonly (Item & { waiting?: Waiting })[];
interface Merged {
  noun: Noun;
  poolId: string;
  entries: readonly OutboxEntry[];
  answer: readonly unknown[];
}
/** The last answer for each list: several parts of a page ask for the same. */
const merged = new WeakMap<readonly unknown[], Merged>();

/** Newest first. Rows are the server's; entries those of one person, in order. */
export function mergeRows<Item extends { id: string }>(
  noun: Noun,
  poolId: string,
  rows: readonly Item[],
  entries: readonly OutboxEntry[],
): Marked<Item> {
  const last = merged.get(rows);
  if (last?.entries === entries && last.noun === noun && last.poolId === poolId) return last.answer as Marked<Item>;
  const answer = mergeAnew(noun, poolId, rows, entries) as unknown as Marked<Item>;
  merged.set(rows, { noun, poolId, entries, answer });
  return answer;
}

function mergeAnew(noun: Noun, poolId: string, rows: readonly Row[], entries: readonly OutboxEntry[]): readonly Row[] {
  const own = entries.filter((entry) => entry.poolId === poolId && nounOf(entry) === noun);
  if (own.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const entry of own) {
    const row = rowAfter(entry, byId.get(entry.rowId));
    if (row) byId.set(entry.rowId, row);
    else byId.delete(entry.rowId);
  }
  return [...byId.values()].toSorted(newestFirst(noun));
}

const newestFirst = (noun: Noun) => (one: Row, other: Row) => {
  const [a, b] = [whenOf(noun, one), whenOf(noun, other)];
  if (a !== b) return a < b ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** What the server said when it took an entry. */
export interface Taken {
  entry: OutboxEntry;
  answer: Fields | undefined;
}

/** A list of the server's after these have arrived there, one after the other, as long as it has not been asked for again. */
export function afterSent<Item extends { id: string }>(rows: readonly Item[], taken: readonly Taken[]): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row as unknown as Row]));
  for (const { entry, answer } of taken) {
    const row = verbOf(entry) === 'remove' ? undefined : rowSent(entry, answer);
    if (row) byId.set(entry.rowId, row);
    else if (verbOf(entry) === 'remove') byId.delete(entry.rowId);
  }
  const noun = taken[0] && nounOf(taken[0].entry);
  return (noun ? [...byId.values()].toSorted(newestFirst(noun)) : [...byId.values()]) as unknown as Item[];
}

function rowSent(entry: OutboxEntry, answer: Fields | undefined): Row | undefined {
  const isRow = answer?.['id'] === entry.rowId;
  const { waiting: _waiting, warnings: _warnings, ...row } = (isRow ? answer : rowAfter(entry, undefined)) ?? {};
  return 'id' in row ? (row as Row) : undefined;
}
