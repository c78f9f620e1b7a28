import { type Bounds, type Look, METHODS, PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { Pool, Reading, ReadingPatch } from '@limpid/contract';
import { useState } from 'react';
import { trueNow } from '../../ui/true-now.ts';
import { momentText } from '../../i18n/ages.ts';
import { momentInField, momentOfField } from '../../i18n/moment-field.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { useUnits } from '../../i18n/units.ts';
import { isDoubtful, type OpenDoubt } from '../../i18n/verdict-facts.ts';
import { fieldErrors } from '../../api/api-error.ts';
import { isDatedAhead } from '../../browser/clock.ts';
import { StorageError } from '../../offline/outbox/lazy-outbox.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { type Asked, boundsOf, confirmedOf, draftErrors, kitOf, withConfirmed, withValue } from './log-draft.ts';
import { LookField } from './look-field.tsx';
import { METHOD_LABELS } from './method-labels.ts';
import { ReadingField } from './reading-field.tsx';
import { SaltCellField, saltCellError } from './salt-cell-field.tsx';
import { type ListedReading, useChangeReading } from './readings.data.ts';
import { openQuestions } from './typed-value.ts';

interface Edited {
  values: Partial<Record<Parameter, number>>;
  bounds?: Bounds | undefined;
  confirmed?: readonly Parameter[] | undefined;
  asked?: Asked | undefined;
  look?: Look | undefined;
  saltCellPercent?: number | undefined;
  method: Reading['method'];
  takenAt: string;
  note: string;
}

const measuredOf = (reading: Reading): Partial<Record<Parameter, number>> =>
  Object.fromEntries(PARAMETERS.flatMap((one) => (reading[one] === undefined ? [] : [[one, reading[one]]])));

/** What changed and nothing else; a value taken out is null. */
export function patchOf(reading: Reading, edited: Edited): ReadingPatch {
  const values = Object.fromEntries(
    PARAMETERS.filter((one) => edited.values[one] !== reading[one]).map((one) => [one, edited.values[one] ?? null]),
  );
  const bounds = boundsOf(edited.values, edited.bounds);
  const isSame = JSON.stringify(bounds) === JSON.stringify(reading.bounds ?? {});
  const confirmed = confirmedOf(edited);
  const isSaid = JSON.stringify(confirmed) === JSON.stringify(reading.confirmed ?? []);
  return {
    ...values,
    ...(isSame ? {} : { bounds: Object.keys(bounds).length === 0 ? null : bounds }),
    ...(isSaid ? {} : { confirmed: confirmed.length === 0 ? null : confirmed }),
    ...(edited.look === reading.look ? {} : { look: edited.look ?? null }),
    ...(edited.saltCellPercent === reading.saltCellPercent ? {} : { saltCellPercent: edited.saltCellPercent ?? null }),
    ...(edited.method && edited.method !== reading.method ? { method: edited.method } : {}),
    ...(edited.takenAt === reading.takenAt ? {} : { takenAt: edited.takenAt }),
    ...(edited.note.trim() === (reading.note ?? '') ? {} : { note: edited.note.trim() || null }),
  };
}

/** The patch that undoes a patch. */
export const reverseOf = (reading: Reading, patch: ReadingPatch): ReadingPatch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, reading[key as keyof Reading] ?? null]));

const editedOf = (reading: Reading): Edited => ({
  values: measuredOf(reading),
  bounds: reading.bounds,
  confirmed: reading.confirmed,
  look: reading.look,
  saltCellPercent: reading.saltCellPercent,
  method: reading.method,
  takenAt: reading.takenAt,
  note: reading.note ?? '',
});

const isPossible = ({ values, saltCellPercent }: Edited): boolean =>
  Object.keys(draftErrors({ id: '', method: 'drops', note: '', values })).length === 0 && saltCellError(saltCellPercent) === undefined;

interface EditorProps {
  pool: Pool;
  reading: ListedReading;
  /** of the pool's plan */
  doubts?: readonly OpenDoubt[] | undefined;
  onClose: () => void;
}

/** Corrects a reading; the change can be undone. */
export function ReadingEditor({ pool, reading, doubts, onClose }: EditorProps) {
  const kept = useKeptDraft(`test ${reading.id}`, () => editedOf(reading));
  const { draft: edited, change: setEdited } = kept;
  const [now] = useState(trueNow);
  const { units } = useUnits();
  const open = openQuestions(edited.asked, units);
  const change = useChangeReading(pool.id);
  const { toast } = useToast();
  const notUndone = (error: unknown) => void toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' });
  const { parameters } = kitOf(pool);
  const shown = PARAMETERS.filter((one) => parameters.includes(one) || reading[one] !== undefined);
  const errors = { ...draftErrors({ id: '', method: 'drops', note: '', values: edited.values }), ...fieldErrors(change.error) } as Partial<
    Record<Parameter, string>
  >;
  const doubtOf = (parameter: Parameter) =>
    isDoubtful(reading, parameter, doubts) && edited.values[parameter] === reading[parameter] ? m.log_value_doubtful() : undefined;
  const [unsure, setUnsure] = useState<ReadingPatch>({});
  const patch = { ...reverseOf(reading, unsure), ...patchOf(reading, edited) };
  const run = async () => {
    const { state, version } = await change.mutateAsync({ reading, body: patch });
    onClose();
    if (state === 'stopped') return void toast(changedElsewhereText());
    const now = { ...reading, updatedAt: version ?? reading.updatedAt };
    // The sheet is gone by now, so its own callbacks would never be called.
    const undo = () => void change.mutateAsync({ reading: now, body: reverseOf(reading, patch) }).catch(notUndone);
    const said = state === 'sent' ? { title: m.common_test_corrected() } : savedHereText();
    return void toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  const save = () =>
    kept.saving(run()).catch((error: unknown) => {
      // It may be stored after all: an undone change must be sent then.
      if (error instanceof StorageError) setUnsure(patch);
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.history_correct_test()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button
            onClick={() => void save()}
            pending={change.isPending}
            disabled={open.length > 0 || Object.keys(patch).length === 0 || !isPossible(edited)}
          >
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {change.error ? <Callout tone="bad">{writeErrorText(change.error)}</Callout> : null}
        {shown.map((parameter) => (
          <ReadingField
            key={parameter}
            parameter={parameter}
            value={edited.values[parameter]}
            bound={edited.bounds?.[parameter]}
            onChange={(...typed) => setEdited(withValue(edited, parameter, ...typed))}
            asked={edited.asked?.[parameter]}
            doubt={doubtOf(parameter)}
            isConfirmed={edited.confirmed?.includes(parameter)}
            onConfirm={() => setEdited(withConfirmed(edited, parameter))}
            error={errors[parameter]}
            now={now}
          />
        ))}
        {pool.sanitizer === 'salt' || reading.saltCellPercent !== undefined ? (
          <SaltCellField percent={edited.saltCellPercent} onChange={(saltCellPercent) => setEdited({ ...edited, saltCellPercent })} />
        ) : null}
        <LookField kind={pool.kind} value={edited.look} onChange={(look) => setEdited({ ...edited, look })} />
        <SelectField
          label={m.common_method()}
          value={edited.method ?? ''}
          placeholder={m.common_not_specified()}
          onChange={(method) => setEdited({ ...edited, method })}
          options={METHODS.map((value) => ({ value, label: METHOD_LABELS[value]() }))}
        />
        <TextField
          label={m.common_taken()}
          type="datetime-local"
          value={momentInField(edited.takenAt, pool.timeZone)}
          onChange={(text) => setEdited({ ...edited, takenAt: momentOfField(text, pool.timeZone) ?? reading.takenAt })}
          hint={
            isDatedAhead(edited.takenAt, reading.createdAt)
              ? m.history_dated_ahead_text({ moment: momentText(reading.createdAt, pool.timeZone) })
              : poolTimeHint(pool.timeZone, edited.takenAt)
          }
        />
        <TextArea label={m.common_note()} optional rows={3} value={edited.note} onChange={(note) => setEdited({ ...edited, note })} />
      </div>
    </Sheet>
  );
}
