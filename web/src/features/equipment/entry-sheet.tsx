import type { EquipmentEntry, Pool, PoolEntryInput } from '@limpid/contract';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { momentOfField } from '../../i18n/moment-field.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { useUnits } from '../../i18n/units.ts';
import { trueNow } from '../../ui/true-now.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
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
  const kept = useKeptDraft<Draft>(`equipment entry ${piece.id} ${units}`, () => ({
    kind,
    at: '',
    pressure: null,
    hours: null,
    costUsd: null,
    note: '',
  }));
  const { draft } = kept;
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
          <CancelButton kept={kept} onClose={onClose} />
          <Button
            pending={save.isPending}
            disabled={isMissing}
            onClick={() => hasUnreadableNumber(fields.current) || void kept.saving(save.run(input())).catch(() => undefined)}
          >
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {save.error ? (
          <Callout tone="bad" live>
            {writeErrorText(save.error)}
          </Callout>
        ) : null}
        <SegmentedControl
          label={m.equipment_log_what()}
          wide
          value={draft.kind}
          onChange={(next) => kept.change({ ...draft, kind: next })}
          options={entryKindsOf(piece.kind).map((value) => ({ value, label: ENTRY_LABELS[value].label() }))}
        />
        <EntryFields timeZone={pool.timeZone} draft={draft} onChange={kept.change} errors={errors} piece={piece} />
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
  timeZone: string;
}

function EntryFields({ draft, onChange, errors, piece, timeZone }: FieldsProps) {
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
        hint={[m.common_empty_means_now(), poolTimeHint(timeZone, momentOfField(draft.at, timeZone) ?? trueNow())]
          .filter(Boolean)
          .join(' ')}
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
  const notUndone = (error: unknown) => void toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' });
  const run = async (input: PoolEntryInput): Promise<void> => {
    const { state } = await record.mutateAsync({ ...input, id });
    onSaved();
    const said = state === 'sent' ? { title: m.equipment_entry_saved() } : savedHereText();
    const undo = () => void remove.mutateAsync({ id }).catch(notUndone);
    toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  return { run, isPending: record.isPending, error: record.error };
}
