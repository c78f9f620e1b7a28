import { METHODS } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import type { LogDraft } from './log-draft.ts';
import { TimeField } from './log-time-field.tsx';
import { METHOD_LABELS } from './method-labels.ts';

interface LogDetailsProps {
  draft: LogDraft;
  onChange: (draft: LogDraft) => void;
  timeZone: string;
}

/** How it was tested, when, and a note: most tests are of now, with the usual kit. */
export function LogDetails({ draft, onChange, timeZone }: LogDetailsProps) {
  return (
    <Disclosure summary={draft.takenAt || draft.note ? m.log_details_filled() : m.log_details()}>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <SelectField
          label={m.common_method()}
          value={draft.method}
          onChange={(method) => onChange({ ...draft, method })}
          options={METHODS.map((value) => ({ value, label: METHOD_LABELS[value]() }))}
        />
        <TimeField takenAt={draft.takenAt} onChange={(takenAt) => onChange({ ...draft, takenAt })} timeZone={timeZone} />
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
    </Disclosure>
  );
}
