import { type DropSize, type Parameter, plausibility } from '@limpid/chemistry';
import type { KeyboardEvent } from 'react';
import { ageInWords } from '../../api/ages.ts';
import { canonicalValue, formatValue, formatWithUnit, parameterDisplay, shownValue } from '../../api/parameters.ts';
import { say, useSentences } from '../../api/say.ts';
import { useUnits } from '../../api/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { DropCounter } from './drop-counter.tsx';

export interface LastValue {
  value: number;
  takenAt: string;
}

interface ReadingFieldProps {
  parameter: Parameter;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  last?: LastValue | undefined;
  error?: string | undefined;
  /** given where this person counts drops */
  drops?: DropSize[] | undefined;
  autoFocus?: boolean;
  now: number;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** One measured value: typed or counted in drops, with the last one beside it and a question where it looks like a slip. */
export function ReadingField({ parameter, value, onChange, last, error, drops, autoFocus, now, onKeyDown }: ReadingFieldProps) {
  const { units } = useUnits();
  useSentences();
  const display = parameterDisplay(parameter, units);
  const finding = value === undefined || error ? null : plausibility(parameter, value);
  const likely = finding?.values?.['likely'];
  const setTyped = (typed: number | null) => onChange(typed === null ? undefined : canonicalValue(parameter, typed, units));
  return (
    <div>
      <NumberField
        label={display.label}
        size="lg"
        unit={display.unit}
        decimals={Math.max(display.decimals, 2)}
        leastDecimals={display.leastDecimals}
        value={value === undefined ? null : shownValue(parameter, value, units)}
        onChange={setTyped}
        error={error}
        warning={finding ? say(finding.text, finding.said) : undefined}
        aside={last ? m.log_last({ value: formatValue(parameter, last.value, units), age: ageInWords(last.takenAt, now) }) : undefined}
        autoFocus={autoFocus}
        enterKeyHint="next"
        onKeyDown={onKeyDown}
      />
      {likely === undefined ? null : (
        <Button variant="quiet" size="sm" onClick={() => onChange(likely)}>
          {m.log_likely({ value: formatWithUnit(parameter, likely, units) })}
        </Button>
      )}
      {drops ? <DropCounter label={display.label} sizes={drops} onCount={onChange} /> : null}
    </div>
  );
}
