// Where the outbox lies: an IndexedDB database of its own. A transaction reads everything, applies one rule, and is done only when the
// browser has written it to the disk (durability "strict"): whoever says "saved" has waited for that.
import { promisifyRequest } from 'idb-keyval';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Lineage, OutboxState } from './outbox-state.ts';

export const OUTBOX_DATABASE = 'limpid-outbox';
const RECORDS = 'records';
const LEDGER = 'ledger';
/** rows whose own versions are remembered */
const MOST_LINEAGES = 300;

interface Ledger {
  nextOrder: number;
  lineages: Record<string, Lineage>;
}

/** Runs one rule in one transaction. */
export interface OutboxStore {
  transact: <Result>(rule: (state: OutboxState) => Result) => Promise<Result>;
  list: () => Promise<OutboxEntry[]>;
}

/** The device keeps nothing (more): full, forbidden, or broken. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly isFull: boolean;
  constructor(cause: unknown) {
    super('This device could not keep it.', { cause });
    this.isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  }
}

const inOrder = (entries: OutboxEntry[]) => entries.toSorted((one, other) => one.order - other.order);

interface Draft extends OutboxState {
  changed: Map<string, OutboxEntry | null>;
  ledgerChanged: boolean;
}

/** What a rule works on; remembers what it changed. */
export function draftOf(stored: readonly OutboxEntry[], ledger: Ledger): Draft {
  const entries = new Map(inOrder([...stored]).map((entry) => [entry.id, entry]));
  const changed = new Map<string, OutboxEntry | null>();
  let { nextOrder, lineages } = ledger;
  let ledgerChanged = false;
  return {
    changed,
    get ledgerChanged() {
      return ledgerChanged;
    },
    get entries() {
      return [...entries.values()];
    },
    get nextOrder() {
      return nextOrder;
    },
    get lineages() {
      return lineages;
    },
    put: (entry) => {
      entries.set(entry.id, entry);
      changed.set(entry.id, entry);
    },
    remove: (id) => {
      if (entries.delete(id)) changed.set(id, null);
    },
    takeOrder: () => {
      ledgerChanged = true;
      nextOrder += 1;
      return nextOrder - 1;
    },
    setLineage: (rowId, lineage) => {
      const { [rowId]: known, ...others } = lineages;
      if (known === undefined && lineage === undefined) return;
      ledgerChanged = true;
      lineages = lineage ? Object.fromEntries([...Object.entries(others), [rowId, lineage] as const].slice(-MOST_LINEAGES)) : others;
    },
  };
}

const isLedger = (record: unknown): record is Ledger => typeof record === 'object' && record !== null && 'nextOrder' in record;
const EMPTY: Ledger = { nextOrder: 1, lineages: {} };

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(OUTBOX_DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(RECORDS));
  const database = await promisifyRequest(request);
  // The browser may close it (Safari does at times), and another version of the app may want it closed.
  database.addEventListener('close', () => (opening = undefined));
  database.addEventListener('versionchange', () => {
    database.close();
    opening = undefined;
  });
  return database;
}

async function inTransaction<Result>(mode: IDBTransactionMode, work: (records: IDBObjectStore) => Promise<Result>): Promise<Result> {
  try {
    const database = await open();
    const transaction = database.transaction(RECORDS, mode, { durability: 'strict' });
    const done = promisifyRequest(transaction);
    const result = await work(transaction.objectStore(RECORDS)).catch((error: unknown) => {
      // All or nothing.
      void done.catch(() => undefined);
      transaction.abort();
      throw error;
    });
    await done;
    return result;
  } catch (error) {
    throw new StorageError(error);
  }
}

async function readAll(records: IDBObjectStore): Promise<{ entries: OutboxEntry[]; ledger: Ledger }> {
  const all: unknown[] = await promisifyRequest(records.getAll());
  return { entries: all.filter((record) => !isLedger(record)) as OutboxEntry[], ledger: all.find(isLedger) ?? EMPTY };
}

export const indexedStore: OutboxStore = {
  transact: (rule) =>
    inTransaction('readwrite', async (records) => {
      const { entries, ledger } = await readAll(records);
      const draft = draftOf(entries, ledger);
      const result = rule(draft);
      for (const [id, entry] of draft.changed) {
        if (entry) records.put(entry, id);
        else records.delete(id);
      }
      if (draft.ledgerChanged) records.put({ nextOrder: draft.nextOrder, lineages: draft.lineages }, LEDGER);
      return result;
    }),
  list: () => inTransaction('readonly', async (records) => inOrder((await readAll(records)).entries)),
};

/** The same in memory, for proofs that need thousands of runs. */
export function memoryStore(): OutboxStore {
  let entries: OutboxEntry[] = [];
  let ledger: Ledger = EMPTY;
  return {
    transact: async (rule) => {
      const draft = draftOf(structuredClone(entries), structuredClone(ledger));
      const result = rule(draft);
      entries = [...draft.entries];
      ledger = { nextOrder: draft.nextOrder, lineages: draft.lineages };
      return result;
    },
    list: async () => structuredClone(entries),
  };
}
