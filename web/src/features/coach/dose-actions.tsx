// What a person does with a dose: into today's plan with one press, or into the log when it is already in the water.
import type { CoachCard as Card, Pool } from '@limpid/contract';
import { Check, ListPlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { uuidV7 } from '../../browser/uuid.ts';
import type { Amounts } from '../../i18n/amounts.ts';
import { savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useFocusWhenLost } from '../../ui/focus-when-lost.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { addOwnStep, removeOwnStep, useOwnSteps } from '../plans/own-steps.data.ts';
import { useRecordTreatment, useRemoveTreatment } from '../treatments/treatments.data.ts';

interface DoseActionsProps {
  pool: Pool;
  productId: NonNullable<Card['productId']>;
  amounts: Amounts;
  strengthPercent: number | null;
  parts: number;
  /** it is a step of today's plan */
  isPlanned: boolean;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const amountsOf = ({ amountG, amountMl, amountL }: Amounts): Amounts => ({
  ...(amountL === undefined ? {} : { amountL: rounded(amountL) }),
  ...(amountG === undefined ? {} : { amountG: rounded(amountG) }),
  ...(amountMl === undefined ? {} : { amountMl: rounded(amountMl) }),
});
const isSame = (one: Amounts, other: Amounts) =>
  one.amountG === other.amountG && one.amountMl === other.amountMl && one.amountL === other.amountL;
const strengthOf = (strengthPercent: number | null) => (strengthPercent === null ? {} : { strengthPercent });

export function DoseActions(props: DoseActionsProps) {
  const { pool, productId, amounts, strengthPercent, parts, isPlanned } = props;
  const given = amountsOf(amounts);
  // Found again after a reload, or in another answer that gives the same dose.
  const planned = useOwnSteps(pool.id).find((step) => step.productId === productId && isSame(step.amounts, given));
  const [loggedId, setLoggedId] = useState<string>();
  if (loggedId !== undefined) return <Logged pool={pool} id={loggedId} onUndone={() => setLoggedId(undefined)} />;
  if (planned) return <Happened text={m.coach_in_plan()} pending={false} onUndo={() => removeOwnStep(planned.id)} />;
  const add = () =>
    addOwnStep({
      poolId: pool.id,
      productId,
      amounts: given,
      ...strengthOf(strengthPercent),
      ...(parts > 1 ? { parts } : {}),
    });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
      {isPlanned ? null : (
        <Button variant="secondary" iconBefore={<ListPlus size={18} aria-hidden />} onClick={add}>
          {m.coach_add_to_plan()}
        </Button>
      )}
      <LogDose {...props} onLogged={setLoggedId} />
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

/** What was added goes into the log, and can be taken back. */
function LogDose({ pool, productId, amounts, strengthPercent, onLogged }: DoseActionsProps & { onLogged: (id: string) => void }) {
  const record = useRecordTreatment(pool.id);
  const { toast } = useToast();
  const log = () => {
    const id = uuidV7();
    record.mutate(
      { id, productId, ...strengthOf(strengthPercent), ...amountsOf(amounts) },
      {
        onSuccess: ({ state }) => {
          onLogged(id);
          if (state === 'waiting') toast(savedHereText());
        },
      },
    );
  };
  return (
    <>
      <Button variant="quiet" pending={record.isPending} onClick={log} className="-ml-4">
        {m.coach_log_dose()}
      </Button>
      {record.error ? (
        <p role="alert" className="w-full text-sm text-bad">
          {writeErrorText(record.error)}
        </p>
      ) : null}
    </>
  );
}

function Logged({ pool, id, onUndone }: { pool: Pool; id: string; onUndone: () => void }) {
  const remove = useRemoveTreatment(pool.id);
  return (
    <Happened
      text={m.coach_logged({ pool: pool.name })}
      pending={remove.isPending}
      onUndo={() => remove.mutate({ id }, { onSuccess: onUndone })}
    />
  );
}
