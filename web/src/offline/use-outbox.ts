// The outbox for components: what waits, and the one way to write.
import { api } from '@limpid/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMe } from '../api/me.ts';
import { readKey } from '../api/reads.ts';
import { signedInId } from '../api/signed-in-hint.ts';
import { meet, outboxSnapshot, type OutboxSnapshot, watchOutbox, write, type Written } from './outbox.ts';
import { listen, type OutboxNews } from './outbox-channel.ts';
import { type Intent, nounOf, type OutboxEntry } from './outbox-entry.ts';
import { afterSent } from './outbox-merge.ts';

const EMPTY: OutboxSnapshot = { entries: [], isSignedOut: false, isSending: false };

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes in a connection. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );

export interface Outbox extends OutboxSnapshot {
  personId: string | null;
}

/** What this person has waiting on this device; nobody sees what belongs to another. */
export function useOutbox(): Outbox {
  useConnection();
  const { me } = useMe({ onlyIfHinted: true });
  const snapshot = useSyncExternalStore(watchOutbox, outboxSnapshot, () => EMPTY);
  const personId = me?.id ?? null;
  useEffect(() => {
    void meet(personId);
  }, [personId]);
  return useMemo(() => {
    const own = snapshot.entries.filter((entry) => entry.personId === personId);
    return { ...snapshot, entries: own, personId };
  }, [snapshot, personId]);
}

/** Writes for whoever is signed in; see `write`. */
export function useWrite(): (intent: Omit<Intent, 'personId'>) => Promise<Written> {
  useConnection();
  const { me } = useMe({ onlyIfHinted: true });
  const personId = me?.id;
  return useCallback((intent) => write({ ...intent, personId: personId ?? signedInId() ?? '' }), [personId]);
}

const connected = new WeakSet<QueryClient>();

/** What arrives at the server, from whichever tab or the worker, goes into what this page has read. Once for each client. */
function useConnection(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (connected.has(queryClient)) return;
    connected.add(queryClient);
    listen((news) => hear(queryClient, news));
  }, [queryClient]);
}

const REREAD_AFTER_MS = 300;
const rereading = new Map<string, ReturnType<typeof setTimeout>>();

function hear(queryClient: QueryClient, news: OutboxNews): void {
  if (news.type !== 'sent') return;
  const { entry, answer } = news;
  const { poolId } = entry;
  const list = nounOf(entry) === 'reading' ? api.readings.list : api.treatments.list;
  const listKey = readKey(list, { params: { poolId }, query: {} }).slice(0, -1);
  if (nounOf(entry) !== 'plan') {
    // An answer that is under way was asked for before this arrived.
    void queryClient.cancelQueries({ queryKey: listKey });
    queryClient.setQueriesData<{ items: { id: string }[] }>({ queryKey: listKey }, (page) =>
      page ? { ...page, items: afterSent(page.items, entry, answer) } : page,
    );
  }
  if (entry.call.startsWith('plans.') && answer) queryClient.setQueryData(readKey(api.plans.find, { params: { poolId } }), answer);
  reread(queryClient, entry);
}

/** After a run of many, once. */
function reread(queryClient: QueryClient, { poolId }: OutboxEntry): void {
  clearTimeout(rereading.get(poolId));
  const ask = () => void queryClient.invalidateQueries({ queryKey: readKey(api.pools.find, { params: { poolId } }) });
  rereading.set(poolId, setTimeout(ask, REREAD_AFTER_MS));
}
