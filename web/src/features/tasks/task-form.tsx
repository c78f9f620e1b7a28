import type { Pool, Recurrence } from '@limpid/contract';
import { type Day, weekdayOf } from '@limpid/schedule';
import { useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { sayWriteError } from '../../offline/write-words.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { type Draft, draftOf, type Often, recurrenceOfDraft, WEEKDAY_CODES } from './task-draft.ts';
import { weekdayName } from './recurrence-words.ts';
import { type ReckonedTask, useAddTask, useChangeTask } from './tasks.data.ts';

interface TaskFormProps {
  pool: Pool;
  /** undefined: a new one */
  task?: ReckonedTask | undefined;
  today: Day;
  onClose: () => void;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

export function TaskForm(props: TaskFormProps) {
  const { task, today, onClose } = props;
  const [draft, setDraft] = useState<Draft>(() => draftOf(task, today));
  const { save, error, isPending } = useSave(props, draft);
  const errors = fieldErrors(error);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  return (
    <Sheet
      open
      onClose={onClose}
      title={task ? m.tasks_edit_title() : m.tasks_new_title()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button pending={isPending} onClick={() => (draft.title.trim() === '' ? change({ isTried: true }) : save())}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? <Callout tone="bad">{sayWriteError(error)}</Callout> : null}
        <TextField
          label={m.common_name()}
          value={draft.title}
          maxLength={120}
          onChange={(title) => change({ title })}
          error={draft.isTried && draft.title.trim() === '' ? m.tasks_title_missing() : errors['title']}
        />
        <RecurrenceFields draft={draft} onChange={change} error={errors['recurrence.rule'] ?? errors['recurrence']} />
        <TextArea
          label={m.tasks_field_checklist()}
          hint={m.tasks_checklist_hint()}
          optional
          rows={3}
          value={draft.checklist}
          onChange={(checklist) => change({ checklist })}
          error={errors['checklist']}
        />
        <TextArea
          label={m.tasks_field_notes()}
          optional
          rows={3}
          maxLength={2000}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
      </div>
    </Sheet>
  );
}

function useSave({ pool, task, today, onClose }: TaskFormProps, draft: Draft) {
  const add = useAddTask(pool.id);
  const edit = useChangeTask(pool.id);
  const run = async (): Promise<void> => {
    const recurrence: Recurrence = recurrenceOfDraft(draft, today);
    const [title, notes, checklist] = [draft.title.trim(), draft.notes.trim(), linesOf(draft.checklist)];
    if (task) {
      // Only what was changed: a name of the catalog that is left alone stays one.
      const before = draftOf(task, today);
      const body = {
        ...(title === before.title ? {} : { title }),
        ...(notes === before.notes ? {} : { notes: notes || null }),
        ...(draft.checklist === before.checklist ? {} : { checklist: checklist.length > 0 ? checklist : null }),
      };
      await edit.mutateAsync({ task, body: draft.often === 'as_is' ? body : { ...body, recurrence } });
    } else {
      await add.mutateAsync({ title, recurrence, ...(notes ? { notes } : {}), ...(checklist.length > 0 ? { checklist } : {}) });
    }
    onClose();
  };
  // Errors are in `error`.
  return { save: () => void run().catch(() => undefined), error: add.error ?? edit.error, isPending: add.isPending || edit.isPending };
}

interface RecurrenceFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  error: string | undefined;
}

function RecurrenceFields({ draft, onChange, error }: RecurrenceFieldsProps) {
  const options: { value: Often; label: string }[] = [
    ...(draft.isOfCatalogRule ? [{ value: 'as_is' as const, label: m.tasks_often_as_is() }] : []),
    { value: 'week', label: m.tasks_often_week() },
    { value: 'days', label: m.tasks_often_days() },
    { value: 'month', label: m.tasks_often_month() },
    { value: 'year', label: m.tasks_often_year() },
    { value: 'since_done', label: m.tasks_often_since_done() },
    { value: 'tests', label: m.tasks_often_tests() },
    { value: 'pressure', label: m.tasks_by_pressure() },
    { value: 'once', label: m.tasks_often_once() },
  ];
  const hasCount = draft.often === 'days' || draft.often === 'since_done' || draft.often === 'tests';
  const hasDay = draft.often === 'once' || draft.often === 'month' || draft.often === 'year';
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={m.tasks_field_recurrence()}
        value={draft.often}
        options={options}
        onChange={(often) => onChange({ often })}
        error={error}
      />
      {draft.often === 'week' ? (
        <SelectField
          label={m.tasks_field_weekday()}
          value={draft.weekday}
          options={WEEKDAY_CODES.map((value, weekday) => ({ value, label: weekdayName(weekday) }))}
          onChange={(weekday) => onChange({ weekday })}
        />
      ) : null}
      {hasCount ? (
        <NumberField
          label={draft.often === 'tests' ? m.tasks_field_tests() : m.tasks_field_days()}
          whole
          value={draft.count}
          onChange={(count) => onChange({ count })}
        />
      ) : null}
      {hasDay ? (
        <TextField
          type="date"
          label={m.common_day()}
          value={draft.day}
          onChange={(day) => onChange({ day, weekday: WEEKDAY_CODES[weekdayOf(day || draft.day)] ?? draft.weekday })}
        />
      ) : null}
    </div>
  );
}
