// The outbox's own IndexedDB database. A transaction reads what the rule is about (one row, or everything), applies the rule, and resolves
// only when the browser has written it to the disk (durability "strict") and a copy exists (outbox-copy.ts): "Saved" is shown only after
// that.
import { promisifyRequest } from 'idb-keyval';
import type { KeptFile } from './outbox-attachment.ts';
import { copyChanges, readCopies } from './outbox-copy.ts';
import { type Changes, draftOf, EMPTY, inOrder, isLedger, type Ledger } from './outbox-draft.ts';
import { asRead, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxState } from './outbox-state.ts';
import { StorageError } from '../storage-error.ts';

export const OUTBOX_DATABASE = 'limpid-outbox';
/** 3: files beside the entries */
const VERSION = 3;
const RECORDS = 'records';
/** by the id of their entry */
const FILES = 'files';
const PREVIEWS = 'previews';
const STORES = [RECORDS, FILES, PREVIEWS];
const LEDGER = 'ledger';
const BY_ROW = 'row';
const BY_POOL = 'pool';
/** some browsers never answer when asked for the database */
const OPENING_PATIENCE_MS = 5000;
/** a disk that is full or failing may neither write nor say so */
const WRITING_PATIENCE_MS = 8000;

export interface OutboxStore {
  /** Runs one rule in one transaction. With `about` it sees the entries of that row only, which is all that most rules look at. */
  transact: <Result>(rule: (state: OutboxState) => Result, about?: Pick<OutboxEntry, 'rowId'>) => Promise<Result>;
  /** in order: everything, or what is of one person in one pool */
  list: (of?: OfPool) => Promise<OutboxEntry[]>;
  /** what is sent with an entry */
  fileOf: (id: string) => Promise<KeptFile | undefined>;
  /** who has signed out here and left something */
  away: () => Promise<readonly string[]>;
}

export type OfPool = Pick<OutboxEntry, 'personId' | 'poolId'>;

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
  const copies = await readCopies();
  if (copies.length === 0) return;
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const records = transaction.objectStore(RECORDS);
  for (const { entry, file } of copies) {
    records.put(entry, entry.id);
    if (file) transaction.objectStore(FILES).put(file, entry.id);
  }
  records.put({ ...EMPTY, nextOrder: Math.max(...copies.map(({ entry }) => entry.order)) + 1 }, LEDGER);
  await ended(transaction);
}

/** The ledger has no row and no pool, so that the indexes leave it out. */
function upgrade({ result: database, transaction }: IDBOpenDBRequest): void {
  const isThere = (name: string) => database.objectStoreNames.contains(name);
  const records = isThere(RECORDS) ? transaction!.objectStore(RECORDS) : database.createObjectStore(RECORDS);
  if (!records.indexNames.contains(BY_ROW)) records.createIndex(BY_ROW, 'rowId');
  if (!records.indexNames.contains(BY_POOL)) records.createIndex(BY_POOL, ['personId', 'poolId', 'order']);
  for (const name of [FILES, PREVIEWS]) if (!isThere(name)) database.createObjectStore(name);
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

type Stores = (name: string) => IDBObjectStore;

const writing = <Result>(work: (stores: Stores) => Promise<Result>) => inTransaction('readwrite', STORES, work);
const reading = <Result>(name: string, work: (store: IDBObjectStore) => Promise<Result>) =>
  inTransaction('readonly', [name], (stores) => work(stores(name)));

async function inTransaction<Result>(
  mode: IDBTransactionMode,
  names: string[],
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  try {
    const transaction = await begin(mode, names);
    const done = ended(transaction);
    // The caller gets the error from the returned promise.
    void done.catch(() => undefined);
    const result = await inPatience(
      transaction,
      work((name) => transaction.objectStore(name)).catch((error: unknown) => {
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
async function begin(mode: IDBTransactionMode, names: string[]): Promise<IDBTransaction> {
  const start = async () => (await open()).transaction(names, mode, { durability: 'strict' });
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

async function applyRule<Result>(stores: Stores, rule: (state: OutboxState) => Result, about?: Pick<OutboxEntry, 'rowId'>) {
  const records = stores(RECORDS);
  const { entries, ledger } = await readState(records, about);
  const draft = draftOf(entries, ledger);
  const result = rule(draft);
  const changes = draft.changes();
  for (const [id, entry] of changes.changed) {
    if (entry) records.put(entry, id);
    else records.delete(id);
  }
  // In the same transaction: no entry without its file, and no file without its entry.
  for (const id of changes.bare) for (const name of [FILES, PREVIEWS]) stores(name).delete(id);
  for (const [id, { file, preview }] of changes.attached) {
    stores(FILES).put(file, id);
    if (preview) stores(PREVIEWS).put(preview, id);
  }
  if (draft.ledger() !== ledger) records.put(draft.ledger(), LEDGER);
  return { result, changes, before: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** All or nothing: what could not be copied is not stored either. What was tried in the meantime may have arrived, and stays. */
async function takeBack({ changed, bare }: Changes, before: ReadonlyMap<string, OutboxEntry>): Promise<void> {
  await writing(async (stores) => {
    const records = stores(RECORDS);
    for (const [id, entry] of changed) {
      const now = await promisifyRequest<OutboxEntry | undefined>(records.get(id));
      if (entry && (now?.key !== entry.key || now.tries > entry.tries)) continue;
      // Its file is gone: what took its place stays, or nothing.
      if (bare.includes(id)) continue;
      const was = before.get(id);
      if (was) records.put(was, id);
      else for (const name of STORES) stores(name).delete(id);
    }
  }).catch(() => undefined);
}

const read = <Value>(store: IDBObjectStore, id: string) => promisifyRequest<Value | undefined>(store.get(id));

export const indexedStore: OutboxStore = {
  transact: async (rule, about) => {
    const { result, changes, before } = await writing((stores) => applyRule(stores, rule, about));
    try {
      await copyChanges(changes);
    } catch (error) {
      await takeBack(changes, before);
      throw new StorageError(error);
    }
    return result;
  },
  list: (of) =>
    reading(RECORDS, async (records) =>
      (of ? await readPool(records, of) : inOrder((await readState(records)).entries)).map((entry) => asRead(entry)),
    ),
  fileOf: (id) => reading(FILES, (files) => read<KeptFile>(files, id)),
  away: () => reading(RECORDS, async (records) => (await read<Ledger>(records, LEDGER))?.away ?? []),
};

/** What a list shows of the file of an entry: what was brought back from a copy has no preview. */
export const pictureOf = async (id: string): Promise<KeptFile | undefined> =>
  (await reading(PREVIEWS, (previews) => read<KeptFile>(previews, id))) ?? indexedStore.fileOf(id);

/** The same in memory, for proofs that need thousands of runs. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  const files = new Map<string, KeptFile>();
  let ledger: Ledger = EMPTY;
  const all = () => inOrder([...entries.values()]);
  return {
    transact: async (rule, about) => {
      const seen = about ? all().filter(({ rowId }) => rowId === about.rowId) : all();
      const draft = draftOf(structuredClone(seen), structuredClone(ledger));
      const result = rule(draft);
      const { changed, attached, bare } = draft.changes();
      for (const [id, entry] of changed) {
        if (entry) entries.set(id, entry);
        else entries.delete(id);
      }
      for (const id of bare) files.delete(id);
      for (const [id, { file }] of attached) files.set(id, file);
      ledger = draft.ledger();
      return result;
    },
    list: async (of) =>
      structuredClone(of ? all().filter(({ personId, poolId }) => personId === of.personId && poolId === of.poolId) : all()).map((entry) =>
        asRead(entry),
      ),
    fileOf: async (id) => files.get(id),
    away: async () => ledger.away,
  };
}
