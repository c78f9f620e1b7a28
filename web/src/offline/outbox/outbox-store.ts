// The outbox's own IndexedDB database. A transaction reads what the rule is about (one row, or everything), applies the rule, and resolves
// only when the browser has written it to the disk (durability "strict") and a copy exists (outbox-copy.ts): "Saved" is shown only after
// that.
import { promisifyRequest } from 'idb-keyval';
import { copyChanges, readCopies } from './outbox-copy.ts';
import { asRead, type OutboxEntry } from './outbox-entry.ts';
import type { Lineage, OutboxState } from './outbox-state.ts';
import { StorageError } from '../storage-error.ts';

export const OUTBOX_DATABASE = 'limpid-outbox';
const VERSION = 2;
const RECORDS = 'records';
const LEDGER = 'ledger';
const BY_ROW = 'row';
const BY_POOL = 'pool';
/** rows whose own versions are remembered */
const MOST_LINEAGES = 300;
/** some browsers never answer when asked for the database */
const OPENING_PATIENCE_MS = 5000;
/** a disk that is full or failing may neither write nor say so */
const WRITING_PATIENCE_MS = 8000;

interface Ledger {
  nextOrder: number;
  lineages: Record<string, Lineage>;
  away: string[];
  triedUnder?: Record<string, string>;
}

export interface OutboxStore {
  /** Runs one rule in one transaction. With `about` it sees the entries of that row only, which is all that most rules look at. */
  transact: <Result>(rule: (state: OutboxState) => Result, about?: Pick<OutboxEntry, 'rowId'>) => Promise<Result>;
  /** in order: everything, or what is of one person in one pool */
  list: (of?: OfPool) => Promise<OutboxEntry[]>;
  /** who has signed out here and left something */
  away: () => Promise<readonly string[]>;
}

export type OfPool = Pick<OutboxEntry, 'personId' | 'poolId'>;

const inOrder = (entries: OutboxEntry[]) => entries.toSorted((one, other) => one.order - other.order);

interface Draft extends OutboxState {
  changed: Map<string, OutboxEntry | null>;
  readonly ledger: Ledger;
}

/** In the state in which the version that made it has left it. */
const asStored = (entry: OutboxEntry, stored: readonly OutboxEntry[]): OutboxEntry =>
  entry.state === 'unknown' ? { ...entry, state: stored.find(({ id }) => id === entry.id)?.state ?? 'waiting' } : entry;

/** What a rule works on; remembers what it changed. */
export function draftOf(stored: readonly OutboxEntry[], ledger: Ledger): Draft {
  const entries = new Map(inOrder([...stored]).map((entry) => [entry.id, asRead(entry)]));
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
      changed.set(entry.id, asStored(entry, stored));
    },
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
  const request = indexedDB.open(OUTBOX_DATABASE, VERSION);
  let isNew = false;
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    isNew = oldVersion === 0;
    upgrade(request);
  });
  const database = await inTime(promisifyRequest(request));
  if (isNew) await bringBack(database).catch(() => undefined);
  // The browser may close it (Safari does at times), and another version of the app may want it closed.
  database.addEventListener('close', () => (opening = undefined));
  database.addEventListener('versionchange', () => {
    database.close();
    opening = undefined;
  });
  return database;
}

/** Where there was no database there may have been one that the browser has thrown away. */
async function bringBack(database: IDBDatabase): Promise<void> {
  const entries = await readCopies();
  if (entries.length === 0) return;
  const transaction = database.transaction(RECORDS, 'readwrite', { durability: 'strict' });
  const records = transaction.objectStore(RECORDS);
  for (const entry of entries) records.put(entry, entry.id);
  records.put({ ...EMPTY, nextOrder: Math.max(...entries.map(({ order }) => order)) + 1 }, LEDGER);
  await ended(transaction);
}

/** The ledger has no row and no pool, so that the indexes leave it out. */
function upgrade({ result: database, transaction }: IDBOpenDBRequest): void {
  const isThere = database.objectStoreNames.contains(RECORDS);
  const records = isThere ? transaction!.objectStore(RECORDS) : database.createObjectStore(RECORDS);
  records.createIndex(BY_ROW, 'rowId');
  records.createIndex(BY_POOL, ['personId', 'poolId', 'order']);
}

/** A database that opens too late is closed again: the caller has continued without it. */
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
    const transaction = await begin(mode);
    const done = ended(transaction);
    // The caller gets the error from the returned promise.
    void done.catch(() => undefined);
    const result = await inPatience(
      transaction,
      work(transaction.objectStore(RECORDS)).catch((error: unknown) => {
        // All or nothing.
        abort(transaction);
        // What went wrong is with the transaction, not with the request that it took along.
        throw transaction.error ?? error;
      }),
    );
    await inPatience(transaction, done);
    return result;
  } catch (error) {
    throw new StorageError(error);
  }
}

/** After a write that failed the browser closes the database, and says so only a moment later. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  const start = async () => (await open()).transaction(RECORDS, mode, { durability: 'strict' });
  return start().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    opening = undefined;
    return start();
  });
}

/** Its own error says why, which those of its requests do not. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('The browser gave it up.', 'AbortError')));
  });

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already, or is being written: that cannot be stopped any more.
  }
}

function inPatience<Result>(transaction: IDBTransaction, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('The disk does not answer.', 'TimeoutError'));
      abort(transaction);
    }, WRITING_PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function readState(records: IDBObjectStore, about?: Pick<OutboxEntry, 'rowId'>): Promise<{ entries: OutboxEntry[]; ledger: Ledger }> {
  const [found, ledger] = await Promise.all([
    promisifyRequest<unknown[]>(about ? records.index(BY_ROW).getAll(about.rowId) : records.getAll()),
    promisifyRequest<Ledger | undefined>(records.get(LEDGER)),
  ]);
  return { entries: found.filter((record) => !isLedger(record)) as OutboxEntry[], ledger: ledger ?? EMPTY };
}

const readPool = (records: IDBObjectStore, { personId, poolId }: OfPool): Promise<OutboxEntry[]> =>
  // An array is greater than every number: all orders of this pool.
  promisifyRequest(records.index(BY_POOL).getAll(IDBKeyRange.bound([personId, poolId], [personId, poolId, []])));

async function applyRule<Result>(records: IDBObjectStore, rule: (state: OutboxState) => Result, about?: Pick<OutboxEntry, 'rowId'>) {
  const { entries, ledger } = await readState(records, about);
  const draft = draftOf(entries, ledger);
  const result = rule(draft);
  for (const [id, entry] of draft.changed) {
    if (entry) records.put(entry, id);
    else records.delete(id);
  }
  if (draft.ledger !== ledger) records.put(draft.ledger, LEDGER);
  const before = new Map(entries.map((entry) => [entry.id, entry]));
  return { result, changed: draft.changed, before };
}

/** All or nothing: what could not be copied is not stored either. What was tried in the meantime may have arrived, and stays. */
async function takeBack(changed: ReadonlyMap<string, OutboxEntry | null>, before: ReadonlyMap<string, OutboxEntry>): Promise<void> {
  await inTransaction('readwrite', async (records) => {
    for (const [id, entry] of changed) {
      const now = await promisifyRequest<OutboxEntry | undefined>(records.get(id));
      if (entry && (now?.key !== entry.key || now.tries > entry.tries)) continue;
      const was = before.get(id);
      if (was) records.put(was, id);
      else records.delete(id);
    }
  }).catch(() => undefined);
}

export const indexedStore: OutboxStore = {
  transact: async (rule, about) => {
    const { result, changed, before } = await inTransaction('readwrite', (records) => applyRule(records, rule, about));
    try {
      await copyChanges(changed);
    } catch (error) {
      await takeBack(changed, before);
      throw new StorageError(error);
    }
    return result;
  },
  list: (of) =>
    inTransaction('readonly', async (records) =>
      (of ? await readPool(records, of) : inOrder((await readState(records)).entries)).map((entry) => asRead(entry)),
    ),
  away: () => inTransaction('readonly', async (records) => (await promisifyRequest<Ledger | undefined>(records.get(LEDGER)))?.away ?? []),
};

/** The same in memory, for proofs that need thousands of runs. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  let ledger: Ledger = EMPTY;
  const all = () => inOrder([...entries.values()]);
  return {
    transact: async (rule, about) => {
      const seen = about ? all().filter(({ rowId }) => rowId === about.rowId) : all();
      const draft = draftOf(structuredClone(seen), structuredClone(ledger));
      const result = rule(draft);
      for (const [id, entry] of draft.changed) {
        if (entry) entries.set(id, entry);
        else entries.delete(id);
      }
      ledger = draft.ledger;
      return result;
    },
    list: async (of) =>
      structuredClone(of ? all().filter(({ personId, poolId }) => personId === of.personId && poolId === of.poolId) : all()).map((entry) =>
        asRead(entry),
      ),
    away: async () => ledger.away,
  };
}
