import { EQUIPMENT_KINDS, type EquipmentKind } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { changedElsewhereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AlertDialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { EntrySheet, entryKindsOf } from './entry-sheet.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { EquipmentEditor } from './equipment-editor.tsx';
import { KINDS, titleOf } from './equipment-labels.ts';
import { EquipmentNotLoaded, EquipmentReadOnly, EquipmentWaiting } from './equipment-states.tsx';
import { type ListedEquipment, useEquipment, useEquipmentEntries, useRemoveEquipment } from './equipment.data.ts';
import { SaltCellRow } from './salt-cell-row.tsx';

type Shown = { what: 'add'; kind: EquipmentKind } | { what: 'edit' | 'log' | 'remove'; piece: ListedEquipment } | null;

/** All equipment of a pool, with the forms that belong to it. */
export function EquipmentPanel({ pool, beside }: { pool: Pool; beside?: (piece: ListedEquipment, title: string) => ReactNode }) {
  const equipment = useEquipment(pool.id);
  const entries = useEquipmentEntries(pool.id);
  const [shown, setShown] = useState<Shown>(null);
  const [now] = useState(Date.now);
  if (equipment.isPending) return <EquipmentWaiting height="h-72" />;
  if (equipment.isError) return <EquipmentNotLoaded error={equipment.error} onRetry={() => void equipment.refetch()} />;
  const pieces = equipment.data.items.toSorted((one, other) => EQUIPMENT_KINDS.indexOf(one.kind) - EQUIPMENT_KINDS.indexOf(other.kind));
  const ofPiece = (id: string) => (entries.data?.items ?? []).filter(({ equipmentId }) => equipmentId === id);
  const show = (shownNext: Shown) => (pool.isReadOnly ? undefined : () => setShown(shownNext));
  return (
    <>
      <EquipmentReadOnly pool={pool} />
      <SaltCellRow pool={pool} pieces={pieces} />
      {pieces.length === 0 ? (
        <FirstPiece onAdd={pool.isReadOnly ? undefined : (kind) => setShown({ what: 'add', kind })} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="measure-60 text-sm text-muted">{m.equipment_intro()}</p>
            {pool.isReadOnly ? null : (
              <Button iconBefore={<Plus size={20} aria-hidden />} onClick={() => setShown({ what: 'add', kind: 'pump' })}>
                {m.equipment_add()}
              </Button>
            )}
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {pieces.map((piece) => (
              <EquipmentCard
                key={piece.id}
                pool={pool}
                piece={piece}
                entries={ofPiece(piece.id)}
                now={now}
                beside={beside?.(piece, titleOf(piece))}
                onLog={show({ what: 'log', piece })}
                onEdit={show({ what: 'edit', piece })}
                onRemove={show({ what: 'remove', piece })}
              />
            ))}
          </div>
        </>
      )}
      <Forms pool={pool} shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

function Forms({ pool, shown, onClose }: { pool: Pool; shown: Shown; onClose: () => void }) {
  if (shown?.what === 'add') return <EquipmentEditor pool={pool} piece={null} kind={shown.kind} onClose={onClose} />;
  if (shown?.what === 'edit')
    return <EquipmentEditor key={shown.piece.id} pool={pool} piece={shown.piece} kind={shown.piece.kind} onClose={onClose} />;
  if (shown?.what === 'log') {
    return (
      <EntrySheet
        key={shown.piece.id}
        pool={pool}
        piece={shown.piece}
        kind={entryKindsOf(shown.piece.kind)[0] ?? 'service'}
        onClose={onClose}
      />
    );
  }
  return shown ? <RemoveDialog pool={pool} piece={shown.piece} onClose={onClose} /> : null;
}

function RemoveDialog({ pool, piece, onClose }: { pool: Pool; piece: ListedEquipment; onClose: () => void }) {
  const remove = useRemoveEquipment(pool.id);
  const { toast } = useToast();
  const run = () =>
    remove.mutate(piece, {
      onSuccess: ({ state }) => {
        onClose();
        toast(state === 'stopped' ? changedElsewhereText() : { title: m.common_equipment_deleted() });
      },
      onError: (error) => {
        onClose();
        toast({ title: m.common_not_deleted(), description: writeErrorText(error), tone: 'bad' });
      },
    });
  return (
    <AlertDialog
      open
      title={m.common_delete_name({ name: titleOf(piece) })}
      description={m.equipment_delete_text()}
      confirmLabel={m.common_delete()}
      pending={remove.isPending}
      onConfirm={run}
      onCancel={onClose}
    />
  );
}

const FIRST_KINDS: readonly EquipmentKind[] = ['pump', 'filter', 'heater', 'salt_cell'];

/** What it is good for, and the pieces that most pools have, one tap away. */
function FirstPiece({ onAdd }: { onAdd: ((kind: EquipmentKind) => void) | undefined }) {
  return (
    <Card padding="lg">
      <EmptyState
        drawing="shelf"
        title={onAdd ? m.equipment_empty_title() : m.equipment_none_read_only()}
        action={
          onAdd && (
            <>
              {FIRST_KINDS.map((kind) => {
                const { label, icon: Icon } = KINDS[kind];
                return (
                  <Button
                    key={kind}
                    variant={kind === 'pump' ? 'primary' : 'secondary'}
                    iconBefore={<Icon size={20} aria-hidden />}
                    onClick={() => onAdd(kind)}
                  >
                    {label()}
                  </Button>
                );
              })}
              <Button variant="secondary" iconBefore={<Plus size={20} aria-hidden />} onClick={() => onAdd('other')}>
                {m.common_something_else()}
              </Button>
            </>
          )
        }
      >
        <p>{onAdd ? m.equipment_empty_text() : m.equipment_none_read_only_text()}</p>
      </EmptyState>
    </Card>
  );
}
