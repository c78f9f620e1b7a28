import type { Pool } from '@limpid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../../api/api-error.ts';
import type { Written } from '../../../offline/outbox/outbox.ts';
import { changedElsewhereText, writeErrorText } from '../../../offline/write-messages.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { type PlanStep, useCompleteStep, useSkipStep } from '../plans.data.ts';
import type { Amounts } from '../../../i18n/amounts.ts';
import { AddEarly, type EarlyRisk } from './add-early.tsx';
import { PlanChangedError, requireStillPlanned } from '../still-planned.ts';
import { useTreatmentUndo } from '../treatment-undo.ts';

const TIME_TO_ANSWER_MS = 20_000;

const { Lazy: AmountSheet, prepare } = lazy(() => import('./amount-sheet.tsx').then(({ AmountSheet }) => AmountSheet));

/** What the field asks for; anything else that is wrong has words of its own. */
export function amountErrorText(error: unknown): string {
  const { amountG, amountMl, amountL } = fieldErrors(error);
  return amountG ?? amountMl ?? amountL ?? writeErrorText(error);
}

interface StepActionsProps {
  pool: Pool;
  step: PlanStep;
  isMain: boolean;
  /** what "Done" writes down: the amount as shown */
  amounts: Amounts;
  /** why it should not go in yet */
  early?: EarlyRisk | undefined;
  onPress?: () => void;
}

/** A done step shows that it is done, with Undo. Where the plan takes longer to count it than this, a message says so first. */
const SEEN_MS = 1000;

/** False once the step is among the done ones. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Done, done with another amount, or left out. */
export function StepActions({ step, pool, isMain, amounts, early, onPress }: StepActionsProps) {
  const complete = useCompleteStep(pool.id);
  const skip = useSkipStep(pool.id);
  const undo = useTreatmentUndo(pool.id);
  const [isAsking, setIsAsking] = useState(false);
  const { toast } = useToast();
  const isSending = useRef(false);
  const failed = (error: unknown) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' });
  const queryClient = useQueryClient();
  const isShown = useIsShown();
  const sayIfUnseen = (id: string) => {
    if (!isShown.current) return;
    const action = { label: m.common_undo(), onClick: () => undo(id) };
    toast({ title: m.common_saved(), description: m.common_plan_up_to_date(), tone: 'ok', action });
  };
  const done = (used: Amounts, isSure = false) => {
    // A double click is one addition.
    if (isSending.current) return;
    isSending.current = true;
    onPress?.();
    const saved = ({ id, state }: { id: string; state: Written['state'] }) => {
      isSending.current = false;
      setIsAsking(false);
      if (state === 'stopped') toast(changedElsewhereText());
      else setTimeout(() => sayIfUnseen(id), SEEN_MS);
    };
    // Nothing was written down, unless the person really has added it.
    const changed = (added: Amounts) => {
      setIsAsking(false);
      toast({
        title: m.common_not_saved(),
        description: m.problems_plan_changed(),
        tone: 'warn',
        durationMs: TIME_TO_ANSWER_MS,
        action: { label: m.plan_i_added(), onClick: () => done(added, true) },
      });
    };
    // Announced even when the step has moved to the done ones in the meantime.
    const check = isSure ? undefined : () => requireStillPlanned(queryClient, pool.id, step.stepId);
    complete.mutateAsync({ step, used, ...(check && { check }) }).then(saved, (error: unknown) => {
      isSending.current = false;
      if (error instanceof PlanChangedError) return changed(used);
      if (!isAsking) failed(error);
    });
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      {early ? (
        <AddEarly early={early} isMain={isMain} pending={complete.isPending} onAdd={() => done(amounts)} />
      ) : (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'lg' : 'md'}
          className={isMain ? 'w-full sm:w-auto sm:min-w-40' : ''}
          pending={complete.isPending}
          onClick={() => done(amounts)}
          iconBefore={<Check size={18} aria-hidden />}
        >
          {m.common_done()}
        </Button>
      )}
      <Button
        variant="quiet"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          complete.reset();
          setIsAsking(true);
        }}
      >
        {m.common_another_amount()}
      </Button>
      <Button variant="quiet" pending={skip.isPending} onClick={() => skip.mutate(step, { onError: failed })}>
        {m.common_skip()}
      </Button>
      {isAsking ? (
        <AmountSheet
          productId={step.productId}
          planned={amounts}
          pending={complete.isPending}
          error={complete.error ? amountErrorText(complete.error) : undefined}
          onClose={() => setIsAsking(false)}
          onUse={done}
        />
      ) : null}
    </div>
  );
}
