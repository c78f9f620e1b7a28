import type { Parameter } from '@limpid/chemistry';
import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { hasResult, type LogDraft } from './log-draft.ts';

interface LogStepsProps {
  form: RefObject<HTMLFormElement | null>;
  /** large keys for the field */
  pad: ReactNode;
  parameters: Parameter[];
  draft: LogDraft;
  field: (parameter: Parameter, autoFocus: boolean) => ReactNode;
  look: ReactNode;
  errors: Partial<Record<Parameter, string>>;
  onSave: () => void;
  pending: boolean;
}

/** One value at a time: a large field, Enter goes on, an empty one is skipped, the last screen shows all before it is saved. */
export function LogSteps({ form, pad, parameters, draft, field, look, errors, onSave, pending }: LogStepsProps) {
  const [at, setAt] = useState(0);
  const parameter = parameters[at];
  const isLook = at === parameters.length;
  const isReview = at > parameters.length;
  const advance = (event: FormEvent) => {
    event.preventDefault();
    if (isReview) onSave();
    else if (!parameter || !errors[parameter]) setAt(at + 1);
  };
  const steps = useSteps(parameters);
  return (
    <form ref={form} onSubmit={advance} noValidate className="flex flex-col gap-6">
      <ProgressSteps
        label={m.log_values_label()}
        steps={steps}
        currentId={parameter ?? (isLook ? 'look' : 'review')}
        onGoTo={(id) => setAt(steps.findIndex((one) => one.id === id))}
      />
      {parameter ? <div key={parameter}>{field(parameter, true)}</div> : isLook ? look : <Review parameters={parameters} draft={draft} />}
      <div className="flex gap-3">
        {at > 0 ? (
          <Button variant="secondary" size="lg" onClick={() => setAt(at - 1)}>
            {m.common_back()}
          </Button>
        ) : null}
        {!isReview ? (
          <Button type="submit" size="lg" className="flex-1">
            {(parameter ? draft.values[parameter] : draft.look) === undefined ? m.common_skip() : m.log_next()}
          </Button>
        ) : (
          <Button
            type="submit"
            size="lg"
            className="flex-1"
            pending={pending}
            disabled={!hasResult(draft)}
            iconBefore={<Check size={20} aria-hidden />}
          >
            {m.common_save_test()}
          </Button>
        )}
      </div>
      {pad}
    </form>
  );
}

function useSteps(parameters: Parameter[]) {
  const { units } = useUnits();
  return [
    ...parameters.map((id) => ({ id: id as string, label: parameterDisplay(id, units).label })),
    { id: 'look', label: m.log_look() },
    { id: 'review', label: m.log_review() },
  ];
}

function Review({ parameters, draft }: { parameters: Parameter[]; draft: LogDraft }) {
  const { units } = useUnits();
  return (
    <div>
      <h2 className="text-lg font-semibold">{m.common_your_test()}</h2>
      <dl className="mt-3 divide-y divide-line">
        {parameters.map((parameter) => {
          const value = draft.values[parameter];
          return (
            <div key={parameter} className="flex items-baseline justify-between gap-4 py-2.5">
              <dt className="text-muted">{parameterDisplay(parameter, units).label}</dt>
              <dd className="figures font-semibold">
                {value === undefined ? (
                  <span className="font-normal text-muted">{m.log_skipped()}</span>
                ) : (
                  formatWithUnit(parameter, value, units)
                )}
              </dd>
            </div>
          );
        })}
        <div className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-muted">{m.history_look()}</dt>
          <dd className="font-semibold">
            {draft.look ? LOOK_LABELS[draft.look]() : <span className="font-normal text-muted">{m.log_skipped()}</span>}
          </dd>
        </div>
      </dl>
    </div>
  );
}
