// The plan of a pool, and what one does with its steps.
import { api, type BodyOf, type PoolPlan } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { readKey, useRead } from '../../api/reads.ts';

export type PlanStep = PoolPlan['steps'][number];

/** Waits and the swim-safe clock move on, so an open page asks again every five minutes. */
const REFRESH_MS = 5 * 60_000;

export const usePlan = (poolId: string) => useRead(api.plans.find, { params: { poolId } }, { refetchInterval: REFRESH_MS });

/** The answer is the new plan; everything else of the pool is asked for again. */
function usePlanWrite<Input>(poolId: string, write: (input: Input) => Promise<PoolPlan>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (plan) => {
      queryClient.setQueryData(readKey(api.plans.find, { params: { poolId } }), plan);
      void queryClient.invalidateQueries({ queryKey: readKey(api.treatments.list, { params: { poolId } }) });
    },
    // The plan has changed since it was shown: show the new one.
    onError: () => void queryClient.invalidateQueries({ queryKey: readKey(api.plans.find, { params: { poolId } }) }),
  });
}

export type StepDone = { stepId: string } & BodyOf<typeof api.plans.completeStep>;

export const useCompleteStep = (poolId: string) =>
  usePlanWrite(poolId, ({ stepId, ...body }: StepDone) => call(api.plans.completeStep, { params: { poolId, stepId }, body }));

export const useSkipStep = (poolId: string) =>
  usePlanWrite(poolId, (stepId: string) => call(api.plans.skipStep, { params: { poolId, stepId } }));

export const useRestartPlan = (poolId: string) => usePlanWrite(poolId, () => call(api.plans.restart, { params: { poolId } }));
