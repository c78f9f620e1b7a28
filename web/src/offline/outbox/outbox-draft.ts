// What a rule works on: the entries as this build reads them, and a note of what the rule changed.
import type { Attachment } from './outbox-attachment.ts';
import { asRead, type OutboxEntry } from './outbox-entry.ts';
import type { Lineage, OutboxState } from './outbox-state.ts';

/** rows whose own versions are remembered */
const MOST_LINEAGES = 300;

export interface Ledger {
  nextOrder: number;
  lineages: Record<string, Lineage>;
  away: string[];
  triedUnder?: Record<string, string>;
}

export const EMPTY: Ledger = { nextOrder: 1, lineages: {}, away: [] };
export const isLedger = (record: unknown): record is Ledger => typeof record === 'object' && record !== null && 'nextOrder' in record;

export const inOrder = (entries: OutboxEntry[]) => entries.toSorted((one, other) => one.order - other.order);

/** What a rule has changed. */
export interface Changes {
  /** null: taken away */
  changed: ReadonlyMap<string, OutboxEntry | null>;
  attached: ReadonlyMap<string, Attachment>;
  /** entries that had a file and have none any more */
  bare: readonly string[];
}

interface Draft extends OutboxState {
  ledger: () => Ledger;
  changes: () => Changes;
}

/** In the state in which the version that made it has left it. */
const asStored = (entry: OutboxEntry, stored: readonly OutboxEntry[]): OutboxEntry =>
  entry.state === 'unknown' ? { ...entry, state: stored.find(({ id }) => id === entry.id)?.state ?? 'waiting' } : entry;

const bareOf = (stored: readonly OutboxEntry[], changed: Changes['changed']): string[] =>
  stored.filter(({ id, file }) => file && changed.has(id) && !changed.get(id)?.file).map(({ id }) => id);

export function draftOf(stored: readonly OutboxEntry[], ledger: Ledger): Draft {
  const entries = new Map(inOrder([...stored]).map((entry) => [entry.id, asRead(entry)]));
  const changed = new Map<string, OutboxEntry | null>();
  const attached = new Map<string, Attachment>();
  let book = ledger;
  return {
    changes: () => ({ changed, attached, bare: bareOf(stored, changed) }),
    ledger: () => book,
    get entries() {
      return [...entries.values()];
    },
    get lineages() {
      return book.lineages;
    },
    put: (entry) => {
      entries.set(entry.id, entry);
      changed.set(entry.id, asStored(entry, stored));
    },
    attach: (id, attachment) => attached.set(id, attachment),
    remove: (id) => {
      if (entries.delete(id)) changed.set(id, null);
    },
    takeOrder: () => {
      book = { ...book, nextOrder: book.nextOrder + 1 };
      return book.nextOrder - 1;
    },
    get triedUnder() {
      return book.triedUnder ?? {};
    },
    setTriedUnder: (personId, plan) => {
      book = { ...book, triedUnder: { ...book.triedUnder, [personId]: plan } };
    },
    setAway: (personId, isAway) => {
      book = { ...book, away: [...book.away.filter((each) => each !== personId), ...(isAway ? [personId] : [])] };
    },
    setLineage: (rowId, lineage) => {
      book = { ...book, lineages: withLineage(book.lineages, rowId, lineage) };
    },
  };
}

function withLineage(lineages: Ledger['lineages'], rowId: string, lineage: Lineage | undefined): Ledger['lineages'] {
  const others = Object.entries(lineages).filter(([each]) => each !== rowId);
  const all = lineage ? [...others, [rowId, lineage] as const] : others;
  return Object.fromEntries(all.slice(-MOST_LINEAGES));
}
