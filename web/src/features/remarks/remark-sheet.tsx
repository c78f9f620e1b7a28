import type { Pool, RemarkInput, RemarkPatch } from '@limpid/contract';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { momentOfField } from '../../i18n/moment-field.ts';
import { useUnits } from '../../i18n/units.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { StorageError } from '../../offline/outbox/lazy-outbox.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { hasUnreadableNumber } from '../../ui/fields/unreadable-number.ts';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { trueNow } from '../../ui/true-now.ts';
import { RAIN_UNITS } from '../../i18n/rain.ts';
import { draftErrors, draftOf, EMPTY_DRAFT, hasContent, inputOf, patchOf, type RemarkDraft, reverseOf } from './remark-draft.ts';
import { type ListedRemark, useChangeRemark, useRecordRemark, useRemoveRemark } from './remarks.data.ts';

interface SheetProps {
  pool: Pool;
  /** what is corrected; missing: a new note */
  remark?: ListedRemark;
  onClose: () => void;
}

/** A note about the pool: a line of text, the rain, the bathers. Saved offline too, and it can be undone. */
export function RemarkSheet({ pool, remark, onClose }: SheetProps) {
  const { units } = useUnits();
  const reader = { units, timeZone: pool.timeZone };
  const kept = useKeptDraft<RemarkDraft>(`note ${remark?.id ?? pool.id} ${units}`, () => (remark ? draftOf(remark, reader) : EMPTY_DRAFT));
  const { draft } = kept;
  const record = useRecord(pool, onClose);
  const correct = useCorrect(pool, remark, onClose);
  const { error, isPending } = remark ? correct : record;
  const fields = useRef<HTMLDivElement>(null);
  const wrong = draftErrors(draft, reader);
  const patch = remark && { ...reverseOf(remark, correct.unsure), ...patchOf(remark, draft, reader) };
  const isUnchanged = patch !== undefined && Object.keys(patch).length === 0;
  const save = () => {
    if (hasUnreadableNumber(fields.current)) return;
    const work = patch ? correct.run(patch) : record.run(inputOf(draft, reader));
    kept.saving(work).catch(() => undefined);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={remark ? m.remarks_correct() : m.remarks_add()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button
            pending={isPending}
            disabled={!hasContent(draft) || isUnchanged || wrong.rain !== undefined || wrong.bathers !== undefined}
            onClick={save}
          >
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {error ? (
          <Callout tone="bad" live>
            {writeErrorText(error)}
          </Callout>
        ) : null}
        <RemarkFields pool={pool} draft={draft} onChange={kept.change} errors={{ ...fieldErrors(error), ...wrong }} isNew={!remark} />
      </div>
    </Sheet>
  );
}

interface FieldsProps {
  pool: Pool;
  draft: RemarkDraft;
  onChange: (draft: RemarkDraft) => void;
  errors: Record<string, string>;
  isNew: boolean;
}

function RemarkFields({ pool: { timeZone }, draft, onChange, errors, isNew }: FieldsProps) {
  const { units } = useUnits();
  const { symbol, digits } = RAIN_UNITS[units];
  const change = (part: Partial<RemarkDraft>) => onChange({ ...draft, ...part });
  const hints = [isNew ? m.common_empty_means_now() : '', poolTimeHint(timeZone, momentOfField(draft.at, timeZone) ?? trueNow())];
  return (
    <>
      <TextArea
        label={m.common_note()}
        rows={2}
        maxLength={2000}
        value={draft.text}
        onChange={(text) => change({ text })}
        hint={m.remarks_text_hint()}
        error={errors['text']}
      />
      <div className="two-columns grid items-start gap-3">
        <NumberField
          label={m.remarks_rain()}
          optional
          unit={symbol}
          decimals={digits}
          value={draft.rain}
          onChange={(rain) => change({ rain })}
          hint={m.remarks_rain_hint()}
          error={errors['rain'] ?? errors['rainMm']}
        />
        <NumberField
          label={m.remarks_bathers()}
          optional
          whole
          decimals={0}
          value={draft.bathers}
          onChange={(bathers) => change({ bathers })}
          error={errors['bathers']}
        />
      </div>
      <TextField
        label={m.common_when()}
        optional={isNew}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={draft.at}
        onChange={(at) => change({ at })}
        hint={hints.filter(Boolean).join(' ') || undefined}
        error={errors['at']}
      />
    </>
  );
}

function useNotUndone() {
  const { toast } = useToast();
  return (error: unknown) => void toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' });
}

function useRecord(pool: Pool, onSaved: () => void) {
  const record = useRecordRemark(pool.id);
  const remove = useRemoveRemark(pool.id);
  const { toast } = useToast();
  const notUndone = useNotUndone();
  // Pressed again after a refusal, it is the same note.
  const [id] = useState(uuidV7);
  const run = async (input: RemarkInput): Promise<void> => {
    const { state } = await record.mutateAsync({ ...input, id });
    onSaved();
    const said = state === 'sent' ? { title: m.remarks_saved() } : savedHereText();
    const undo = () => void remove.mutateAsync({ id }).catch(notUndone);
    toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  return { run, isPending: record.isPending, error: record.error };
}

function useCorrect(pool: Pool, remark: ListedRemark | undefined, onSaved: () => void) {
  const change = useChangeRemark(pool.id);
  const [unsure, setUnsure] = useState<RemarkPatch>({});
  const { toast } = useToast();
  const notUndone = useNotUndone();
  const run = async (body: RemarkPatch): Promise<void> => {
    if (!remark) return;
    const { state, version } = await change.mutateAsync({ remark, body }).catch((error: unknown) => {
      // It may be stored after all: an undone change must be sent then.
      if (error instanceof StorageError) setUnsure(body);
      throw error;
    });
    onSaved();
    if (state === 'stopped') {
      toast(changedElsewhereText());
      return;
    }
    const now = { ...remark, updatedAt: version ?? remark.updatedAt };
    // The sheet is gone by now, so its own callbacks would never be called.
    const undo = () => void change.mutateAsync({ remark: now, body: reverseOf(remark, body) }).catch(notUndone);
    const said = state === 'sent' ? { title: m.remarks_corrected() } : savedHereText();
    toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  return { run, unsure, isPending: change.isPending, error: change.error };
}
