// Steps from the coach, below the plan's own: done logs the treatment, and remove takes the step out.
import { isChlorine } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { clockTimeText } from '../../i18n/ages.ts';
import { productName } from '../../i18n/product-names.ts';
import { useUnits } from '../../i18n/units.ts';
import { savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useRecordTreatment } from '../treatments/treatments.data.ts';
import { type OwnStep, removeOwnStep, keepOwnStep } from './own-steps.data.ts';
import { productText, shownAmount } from './step-amount.ts';
import { useTreatmentUndo } from './treatment-undo.ts';

interface OwnStepsProps {
  pool: Pool;
  plan: PoolPlan;
  steps: readonly OwnStep[];
}

export function OwnSteps({ pool, plan, steps }: OwnStepsProps) {
  return (
    <section aria-labelledby="own-steps-title" className="mt-5">
      <h3 id="own-steps-title" className="border-b border-line pb-2 text-sm font-semibold">
        {m.plan_own_title()}
      </h3>
      <ul>
        {steps.map((step) => (
          <OwnStepRow key={step.id} pool={pool} plan={plan} step={step} />
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{m.plan_own_note()}</p>
    </section>
  );
}

/** Why to look twice before adding it. */
function cautionOf(step: OwnStep, plan: PoolPlan): string | undefined {
  const rival = plan.steps.find(
    ({ state, productId }) => state === 'todo' && (productId === step.productId || (isChlorine(productId) && isChlorine(step.productId))),
  );
  if (rival) return m.plan_own_twice({ product: productName(rival.productId) });
  const tested = Math.max(0, ...Object.values(plan.measuredAt).map((at) => Date.parse(at)));
  return tested > Date.parse(step.addedAt) ? m.plan_own_old() : undefined;
}

function OwnStepRow({ pool, plan, step }: { pool: Pool; plan: PoolPlan; step: OwnStep }) {
  const { units } = useUnits();
  const now = useNow(60_000);
  const record = useRecordTreatment(pool.id);
  const undo = useTreatmentUndo(pool.id);
  const { toast } = useToast();
  const isSending = useRef(false);
  const { id, productId, strengthPercent, parts = 1 } = step;
  const { label, amounts } = shownAmount(productId, step.amounts, units);
  const done = () => {
    // A double click is one addition.
    if (isSending.current) return;
    isSending.current = true;
    const undone = () => {
      undo(id);
      keepOwnStep(step);
    };
    const saved = ({ state }: { state: string }) => {
      removeOwnStep(id);
      const message = state === 'waiting' ? savedHereText() : { title: m.common_saved(), description: m.common_plan_up_to_date() };
      return void toast({ tone: 'ok', ...message, action: { label: m.common_undo(), onClick: undone } });
    };
    record
      .mutateAsync({ id, productId, ...(strengthPercent === undefined ? {} : { strengthPercent }), ...amounts })
      .then(saved, (error: unknown) => {
        isSending.current = false;
        toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' });
      });
  };
  const caution = cautionOf(step, plan);
  return (
    <li className="border-b border-line py-4 last:border-0">
      <p className="font-medium">
        <span className="figures font-semibold">{label}</span> {productText(productId, strengthPercent)}
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {m.plan_own_added({ time: clockTimeText(step.addedAt, now, pool.timeZone) })}
        {parts > 1 ? ` ${m.coach_dose_parts({ parts })}.` : ''}
      </p>
      {caution ? <p className="mt-2 measure-60 text-sm text-warn">{caution}</p> : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button variant="secondary" pending={record.isPending} onClick={done} iconBefore={<Check size={18} aria-hidden />}>
          {m.common_done()}
        </Button>
        <Button variant="quiet" onClick={() => removeOwnStep(id)}>
          {m.common_remove()}
        </Button>
      </div>
    </li>
  );
}
