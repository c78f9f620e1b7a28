import { useCallback } from 'react';
import { useWrite } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';

/** Removes a treatment, sent or not: the step is open again. */
export function useTreatmentUndo(poolId: string): (treatmentId: string) => void {
  const write = useWrite();
  const { toast } = useToast();
  return useCallback(
    (treatmentId) => {
      write({ call: 'treatments.remove', poolId, rowId: treatmentId }).catch(() =>
        toast({ title: m.common_not_undone(), description: m.plan_undo_elsewhere(), tone: 'bad' }),
      );
    },
    [poolId, write, toast],
  );
}
