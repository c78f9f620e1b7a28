import { api, type Treatment, type TreatmentInput } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';

/** More than one addition a day for a year. */
const MOST = 800;

/** The newest treatments of a pool, newest first. */
export const useTreatments = (poolId: string) =>
  useAllPages<Treatment>(
    readKey(api.treatments.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.treatments.list, { params: { poolId }, query }),
    MOST,
  );

function usePoolWrite<Input, Answer>(poolId: string, write: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: readKey(api.pools.find, { params: { poolId } }) }),
  });
}

export const useRecordTreatment = (poolId: string) =>
  usePoolWrite(poolId, (body: TreatmentInput) => call(api.treatments.record, { params: { poolId }, body }));

export const useRemoveTreatment = (poolId: string) =>
  usePoolWrite(poolId, (id: string) => call(api.treatments.remove, { params: { poolId, id } }));

/** What brings a deleted treatment back. */
export function asInput(treatment: Treatment): TreatmentInput {
  const { createdAt: _createdAt, ...input } = treatment;
  return input;
}
