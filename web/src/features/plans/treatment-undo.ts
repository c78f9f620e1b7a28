import { api } from '@limpid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { useToast } from '../../ui/toast.tsx';

/** Takes a treatment back: the step stands open again. */
export function useTreatmentUndo(poolId: string): (treatmentId: string) => void {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return useCallback(
    (treatmentId) => {
      call(api.treatments.remove, { params: { poolId, id: treatmentId } })
        .then(() => queryClient.invalidateQueries({ queryKey: readKey(api.pools.find, { params: { poolId } }) }))
        .catch(() => toast({ title: 'Not undone', description: 'Please try again under Water chemistry, Additions.', tone: 'bad' }));
    },
    [poolId, queryClient, toast],
  );
}
