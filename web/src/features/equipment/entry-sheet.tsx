import type { EquipmentEntry, Pool, PoolEntryInput } from '@limpid/contract';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { momentOfField } from '../../i18n/moment-field.ts';
import { useUnits } from '../../i18n/units.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { saySavedHere, sayWriteError } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { hasUnreadableNumber } from '../../ui/fields/unreadable-number.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { digitsOf, fromShown, symbolOf } from './equipment-units.ts';
import { ENTRY_LABELS, titleOf } from './equipment-labels.ts';
import { type ListedEquipment, useRecordEntry, useRemoveEntry } from './equipment.data.ts';

type EntryKind = EquipmentEntry['kind'];

/** What can be logged for a piece, the most likely first. */
export function entryKindsOf(kind: ListedEquipment['kind']): EntryKind[] {
  if (kind === 'filter') return ['pressure', 'service', 'part'];
  return ['pump', 'salt_cell', 'cleaner', 'heater'].includes(kind) ? ['service', 'hours', 'part'] : ['service', 'part'];
}

interface Draft {
  kind: EntryKind;
  /** as the field of the browser has it, at the pool; empty: now */
  at: string;
  pressure: number | null;
  hours: number | null;
  costUsd: number | null;
  note: string;
}

interface SheetProps {
  pool: Pool;
  piece: ListedEquipment;
  kind: EntryKind;
  onClose: () => void;
}

/** Logs a pressure, a service, a part or running hours. */
export function EntrySheet({ pool, piece, kind, onClose }: SheetProps) {
  const { units } = useUnits();
  const [draft, setDraft] = useState<Draft>({ kind, at: '', pressure: null, hours: null, costUsd: null, note: '' });
  const save = useSave(pool, onClose);
  const errors = fieldErrors(save.error);
  const fields = useRef<HTMLDivElement>(null);
  const at = momentOfField(draft.at, pool.timeZone);
  const isMissing = (draft.kind === 'pressure' && draft.pressure === null) || (draft.kind === 'hours' && draft.hours === null);
  const input = (): PoolEntryInput => ({
    equipmentId: piece.id,
    kind: draft.kind,
    ...(at === undefined ? {} : { at }),
    ...(draft.kind === 'pressure' && draft.pressure !== null ? { pressureKpa: fromShown('pressure', draft.pressure, units) } : {}),
    ...(draft.kind === 'hours' && draft.hours !== null ? { hours: draft.hours } : {}),
    ...(hasCost(draft.kind) && draft.costUsd !== null ? { costCents: Math.round(draft.costUsd * 100) } : {}),
    ...(draft.note.trim() === '' ? {} : { note: draft.note.trim() }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.equipment_log()}
      description={titleOf(piece)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button pending={save.isPending} disabled={isMissing} onClick={() => hasUnreadableNumber(fields.current) || save.run(input())}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        {save.error ? (
          <Callout tone="bad" live>
            {sayWriteError(save.error)}
          </Callout>
        ) : null}
        <SegmentedControl
          label={m.equipment_log_what()}
          wide
          value={draft.kind}
          onChange={(next) => setDraft({ ...draft, kind: next })}
          options={entryKindsOf(piece.kind).map((value) => ({ value, label: ENTRY_LABELS[value].label() }))}
        />
        <EntryFields draft={draft} onChange={setDraft} errors={errors} piece={piece} />
      </div>
    </Sheet>
  );
}

const hasCost = (kind: EntryKind): boolean => kind === 'service' || kind === 'part';

interface FieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  errors: Record<string, string>;
  piece: ListedEquipment;
}

function EntryFields({ draft, onChange, errors, piece }: FieldsProps) {
  const { units } = useUnits();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  return (
    <>
      {draft.kind === 'pressure' ? (
        <NumberField
          label={m.equipment_pressure_now()}
          size="lg"
          unit={symbolOf('pressure', units)}
          decimals={digitsOf('pressure', units)}
          value={draft.pressure}
          onChange={(pressure) => change({ pressure })}
          hint={piece.cleanPressureKpa === undefined ? m.equipment_pressure_needs_clean() : m.equipment_pressure_same_speed()}
          error={errors['pressureKpa']}
        />
      ) : null}
      {draft.kind === 'hours' ? (
        <NumberField
          label={m.equipment_hours_shown()}
          size="lg"
          unit={m.common_hours_inline()}
          decimals={0}
          value={draft.hours}
          onChange={(hours) => change({ hours })}
          hint={m.equipment_hours_shown_hint()}
          error={errors['hours']}
        />
      ) : null}
      <TextField
        label={m.common_when()}
        optional
        type="datetime-local"
        max="9999-12-31T23:59"
        value={draft.at}
        onChange={(at) => change({ at })}
        hint={m.common_empty_means_now()}
        error={errors['at']}
      />
      {hasCost(draft.kind) ? (
        <NumberField
          label={m.common_cost()}
          optional
          prefix="$"
          decimals={2}
          value={draft.costUsd}
          onChange={(costUsd) => change({ costUsd })}
          error={errors['costCents']}
        />
      ) : null}
      <TextArea
        label={draft.kind === 'part' ? m.equipment_which_part() : m.common_note()}
        optional
        rows={3}
        maxLength={2000}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={errors['note']}
      />
    </>
  );
}

function useSave(pool: Pool, onSaved: () => void) {
  const record = useRecordEntry(pool.id);
  const remove = useRemoveEntry(pool.id);
  const { toast } = useToast();
  // Pressed again after a refusal, it is the same entry.
  const [id] = useState(uuidV7);
  const notUndone = (error: unknown) => void toast({ title: m.common_not_undone(), description: sayWriteError(error), tone: 'bad' });
  const run = (input: PoolEntryInput) =>
    record.mutate(
      { ...input, id },
      {
        onSuccess: ({ state }) => {
          onSaved();
          const said = state === 'sent' ? { title: m.equipment_entry_saved() } : saySavedHere();
          const undo = () => void remove.mutateAsync({ id }).catch(notUndone);
          toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
        },
      },
    );
  return { run, isPending: record.isPending, error: record.error };
}
