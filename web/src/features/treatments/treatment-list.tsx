import { householdDose, PRODUCTS } from '@limpid/chemistry';
import type { Pool, Treatment } from '@limpid/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { momentInWords } from '../../api/ages.ts';
import { useUnits } from '../../api/units.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { asInput, useRecordTreatment, useRemoveTreatment } from './treatments.data.ts';

const PAGE = 10;

/** What was added, newest first; a deletion can be undone. */
export function TreatmentList({ pool, treatments }: { pool: Pool; treatments: readonly Treatment[] }) {
  const { units } = useUnits();
  const [shown, setShown] = useState(PAGE);
  const remove = useRemoveTreatment(pool.id);
  const restore = useRecordTreatment(pool.id);
  const { toast } = useToast();
  const removeWithUndo = (treatment: Treatment) =>
    remove.mutate(treatment.id, {
      onSuccess: () =>
        void toast({ title: 'Addition deleted', action: { label: 'Undo', onClick: () => restore.mutate(asInput(treatment)) } }),
      onError: () => void toast({ title: 'Not deleted', description: 'Please try again.', tone: 'bad' }),
    });
  return (
    <>
      <ul className="divide-y divide-line">
        {treatments.slice(0, shown).map((treatment) => (
          <li key={treatment.id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-medium">
                <span className="figures">{amountInWords(treatment, units)}</span> {PRODUCTS[treatment.productId].name}
                {treatment.strengthPercent === undefined ? null : <span className="text-muted">{` ${treatment.strengthPercent} %`}</span>}
              </p>
              <p className="text-sm text-muted">{momentInWords(treatment.doneAt, pool.timeZone)}</p>
              {treatment.note ? <p className="text-sm">{treatment.note}</p> : null}
            </div>
            <Tooltip text="Delete">
              <IconButton
                label={`Delete ${PRODUCTS[treatment.productId].name}, ${momentInWords(treatment.doneAt, pool.timeZone)}`}
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() => removeWithUndo(treatment)}
              />
            </Tooltip>
          </li>
        ))}
      </ul>
      {treatments.length > shown ? (
        <Button variant="quiet" wide onClick={() => setShown(shown + PAGE)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

/** The amount in the person's own measures. */
export function amountInWords(amounts: Pick<Treatment, 'amountG' | 'amountMl' | 'amountL'>, units: 'us' | 'metric'): string {
  if (amounts.amountL !== undefined) {
    const format = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
    return units === 'us' ? `${format.format(amounts.amountL / 3.785411784)} gal` : `${format.format(amounts.amountL)} L`;
  }
  const amount = amounts.amountG === undefined ? { amountMl: amounts.amountMl ?? 0 } : { amountG: amounts.amountG };
  return householdDose({ ...amount, system: units }).label;
}
