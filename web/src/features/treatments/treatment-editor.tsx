import { PRODUCTS } from '@limpid/chemistry';
import type { Pool, TreatmentPatch } from '@limpid/contract';
import { useState } from 'react';
import { amountText, asMeasured, fromMeasured, measuringUnits, timesTooMuch } from '../../i18n/amounts.ts';
import { fieldErrors } from '../../api/api-error.ts';
import { momentText } from '../../i18n/ages.ts';
import { isDatedAhead } from '../../browser/clock.ts';
import { measureName, productName } from '../../i18n/product-names.ts';
import { momentInField, momentOfField } from '../../i18n/moment-field.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { useUnits } from '../../i18n/units.ts';
import { StorageError } from '../../offline/outbox/lazy-outbox.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { type ListedTreatment, useChangeTreatment } from './treatments.data.ts';

export interface EditedTreatment {
  /** null: not touched, so that rounding for the eye changes nothing */
  measured: { value: number | null; unit: string } | null;
  strengthPercent: number | null;
  doneAt: string;
  note: string;
}

/** What changed and nothing else; a note taken out is null, a strength taken out is the usual one. */
export function patchOf(treatment: ListedTreatment, edited: EditedTreatment): TreatmentPatch {
  const { productId } = treatment;
  const { measured, doneAt } = edited;
  const strengthPercent = edited.strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
  const note = edited.note.trim();
  return {
    ...(measured?.value ? fromMeasured(productId, measured.value, measured.unit) : {}),
    ...(strengthPercent === strengthOf(treatment) ? {} : { strengthPercent }),
    ...(doneAt === treatment.doneAt ? {} : { doneAt }),
    ...(note === (treatment.note ?? '') ? {} : { note: note || null }),
  };
}

const strengthOf = ({ productId, strengthPercent }: ListedTreatment) => strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;

/** The patch that undoes a patch. */
export const reverseOf = (treatment: ListedTreatment, patch: TreatmentPatch): TreatmentPatch => ({
  ...Object.fromEntries(Object.keys(patch).map((name) => [name, treatment[name as keyof ListedTreatment] ?? null])),
  ...('strengthPercent' in patch ? { strengthPercent: strengthOf(treatment) } : {}),
});

interface EditorProps {
  pool: Pool;
  treatment: ListedTreatment;
  onClose: () => void;
}

/** Corrects what was added; the change can be undone. */
export function TreatmentEditor({ pool, treatment, onClose }: EditorProps) {
  const kept = useKeptDraft<EditedTreatment>(`treatment ${treatment.id}`, () => ({
    measured: null,
    strengthPercent: strengthOf(treatment) ?? null,
    doneAt: treatment.doneAt,
    note: treatment.note ?? '',
  }));
  const { draft: edited, change: setEdited } = kept;
  const save = useSave(pool, treatment, onClose);
  const patch: TreatmentPatch = { ...reverseOf(treatment, save.unsure), ...patchOf(treatment, edited) };
  const question = useQuestion(treatment, patch);
  const isWrong = edited.measured?.value === null || (edited.measured?.value ?? 1) <= 0 || isStrengthWrong(treatment, edited);
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.treatments_editor_title()}
      description={productName(treatment.productId)}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button
            pending={save.isPending}
            disabled={isWrong || Object.keys(patch).length === 0}
            onClick={() => question.orElse(() => void kept.saving(save.run(patch)).catch(() => undefined))}
          >
            {question.yes ?? m.common_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {save.error ? <Callout tone="bad">{writeErrorText(save.error)}</Callout> : null}
        <AmountFields treatment={treatment} edited={edited} onChange={setEdited} errors={fieldErrors(save.error)} />
        {question.text ? (
          <Callout tone="warn" live title={question.text}>
            {m.plan_confirm_times_dose_text()}
          </Callout>
        ) : null}
        <StrengthField treatment={treatment} edited={edited} onChange={setEdited} error={fieldErrors(save.error)['strengthPercent']} />
        <TextField
          label={m.common_added()}
          type="datetime-local"
          value={momentInField(edited.doneAt, pool.timeZone)}
          onChange={(text) => setEdited({ ...edited, doneAt: momentOfField(text, pool.timeZone) ?? treatment.doneAt })}
          hint={
            isDatedAhead(edited.doneAt, treatment.createdAt)
              ? m.history_dated_ahead_text({ moment: momentText(treatment.createdAt, pool.timeZone) })
              : poolTimeHint(pool.timeZone, edited.doneAt)
          }
          error={fieldErrors(save.error)['doneAt']}
        />
        <TextArea
          label={m.common_note()}
          optional
          rows={3}
          maxLength={2000}
          value={edited.note}
          onChange={(note) => setEdited({ ...edited, note })}
        />
      </div>
    </Sheet>
  );
}

/** A correction to far more than was logged is asked about once: mostly a slip in the number or its unit. */
function useQuestion(treatment: ListedTreatment, patch: TreatmentPatch) {
  const { units } = useUnits();
  const [asked, setAsked] = useState<string | null>(null);
  const used = { amountG: patch.amountG, amountMl: patch.amountMl, amountL: patch.amountL };
  const times = timesTooMuch(used, treatment);
  const isAsked = times !== null && asked === JSON.stringify(used);
  const amount = isAsked ? amountText(used, units, treatment.productId) : '';
  return {
    text: isAsked ? m.treatments_times_logged({ times, amount }) : undefined,
    yes: isAsked ? m.plan_confirm_yes_amount({ amount }) : undefined,
    orElse: (save: () => void) => (times === null || isAsked ? save() : setAsked(JSON.stringify(used))),
  };
}

/** Saves and shows it with Undo; changes made elsewhere in the meantime are shown side by side. */
function useSave(pool: Pool, treatment: ListedTreatment, onSaved: () => void) {
  const change = useChangeTreatment(pool.id);
  const [unsure, setUnsure] = useState<TreatmentPatch>({});
  const { toast } = useToast();
  const notUndone = (error: unknown) => void toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' });
  const run = async (body: TreatmentPatch): Promise<void> => {
    const { state, version } = await change.mutateAsync({ treatment, body }).catch((error: unknown) => {
      // It may be stored after all: an undone change must be sent then.
      if (error instanceof StorageError) setUnsure(body);
      throw error;
    });
    onSaved();
    if (state === 'stopped') return void toast(changedElsewhereText());
    const now = { ...treatment, updatedAt: version ?? treatment.updatedAt };
    // The sheet is gone by now, so its own callbacks would never be called.
    const undo = () => void change.mutateAsync({ treatment: now, body: reverseOf(treatment, body) }).catch(notUndone);
    const said = state === 'sent' ? { title: m.common_addition_corrected() } : savedHereText();
    return void toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  return { run, unsure, isPending: change.isPending, error: change.error };
}

interface PartProps {
  treatment: ListedTreatment;
  edited: EditedTreatment;
  onChange: (edited: EditedTreatment) => void;
}

function AmountFields({ treatment, edited, onChange, errors }: PartProps & { errors: Record<string, string> }) {
  const { units } = useUnits();
  const { productId } = treatment;
  const shown = edited.measured ?? asMeasured(productId, treatment, units);
  const isTooSmall = shown.value !== null && shown.value <= 0;
  return (
    <div className="two-columns grid items-start gap-3">
      <NumberField
        label={m.common_amount()}
        size="lg"
        decimals={2}
        value={shown.value}
        onChange={(value) => onChange({ ...edited, measured: { unit: shown.unit, value } })}
        error={isTooSmall ? m.common_number_above_zero() : (errors['amountG'] ?? errors['amountMl'] ?? errors['amountL'])}
      />
      <SelectField
        label={m.common_unit()}
        value={shown.unit}
        onChange={(unit) => onChange({ ...edited, measured: { ...shown, unit } })}
        options={measuringUnits(productId, units).map((unit) => ({ value: unit, label: measureName(unit) }))}
      />
    </div>
  );
}

function isStrengthWrong({ productId }: ListedTreatment, { strengthPercent }: EditedTreatment): boolean {
  const { low, high } = PRODUCTS[productId].strengthRange;
  return strengthPercent !== null && (strengthPercent < low || strengthPercent > high);
}

/** Only where a product is sold in several strengths. */
function StrengthField({ treatment, edited, onChange, error }: PartProps & { error: string | undefined }) {
  const { strengthRange, form } = PRODUCTS[treatment.productId];
  if (form === 'water' || strengthRange.low === strengthRange.high) return null;
  const { low, high } = strengthRange;
  return (
    <NumberField
      label={m.common_strength()}
      unit="%"
      decimals={2}
      value={edited.strengthPercent}
      onChange={(strengthPercent) => onChange({ ...edited, strengthPercent })}
      hint={m.treatments_strength_hint({ low, high })}
      error={isStrengthWrong(treatment, edited) ? m.treatments_strength_outside({ low, high }) : error}
    />
  );
}
