// Reading and writing of readings. A write is saved at once; Undo writes the opposite.
import { api, type Reading, type ReadingInput, type ReadingPatch } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';

/** Twice a day for a year. */
const MOST = 800;

/** The newest readings of a pool, newest first. */
export const useReadings = (poolId: string) =>
  useAllPages<Reading>(
    readKey(api.readings.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.readings.list, { params: { poolId }, query }),
    MOST,
  );

/** Everything that hangs on a pool's water: readings, treatments, plan. */
function usePoolRefresh(poolId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: readKey(api.pools.find, { params: { poolId } }) }),
    [queryClient, poolId],
  );
}

export function useRecordReading(poolId: string) {
  const refresh = usePoolRefresh(poolId);
  return useMutation({
    mutationFn: (body: ReadingInput) => call(api.readings.record, { params: { poolId }, body }),
    onSuccess: () => void refresh(),
  });
}

export function useChangeReading(poolId: string) {
  const refresh = usePoolRefresh(poolId);
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ReadingPatch }) => call(api.readings.change, { params: { poolId, id }, body }),
    onSuccess: () => void refresh(),
  });
}

export function useRemoveReading(poolId: string) {
  const refresh = usePoolRefresh(poolId);
  return useMutation({
    mutationFn: (id: string) => call(api.readings.remove, { params: { poolId, id } }),
    onSuccess: () => void refresh(),
  });
}

/** What brings a deleted reading back: the same id, the same moment, the same values. */
export function asInput(reading: Reading): ReadingInput {
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...input } = reading;
  return input;
}
