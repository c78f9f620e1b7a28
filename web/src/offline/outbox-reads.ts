// What has arrived at the server goes into what the page has read. In one go for many: each change draws the page anew.
import { api } from '@limpid/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readKey } from '../api/reads.ts';
import type { OutboxNews } from './outbox-channel.ts';
import { nounOf } from './outbox-entry.ts';
import { afterSent } from './outbox-merge.ts';

export type Sent = Extract<OutboxNews, { type: 'sent' }>;

const clients = new Set<QueryClient>();
const REREAD_AFTER_MS = 300;
/** As long as more of a pool waits, the page shows it by itself; the server is asked now and then only. */
const REREAD_BETWEEN_MS = 3000;
const rereading = new Map<string, ReturnType<typeof setTimeout>>();

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
    reread(poolId, mayMore(poolId));
  }
}

function applyToPool(client: QueryClient, poolId: string, news: readonly Sent[]): void {
  for (const [noun, list] of [['reading', api.readings.list] as const, ['treatment', api.treatments.list] as const]) {
    const ofNoun = news.filter(({ entry }) => nounOf(entry) === noun);
    if (ofNoun.length > 0) applyToLists(client, readKey(list, { params: { poolId }, query: {} }).slice(0, -1), ofNoun);
  }
  const plan = news.findLast(({ entry, answer }) => entry.call.startsWith('plans.') && answer);
  if (plan) client.setQueryData(readKey(api.plans.find, { params: { poolId } }), plan.answer);
}

function applyToLists(client: QueryClient, queryKey: QueryKey, news: readonly Sent[]): void {
  // An answer that is under way was asked for before this arrived.
  void client.cancelQueries({ queryKey });
  client.setQueriesData<{ items: { id: string }[] }>({ queryKey }, (page) =>
    page ? { ...page, items: afterSent(page.items, news) } : page,
  );
}

/** After a run of many, once. */
function reread(poolId: string, isMoreToCome: boolean): void {
  const queryKey = readKey(api.pools.find, { params: { poolId } });
  const ask = () => {
    rereading.delete(poolId);
    for (const client of clients) void client.invalidateQueries({ queryKey });
  };
  // The last one counts; those before it do not put off what has been waiting for long.
  if (isMoreToCome && rereading.has(poolId)) return;
  clearTimeout(rereading.get(poolId));
  rereading.set(poolId, setTimeout(ask, isMoreToCome ? REREAD_BETWEEN_MS : REREAD_AFTER_MS));
}
