// The log of a pool: readings and treatments, the server's with what waits on this device merged in. Works without a signal.
import { api, type Reading, type Treatment } from '@limpid/contract';
import { useMemo } from 'react';
import { useAllPages } from '../api/all-pages.ts';
import { call } from '../api/client.ts';
import { readKey } from '../api/reads.ts';
import { mergeRows, nounOf } from './outbox/lazy-outbox.ts';
import type { Noun } from './noun.ts';
import type { OutboxEntry } from './outbox/outbox-entry.ts';
import type { ListedReading, ListedTreatment } from './outbox/outbox-merge.ts';
import { useIsOnline } from '../browser/online.ts';
import { type Listed, useListed } from './use-listed.ts';
import { useOutbox } from './use-outbox.ts';

/** Twice a day for a year. */
export const MOST_LISTED = 800;

const useReadingPages = (poolId: string) =>
  useAllPages<Reading>(
    readKey(api.readings.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.readings.list, { params: { poolId }, query }),
    MOST_LISTED,
  );

const useTreatmentPages = (poolId: string) =>
  useAllPages<Treatment>(
    readKey(api.treatments.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.treatments.list, { params: { poolId }, query }),
    MOST_LISTED,
  );

/** The newest readings of a pool, newest first. */
export const useListedReadings = (poolId: string): Listed<ListedReading> => useListed('reading', useReadingPages(poolId), poolId);

/** The newest treatments of a pool, newest first. */
export const useListedTreatments = (poolId: string): Listed<ListedTreatment> => useListed('treatment', useTreatmentPages(poolId), poolId);

/** What the plan of a pool depends on: a clear-up holds its steps back. What waits of other nouns changes nothing about the water. */
const OF_LOG: ReadonlySet<Noun | undefined> = new Set(['reading', 'treatment', 'plan', 'clear-up']);

export interface PoolLog {
  readings: readonly ListedReading[];
  treatments: readonly ListedTreatment[];
  /** what of this pool is not on the server yet, in the order in which it was done: `call`, `rowId`, `stepId`, `body`, `createdAt` */
  waiting: readonly OutboxEntry[];
  hasWaiting: boolean;
  isPending: boolean;
  isOffline: boolean;
  /** when the server was last heard about both, in milliseconds; 0: never */
  updatedAt: number;
}

export function usePoolLog(poolId: string): PoolLog {
  const readings = useReadingPages(poolId);
  const treatments = useTreatmentPages(poolId);
  const { entries } = useOutbox();
  const isOnline = useIsOnline();
  const waiting = useMemo(() => entries.filter((entry) => entry.poolId === poolId && OF_LOG.has(nounOf(entry))), [entries, poolId]);
  return useMemo(
    () => ({
      readings: mergeRows('reading', poolId, readings.data?.items ?? [], entries),
      treatments: mergeRows('treatment', poolId, treatments.data?.items ?? [], entries),
      waiting,
      hasWaiting: waiting.length > 0,
      isPending: readings.isPending || treatments.isPending,
      isOffline: !isOnline,
      updatedAt: Math.min(readings.dataUpdatedAt, treatments.dataUpdatedAt),
    }),
    [
      poolId,
      readings.data,
      treatments.data,
      readings.isPending,
      treatments.isPending,
      readings.dataUpdatedAt,
      treatments.dataUpdatedAt,
      entries,
      waiting,
      isOnline,
    ],
  );
}
