// The cache of answers on this device: an IndexedDB store with one record per address, and an index record that says whose they are and
// when each pool was last cached. Bounded: so many pools, so many answers of each. A pool's records are adjacent in key order and read when
// that pool is opened, so that fifty pools do not slow the start of the app.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { cachedAnswerOf, looksRight, poolIdOf } from './answer-shape.ts';

export const READS_DATABASE = 'limpid-reads';
const CACHED_MS = 30 * 86_400_000;
export const MOST_POOLS = 50;
/** As many as there are reads of a pool that are cached, and two of them with further pages. */
export const MOST_ANSWERS_OF_POOL = 16;
const MOST_ANSWERS_OF_ACCOUNT = 40;

export interface CachedRead {
  personId: string;
  /** of the answer when it was read, by its endpoint: another shape is of no use */
  shape: string;
  key: QueryKey;
  data: unknown;
  updatedAt: number;
}

interface Ledger {
  personId: string;
  /** when it was last cached */
  pools: Record<string, number>;
}

/**
 * Until November 2026 one digest covered the shapes of all endpoints. Records with it are used as long as the shape of their endpoint is
 * still the same; 30 days after the release there are none left.
 */
export const ONE_SHAPE = 'C_XTzuwVhape';
const SHAPES_THEN: Readonly<Record<string, string>> = {
  '/api/me': '0mnkuesh30q',
  '/api/me/security': '17pg4adawwr',
  '/api/pools': '0jbvsnbat71',
  '/api/pools/{poolId}': '0voqomkmt6i',
  '/api/pools/{poolId}/plan': '08z53rc6uy6',
  '/api/pools/{poolId}/readings': '0eu7xjtyasf',
  '/api/pools/{poolId}/treatments': '0gca0j5z7nb',
};

/** A field that was required then may be missing today: an answer of then has all that one of today has. */
const STILL_RIGHT: Readonly<Record<string, string>> = { '/api/pools': '0jbvsnbat71', '/api/pools/{poolId}': '0voqomkmt6i' };

/** Whether this build can show what another build has cached. */
export function isUsable({ key, data, personId, shape, updatedAt }: CachedRead, person: string, now: number): boolean {
  const answer = cachedAnswerOf(key);
  if (!answer || personId !== person || now - updatedAt >= CACHED_MS) return false;
  const then = shape === ONE_SHAPE ? SHAPES_THEN[answer.path] : shape;
  return (then === answer.shape || then === STILL_RIGHT[answer.path]) && looksRight(key, data);
}

const LEDGER = 'ledger';
const POOLS = '["/api","pools","';
const LAST = '\uffff';
const ofPool = (poolId: string): IDBKeyRange => IDBKeyRange.bound(`${POOLS}${poolId}"`, `${POOLS}${poolId}"${LAST}`);
/** Before and after the pools; the index record comes after both. */
const ofAccount = (): IDBKeyRange[] => [IDBKeyRange.bound('[', POOLS, false, true), IDBKeyRange.bound(POOLS + LAST, `[${LAST}`)];

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore(READS_DATABASE, 'reads'));

const readRanges = async (records: IDBObjectStore, ranges: IDBKeyRange[]): Promise<CachedRead[]> =>
  (await Promise.all(ranges.map((range) => promisifyRequest<CachedRead[]>(records.getAll(range))))).flat();

/** Keeps what is useful, and deletes the rest. */
async function prune(
  records: IDBObjectStore,
  found: readonly CachedRead[],
  isGood: (record: CachedRead) => boolean,
): Promise<CachedRead[]> {
  for (const record of found) if (!isGood(record)) records.delete(hashKey(record.key));
  return found.filter(isGood);
}

const isRecord = (value: unknown): value is CachedRead =>
  typeof value === 'object' && value !== null && 'key' in value && 'updatedAt' in value;

/** An earlier build has left records without a ledger. */
async function ledgerFor(records: IDBObjectStore, personId: string, now: number): Promise<Ledger> {
  const found = (await promisifyRequest<unknown[]>(records.getAll())).filter(isRecord);
  const pools: Ledger['pools'] = {};
  for (const { key, updatedAt } of await prune(records, found, (record) => isUsable(record, personId, now))) {
    const poolId = poolIdOf(key);
    if (poolId !== undefined) pools[poolId] = Math.max(pools[poolId] ?? 0, updatedAt);
  }
  return { personId, pools };
}

function deletePool(records: IDBObjectStore, { pools }: Ledger, poolId: string): void {
  delete pools[poolId];
  records.delete(ofPool(poolId));
}

/** What is cached outside of the pools, and of which pools there are records, the latest first. Another person's records are deleted. */
export const openCached = (personId: string, now: number): Promise<{ records: CachedRead[]; poolIds: string[] }> =>
  store()('readwrite', async (records) => {
    const known = await promisifyRequest<Ledger | undefined>(records.get(LEDGER));
    if (known && known.personId !== personId) {
      records.clear();
      return { records: [], poolIds: [] };
    }
    const ledger = known ?? (await ledgerFor(records, personId, now));
    for (const [poolId, at] of Object.entries(ledger.pools)) if (now - at >= CACHED_MS) deletePool(records, ledger, poolId);
    const ofPerson = await prune(records, await readRanges(records, ofAccount()), (record) => isUsable(record, personId, now));
    records.put(ledger, LEDGER);
    const latest = Object.entries(ledger.pools).toSorted(([, one], [, other]) => other - one);
    return { records: ofPerson, poolIds: latest.map(([poolId]) => poolId) };
  });

export const readCachedPool = (personId: string, poolId: string, now: number): Promise<CachedRead[]> =>
  store()('readwrite', async (records) =>
    prune(records, await readRanges(records, [ofPool(poolId)]), (record) => isUsable(record, personId, now)),
  );

/** Deletes the oldest beyond `most`. Keys are counted first: the records are large. */
async function bound(records: IDBObjectStore, ranges: IDBKeyRange[], most: number): Promise<void> {
  const counts = await Promise.all(ranges.map((range) => promisifyRequest(records.count(range))));
  if (counts.reduce((sum, count) => sum + count, 0) <= most) return;
  const oldest = (await readRanges(records, ranges)).toSorted((one, other) => other.updatedAt - one.updatedAt).slice(most);
  for (const { key } of oldest) records.delete(hashKey(key));
}

/** Keeps these, all or none, within the bounds. */
export const keepRecords = (personId: string, kept: readonly CachedRead[]): Promise<void> =>
  store()('readwrite', async (records) => {
    const known = await promisifyRequest<Ledger | undefined>(records.get(LEDGER));
    if (known && known.personId !== personId) records.clear();
    const ledger: Ledger = known?.personId === personId ? known : { personId, pools: {} };
    const touched = new Set<string>();
    for (const record of kept) {
      records.put(record, hashKey(record.key));
      const poolId = poolIdOf(record.key);
      if (poolId === undefined) continue;
      touched.add(poolId);
      ledger.pools[poolId] = Math.max(ledger.pools[poolId] ?? 0, record.updatedAt);
    }
    for (const poolId of touched) await bound(records, [ofPool(poolId)], MOST_ANSWERS_OF_POOL);
    await bound(records, ofAccount(), MOST_ANSWERS_OF_ACCOUNT);
    const oldest = Object.entries(ledger.pools).toSorted(([, one], [, other]) => other - one);
    for (const [poolId] of oldest.slice(MOST_POOLS)) deletePool(records, ledger, poolId);
    records.put(ledger, LEDGER);
  });

export const deleteCached = (hash: string): Promise<void> => store()('readwrite', (records) => promisifyRequest(records.delete(hash)));

export const clearCached = (): Promise<void> => store()('readwrite', (records) => promisifyRequest(records.clear()));
