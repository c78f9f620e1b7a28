import { type Look, PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { Check } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { focusFirstFault } from '../../ui/fields/focus-first-fault.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { draftErrors, hasResult, isLoggedIn, kitOf, type LogDraft, withConfirmed, withValue } from './log-draft.ts';
import type { Keys } from './use-keys.ts';
import { LookField } from './look-field.tsx';
import type { LastValue } from './last-value.ts';
import { ReadingField } from './reading-field.tsx';
import { openQuestions } from './typed-value.ts';

const { Lazy: LogSteps } = lazy(() => import('./log-steps.tsx').then((part) => part.LogSteps));
const { Lazy: StripPads } = lazy(() => import('./strip-pads.tsx').then((part) => part.StripPads));
const { Lazy: NumberPad } = lazy(() => import('./number-pad.tsx').then((part) => part.NumberPad));
const { Lazy: SaltCellField } = lazy(() => import('./salt-cell-field.tsx').then((part) => part.SaltCellField));
const { Lazy: LogDetails } = lazy(() => import('./log-details.tsx').then((part) => part.LogDetails));

/** All fields together, one after the other, or the colors of a strip to tap. */
export type LogMode = 'all' | 'one' | 'colors';

export interface LogFormProps {
  pool: Pool;
  draft: LogDraft;
  onChange: (draft: LogDraft) => void;
  last: Partial<Record<Parameter, LastValue>>;
  mode: LogMode;
  keys: Keys;
  /** drops are counted where the kit has them */
  countsDrops: boolean;
  pending: boolean;
  error: unknown;
  onSave: () => void;
  now: number;
  /** the first field is ready for its digits */
  startsTyping?: boolean;
}

const isCellPossible = ({ saltCellPercent: percent = 0 }: LogDraft): boolean => percent >= 0 && percent <= 100;

/** The fields of one test, in the order of testing. */
export function LogForm(props: LogFormProps) {
  const { pool, draft, last, now, onChange } = props;
  const { kit, parameters, isSaltShown } = kitOf(pool);
  const form = useRef<HTMLFormElement>(null);
  const oneByOne = props.mode === 'one';
  const [added, setAdded] = useState<Parameter[]>([]);
  const [tried, setTried] = useState(false);
  const { units } = useUnits();
  const open = openQuestions(draft.asked, units);
  const shown = [
    ...parameters,
    ...PARAMETERS.filter((one) => !parameters.includes(one) && (added.includes(one) || draft.values[one] !== undefined)),
  ];
  const errors = { ...draftErrors(draft), ...(fieldErrors(props.error) as Partial<Record<Parameter, string>>) };
  const field = (parameter: Parameter, autoFocus = false) => (
    <ReadingField
      key={parameter}
      parameter={parameter}
      value={draft.values[parameter]}
      bound={draft.bounds?.[parameter]}
      onChange={(...typed) => onChange(withValue(draft, parameter, ...typed))}
      asked={draft.asked?.[parameter]}
      isConfirmed={draft.confirmed?.includes(parameter)}
      onConfirm={() => onChange(withConfirmed(draft, parameter))}
      last={last[parameter]}
      error={errors[parameter]}
      drops={props.countsDrops ? kit?.tests.find((test) => test.parameter === parameter)?.drops : undefined}
      label={isSaltShown && parameter === 'saltPpm' ? m.log_salt_shown() : undefined}
      ownKeys={props.keys.isOn}
      autoFocus={autoFocus}
      now={now}
    />
  );
  const save = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    setTried(true);
    if (open.length === 0 && hasResult(draft) && Object.keys(draftErrors(draft)).length === 0 && isCellPossible(draft)) props.onSave();
    else if (event) focusFirstFault(event.currentTarget);
  };
  const nothing = tried && !hasResult(draft);
  const setLook = (look: Look | undefined) => onChange({ ...draft, look });
  const look = <LookField kind={pool.kind} value={draft.look} onChange={setLook} hasPhoto autoFocus={oneByOne} />;
  const pad = props.keys.isOn ? <NumberPad form={form} isWhole={!oneByOne} onPhoneKeyboard={() => props.keys.choose(false)} /> : null;
  if (oneByOne)
    return (
      <LogSteps
        form={form}
        pad={pad}
        waiting={<div className="h-96" />}
        parameters={shown}
        draft={draft}
        field={field}
        look={look}
        errors={{ ...errors, ...Object.fromEntries(open.map((one) => [one, m.log_answer_first()])) }}
        onSave={save}
        pending={props.pending}
      />
    );
  return (
    <form ref={form} onSubmit={save} noValidate className="flex flex-col gap-6">
      {props.mode === 'colors' ? (
        <StripPads {...{ pool, draft, onChange, last, now, field }} parameters={shown} waiting={<div className="h-240" />} />
      ) : (
        <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
          {shown.map((parameter, index) => field(parameter, index === 0 && props.startsTyping))}
        </div>
      )}
      {look}
      {pool.sanitizer === 'salt' ? (
        <SaltCellField
          percent={draft.saltCellPercent}
          onChange={(saltCellPercent) => onChange({ ...draft, saltCellPercent })}
          waiting={<div className="h-20" />}
        />
      ) : null}
      <AddValue
        options={PARAMETERS.filter((one) => !shown.includes(one) && isLoggedIn(one, pool))}
        onAdd={(one) => setAdded([...added, one])}
      />
      <LogDetails draft={draft} onChange={onChange} timeZone={pool.timeZone} waiting={<div className="h-11" />} />
      {tried && open.length > 0 ? <Callout tone="warn">{m.log_answer_first()}</Callout> : null}
      {nothing ? <Callout tone="warn">{m.log_nothing_entered()}</Callout> : null}
      <Button type="submit" size="lg" wide pending={props.pending} iconBefore={<Check size={20} aria-hidden />}>
        {m.common_save_test()}
      </Button>
      {pad}
    </form>
  );
}

function AddValue({ options, onAdd }: { options: Parameter[]; onAdd: (parameter: Parameter) => void }) {
  const { units } = useUnits();
  if (options.length === 0) return null;
  return (
    <SelectField
      label={m.log_another_value()}
      value=""
      placeholder={m.log_add_value()}
      onChange={onAdd}
      options={options.map((value) => ({ value, label: parameterDisplay(value, units).label }))}
    />
  );
}
