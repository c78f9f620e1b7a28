import type { Pool } from '@limpid/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { clockInWords } from '../../api/ages.ts';
import { uuidV7 } from '../../api/uuid.ts';
import { useUnits } from '../../api/units.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Countdown, useNow } from '../../ui/countdown.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AmountSheet } from './amount-sheet.tsx';
import { type PlanStep, useCompleteStep, useSkipStep } from './plans.data.ts';
import { type Amounts, productInWords, shownAmount } from './step-amount.ts';
import { useTreatmentUndo } from './treatment-undo.ts';

interface StepProps {
  pool: Pool;
  step: PlanStep;
  number: number;
  /** the one to do now: its button is the page's main action */
  isNext: boolean;
}

/** One addition: how much of what, why, when, and what to mind. */
export function PlanStepCard({ pool, step, number, isNext }: StepProps) {
  const { units } = useUnits();
  const amount = shownAmount(step.productId, step, units);
  const product = productInWords(step.productId, step.strengthPercent);
  const isDone = step.state === 'done';
  const verb = step.productId === 'fill-water' ? 'Drain and refill' : 'Add';
  return (
    <li className="flex gap-4 border-b border-line py-5 last:border-0">
      <StepNumber number={number} isDone={isDone} isNext={isNext} />
      <div className="min-w-0 flex-1">
        <h3 className={isDone ? 'text-muted' : undefined}>
          <span className="block text-sm text-muted">{isDone ? 'Done' : verb}</span>
          <span className={`figures block font-semibold ${isNext ? 'text-2xl' : 'text-lg'}`}>{amount.label}</span>
          <span className="block font-medium">{step.productId === 'fill-water' ? 'fresh water' : product}</span>
        </h3>
        {amount.also && !isDone ? <p className="text-sm text-muted">{amount.also}</p> : null}
        {isDone ? <StepDone step={step} pool={pool} /> : <StepToDo step={step} pool={pool} isNext={isNext} amounts={amount.amounts} />}
      </div>
    </li>
  );
}

function StepNumber({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  const look = isDone ? 'bg-ok-tint text-ok' : isNext ? 'bg-brand text-on-brand' : 'bg-sunken text-muted dark:bg-raised';
  return (
    <span
      aria-hidden
      className={`figures inline-flex size-9 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${look}`}
    >
      {isDone ? <Check size={18} strokeWidth={2.5} /> : number}
    </span>
  );
}

function StepDone({ step, pool }: Pick<StepProps, 'step' | 'pool'>) {
  const now = useNow(60_000);
  return <p className="text-sm text-muted">{step.doneAt ? `at ${clockInWords(step.doneAt, now, pool.timeZone)}` : null}</p>;
}

function StepToDo({ step, pool, isNext, amounts }: Pick<StepProps, 'step' | 'pool' | 'isNext'> & { amounts: Amounts }) {
  return (
    <>
      <p className="mt-2 max-w-[60ch] text-sm">{step.why}</p>
      {step.warnings.length > 0 ? (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm marker:text-warn">
          {step.warnings.slice(0, 2).map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <Disclosure summary="The arithmetic and the handling" tone="quiet" className="mt-1">
        <ol className="figures flex list-decimal flex-col gap-1 pl-5">
          {(step.arithmetic ?? []).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {step.warnings.length > 2 ? (
          <ul className="mt-3 flex list-disc flex-col gap-1 pl-5">
            {step.warnings.slice(2).map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        ) : null}
      </Disclosure>
      <StepActions step={step} pool={pool} isNext={isNext} amounts={amounts} />
    </>
  );
}

function StepActions({ step, pool, isNext, amounts }: Pick<StepProps, 'step' | 'pool' | 'isNext'> & { amounts: Amounts }) {
  const complete = useCompleteStep(pool.id);
  const skip = useSkipStep(pool.id);
  const undo = useTreatmentUndo(pool.id);
  const [isAsking, setIsAsking] = useState(false);
  const { toast } = useToast();
  const failed = () =>
    toast({ title: 'Not saved', description: 'The plan may have changed. Please look at it and try again.', tone: 'bad' });
  const done = (used: Amounts) => {
    const id = uuidV7();
    const saved = () => {
      setIsAsking(false);
      toast({
        title: 'Written down',
        description: 'The water and the clock have moved on.',
        tone: 'ok',
        action: { label: 'Undo', onClick: () => undo(id) },
      });
    };
    complete.mutate({ stepId: step.stepId, id, ...used }, { onSuccess: saved, onError: failed });
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Wait step={step} />
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        size={isNext ? 'lg' : 'md'}
        pending={complete.isPending}
        onClick={() => done(amounts)}
      >
        Done
      </Button>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Another amount
      </Button>
      <Button variant="quiet" pending={skip.isPending} onClick={() => skip.mutate(step.stepId, { onError: failed })}>
        Skip
      </Button>
      {isAsking ? (
        <AmountSheet
          productId={step.productId}
          planned={amounts}
          pending={complete.isPending}
          onClose={() => setIsAsking(false)}
          onUse={done}
        />
      ) : null}
    </div>
  );
}

/** The wait before a step runs while one looks; reached, it says so. */
function Wait({ step }: { step: PlanStep }) {
  if (!step.readyAt || Date.parse(step.readyAt) <= Date.now()) {
    return step.readyAt || step.afterMinutes === 0 ? null : <Badge>{`wait ${minutesInWords(step.afterMinutes)} after the start`}</Badge>;
  }
  return (
    <span className="mr-2 inline-flex items-center gap-2 text-sm text-muted">
      Ready in{' '}
      <Countdown endsAt={step.readyAt} label="Time until this step">
        now
      </Countdown>
    </span>
  );
}

export function minutesInWords(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  if (hours < 36) return `${Math.round(hours * 2) / 2} h`;
  return `${Math.round(hours / 24)} days`;
}
