import type { Pool } from '@limpid/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors, errorText } from '../../../api/api-error.ts';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { focusFirstFault } from '../../../ui/fields/focus-first-fault.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { answersFromPool, type PoolAnswers } from '../pool-answers.ts';
import { partBody, type PoolPart, partOfField } from '../pool-body.ts';
import { partFaults } from '../pool-checks.ts';
import { PoolPartFields } from '../pool-part.tsx';
import { partSummary } from '../pool-summary.ts';
import { useChangePool } from '../pools.data.ts';

interface PartEditorProps {
  pool: Pool;
  part: PoolPart;
  cyanuricAcidPpm: number | null;
  onDone: () => void;
}

/** One part of the pool, edited in place; what was typed stays until it is saved or discarded. */
export function PartEditor({ pool, part, cyanuricAcidPpm, onDone }: PartEditorProps) {
  const { units } = useUnits();
  const [answers, setAnswers] = useState<PoolAnswers>(() => answersFromPool(pool));
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePool(pool.id);
  const saved = useSavedToast(pool, part, change.mutate);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, []);

  const own = partFaults(part, answers, units);
  const isFaulty = Object.keys(own).length > 0;
  const fromServer = change.isError ? fieldErrors(change.error) : {};
  const isElsewhere = change.isError && !Object.keys(fromServer).some((field) => partOfField(field) === part);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isFaulty) {
      focusFirstFault(form.current);
      return;
    }
    change.mutate(partBody(part, answers), {
      onSuccess: () => {
        onDone();
        saved();
      },
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5 py-2">
      <PoolPartFields
        part={part}
        answers={answers}
        onChange={(changes) => {
          if (change.isError) change.reset();
          setAnswers((before) => ({ ...before, ...changes }));
        }}
        faults={{ ...fromServer, ...(isChecked ? own : {}) }}
        units={units}
        cyanuricAcidPpm={cyanuricAcidPpm}
      />
      {isElsewhere ? (
        <Callout tone="bad" title={m.common_not_saved()} live>
          {errorText(change.error)}
        </Callout>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onDone}>
          {m.common_cancel()}
        </Button>
        <Button type="submit" pending={change.isPending}>
          {m.common_save()}
        </Button>
      </div>
    </form>
  );
}

/** What was saved can be taken back. */
function useSavedToast(pool: Pool, part: PoolPart, restore: ReturnType<typeof useChangePool>['mutate']) {
  const { toast } = useToast();
  const { units } = useUnits();
  return () => {
    const before = answersFromPool(pool);
    toast({
      title: m.pools_part_saved({ title: partSummary(part, before, units).title }),
      tone: 'ok',
      action: { label: m.common_undo(), onClick: () => restore(partBody(part, before)) },
    });
  };
}
