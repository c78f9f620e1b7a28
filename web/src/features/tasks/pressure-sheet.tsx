import { toCanonical } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { type RefObject, useRef, useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { useUnits } from '../../i18n/units.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { hasUnreadableNumber } from '../../ui/fields/unreadable-number.ts';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { useAddEquipment, useEquipment, useRecordEntry, useRemoveEntry } from '../equipment/equipment.data.ts';
import type { ReckonedTask } from './tasks.data.ts';
import type { TaskDeeds } from './use-task-deeds.ts';

interface SheetProps {
  pool: Pool;
  task: ReckonedTask;
  deeds: TaskDeeds;
  onClose: () => void;
}

const NONE: readonly never[] = [];
const FORM = 'pressure-now';

/** Logs what the gauge shows with the filter, and marks the task done; a pool without a filter in its equipment gets it. */
export function PressureSheet({ pool, task, deeds, onClose }: SheetProps) {
  const { units } = useUnits();
  const listed = useEquipment(pool.id);
  const filters = (listed.data?.items ?? NONE).filter(({ kind }) => kind === 'filter');
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState<number | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const filter = filters.find(({ id }) => id === chosen) ?? filters[0];
  const save = useSave(pool, task, deeds, onClose);
  const teach = filter ? m.equipment_pressure_needs_clean() : m.tasks_filter_added();
  const submit = () => {
    if (shown === null || hasUnreadableNumber(fields.current)) return;
    void save.run(filter?.id, units === 'us' ? toCanonical('pressure', shown, 'psi') : shown);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={task.title}
      description={m.equipment_pressure_same_speed()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={FORM} pending={save.isPending} disabled={shown === null || !listed.data}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <Form formRef={fields} onSubmit={submit}>
        {listed.isError ? <Callout tone="bad">{m.tasks_filters_unknown()}</Callout> : null}
        {save.error ? (
          <Callout tone="bad" live>
            {writeErrorText(save.error)}
          </Callout>
        ) : null}
        {filters.length > 1 ? (
          <SegmentedControl
            label={m.tasks_which_filter()}
            wide
            value={filter?.id ?? ''}
            onChange={setChosen}
            options={filters.map(({ id, name, make, model }, at) => ({
              value: id,
              label: name ?? ([make, model].filter(Boolean).join(' ') || m.tasks_filter_numbered({ number: at + 1 })),
            }))}
          />
        ) : null}
        <NumberField
          label={m.equipment_pressure_now()}
          size="lg"
          unit={units === 'us' ? 'psi' : 'kPa'}
          decimals={units === 'us' ? 1 : 0}
          value={shown}
          onChange={setShown}
          hint={listed.data && filter?.cleanPressureKpa === undefined ? teach : undefined}
          error={fieldErrors(save.error)['pressureKpa']}
        />
      </Form>
    </Sheet>
  );
}

interface FormProps {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  children: React.ReactNode;
}

/** The Enter key saves too. */
const Form = ({ formRef, onSubmit, children }: FormProps) => (
  <form
    id={FORM}
    ref={formRef}
    noValidate
    className="flex flex-col gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

function useSave(pool: Pool, task: ReckonedTask, deeds: TaskDeeds, onClose: () => void) {
  const add = useAddEquipment(pool.id);
  const record = useRecordEntry(pool.id);
  const remove = useRemoveEntry(pool.id);
  // Pressed again after a refusal, they are the same filter and the same entry.
  const [ids] = useState(() => ({ filter: uuidV7(), entry: uuidV7() }));
  const run = async (filterId: string | undefined, pressureKpa: number): Promise<void> => {
    try {
      if (filterId === undefined) await add.mutateAsync({ id: ids.filter, kind: 'filter' });
      await record.mutateAsync({ id: ids.entry, equipmentId: filterId ?? ids.filter, kind: 'pressure', pressureKpa });
    } catch {
      // the mutations keep the error, and the sheet shows it
      return;
    }
    onClose();
    void deeds.done(task, { undo: () => remove.mutateAsync({ id: ids.entry }) });
  };
  return { run, isPending: add.isPending || record.isPending, error: add.error ?? record.error };
}
