import type { EquipmentKind, EquipmentVariant } from '@limpid/chemistry';
import { typicalLife } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { useRef } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { hasUnreadableNumber } from '../../ui/fields/unreadable-number.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { type Draft, draftOf, inputOf, type NumberName, numbersOf, patchOf, type TextName, variantsOf } from './equipment-draft.ts';
import { digitsOf, numberText, symbolOf } from './equipment-units.ts';
import { KINDS, variantLabel } from './equipment-labels.ts';
import { type ListedEquipment, useAddEquipment, useChangeEquipment } from './equipment.data.ts';

interface EditorProps {
  pool: Pool;
  /** null: a new one */
  piece: ListedEquipment | null;
  /** of a new one */
  kind: EquipmentKind;
  onClose: () => void;
}

/** Adds a piece of equipment or changes one. Everything but its kind can be left out. */
export function EquipmentEditor({ pool, piece, kind, onClose }: EditorProps) {
  const { units } = useUnits();
  const kept = useKeptDraft(`equipment ${piece?.id ?? `${pool.id} ${kind}`} ${units}`, () => draftOf(piece, kind, units));
  const { draft } = kept;
  const save = useSave(pool, piece, onClose);
  const errors = fieldErrors(save.error);
  const fields = useRef<HTMLDivElement>(null);
  const change = (part: Partial<Draft>) => kept.change({ ...draft, ...part });
  const form = { draft, change, errors, units };
  return (
    <Sheet
      open
      onClose={onClose}
      title={piece ? m.common_edit() : m.equipment_add()}
      description={m.equipment_editor_text()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button
            pending={save.isPending}
            onClick={() => hasUnreadableNumber(fields.current) || void kept.saving(save.run(draft, units)).catch(() => undefined)}
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
        <WhatFields {...form} isNew={piece === null} />
        <LifeFields {...form} />
        <RatingFields {...form} />
        <Text {...form} name="manualUrl" label={m.equipment_manual()} hint={m.equipment_manual_hint()} inputMode="url" />
        <TextArea
          label={m.common_note()}
          optional
          rows={3}
          maxLength={2000}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={errors['note']}
        />
      </div>
    </Sheet>
  );
}

function useSave(pool: Pool, piece: ListedEquipment | null, onSaved: () => void) {
  const add = useAddEquipment(pool.id);
  const change = useChangeEquipment(pool.id);
  const { toast } = useToast();
  const saved = ({ state }: { state: string }) => {
    onSaved();
    if (state === 'stopped') toast(changedElsewhereText());
    else if (state === 'sent') toast({ title: m.common_saved(), tone: 'ok' });
    else toast({ ...savedHereText(), tone: 'ok' });
  };
  const run = async (draft: Draft, units: Units): Promise<void> => {
    if (!piece) return saved(await add.mutateAsync(inputOf(draft, units)));
    const body = patchOf(piece, draft, units);
    if (Object.keys(body).length === 0) return onSaved();
    return saved(await change.mutateAsync({ piece, body }));
  };
  return { run, isPending: add.isPending || change.isPending, error: add.error ?? change.error };
}

interface FormProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: Record<string, string>;
  units: Units;
}

function Text({
  draft,
  change,
  errors,
  units: _units,
  name,
  ...rest
}: FormProps & Omit<TextFieldProps, 'value' | 'onChange' | 'name'> & { name: TextName }) {
  return (
    <TextField
      optional
      maxLength={name === 'manualUrl' ? 500 : 80}
      {...rest}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={errors[name]}
    />
  );
}

function WhatFields({ isNew, ...form }: FormProps & { isNew: boolean }) {
  const { draft, change, errors } = form;
  const variants = variantsOf(draft.kind);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew ? (
          <SelectField
            label={m.equipment_kind()}
            value={draft.kind}
            onChange={(kind) => change({ kind, variant: '' })}
            options={(Object.keys(KINDS) as EquipmentKind[]).map((value) => ({ value, label: KINDS[value].label() }))}
            error={errors['kind']}
          />
        ) : null}
        {variants.length > 0 ? (
          <SelectField<EquipmentVariant | 'unknown'>
            label={m.equipment_type()}
            value={draft.variant || 'unknown'}
            onChange={(variant) => change({ variant: variant === 'unknown' ? '' : variant })}
            options={[
              { value: 'unknown', label: m.common_not_specified() },
              ...variants.map((value) => ({ value, label: variantLabel(draft.kind, value) })),
            ]}
            error={errors['variant']}
          />
        ) : null}
      </div>
      <Text {...form} name="name" label={m.common_name()} hint={m.equipment_name_hint()} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Text {...form} name="make" label={m.equipment_make()} autoComplete="off" />
        <Text {...form} name="model" label={m.equipment_model()} autoComplete="off" />
        <Text {...form} name="serial" label={m.equipment_serial()} autoComplete="off" />
        <Text {...form} name="size" label={m.equipment_size()} maxLength={60} />
      </div>
    </>
  );
}

function LifeFields(form: FormProps) {
  const { draft, change, errors } = form;
  const typical = typicalLife(draft.kind, draft.variant || undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Text {...form} name="installedOn" type="date" label={m.equipment_installed()} />
      <Text {...form} name="warrantyUntilOn" type="date" label={m.equipment_warranty_until()} />
      <NumberField
        label={m.equipment_expected_life()}
        optional
        unit={m.equipment_years()}
        decimals={1}
        value={draft.expectedLifeYears}
        onChange={(expectedLifeYears) => change({ expectedLifeYears })}
        hint={
          typical
            ? m.equipment_expected_life_hint({
                years: numberText(typical.years),
                low: numberText(typical.lowYears),
                high: numberText(typical.highYears),
              })
            : m.equipment_expected_life_unknown()
        }
        error={errors['expectedLifeYears']}
        className="sm:col-span-2"
      />
    </div>
  );
}

const RATINGS: Record<Exclude<NumberName, 'expectedLifeYears'>, { label: () => string; hint: () => string }> = {
  cleanPressureKpa: { label: m.equipment_clean_pressure, hint: m.equipment_clean_pressure_hint },
  ratedHours: { label: m.equipment_rated_hours, hint: m.equipment_rated_hours_hint },
  gramsPerHour: { label: m.equipment_output, hint: m.equipment_output_hint },
  minimumFlowLpm: { label: m.equipment_minimum_flow, hint: m.equipment_minimum_flow_hint },
};

function RatingFields({ draft, change, errors, units }: FormProps) {
  return numbersOf(draft.kind).map((name) => {
    if (name === 'expectedLifeYears') return null;
    const what = name === 'cleanPressureKpa' ? 'pressure' : name === 'gramsPerHour' ? 'output' : 'flow';
    const { label, hint } = RATINGS[name];
    return (
      <NumberField
        key={name}
        label={label()}
        hint={hint()}
        optional
        unit={name === 'ratedHours' ? m.common_hours_inline() : symbolOf(what, units)}
        decimals={name === 'ratedHours' ? 0 : digitsOf(what, units)}
        value={draft[name]}
        onChange={(value) => change({ [name]: value })}
        error={errors[name]}
      />
    );
  });
}
