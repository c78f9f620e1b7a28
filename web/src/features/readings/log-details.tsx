import { METHODS } from '@limpid/chemistry';
import { trueNow } from '../../browser/clock.ts';
import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import type { LogDraft } from './log-draft.ts';
import { METHOD_LABELS } from './method-labels.ts';

export interface LogDetailsProps {
  draft: LogDraft;
  onChange: (draft: LogDraft) => void;
}

/** An instant as the browser's field wants it, in the device's own zone. */
const forInput = (instant: string) => {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** How and when it was tested, and a note. */
export function DetailFields({ draft, onChange }: LogDetailsProps) {
  return (
    <div className="grid gap-4 pt-2 sm:grid-cols-2">
      <SelectField
        label={m.common_method()}
        value={draft.method}
        onChange={(method) => onChange({ ...draft, method })}
        options={METHODS.map((value) => ({ value, label: METHOD_LABELS[value]() }))}
      />
      <TextField
        label={m.common_taken()}
        type="datetime-local"
        value={draft.takenAt ? forInput(draft.takenAt) : ''}
        onChange={(text) => onChange({ ...draft, takenAt: text ? new Date(text).toISOString() : undefined })}
        hint={draft.takenAt && Date.parse(draft.takenAt) > trueNow() ? m.log_time_in_future() : m.common_empty_means_now()}
      />
      <TextArea
        label={m.common_note()}
        optional
        className="sm:col-span-2"
        value={draft.note}
        onChange={(note) => onChange({ ...draft, note })}
        rows={3}
        maxLength={2000}
      />
    </div>
  );
}
