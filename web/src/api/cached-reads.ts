// The last answers, cached on the device: the app opens offline and shows the last known pools, tests and plan. Only for one person at a
// time, and deleted when they sign out or another person signs in.
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { cachedAnswerOf, poolIdOf } from './answer-shape.ts';
import { lastPoolOf } from './early-reads.ts';
import { whenIdle } from '../browser/idle.ts';
import { clearCached, deleteCached, keepRecords, type CachedRead, openCached, readCachedPool } from './cached-reads-store.ts';
import { hideFromOthers } from '../browser/restored-page.ts';
import { signedInId } from '../session/signed-in-hint.ts';

const LARGEST = 2_000_000;
const SAVE_AFTER_MS = 1000;

const isOurs = ({ queryKey }: Query): boolean => queryKey[0] === '/api';
const isMe = ({ queryKey: [root, noun, ...more] }: Query): boolean => root === '/api' && noun === 'me' && more.length === 0;

/** What one query client keeps. */
interface Keeper {
  client: QueryClient;
  personId: string | null;
  /** while signing out nothing is cached any more */
  hasLeft: boolean;
  kept: Map<string, CachedRead>;
  dirty: Map<string, Query>;
  /** pools whose cached answers are loaded or loading */
  looked: Map<string, Promise<void>>;
  now: () => number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}
const keepers = new Set<Keeper>();

/** Everything that was read leaves this device. */
export async function forgetReads(): Promise<void> {
  for (const keeper of keepers) {
    keeper.hasLeft = true;
    keeper.kept = new Map();
    keeper.dirty.clear();
  }
  if (typeof indexedDB !== 'undefined') await clearCached().catch(() => undefined);
}

/** Nothing that was read before is shown any more: it broke a page. New answers are cached as before. */
export async function dropReads(): Promise<void> {
  for (const keeper of keepers) {
    keeper.kept = new Map();
    keeper.dirty.clear();
  }
  if (typeof indexedDB !== 'undefined') await clearCached().catch(() => undefined);
}

/** Answers that have just arrived and broke a page are not cached: the ones before them can still be shown. */
export function discardUnsaved(): void {
  for (const keeper of keepers) keeper.dirty.clear();
}

/** Watches what is read, caches it, and provides it where nothing has been read yet. Resolves when the cache is loaded. */
export async function keepReads(client: QueryClient, now: () => number = Date.now): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const keeper: Keeper = { client, personId: signedInId(), hasLeft: false, kept: new Map(), dirty: new Map(), looked: new Map(), now };
  keepers.add(keeper);
  client.getQueryCache().subscribe((event) => {
    if (keeper.hasLeft || !cachedAnswerOf(event.query.queryKey)) return;
    if (event.type === 'added') bringOut(keeper, event.query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') notice(keeper, event.query);
    if (event.action.type === 'error' && isGone(event.action.error)) drop(keeper, event.query);
  });
  saveOnLeaving(keeper);
  followSignIn(keeper);
  hideFromOthers(() => keeper.personId);
  await load(keeper);
}

/** Immediately if it is loaded; for another pool a moment later. */
function bringOut(keeper: Keeper, query: Query): void {
  const poolId = poolIdOf(query.queryKey);
  if (poolId !== undefined) void lookInto(keeper, poolId);
  handOut(keeper, query);
}

function handOutAll(keeper: Keeper): void {
  for (const query of keeper.client.getQueryCache().getAll()) handOut(keeper, query);
}

function handOut({ kept, hasLeft }: Keeper, query: Query): void {
  const record = kept.get(query.queryHash);
  // What the server has just called gone stays gone, though the cache was read later.
  if (!record || hasLeft || query.state.data !== undefined || isGone(query.state.error)) return;
  query.setData(record.data, { updatedAt: record.updatedAt, manual: true });
  // Even if fresh: a reloaded page asks again.
  query.invalidate();
}

function notice(keeper: Keeper, query: Query): void {
  const { data, dataUpdatedAt } = query.state;
  if (isMe(query)) meet(keeper, data);
  if (data === undefined || data === null || keeper.kept.get(query.queryHash)?.updatedAt === dataUpdatedAt) return;
  keeper.dirty.set(query.queryHash, query);
  keeper.timer ??= setTimeout(() => save(keeper), SAVE_AFTER_MS);
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Deleted, here or elsewhere: delete its cache too. */
function drop({ kept, dirty }: Keeper, { queryHash }: Query): void {
  kept.delete(queryHash);
  dirty.delete(queryHash);
  void deleteCached(queryHash).catch(() => undefined);
}

/** Whether it is cached on the device or not: it may contain personal data of the previous person. */
const isOfPerson = (query: Query): boolean => isOurs(query) && !isMe(query);

/** Signed out, or another person: what was read belongs to the previous one. */
function meet(keeper: Keeper, me: unknown): void {
  const id = typeof me === 'object' && me !== null && 'id' in me ? String(me.id) : null;
  const before = keeper.personId;
  keeper.personId = id;
  if (id === before || before === null) return;
  forget(keeper);
  keeper.client.removeQueries({ predicate: (query) => isOfPerson(query) && query.getObserversCount() === 0 });
  void keeper.client.resetQueries({ predicate: isOfPerson });
}

function forget(keeper: Keeper): void {
  keeper.kept = new Map();
  keeper.dirty.clear();
  void clearCached().catch(() => undefined);
}

function save(keeper: Keeper): void {
  const { kept, dirty, personId } = keeper;
  clearTimeout(keeper.timer);
  keeper.timer = undefined;
  const records = personId === null || keeper.hasLeft ? [] : [...dirty.values()].flatMap((query) => recordOf(query, personId) ?? []);
  dirty.clear();
  const small = records.filter(isSmall);
  for (const record of small) kept.set(hashKey(record.key), record);
  // A full disk costs the memory of what was read, nothing else.
  if (personId !== null && small.length > 0) void keepRecords(personId, small).catch(() => undefined);
}

function recordOf({ queryKey: key, state }: Query, personId: string): CachedRead | undefined {
  const { data, dataUpdatedAt: updatedAt } = state;
  const shape = cachedAnswerOf(key)?.shape;
  return shape === undefined ? undefined : { personId, shape, key, data, updatedAt };
}

const isSmall = ({ data }: CachedRead): boolean => (JSON.stringify(data)?.length ?? 0) < LARGEST;

/** The account and the pool that was opened last right away, all others when the browser is idle. */
async function load(keeper: Keeper): Promise<void> {
  const { personId, kept } = keeper;
  try {
    if (personId === null) return await clearCached();
    const { records, poolIds } = await openCached(personId, keeper.now());
    takeIn(kept, records);
    const [first = poolIds[0], ...others] = [lastPoolOf(personId), ...poolIds];
    if (first !== undefined) await lookInto(keeper, first);
    handOutAll(keeper);
    whenIdle(() => void lookAhead(keeper, others));
  } catch {
    // A browser without storage: everything is read again.
  }
}

async function lookAhead(keeper: Keeper, poolIds: readonly string[]): Promise<void> {
  // one after the other: nothing is in a hurry
  // oxlint-disable-next-line no-await-in-loop
  for (const poolId of poolIds) await lookInto(keeper, poolId);
}

function lookInto(keeper: Keeper, poolId: string): Promise<void> {
  const known = keeper.looked.get(poolId);
  if (known) return known;
  const looking = look(keeper, poolId);
  keeper.looked.set(poolId, looking);
  return looking;
}

async function look(keeper: Keeper, poolId: string): Promise<void> {
  const { personId, kept } = keeper;
  if (personId === null) return;
  takeIn(kept, await readCachedPool(personId, poolId, keeper.now()).catch(() => []));
  handOutAll(keeper);
}

/** Into the queue that existed at the time of the request: after a sign-out there is a new one. */
function takeIn(kept: Keeper['kept'], records: readonly CachedRead[]): void {
  for (const record of records) {
    const hash = hashKey(record.key);
    if (!kept.has(hash)) kept.set(hash, record);
  }
}

/** A page that is put away may not come back. */
function saveOnLeaving(keeper: Keeper): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save(keeper);
  });
  window.addEventListener('pagehide', () => save(keeper));
}

/** Someone signed in or out in another tab: this one asks who is signed in, and shows nothing of the previous person. */
function followSignIn(keeper: Keeper): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'user' || signedInId() === keeper.personId) return;
    keeper.personId = null;
    forget(keeper);
    void keeper.client.resetQueries({ predicate: isOurs });
  });
}
