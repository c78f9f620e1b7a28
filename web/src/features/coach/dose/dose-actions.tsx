// What a person does with a dose: into today's plan with one press, or into the log when it is already in the water.
import type { CoachCard as Card, Pool } from '@limpid/contract';
import { Check, ListPlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { trueInstant } from '../../../ui/true-now.ts';
import { amountText, type Amounts } from '../../../i18n/amounts.ts';
import { useUnits } from '../../../i18n/units.ts';
import { savedHereText, writeErrorText } from '../../../offline/write-messages.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useFocusWhenLost } from '../../../ui/focus-when-lost.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { keepOwnStep, removeOwnStep, useOwnSteps } from '../../plans/own-steps.data.ts';
import { useRecordTreatment, useRemoveTreatment, useTreatments } from '../../treatments/treatments.data.ts';

interface DoseActionsProps {
  /** of this card and pool, for the treatment and for the step of today's plan */
  id: string;
  pool: Pool;
  productId: NonNullable<Card['productId']>;
  amounts: Amounts;
  strengthPercent: number | null;
  parts: number;
  /** log: a step of today's plan. nothing: a step of a plan for other numbers, shown only where it was logged before */
  offers: 'all' | 'log' | 'nothing';
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const amountsOf = ({ amountG, amountMl, amountL }: Amounts): Amounts => ({
  ...(amountL === undefined ? {} : { amountL: rounded(amountL) }),
  ...(amountG === undefined ? {} : { amountG: rounded(amountG) }),
  ...(amountMl === undefined ? {} : { amountMl: rounded(amountMl) }),
});
const isSame = (one: Amounts, other: Amounts) =>
  one.amountG === other.amountG && one.amountMl === other.amountMl && one.amountL === other.amountL;
/** The amount, where it is not the one on the card. */
const withAmount = (text: string, other: string | undefined) => (other === undefined ? text : `${text} · ${other}`);
const strengthOf = (strengthPercent: number | null) => (strengthPercent === null ? {} : { strengthPercent });

export function DoseActions(props: DoseActionsProps) {
  const { id, pool, productId, amounts, strengthPercent, parts, offers } = props;
  const { units } = useUnits();
  const given = amountsOf(amounts);
  // Both are found again after a reload; in the plan also the same dose of another answer.
  const planned = useOwnSteps(pool.id).find((step) => step.id === id || (step.productId === productId && isSame(step.amounts, given)));
  const listed = useTreatments(pool.id).data?.items.find((treatment) => treatment.id === id);
  const [isLogged, setIsLogged] = useState(false);
  const record = useRecordTreatment(pool.id);
  const { toast } = useToast();
  // On its way it is in the list already; whether it can be saved is not known yet.
  if (!record.isPending && (listed ?? isLogged)) {
    const other = listed && !isSame(amountsOf(listed), given) ? amountText(listed, units, listed.productId) : undefined;
    return <Logged pool={pool} id={id} other={other} onUndone={() => setIsLogged(false)} />;
  }
  if (planned && !record.isPending) {
    const other = isSame(planned.amounts, given) ? undefined : amountText(planned.amounts, units, planned.productId);
    return <Happened text={withAmount(m.coach_in_plan(), other)} pending={false} onUndo={() => removeOwnStep(planned.id)} />;
  }
  if (offers === 'nothing' && !record.isPending) return null;
  const add = () =>
    keepOwnStep({
      id,
      poolId: pool.id,
      productId,
      amounts: given,
      addedAt: trueInstant(),
      ...strengthOf(strengthPercent),
      ...(parts > 1 ? { parts } : {}),
    });
  const log = () =>
    record.mutate(
      { id, productId, ...strengthOf(strengthPercent), ...given },
      {
        onSuccess: ({ state }) => {
          setIsLogged(true);
          if (state === 'waiting') toast(savedHereText());
        },
      },
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
      {offers === 'log' ? null : (
        <Button variant="secondary" iconBefore={<ListPlus size={18} aria-hidden />} onClick={add}>
          {m.coach_add_to_plan()}
        </Button>
      )}
      <Button variant="quiet" pending={record.isPending} onClick={log} className="-ml-4">
        {m.coach_log_dose()}
      </Button>
      {record.error ? (
        <p role="alert" className="w-full text-sm text-bad">
          {writeErrorText(record.error)}
        </p>
      ) : null}
    </div>
  );
}

function Happened({ text, pending, onUndo }: { text: string; pending: boolean; onUndo: () => void }) {
  const line = useFocusWhenLost<HTMLDivElement>();
  return (
    <div
      ref={line}
      tabIndex={-1}
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-3 text-sm font-medium text-ok outline-none"
    >
      <span className="inline-flex items-center gap-1.5">
        <Check size={18} aria-hidden />
        {text}
      </span>
      <Button variant="quiet" pending={pending} iconBefore={<Undo2 size={18} aria-hidden />} onClick={onUndo}>
        {m.common_undo()}
      </Button>
    </div>
  );
}

interface LoggedProps {
  pool: Pool;
  id: string;
  /** the amount, where it is not the one on the card */
  other: string | undefined;
  onUndone: () => void;
}

function Logged({ pool, id, other, onUndone }: LoggedProps) {
  const remove = useRemoveTreatment(pool.id);
  return (
    <Happened
      text={withAmount(m.coach_logged({ pool: pool.name }), other)}
      pending={remove.isPending}
      onUndo={() => remove.mutate({ id }, { onSuccess: onUndone })}
    />
  );
}
