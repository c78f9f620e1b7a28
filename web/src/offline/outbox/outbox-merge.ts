// The log as this person sees it: what the server has, with what waits on this device on top.
import type { Reading, Treatment } from '@limpid/contract';
import { EVERY_POOL } from '../every-pool.ts';
import type { Noun } from '../noun.ts';
import { callOf, declarationOf, momentsOf, nounOf, NOUNS, verbOf } from '../nouns.ts';
import { type Fields, type OutboxEntry, ownVersion } from './outbox-entry.ts';
import { factsOf, withPatch } from './outbox-facts.ts';

/** waiting: will be sent; stopped: needs a decision of the person */
export type Waiting = 'waiting' | 'stopped';
export type ListedReading = Reading & { waiting?: Waiting };
export type ListedTreatment = Treatment & { waiting?: Waiting };

type Row = Fields & { id: string };

/** The row that an entry makes of the one before it; undefined: none. */
function rowAfter(entry: OutboxEntry, before: Row | undefined): Row | undefined {
  const waiting: Waiting = entry.state === 'stopped' ? 'stopped' : 'waiting';
  const verb = verbOf(entry);
  // A deletion that is in question has not happened: what is there stays, marked.
  if (verb === 'remove') return entry.state === 'stopped' && before ? { ...before, waiting } : undefined;
  if (verb === 'record') {
    const { createdAt } = entry;
    const when = Object.fromEntries(momentsOf(entry).map((name) => [name, createdAt]));
    const blank = declarationOf(entry)?.blank;
    const unknown = { ...(blank && { ...blank, poolId: entry.poolId }), ...entry.shown };
    return { ...when, ...unknown, ...factsOf(entry), id: entry.rowId, createdAt, updatedAt: ownVersion(entry), waiting };
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
  const own = entries.filter((entry) => (poolId === EVERY_POOL || entry.poolId === poolId) && nounOf(entry) === noun);
  if (own.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const entry of own) {
    const row = rowAfter(entry, byId.get(entry.rowId));
    if (row) byId.set(entry.rowId, row);
    else byId.delete(entry.rowId);
  }
  return inOrderOf(noun, rows, byId);
}

/** Newest first where the noun has a moment; else in the order of the server, with what it does not know yet in front. */
function inOrderOf(noun: Noun, rows: readonly { id: string }[], byId: ReadonlyMap<string, Row>): Row[] {
  const moment = NOUNS.get(noun)?.moment;
  const all = [...byId.values()];
  if (moment === undefined) {
    const known = new Set(rows.map(({ id }) => id));
    return [...all.filter(({ id }) => !known.has(id)).toReversed(), ...all.filter(({ id }) => known.has(id))];
  }
  const whenOf = (row: Row) => (typeof row[moment] === 'string' ? row[moment] : '');
  return all.toSorted((one, other) => {
    const [a, b] = [whenOf(one), whenOf(other)];
    if (a !== b) return a < b ? 1 : -1;
    return one.id < other.id ? 1 : -1;
  });
}

/** The server's answer when it accepted an entry. */
export interface Taken {
  entry: OutboxEntry;
  answer: Fields | undefined;
}

/** A list of the server's after these have arrived there, one after the other, as long as it has not been asked for again. */
export function afterSent<Item extends { id: string }>(rows: readonly Item[], taken: readonly Taken[]): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row as unknown as Row]));
  for (const { entry, answer } of taken) {
    const row = verbOf(entry) === 'remove' ? undefined : rowSent(entry, answer);
    if (row) byId.set(row.id, row);
    else if (verbOf(entry) === 'remove') byId.delete(entry.rowId);
  }
  const noun = taken[0] && nounOf(taken[0].entry);
  return (noun ? inOrderOf(noun, rows, byId) : [...byId.values()]) as unknown as Item[];
}

function rowSent(entry: OutboxEntry, answer: Fields | undefined): Row | undefined {
  const isRow = answer?.['id'] === entry.rowId || callOf(entry)?.mayBeOther;
  const { waiting: _waiting, warnings: _warnings, ...row } = (isRow ? answer : rowAfter(entry, undefined)) ?? {};
  return 'id' in row ? (row as Row) : undefined;
}
