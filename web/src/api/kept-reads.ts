// What was read last, kept on the device: the app opens without a signal and shows the last known pools, tests and plan. Kept for one
// person at a time, and gone when they sign out or somebody else is here.
import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { looksRight } from './answer-shape.ts';
import { READS_SHAPE } from './reads-shape.ts';
import { hideFromOthers } from './restored-page.ts';
import { signedInId } from './signed-in-hint.ts';

export const READS_DATABASE = 'limpid-reads';
const KEPT_MS = 30 * 86_400_000;
const MOST_RECORDS = 80;
const LARGEST = 2_000_000;
const SAVE_AFTER_MS = 1000;
/** The roots of what is kept: who is here, and everything of the pools. */
const KEPT: ReadonlySet<unknown> = new Set(['me', 'pools']);

interface Kept {
  personId: string;
  /** of the answers when they were read: another shape is of no use */
  shape: string;
  key: QueryKey;
  data: unknown;
  updatedAt: number;
}

export const isKeptKey = (key: QueryKey): boolean => key[0] === '/api' && KEPT.has(key[1]);
const isMe = (key: QueryKey): boolean => key[0] === '/api' && key[1] === 'me' && key.length === 2;

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore(READS_DATABASE, 'reads'));

/** What one query client keeps. */
interface Keeper {
  client: QueryClient;
  personId: string | null;
  /** on the way out nothing is kept any more */
  hasLeft: boolean;
  kept: Map<string, Kept>;
  dirty: Map<string, Query>;
  timer?: ReturnType<typeof setTimeout> | undefined;
}
const keepers = new Set<Keeper>();

/** Everything that was read leaves this device. */
export async function forgetReads(): Promise<void> {
  for (const keeper of keepers) {
    keeper.hasLeft = true;
    keeper.kept.clear();
    keeper.dirty.clear();
  }
  if (typeof indexedDB !== 'undefined') await clear(store()).catch(() => undefined);
}

/** Nothing that was read before is shown any more: a page broke over it. What is read from now on is kept as before. */
export async function dropReads(): Promise<void> {
  for (const keeper of keepers) {
    keeper.kept.clear();
    keeper.dirty.clear();
  }
  if (typeof indexedDB !== 'undefined') await clear(store()).catch(() => undefined);
}

/** Answers that have just come and broke a page are not kept: what was kept before them can still be shown. */
export function discardUnsaved(): void {
  for (const keeper of keepers) keeper.dirty.clear();
}

const isUsable = (record: Kept, personId: string, now: number): boolean =>
  record.personId === personId && record.shape === READS_SHAPE && now - record.updatedAt < KEPT_MS && looksRight(record.key, record.data);

/** Watches what is read, keeps it, and hands it out where nothing has been read yet. Resolves when what was kept before is at hand. */
export async function keepReads(client: QueryClient, now: () => number = Date.now): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const keeper: Keeper = { client, personId: signedInId(), hasLeft: false, kept: new Map(), dirty: new Map() };
  keepers.add(keeper);
  client.getQueryCache().subscribe((event) => {
    if (keeper.hasLeft || !isKeptKey(event.query.queryKey)) return;
    if (event.type === 'added') handOut(keeper, event.query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') notice(keeper, event.query);
    if (event.action.type === 'error' && isGone(event.action.error)) drop(keeper, event.query);
  });
  saveOnLeaving(keeper);
  followSignIn(keeper);
  hideFromOthers(() => keeper.personId);
  await load(keeper, now());
  for (const query of client.getQueryCache().getAll()) handOut(keeper, query);
}

function handOut({ kept, hasLeft }: Keeper, query: Query): void {
  const record = kept.get(query.queryHash);
  if (!record || hasLeft || query.state.data !== undefined) return;
  query.setData(record.data, { updatedAt: record.updatedAt, manual: true });
  // However young: a page that was opened anew asks anew.
  query.invalidate();
}

function notice(keeper: Keeper, query: Query): void {
  const { data, dataUpdatedAt } = query.state;
  if (isMe(query.queryKey)) meet(keeper, data);
  if (data === undefined || data === null || keeper.kept.get(query.queryHash)?.updatedAt === dataUpdatedAt) return;
  keeper.dirty.set(query.queryHash, query);
  keeper.timer ??= setTimeout(() => save(keeper), SAVE_AFTER_MS);
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Deleted, here or elsewhere: the memory of it goes as well. */
function drop({ kept, dirty }: Keeper, { queryHash }: Query): void {
  kept.delete(queryHash);
  dirty.delete(queryHash);
  void delMany([queryHash], store()).catch(() => undefined);
}

const isOfPerson = (query: Query): boolean => isKeptKey(query.queryKey) && !isMe(query.queryKey);

/** Nobody, or somebody else: what was read belongs to the one before. */
function meet(keeper: Keeper, me: unknown): void {
  const id = typeof me === 'object' && me !== null && 'id' in me ? String(me.id) : null;
  const before = keeper.personId;
  keeper.personId = id;
  if (id === before || before === null) return;
  forget(keeper);
  keeper.client.removeQueries({ predicate: (query) => isOfPerson(query) && query.getObserversCount() === 0 });
  void keeper.client.resetQueries({ predicate: isOfPerson });
}

function forget({ kept, dirty }: Keeper): void {
  kept.clear();
  dirty.clear();
  void clear(store()).catch(() => undefined);
}

function save(keeper: Keeper): void {
  const { kept, dirty, personId } = keeper;
  clearTimeout(keeper.timer);
  keeper.timer = undefined;
  const records: [string, Kept][] =
    personId === null || keeper.hasLeft ? [] : [...dirty].map(([hash, query]) => [hash, recordOf(query, personId)]);
  dirty.clear();
  const small = records.filter(([, record]) => isSmall(record));
  for (const [hash, record] of small) kept.set(hash, record);
  const oldest = [...kept].toSorted(([, one], [, other]) => other.updatedAt - one.updatedAt).slice(MOST_RECORDS);
  for (const [hash] of oldest) kept.delete(hash);
  // A full disk costs the memory of what was read, nothing else.
  if (small.length > 0) void setMany(small, store()).catch(() => undefined);
  const gone = oldest.map(([hash]) => hash);
  if (gone.length > 0) void delMany(gone, store()).catch(() => undefined);
}

const recordOf = (query: Query, personId: string): Kept => {
  const { data, dataUpdatedAt: updatedAt } = query.state;
  return { personId, shape: READS_SHAPE, key: query.queryKey, data, updatedAt };
};

const isSmall = ({ data }: Kept): boolean => (JSON.stringify(data)?.length ?? 0) < LARGEST;

async function load({ kept, personId }: Keeper, now: number): Promise<void> {
  try {
    const all = await entries<string, Kept>(store());
    const isGood = (record: Kept) => personId !== null && isUsable(record, personId, now);
    for (const [, record] of all.filter(([, each]) => isGood(each))) {
      const hash = hashKey(record.key);
      if (!kept.has(hash)) kept.set(hash, record);
    }
    const useless = all.filter(([, record]) => !isGood(record)).map(([hash]) => hash);
    if (useless.length > 0) await delMany(useless, store());
  } catch {
    // A browser that keeps nothing: everything is read anew.
  }
}

/** A page that is put away may not come back. */
function saveOnLeaving(keeper: Keeper): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save(keeper);
  });
  window.addEventListener('pagehide', () => save(keeper));
}

/** Somebody signed in or out in another tab: this one asks who is here, and shows nothing of the one before. */
function followSignIn(keeper: Keeper): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'user' || signedInId() === keeper.personId) return;
    keeper.personId = null;
    forget(keeper);
    void keeper.client.resetQueries({ predicate: (query) => isKeptKey(query.queryKey) });
  });
}
