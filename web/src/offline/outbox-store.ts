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
/** some browsers never answer when asked for the database */
const OPENING_PATIENCE_MS = 5000;

interface Ledger {
  nextOrder: number;
  lineages: Record<string, Lineage>;
  away: string[];
}

/** Runs one rule in one transaction. */
export interface OutboxStore {
  transact: <Result>(rule: (state: OutboxState) => Result) => Promise<Result>;
  list: () => Promise<OutboxEntry[]>;
  /** who has signed out here and left something */
  away: () => Promise<readonly string[]>;
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
  readonly ledger: Ledger;
}

/** What a rule works on; remembers what it changed. */
export function draftOf(stored: readonly OutboxEntry[], ledger: Ledger): Draft {
  const entries = new Map(inOrder([...stored]).map((entry) => [entry.id, entry]));
  const changed = new Map<string, OutboxEntry | null>();
  let book = ledger;
  return {
    changed,
    get ledger() {
      return book;
    },
    get entries() {
      return [...entries.values()];
    },
    get lineages() {
      return book.lineages;
    },
    put: (entry) => {
      entries.set(entry.id, entry);
      changed.set(entry.id, entry);
    },
    remove: (id) => {
      if (entries.delete(id)) changed.set(id, null);
    },
    takeOrder: () => {
      book = { ...book, nextOrder: book.nextOrder + 1 };
      return book.nextOrder - 1;
    },
    setAway: (personId, isAway) => {
      const others = book.away.filter((each) => each !== personId);
      book = { ...book, away: isAway ? [...others, personId] : others };
    },
    setLineage: (rowId, lineage) => {
      const others = Object.entries(book.lineages).filter(([each]) => each !== rowId);
      const all = lineage ? [...others, [rowId, lineage] as const] : others;
      book = { ...book, lineages: Object.fromEntries(all.slice(-MOST_LINEAGES)) };
    },
  };
}

const isLedger = (record: unknown): record is Ledger => typeof record === 'object' && record !== null && 'nextOrder' in record;
const EMPTY: Ledger = { nextOrder: 1, lineages: {}, away: [] };

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
  const database = await inTime(promisifyRequest(request));
  // The browser may close it (Safari does at times), and another version of the app may want it closed.
  database.addEventListener('close', () => (opening = undefined));
  database.addEventListener('versionchange', () => {
    database.close();
    opening = undefined;
  });
  return database;
}

/** One that is opened all the same is closed again: who asked has gone another way. */
function inTime(coming: Promise<IDBDatabase>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new Error('The database does not open.'));
    }, OPENING_PATIENCE_MS);
    coming.then((database) => (isTooLate ? database.close() : resolve(database)), reject).finally(() => clearTimeout(timer));
  });
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
      if (draft.ledger !== ledger) records.put(draft.ledger, LEDGER);
      return result;
    }),
  list: () => inTransaction('readonly', async (records) => inOrder((await readAll(records)).entries)),
  away: () => inTransaction('readonly', async (records) => (await readAll(records)).ledger.away),
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
      ledger = draft.ledger;
      return result;
    },
    list: async () => structuredClone(entries),
    away: async () => ledger.away,
  };
}
