import { formatLength, parseLengthM, type UnitSystem } from '@limpid/chemistry';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { decimalSeparator, formatTypedNumber } from '../../ui/fields/typed-number.ts';
import type { ChoiceInput, Input, ManyInput, NumberInput, Value } from './inputs.ts';
import { ShapeChoice } from './shape-choice.tsx';
import { shownUnit, toCanonical, toShown, unitsFor } from './shown-unit.ts';

interface FieldProps<I extends Input = Input, V extends Value = Value> {
  input: I;
  value: V;
  onChange: (value: Value) => void;
  units: UnitSystem;
  error?: string | undefined;
  warning?: string | undefined;
}

/** One question of a calculator, in the control that fits it. */
export function CalculatorField({ input, value, ...rest }: FieldProps) {
  switch (input.kind) {
    case 'number': {
      const typed = typeof value === 'number' ? value : null;
      const isLength = input.quantity === 'length' && input.storedIn === undefined;
      return isLength && rest.units === 'us' ? (
        <FeetInput {...rest} input={input} value={typed} />
      ) : (
        <QuantityInput {...rest} input={input} value={typed} />
      );
    }
    case 'choice':
      return <ChoiceInputField {...rest} input={input} value={String(value)} />;
    case 'many':
      return <ManyField {...rest} input={input} value={Array.isArray(value) ? (value as readonly string[]) : []} />;
    case 'flag':
      return (
        <Checkbox
          label={input.label}
          description={input.description}
          checked={value === true}
          onChange={rest.onChange}
          className="col-span-full"
        />
      );
  }
}

/** Decimals of a value that came from a conversion; what a person types stays as typed. */
const decimalsFor = (input: NumberInput, shown: number | null): number => {
  if (input.decimals !== undefined) return input.decimals;
  const size = Math.abs(shown ?? 0);
  return size >= 1000 ? 0 : size >= 10 ? 1 : input.quantity === undefined ? 3 : 2;
};

function QuantityInput({ input, value, onChange, units, error, warning }: FieldProps<NumberInput, number | null>) {
  const [picked, setPicked] = useState<string>();
  const unit = shownUnit(input, units, picked);
  const offered = unitsFor(input, units);
  const shown = value === null ? null : toShown(input, value, unit);
  const field = (
    <NumberField
      // another unit is another number: what was typed before no longer applies
      key={unit.name}
      label={input.label}
      hint={input.hint}
      error={error}
      warning={warning}
      placeholder={input.optional ? m.common_optional() : undefined}
      value={shown}
      onChange={(typed) => onChange(typed === null ? null : toCanonical(input, typed, unit))}
      unit={offered.length > 1 ? undefined : unit.symbol}
      decimals={decimalsFor(input, shown)}
      leastDecimals={input.leastDecimals}
      whole={input.whole ?? false}
      className="min-w-0 flex-1"
    />
  );
  if (offered.length < 2) return field;
  return (
    <div className="col-span-full flex items-start gap-2">
      {field}
      <SelectField
        label={m.calculators_unit_of({ label: input.label })}
        labelHidden
        value={unit.name ?? ''}
        onChange={setPicked}
        options={offered.map((name) => ({ value: name, label: shownUnit(input, units, name).symbol }))}
        className="mt-[29px] w-28 shrink-0"
      />
    </div>
  );
}

/** `12 ft 6 in`, `12' 6"` or 12.5 in feet; stored in meters. */
function FeetInput({ input, value, onChange, error }: FieldProps<NumberInput, number | null>) {
  const [text, setText] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const read = (typed: string) => parseLengthM(typed, 'us', decimalSeparator());
  const isStillMeant = text !== undefined && read(text) === value;
  const shown = isStillMeant ? text : value === null ? (text ?? '') : feetText(value);
  const isUnreadable = hasLeft && shown.trim() !== '' && read(shown) === null;
  return (
    <TextField
      label={input.label}
      hint={input.hint}
      error={isUnreadable ? m.common_feet_format() : error}
      value={shown}
      suffix="ft"
      autoComplete="off"
      autoCapitalize="none"
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
      onBlur={() => setHasLeft(true)}
    />
  );
}

/** As people say it: whole feet alone, else feet and inches. */
function feetText(metres: number): string {
  const feet = metres / 0.3048;
  return Math.abs(feet - Math.round(feet)) < 1e-6 ? formatTypedNumber(Math.round(feet), 0) : formatLength(metres, 'us').replaceAll(',', '');
}

function ChoiceInputField({ input, value, onChange, error }: FieldProps<ChoiceInput, string>) {
  if (input.look === 'shapes') return <ShapeChoice input={input} value={value} onChange={onChange} />;
  if (input.look === 'segments') {
    return (
      <SegmentedControl
        label={input.label}
        labelHidden={false}
        value={value}
        onChange={onChange}
        options={input.options}
        error={error}
        wide
        className="col-span-full"
      />
    );
  }
  return <SelectField label={input.label} hint={input.hint} error={error} value={value} onChange={onChange} options={input.options} />;
}

function ManyField({ input, value, onChange }: FieldProps<ManyInput, readonly string[]>) {
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="text-sm font-medium">{input.label}</legend>
      {input.hint ? <p className="text-sm text-muted">{input.hint}</p> : null}
      <div className="mt-1 grid sm:grid-cols-2">
        {input.options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(isChosen) =>
              onChange(input.options.map((one) => one.value).filter((one) => (one === option.value ? isChosen : value.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
