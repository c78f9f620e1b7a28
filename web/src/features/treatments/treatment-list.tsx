import type { Pool } from '@limpid/contract';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { momentText } from '../../i18n/ages.ts';
import { isDatedAhead } from '../../browser/clock.ts';
import { percentText } from '../../i18n/amounts.ts';
import { whenIdle } from '../../browser/idle.ts';
import { productName } from '../../i18n/product-names.ts';
import { useUnits } from '../../i18n/units.ts';
import { removeWithUndo } from '../../offline/remove-with-undo.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { treatmentText } from './treatment-text.ts';
import { type ListedTreatment, useRemoveTreatment, useRestoreTreatment } from './treatments.data.ts';

const PAGE = 10;

const { Lazy: TreatmentEditor, prepare } = lazy(() => import('./treatment-editor.tsx').then(({ TreatmentEditor }) => TreatmentEditor));

interface TreatmentListProps {
  pool: Pool;
  treatments: readonly ListedTreatment[];
  /** only so many; the rest is on another page */
  most?: number;
}

/** What was added, newest first, with correction and deletion; both can be undone. */
export function TreatmentList({ pool, treatments, most }: TreatmentListProps) {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(most ?? PAGE);
  const [edited, setEdited] = useState<ListedTreatment | null>(() => treatments.find(({ id }) => id === search.get('correct')) ?? null);
  const remove = useRemoveWithUndo(pool);
  useEffect(() => whenIdle(prepare), []);
  const close = () => {
    setEdited(null);
    if (!search.has('correct')) return;
    const next = new URLSearchParams(search);
    next.delete('correct');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <ul className="divide-y divide-line">
        {treatments.slice(0, shown).map((treatment) => (
          <TreatmentRow
            key={treatment.id}
            pool={pool}
            treatment={treatment}
            onEdit={() => setEdited(treatment)}
            onRemove={() => void remove(treatment)}
          />
        ))}
      </ul>
      {most === undefined && treatments.length > shown ? (
        <Button variant="quiet" wide onClick={() => setShown(shown + PAGE)}>
          {m.common_show_more()}
        </Button>
      ) : null}
      {edited ? <TreatmentEditor key={edited.id} pool={pool} treatment={edited} onClose={close} /> : null}
    </>
  );
}

function useRemoveWithUndo(pool: Pool) {
  const remove = useRemoveTreatment(pool.id);
  const restore = useRestoreTreatment(pool.id);
  const { toast } = useToast();
  return (treatment: ListedTreatment) =>
    removeWithUndo({
      toast,
      deleted: m.common_addition_deleted(),
      remove: () => remove.mutateAsync(treatment),
      restore: () => restore.mutateAsync(treatment),
    });
}

interface RowProps {
  pool: Pool;
  treatment: ListedTreatment;
  onEdit: () => void;
  onRemove: () => void;
}

function TreatmentRow({ pool, treatment, onEdit, onRemove }: RowProps) {
  const { units } = useUnits();
  const name = productName(treatment.productId);
  const moment = momentText(treatment.doneAt, pool.timeZone);
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline sm:gap-x-6">
        <p className="font-medium">
          <span className="figures">{treatmentText(treatment, units)} </span>
          {treatment.strengthPercent === undefined ? null : (
            <span className="text-muted"> {m.treatments_strength({ percent: percentText(treatment.strengthPercent) })}</span>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="figures">{moment}</span>
          {treatment.waiting ? (
            <StatusPill status={treatment.waiting === 'stopped' ? 'warn' : 'waiting'} bare>
              {treatment.waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
            </StatusPill>
          ) : null}
          {isDatedAhead(treatment.doneAt, treatment.createdAt) ? (
            <StatusPill status="warn" bare>
              {m.history_dated_ahead()}
            </StatusPill>
          ) : null}
        </p>
        {treatment.note ? <p className="col-span-full text-sm">{treatment.note}</p> : null}
      </div>
      <Menu
        trigger={<IconButton label={m.treatments_actions({ product: name, moment })} icon={<MoreHorizontal size={20} aria-hidden />} />}
        items={[
          { label: m.common_correct(), icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
          { label: m.common_delete(), icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </li>
  );
}
