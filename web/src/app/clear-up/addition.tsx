import type { ClearUpAddition } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Amounts } from '../../i18n/amounts.ts';
import { useUnits } from '../../i18n/units.ts';
import { amountErrorText } from '../../features/plans/steps/step-actions.tsx';
import { productText, shownAmount } from '../../features/plans/step-amount.ts';
import { useTreatmentUndo } from '../../features/plans/treatment-undo.ts';
import { useRecordTreatment } from '../../features/treatments/treatments.data.ts';
import { changedElsewhereText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { uuidV7 } from '../../browser/uuid.ts';

const { Lazy: AmountSheet, prepare } = lazy(() =>
  import('../../features/plans/steps/amount-sheet.tsx').then(({ AmountSheet }) => AmountSheet),
);

interface AdditionProps {
  pool: Pool;
  addition: ClearUpAddition;
  /** "I added it" */
  label: string;
}

/** How much of what, large, and the button that writes it into the log. */
export function Addition({ pool, addition, label }: AdditionProps) {
  const { units } = useUnits();
  const amount = shownAmount(addition.productId, addition, units);
  const isWater = addition.productId === 'fill-water';
  return (
    <>
      <p className="figures mt-3 text-[2.75rem] leading-none font-semibold tracking-tight sm:text-display">{amount.label}</p>
      <p className="mt-2 text-lg font-medium">
        {isWater ? m.plan_fresh_water() : productText(addition.productId, addition.strengthPercent)}
        {amount.also ? <span className="font-normal text-muted"> · {amount.also}</span> : null}
      </p>
      <AddedButtons pool={pool} addition={addition} label={label} />
    </>
  );
}

function AddedButtons({ pool, addition, label }: AdditionProps) {
  const { isOwned: _isOwned, productId, strengthPercent, ...planned } = addition;
  const record = useRecordTreatment(pool.id);
  const undo = useTreatmentUndo(pool.id);
  const { toast } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const added = (used: Amounts) => {
    const id = uuidV7();
    const fillWater = productId === 'fill-water' && pool.fillWater ? { fillWater: pool.fillWater } : {};
    const strength = strengthPercent === undefined ? {} : { strengthPercent };
    record.mutate(
      { id, productId, ...strength, ...used, ...fillWater },
      {
        onSuccess: ({ state }) => {
          setIsAsking(false);
          if (state === 'stopped') return void toast(changedElsewhereText());
          toast({ title: m.common_saved(), tone: 'ok', action: { label: m.common_undo(), onClick: () => undo(id) } });
        },
      },
    );
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <Button
        size="lg"
        className="w-full sm:w-auto sm:min-w-48"
        pending={record.isPending}
        onClick={() => added(planned)}
        iconBefore={<Check size={20} aria-hidden />}
      >
        {label}
      </Button>
      <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={() => setIsAsking(true)}>
        {m.common_another_amount()}
      </Button>
      {record.error && !isAsking ? (
        <Callout tone="bad" title={m.common_not_saved()} live className="w-full">
          {amountErrorText(record.error)}
        </Callout>
      ) : null}
      {isAsking ? (
        <AmountSheet
          productId={productId}
          planned={planned}
          pending={record.isPending}
          error={record.error ? amountErrorText(record.error) : undefined}
          onClose={() => setIsAsking(false)}
          onUse={added}
        />
      ) : null}
    </div>
  );
}
