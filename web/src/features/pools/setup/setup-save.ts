import type { Me } from '@limpid/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, fieldErrors, errorText } from '../../../api/api-error.ts';
import { POOL_PARAMETER } from '../../../api/current-pool.tsx';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { poolBody } from '../pool-body.ts';
import { keepDraft, type SetupDraft } from './setup-draft.ts';
import { useAddPool } from '../pools.data.ts';

export interface SetupSave {
  save: (draft: SetupDraft) => void;
  isSaving: boolean;
  /** the plan holds no further pool */
  isLimitReached: boolean;
  /** by dotted path */
  faults: Record<string, string>;
  /** the sentence for everything else */
  message: string | null;
  forget: () => void;
}

export const isPlanLimit = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'plan_limit_reached';

/** Saves the answers as a pool and leads to its first test. The answers leave the device only once the pool is there. */
export function useSaveSetup(me: Me | null | undefined): SetupSave {
  const add = useAddPool();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { units, chooseUnits } = useUnits();
  const [error, setError] = useState<unknown>(null);
  const save = (draft: SetupDraft) => {
    const body = poolBody(draft.answers, draft.id);
    if (!body) return;
    setError(null);
    add.mutate(body, {
      onSuccess: (pool) => {
        keepDraft(null);
        if (me?.units === null) chooseUnits(units);
        void navigate(`/chemistry/log?${POOL_PARAMETER}=${pool.id}`);
        toast({ title: m.setup_pool_ready_title({ name: pool.name }), description: m.setup_pool_ready_text(), tone: 'ok' });
      },
      onError: setError,
    });
  };
  const isLimitReached = isPlanLimit(error);
  return {
    save,
    isSaving: add.isPending,
    isLimitReached,
    faults: fieldErrors(error),
    message: error === null || isLimitReached ? null : errorText(error),
    forget: () => setError(null),
  };
}
