import type { Parameter } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { Check } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { fieldErrors } from '../../api/api-error.ts';
import { draftErrors, forgetDraft, hasResult, toReading, withValue } from '../../features/readings/log-draft.ts';
import { LookField } from '../../features/readings/look-field.tsx';
import { ReadingField } from '../../features/readings/reading-field.tsx';
import { useReadings, useRecordReading } from '../../features/readings/readings.data.ts';
import { useLogDraft } from '../../features/readings/use-log-draft.ts';
import { changedElsewhereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { focusFirstFault } from '../../ui/fields/focus-first-fault.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { openQuestions } from '../../features/readings/typed-value.ts';
import { useUnits } from '../../i18n/units.ts';

interface TestFormProps {
  pool: Pool;
  parameters: readonly Parameter[];
}

/** Just what the clear-up asks for, in the same draft as the log's own form: nothing typed is lost between the two. */
export function TestForm({ pool, parameters }: TestFormProps) {
  const readings = useReadings(pool.id);
  const { draft, change, press } = useLogDraft(pool, readings.data?.items);
  const record = useRecordReading(pool.id);
  const { toast } = useToast();
  const { href } = useCurrentPool();
  const [now] = useState(() => Date.now());
  const [tried, setTried] = useState(false);
  const { units } = useUnits();
  const open = openQuestions(draft.asked, units);
  const errors = { ...draftErrors(draft), ...(fieldErrors(record.error) as Partial<Record<Parameter, string>>) };
  const last = useMemo(() => newestOf(readings.data?.items ?? [], parameters), [readings.data, parameters]);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (open.length > 0 || !hasResult(draft) || Object.keys(draftErrors(draft)).length > 0) {
      focusFirstFault(event.currentTarget);
      return;
    }
    press();
    record.mutate(toReading(draft), {
      onSuccess: ({ state }) => {
        forgetDraft(pool.id);
        toast(
          state === 'stopped'
            ? changedElsewhereText()
            : { title: state === 'sent' ? m.log_test_saved() : m.offline_saved_here(), tone: 'ok' },
        );
      },
    });
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        {parameters.map((parameter) => (
          <ReadingField
            key={parameter}
            parameter={parameter}
            value={draft.values[parameter]}
            bound={draft.bounds?.[parameter]}
            onChange={(...typed) => change(withValue(draft, parameter, ...typed))}
            asked={draft.asked?.[parameter]}
            last={last[parameter]}
            error={errors[parameter]}
            now={now}
          />
        ))}
      </div>
      <LookField kind={pool.kind} value={draft.look} onChange={(look) => change({ ...draft, look })} />
      {tried && open.length > 0 ? <Callout tone="warn">{m.log_answer_first()}</Callout> : null}
      {tried && !hasResult(draft) ? <Callout tone="warn">{m.log_nothing_entered()}</Callout> : null}
      {record.error ? (
        <Callout tone="bad" title={m.log_not_saved_yet()} live>
          {writeErrorText(record.error)} {m.log_input_kept()}
        </Callout>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="lg"
          className="w-full sm:w-auto sm:min-w-48"
          pending={record.isPending}
          iconBefore={<Check size={20} aria-hidden />}
        >
          {m.common_save_test()}
        </Button>
        <LinkButton variant="quiet" to={href('/chemistry/log')}>
          {m.clear_up_more_values()}
        </LinkButton>
      </div>
    </form>
  );
}

function newestOf(readings: readonly ({ takenAt: string } & Partial<Record<Parameter, number>>)[], parameters: readonly Parameter[]) {
  const found = parameters.flatMap((parameter) => {
    const reading = readings.find((one) => one[parameter] !== undefined);
    const value = reading?.[parameter];
    return reading && value !== undefined ? [[parameter, { value, takenAt: reading.takenAt }] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Parameter, { value: number; takenAt: string }>>;
}
