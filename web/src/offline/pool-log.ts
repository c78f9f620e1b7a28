// The log of a pool: readings and treatments, the server's with what waits on this device merged in. Works without a signal.
import { api, type Reading, type Treatment } from '@limpid/contract';
import { useMemo } from 'react';
import { useAllPages } from '../api/all-pages.ts';
import { call } from '../api/client.ts';
import { readKey } from '../api/reads.ts';
import { mergeRows } from './outbox-door.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { ListedReading, ListedTreatment } from './outbox-merge.ts';
import { useIsOnline } from '../api/online.ts';
import { useOutbox } from './use-outbox.ts';

/** Twice a day for a year. */
const MOST = 800;

const useReadingPages = (poolId: string) =>
  useAllPages<Reading>(
    readKey(api.readings.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.readings.list, { params: { poolId }, query }),
    MOST,
  );

const useTreatmentPages = (poolId: string) =>
  useAllPages<Treatment>(
    readKey(api.treatments.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.treatments.list, { params: { poolId }, query }),
    MOST,
  );

/** A list as it stands: loading and failing like any read, but what waits here is there even when nothing could be read. */
export type Listed<Item> = { refetch: () => unknown } & (
  | { isPending: true; isError: false; error: null; data: undefined }
  | { isPending: false; isError: true; error: Error | null; data: undefined }
  | { isPending: false; isError: false; error: null; data: { items: readonly Item[] } }
);

function useMerged<Item extends { id: string }>(
  noun: 'reading' | 'treatment',
  poolId: string,
  pages: ReturnType<typeof useAllPages<Item>>,
): Listed<Item & { waiting?: 'waiting' | 'stopped' }> {
  const { entries } = useOutbox();
  const { data, isError, error, refetch } = pages;
  return useMemo(() => {
    const items = mergeRows(noun, poolId, data?.items ?? [], entries);
    if (data !== undefined || items.length > 0) return { isPending: false, isError: false, error: null, data: { items }, refetch };
    if (isError) return { isPending: false, isError: true, error, data: undefined, refetch };
    return { isPending: true, isError: false, error: null, data: undefined, refetch };
  }, [noun, poolId, data, entries, isError, error, refetch]);
}

/** The newest readings of a pool, newest first. */
export const useListedReadings = (poolId: string): Listed<ListedReading> => useMerged('reading', poolId, useReadingPages(poolId));

/** The newest treatments of a pool, newest first. */
export const useListedTreatments = (poolId: string): Listed<ListedTreatment> => useMerged('treatment', poolId, useTreatmentPages(poolId));

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
  return useMemo(
    () => ({
      readings: mergeRows('reading', poolId, readings.data?.items ?? [], entries),
      treatments: mergeRows('treatment', poolId, treatments.data?.items ?? [], entries),
      waiting: entries.filter((entry) => entry.poolId === poolId),
      hasWaiting: entries.some((entry) => entry.poolId === poolId),
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
      isOnline,
    ],
  );
}
