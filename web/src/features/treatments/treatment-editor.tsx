import { PRODUCTS } from '@limpid/chemistry';
import type { Pool, TreatmentPatch } from '@limpid/contract';
import { useState } from 'react';
import { asMeasured, fromMeasured, isTooMuch } from '../../i18n/amounts.ts';
import { fieldErrors } from '../../api/api-error.ts';
import { momentText } from '../../i18n/ages.ts';
import { isDatedAhead } from '../../browser/clock.ts';
import { productName } from '../../i18n/product-names.ts';
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
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AmountFields, amountErrorOf, isStrengthWrong, type Measured, StrengthField, useAmountQuestion } from './treatment-fields.tsx';
import { type ListedTreatment, useChangeTreatment } from './treatments.data.ts';

export interface EditedTreatment {
  /** null: not touched, so that rounding for the eye changes nothing */
  measured: Measured | null;
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
  const used = { amountG: patch.amountG, amountMl: patch.amountMl, amountL: patch.amountL };
  const { productId } = treatment;
  const question = useAmountQuestion({ productId, used, likely: treatment, words: m.treatments_times_logged });
  const { units } = useUnits();
  const errors = fieldErrors(save.error);
  const value = edited.measured ? edited.measured.value : 1;
  const isWrong = value === null || value <= 0 || isTooMuch(used) || isStrengthWrong(productId, edited.strengthPercent);
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.treatments_editor_title()}
      description={productName(productId)}
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
        <AmountFields
          productId={productId}
          measured={edited.measured ?? asMeasured(productId, treatment, units)}
          onChange={(measured) => setEdited({ ...edited, measured })}
          error={amountErrorOf(errors)}
        />
        {question.note}
        <StrengthField
          productId={productId}
          strengthPercent={edited.strengthPercent}
          onChange={(strengthPercent) => setEdited({ ...edited, strengthPercent })}
          error={errors['strengthPercent']}
        />
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
          error={errors['doneAt']}
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
