import type { Pool } from '@limpid/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { useUnits } from '../../i18n/units.ts';
import { removeWithUndo } from '../../offline/remove-with-undo.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { moneyText, numberText, shownText } from './equipment-units.ts';
import { ENTRY_LABELS } from './equipment-labels.ts';
import { inputOf, type ListedEntry, useRecordEntry, useRemoveEntry } from './equipment.data.ts';

const PAGE = 5;

/** The log of one piece, newest first; what is deleted can be brought back. */
export function EntryList({ pool, entries }: { pool: Pool; entries: readonly ListedEntry[] }) {
  const [shown, setShown] = useState(PAGE);
  const remove = useRemoveWithUndo(pool);
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <EntryRow key={entry.id} pool={pool} entry={entry} onRemove={pool.isReadOnly ? undefined : () => void remove(entry)} />
        ))}
      </ul>
      {entries.length > shown ? (
        <Button variant="quiet" wide onClick={() => setShown(shown + 4 * PAGE)}>
          {m.common_show_more()}
        </Button>
      ) : null}
    </>
  );
}

function useRemoveWithUndo(pool: Pool) {
  const remove = useRemoveEntry(pool.id);
  const restore = useRecordEntry(pool.id);
  const { toast } = useToast();
  return (entry: ListedEntry) =>
    removeWithUndo({
      toast,
      deleted: m.equipment_entry_deleted(),
      remove: () => remove.mutateAsync(entry),
      restore: () => restore.mutateAsync(inputOf(entry)),
    });
}

function EntryRow({ pool, entry, onRemove }: { pool: Pool; entry: ListedEntry; onRemove: (() => void) | undefined }) {
  const { units } = useUnits();
  const { label, icon: Icon } = ENTRY_LABELS[entry.kind];
  const moment = momentText(entry.at, pool.timeZone);
  const values = [
    entry.pressureKpa === undefined ? null : shownText('pressure', entry.pressureKpa, units),
    entry.hours === undefined ? null : m.equipment_hours_value({ hours: numberText(entry.hours) }),
    entry.costCents === undefined ? null : moneyText(entry.costCents / 100),
  ].filter((value) => value !== null);
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon size={18} aria-hidden className="mt-1 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium">{label()}</span>
          {values.length > 0 ? <span className="figures">{values.join(' · ')}</span> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span className="figures">{moment}</span>
          {entry.waiting ? (
            <StatusPill status={entry.waiting === 'stopped' ? 'warn' : 'waiting'} bare>
              {entry.waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
            </StatusPill>
          ) : null}
        </p>
        {entry.note ? <p className="break-words whitespace-pre-line">{entry.note}</p> : null}
      </div>
      {onRemove ? (
        <IconButton
          label={m.equipment_delete_entry({ kind: label(), moment })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}
