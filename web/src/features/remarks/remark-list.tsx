import type { Pool } from '@limpid/contract';
import { MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { isDatedAhead } from '../../browser/clock.ts';
import { momentText } from '../../i18n/ages.ts';
import { useUnits } from '../../i18n/units.ts';
import { removeWithUndo } from '../../offline/remove-with-undo.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { rainText } from '../../i18n/rain.ts';
import { type ListedRemark, useRemarks, useRemoveRemark, useRestoreRemark } from './remarks.data.ts';

const PAGE = 10;

// Most who look at their notes neither add nor correct one.
const { Lazy: RemarkSheet } = lazy(() => import('./remark-sheet.tsx').then(({ RemarkSheet }) => RemarkSheet));

/** What was noted about a pool, newest first. */
export function RemarkList({ pool }: { pool: Pool }) {
  const remarks = useRemarks(pool.id);
  if (remarks.isPending) return <SkeletonText />;
  if (remarks.isError) {
    return (
      <Callout
        tone="bad"
        title={m.remarks_error()}
        action={
          <Button variant="secondary" onClick={() => void remarks.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {errorText(remarks.error)}
      </Callout>
    );
  }
  return <Remarks pool={pool} remarks={remarks.data.items} />;
}

function Remarks({ pool, remarks }: { pool: Pool; remarks: readonly ListedRemark[] }) {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(PAGE);
  const [edited, setEdited] = useState<ListedRemark | 'new' | null>(() => remarks.find(({ id }) => id === search.get('correct')) ?? null);
  const remove = useRemoveWithUndo(pool);
  const close = () => {
    setEdited(null);
    if (!search.has('correct')) return;
    const next = new URLSearchParams(search);
    next.delete('correct');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {remarks.length === 0 ? (
        <NoRemarks onAdd={pool.isReadOnly ? undefined : () => setEdited('new')} />
      ) : (
        <ul className="divide-y divide-line">
          {remarks.slice(0, shown).map((remark) => (
            <RemarkRow key={remark.id} pool={pool} remark={remark} onEdit={() => setEdited(remark)} onRemove={() => void remove(remark)} />
          ))}
        </ul>
      )}
      {remarks.length > shown ? (
        <Button variant="quiet" wide onClick={() => setShown(shown + PAGE)}>
          {m.common_show_more()}
        </Button>
      ) : null}
      {edited === 'new' ? <RemarkSheet pool={pool} onClose={close} /> : null}
      {edited && edited !== 'new' ? <RemarkSheet key={edited.id} pool={pool} remark={edited} onClose={close} /> : null}
    </>
  );
}

function NoRemarks({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      drawing="history"
      level={3}
      title={m.remarks_empty()}
      action={
        onAdd ? (
          <Button variant="secondary" iconBefore={<Plus size={18} aria-hidden />} onClick={onAdd}>
            {m.remarks_add()}
          </Button>
        ) : undefined
      }
    >
      {m.remarks_empty_text()}
    </EmptyState>
  );
}

function useRemoveWithUndo(pool: Pool) {
  const remove = useRemoveRemark(pool.id);
  const restore = useRestoreRemark(pool.id);
  const { toast } = useToast();
  return (remark: ListedRemark) =>
    removeWithUndo({
      toast,
      deleted: m.remarks_deleted(),
      remove: () => remove.mutateAsync(remark),
      restore: () => restore.mutateAsync(remark),
    });
}

interface RowProps {
  pool: Pool;
  remark: ListedRemark;
  onEdit: () => void;
  onRemove: () => void;
}

function RemarkRow({ pool, remark, onEdit, onRemove }: RowProps) {
  const { units } = useUnits();
  const moment = momentText(remark.at, pool.timeZone);
  const facts = [
    remark.rainMm === undefined ? null : m.remarks_rain_of({ amount: rainText(remark.rainMm, units) }),
    remark.bathers === undefined ? null : m.remarks_bathers_of({ count: remark.bathers }),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0 flex-1">
        {facts.length > 0 ? <p className="figures font-medium">{facts.join(' · ')}</p> : null}
        {remark.text ? <p className="break-words whitespace-pre-line">{remark.text}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="figures">{moment}</span>
          {remark.waiting ? (
            <StatusPill status={remark.waiting === 'stopped' ? 'warn' : 'waiting'} bare>
              {remark.waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
            </StatusPill>
          ) : null}
          {isDatedAhead(remark.at, remark.createdAt) ? (
            <StatusPill status="warn" bare>
              {m.history_dated_ahead()}
            </StatusPill>
          ) : null}
        </p>
      </div>
      {pool.isReadOnly ? null : (
        <Menu
          trigger={<IconButton label={m.remarks_actions({ moment })} icon={<MoreHorizontal size={20} aria-hidden />} />}
          items={[
            { label: m.common_correct(), icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
            { label: m.common_delete(), icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: onRemove },
          ]}
        />
      )}
    </li>
  );
}
