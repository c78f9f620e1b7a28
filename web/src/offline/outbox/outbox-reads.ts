// Puts what has arrived at the server into the cached queries. In one batch for many: each change renders the page again.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pathSegments } from '../../api/client.ts';
import type { OutboxNews } from './outbox-channel.ts';
import type { NounDeclaration } from '../noun.ts';
import { callOf, declarationOf, nounOf, NOUNS } from '../nouns.ts';
import { afterSent } from './outbox-merge.ts';

export type Sent = Extract<OutboxNews, { type: 'sent' }>;

const clients = new Set<QueryClient>();
const REREAD_AFTER_MS = 300;
/** While more of a pool is waiting, the page shows it anyway; the server is asked only now and then. */
const REREAD_BETWEEN_MS = 3000;
interface Rereading {
  timer: ReturnType<typeof setTimeout>;
  atMs: number;
  keys: ReadonlyMap<string, QueryKey>;
}
/** by pool */
const rereading = new Map<string, Rereading>();

/** Its reads follow from now on. False: they do already. */
export function addClient(client: QueryClient): boolean {
  const isNew = !clients.has(client);
  clients.add(client);
  return isNew;
}

/** `mayMore`: whether more of a pool is about to be sent. */
export function applySent(news: readonly Sent[], mayMore: (poolId: string) => boolean): void {
  for (const poolId of new Set(news.map(({ entry }) => entry.poolId))) {
    const ofPool = news.filter(({ entry }) => entry.poolId === poolId);
    for (const client of clients) applyToPool(client, poolId, ofPool);
    reread(poolId, ofPool, mayMore(poolId));
  }
}

const keyOf = (address: string, poolId: string): QueryKey => pathSegments(address, { poolId });

function applyToPool(client: QueryClient, poolId: string, news: readonly Sent[]): void {
  for (const [noun, declaration] of NOUNS) {
    const ofNoun = news.filter(({ entry }) => nounOf(entry) === noun);
    if (ofNoun.length > 0) for (const list of listsOf(declaration)) applyToLists(client, keyOf(list, poolId), ofNoun);
  }
  for (const { entry, answer } of news) {
    const read = callOf(entry)?.answer?.read;
    if (read !== undefined && answer) client.setQueryData(keyOf(read, poolId), answer);
  }
}

const listsOf = ({ list, shownIn = [] }: NounDeclaration): readonly string[] => (list === undefined ? shownIn : [list, ...shownIn]);

interface Listed {
  id: string;
}

/** Only lists: single rows may be under the same address. */
function applyToLists(client: QueryClient, queryKey: QueryKey, news: readonly Sent[]): void {
  // An answer that is under way was asked for before this arrived.
  void client.cancelQueries({ queryKey });
  client.setQueriesData<Listed[] | { items?: Listed[] }>({ queryKey }, (answer) => {
    if (Array.isArray(answer)) return afterSent(answer, news);
    return answer?.items ? { ...answer, items: afterSent(answer.items, news) } : answer;
  });
}

/** What belongs to a pool changes everything that is known of the pool, and the list of all pools; what belongs to the account, its own list. */
function keysOf(poolId: string, news: readonly Sent[]): QueryKey[] {
  const nouns = new Set(news.flatMap(({ entry }) => declarationOf(entry) ?? []));
  const lists =
    poolId === ''
      ? [...nouns].flatMap(listsOf)
      : ['/api/pools/{poolId}', '/api/overview', ...[...nouns].flatMap(({ shownIn = [] }) => shownIn)];
  return [...new Set(lists)].map((list) => keyOf(list, poolId));
}

/** After a run of many, once. */
function reread(poolId: string, news: readonly Sent[], isMoreToCome: boolean): void {
  const before = rereading.get(poolId);
  const keys = new Map(before?.keys);
  for (const key of keysOf(poolId, news)) keys.set(JSON.stringify(key), key);
  const ask = () => {
    rereading.delete(poolId);
    for (const client of clients) for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey });
  };
  clearTimeout(before?.timer);
  // The last one counts; those before it do not put off what has been waiting for long.
  const atMs = isMoreToCome && before ? before.atMs : Date.now() + (isMoreToCome ? REREAD_BETWEEN_MS : REREAD_AFTER_MS);
  rereading.set(poolId, { timer: setTimeout(ask, Math.max(0, atMs - Date.now())), atMs, keys });
}
