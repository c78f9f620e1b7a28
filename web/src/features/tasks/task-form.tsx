import type { Pool } from '@limpid/contract';
import { type Day, weekdayOf } from '@limpid/schedule';
import { useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import {
  type Draft,
  draftOf,
  type Faults,
  faultsOf,
  hasCount,
  hasDay,
  linesOf,
  type Often,
  recurrenceOfDraft,
  WEEKDAY_CODES,
} from './task-draft.ts';
import { weekdayName } from './recurrence-text.ts';
import { type ReckonedTask, useAddTask, useChangeTask } from './tasks.data.ts';

interface TaskFormProps {
  pool: Pool;
  /** undefined: a new one */
  task?: ReckonedTask | undefined;
  today: Day;
  onClose: () => void;
}

export function TaskForm(props: TaskFormProps) {
  const { pool, task, today, onClose } = props;
  const kept = useKeptDraft<Draft>(`task ${task?.id ?? pool.id}`, () => draftOf(task, today));
  const { draft } = kept;
  const [isTried, setIsTried] = useState(false);
  const { save, error, isPending } = useSave(props, draft);
  const faults = faultsOf(draft);
  const errors = { ...fieldErrors(error), ...(isTried ? inWords(faults) : {}) };
  const change = (changes: Partial<Draft>) => kept.change({ ...draft, ...changes });
  const trySaving = () => (Object.keys(faults).length > 0 ? setIsTried(true) : void kept.saving(save()).catch(() => undefined));
  return (
    <Sheet
      open
      onClose={onClose}
      title={task ? m.tasks_edit_title() : m.common_new_task()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button pending={isPending} onClick={trySaving}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {error ? <Callout tone="bad">{writeErrorText(error)}</Callout> : null}
        <TextField
          label={m.common_name()}
          value={draft.title}
          maxLength={120}
          onChange={(title) => change({ title })}
          error={errors['title']}
        />
        <RecurrenceFields draft={draft} onChange={change} errors={errors} />
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
    const recurrence = recurrenceOfDraft(draft);
    const [title, notes, checklist] = [draft.title.trim(), draft.notes.trim(), linesOf(draft.checklist)];
    if (task) {
      // Only what was changed: a name of the catalog that is left alone stays one.
      const before = draftOf(task, today);
      const body = {
        ...(title === before.title ? {} : { title }),
        ...(notes === before.notes ? {} : { notes: notes || null }),
        ...(draft.checklist === before.checklist ? {} : { checklist: checklist.length > 0 ? checklist : null }),
      };
      // The same rule as before is no new one: that would end a snooze.
      const isSame = draft.often === 'as_is' || JSON.stringify(recurrence) === JSON.stringify(recurrenceOfDraft(before));
      await edit.mutateAsync({ task, body: isSame ? body : { ...body, recurrence } });
    } else {
      await add.mutateAsync({ title, recurrence, ...(notes ? { notes } : {}), ...(checklist.length > 0 ? { checklist } : {}) });
    }
    onClose();
  };
  return { save: run, error: add.error ?? edit.error, isPending: add.isPending || edit.isPending };
}

function inWords({ title, count, day, checklist }: Faults): Record<string, string> {
  return {
    ...(title ? { title: m.tasks_title_missing() } : {}),
    ...(count === undefined ? {} : { count: m.tasks_count_range({ most: count }) }),
    ...(day ? { day: m.tasks_day_missing() } : {}),
    ...(checklist
      ? {
          checklist:
            'longest' in checklist ? m.tasks_line_long({ most: checklist.longest }) : m.tasks_lines_many({ most: checklist.mostLines }),
        }
      : {}),
  };
}

interface RecurrenceFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  errors: Record<string, string>;
}

function RecurrenceFields({ draft, onChange, errors }: RecurrenceFieldsProps) {
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
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={m.tasks_field_recurrence()}
        value={draft.often}
        options={options}
        onChange={(often) => onChange({ often })}
        error={errors['recurrence.rule'] ?? errors['recurrence']}
      />
      {draft.often === 'week' ? (
        <SelectField
          label={m.tasks_field_weekday()}
          value={draft.weekday}
          options={WEEKDAY_CODES.map((value, weekday) => ({ value, label: weekdayName(weekday) }))}
          onChange={(weekday) => onChange({ weekday })}
        />
      ) : null}
      {hasCount(draft) ? (
        <NumberField
          label={draft.often === 'tests' ? m.common_tests() : m.tasks_field_days()}
          whole
          value={draft.count}
          onChange={(count) => onChange({ count })}
          error={errors['count']}
        />
      ) : null}
      {hasDay(draft) ? (
        <TextField
          type="date"
          label={m.common_day()}
          value={draft.day}
          hint={draft.often === 'month' && Number(draft.day.slice(8)) > 28 ? m.tasks_last_day_hint() : undefined}
          error={errors['day']}
          onChange={(day) => onChange({ day, weekday: WEEKDAY_CODES[weekdayOf(day || draft.day)] ?? draft.weekday })}
        />
      ) : null}
    </div>
  );
}
