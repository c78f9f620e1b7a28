import type { Pool } from '@limpid/contract';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTimeText } from '../../../i18n/ages.ts';
import { inDollars } from '../../../i18n/money.ts';
import { engineText } from '../../../i18n/engine-text.ts';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Countdown, useNow } from '../../../ui/countdown.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { PlanStep } from '../plans.data.ts';
import { productText, type ShownAmount, shownAmount } from '../step-amount.ts';
import { earlyRisk } from './add-early.tsx';
import { NEXT_ID } from './show-next.ts';
import { StepActions } from './step-actions.tsx';
import { useTreatmentUndo } from '../treatment-undo.ts';
import { minutesText } from '../wait-text.ts';

interface StepProps {
  pool: Pool;
  step: PlanStep;
  /** the one in front of it */
  before: PlanStep | undefined;
  number: number;
  /** the one to do now: it is open */
  isNext: boolean;
  /** its button is the page's main action */
  isMain: boolean;
  /** "Done" or "Undo" was pressed */
  onPress: () => void;
}

/** One addition: how much of what, why, when, and cautions. Only the next one is open. */
export function PlanStepCard({ pool, step, before, number, isNext, isMain, onPress }: StepProps) {
  const { units } = useUnits();
  const amount = shownAmount(step.productId, step, units);
  const details = <StepDetails pool={pool} step={step} before={before} isMain={isMain} amount={amount} onPress={onPress} />;
  const row = (extra: ReactNode) => (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      <StepNumber number={number} isDone={step.state === 'done'} isNext={isNext} />
      <StepTitle step={step} amount={amount} isNext={isNext} />
      {extra}
    </div>
  );
  if (step.state === 'done') {
    return <li className="border-b border-line py-2 last:border-0">{row(<DoneAt step={step} pool={pool} onUndo={onPress} />)}</li>;
  }
  if (isNext) {
    return (
      <li id={NEXT_ID} tabIndex={-1} className="scroll-my-28 border-b border-line pt-2 pb-4 last:border-0">
        {row(null)}
        <div className="sm:pl-13">{details}</div>
      </li>
    );
  }
  return (
    <li className="border-b border-line last:border-0">
      <details className="group/step">
        <summary className="min-h-11 py-4">
          {row(
            <span className="flex w-full shrink-0 items-center justify-between gap-2 self-start pl-13 sm:w-auto sm:pl-0">
              <WaitBadge step={step} before={before} number={number} />
              <ChevronDown size={18} aria-hidden className="text-muted transition-transform group-open/step:rotate-180" />
            </span>,
          )}
        </summary>
        <div className="pb-5 sm:pl-13">{details}</div>
      </details>
    </li>
  );
}

function StepTitle({ step, amount, isNext }: { step: PlanStep; amount: ShownAmount; isNext: boolean }) {
  const isWater = step.productId === 'fill-water';
  const product = isWater ? m.plan_fresh_water() : productText(step.productId, step.strengthPercent);
  if (!isNext) {
    return (
      <h3 className={`min-w-0 flex-1 basis-32 text-base font-medium ${step.state === 'done' ? 'text-muted' : ''}`}>
        <span className="figures font-semibold">{amount.label}</span> <span className="block sm:inline">{product}</span>
      </h3>
    );
  }
  return (
    <h3 className="min-w-0 flex-1">
      <span className="text-sm font-normal text-muted">{isWater ? m.plan_next_drain() : m.plan_next_add()} </span>
      <span className="figures text-2xl leading-tight font-semibold">{amount.label}</span>
      <span className="block text-base font-medium">
        {product}
        {amount.also ? <span className="font-normal text-muted">{`, ${amount.also}`}</span> : null}
      </span>
    </h3>
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

/** Later it is corrected in the list of treatments. */
const UNDO_MS = 3_600_000;

/** In place of a message: the step itself says that it is saved, and takes it back. */
function DoneAt({ step, pool, onUndo }: Pick<StepProps, 'step' | 'pool'> & { onUndo: () => void }) {
  const now = useNow(60_000);
  const undo = useTreatmentUndo(pool.id);
  const { treatmentId, doneAt } = step;
  const canUndo = !pool.isReadOnly && treatmentId !== undefined && doneAt !== undefined && now - Date.parse(doneAt) < UNDO_MS;
  return (
    <div className="flex min-h-11 w-full shrink-0 items-center gap-x-2 pl-13 text-sm text-muted sm:w-auto sm:pl-0">
      <span>{doneAt ? m.plan_done_at({ time: clockTimeText(doneAt, now, pool.timeZone) }) : m.plan_done_word()}</span>
      {canUndo ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onUndo();
            undo(treatmentId);
          }}
        >
          {m.common_undo()}
        </Button>
      ) : null}
    </div>
  );
}

/** What to mind comes before the button that says it was added; why, what it costs and the math after it. */
function StepDetails(props: Pick<StepProps, 'step' | 'before' | 'pool' | 'isMain' | 'onPress'> & { amount: ShownAmount }) {
  const { step, before, pool, isMain, amount, onPress } = props;
  const now = useNow(5000);
  const warnings = step.warnings.map((warning, index) => engineText(warning, step.messages?.warnings[index]));
  // about the empty shell, the danger above the steps says more
  const startsSmall = step.messages?.warnings[0]?.[0]?.code === 'steps_half_dose_first';
  const most = (step.productId === 'fill-water' ? 1 : 2) + (startsSmall ? 1 : 0);
  const early = earlyRisk(step, before, now);
  return (
    <>
      {isMain ? null : <Wait step={step} />}
      <Warnings texts={warnings.slice(0, most)} />
      {pool.isReadOnly ? null : (
        <StepActions step={step} pool={pool} isMain={isMain} amounts={amount.amounts} early={early} onPress={onPress} />
      )}
      <p className="mt-3 measure-60 text-sm">{engineText(step.why, step.messages?.why)}</p>
      <StepCost step={step} />
      <Disclosure summary={m.plan_show_math()} tone="quiet" className="mt-1">
        <ol className="figures flex list-decimal flex-col gap-1 pl-5">
          {(step.arithmetic ?? []).map((line, index) => (
            <li key={line}>{engineText(line, step.messages?.arithmetic[index])}</li>
          ))}
        </ol>
        <Warnings texts={warnings.slice(most)} />
      </Disclosure>
    </>
  );
}

function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-2 flex measure-60 list-disc flex-col gap-1 pl-5 text-sm marker:text-warn">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const LEAST_SHOWN_USD = 0.05;

/** Of this addition, and of chlorine by the ppm, so that one kind can be compared with another. */
function StepCost({ step: { costUsd = 0, freeChlorinePerPpmUsd } }: { step: PlanStep }) {
  if (costUsd < LEAST_SHOWN_USD) return null;
  const cost = m.plan_step_cost({ cost: inDollars(costUsd) });
  return (
    <p className="figures mt-2 text-sm text-muted">
      {freeChlorinePerPpmUsd === undefined ? cost : `${cost} ${m.plan_chlorine_cost({ cost: inDollars(freeChlorinePerPpmUsd) })}`}
    </p>
  );
}

/** Where the main button doesn’t say it: the wait before the next step runs on screen; reached, it says so. */
function Wait({ step }: { step: PlanStep }) {
  const now = useNow(5000);
  if (!step.readyAt || Date.parse(step.readyAt) <= now) return null;
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-muted">
      {m.plan_ready_in()}
      <Countdown endsAt={step.readyAt} label={m.plan_countdown_step()}>
        {m.plan_now()}
      </Countdown>
    </p>
  );
}

const MINUTE_MS = 60_000;

/** Counted from the step in front of it, as long as nothing else keeps it waiting for longer. */
function WaitBadge({ step, before, number }: Pick<StepProps, 'step' | 'before' | 'number'>) {
  const now = useNow(5000);
  const left = (readyAt: string | undefined) => (readyAt === undefined ? 0 : Math.max(0, Date.parse(readyAt) - now));
  const gap = step.afterMinutes - (before?.afterMinutes ?? 0);
  if (step.readyAt && left(step.readyAt) > left(before?.readyAt) + (gap + 1) * MINUTE_MS) {
    return (
      <Badge>
        <Countdown endsAt={step.readyAt} label={m.plan_countdown_step()}>
          {m.plan_now()}
        </Countdown>
      </Badge>
    );
  }
  return gap > 0 ? <Badge>{m.plan_after_step({ wait: minutesText(gap), step: number - 1 })}</Badge> : null;
}
