import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CalculatorField } from './calculator-field.tsx';
import type { Calculator, InputGroup } from './calculator.ts';
import { isAsked } from './inputs.ts';
import { TestedLine } from './tested-line.tsx';
import type { CalculatorState } from './use-calculator.ts';

/** The questions, in groups; every change is computed immediately. */
export function CalculatorForm({ calculator, state }: { calculator: Calculator; state: CalculatorState }) {
  const { units, chooseUnits } = useUnits();
  const hasUnits = Object.values(calculator.inputs).some((input) => input.kind === 'number' && input.quantity !== undefined);
  return (
    <Card
      as="form"
      aria-label={m.calculators_your_values()}
      padding="none"
      className="overflow-hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3 sm:px-6">
        <OriginLine state={state} />
        {hasUnits ? (
          <SegmentedControl
            label={m.common_units()}
            value={units}
            onChange={chooseUnits}
            options={[
              { value: 'us', label: m.common_us() },
              { value: 'metric', label: m.common_metric() },
            ]}
          />
        ) : null}
      </div>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        {calculator.groups.map((group) => (
          <FormGroup key={group.title} calculator={calculator} group={group} state={state} />
        ))}
      </div>
    </Card>
  );
}

const WORDS = { example: m.calculators_example_values, link: m.calculators_from_link, typed: m.calculators_your_values };

/** Whose values these are, and the way back. */
function OriginLine({ state }: { state: CalculatorState }) {
  const { origin, pool } = state;
  const text =
    origin === 'pool' && pool
      ? pool.hasWater
        ? m.calculators_values_of({ name: pool.name })
        : m.calculators_pool_with_example_water({ name: pool.name })
      : WORDS[origin === 'pool' ? 'example' : origin]();
  const back = origin === 'typed' || origin === 'link' ? (pool ? 'pool' : 'example') : origin === 'pool' ? 'example' : pool ? 'pool' : null;
  return (
    <div className="flex min-h-11 min-w-0 flex-1 basis-36 flex-wrap items-center gap-x-4">
      <div className="min-w-0 text-sm">
        <p className="font-medium" aria-live="polite">
          {text}
        </p>
        {origin === 'pool' && pool ? <TestedLine testedAt={pool.testedAt} /> : null}
      </div>
      {back ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          iconBefore={<RotateCcw size={16} aria-hidden />}
          onClick={() => state.startOver(back)}
        >
          {back === 'pool'
            ? m.calculators_use_values_of({ value: pool?.name ?? m.calculators_the_pool() })
            : origin === 'pool'
              ? m.calculators_use_example()
              : m.common_reset()}
        </Button>
      ) : null}
    </div>
  );
}

function FormGroup({ calculator, group, state }: { calculator: Calculator; group: InputGroup; state: CalculatorState }) {
  const asked = group.names.filter((name) => {
    const input = calculator.inputs[name];
    return input !== undefined && isAsked(input, state.values);
  });
  if (asked.length === 0) return null;
  const fields = <GroupFields calculator={calculator} names={asked} state={state} />;
  if (group.title === '') return fields;
  if (group.folded) {
    const isUsed = asked.some((name) => state.outcome.errors[name] !== undefined || isTyped(state.values[name]));
    return (
      <FoldedGroup title={group.title} isUsed={isUsed}>
        {fields}
      </FoldedGroup>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{group.title}</legend>
      {fields}
    </fieldset>
  );
}

/** A link may contain values for it, and an error must be visible: then it opens, and stays open while the person types. */
function FoldedGroup({ title, isUsed, children }: { title: string; isUsed: boolean; children: ReactNode }) {
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  return (
    <Disclosure summary={title} tone="quiet" open={wasUsed} className="-my-2">
      {children}
    </Disclosure>
  );
}

const isTyped = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined);

function GroupFields({ calculator, names, state }: { calculator: Calculator; names: readonly string[]; state: CalculatorState }) {
  const { units } = useUnits();
  return (
    <div className="two-columns grid gap-x-3 gap-y-4 sm:gap-x-4">
      {names.map((name) => {
        const input = calculator.inputs[name];
        if (!input) return null;
        return (
          <CalculatorField
            key={name}
            input={input}
            value={state.values[name] ?? null}
            onChange={(value) => state.change(name, value)}
            units={units}
            error={state.outcome.errors[name]}
            warning={state.note?.name === name ? state.note.text : undefined}
          />
        );
      })}
    </div>
  );
}
