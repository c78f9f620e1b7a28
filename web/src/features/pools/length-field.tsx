import { formatLength, fromCanonical, parseLengthM, type UnitSystem } from '@limpid/chemistry';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { decimalSeparator, formatTypedNumber } from '../../ui/fields/typed-number.ts';
import { tidy } from './quantity-field.tsx';

function typedLength(metres: number | null, units: UnitSystem): string {
  if (metres === null) return '';
  if (units === 'metric') return formatTypedNumber(metres, 3);
  const feet = tidy(fromCanonical('length', metres, 'ft'));
  // as people say it, if that loses nothing worth mentioning
  return Number.isInteger(feet) ? formatTypedNumber(feet, 0) : formatLength(metres, 'us').replaceAll(',', '');
}

/** `12' 6"`, `12 ft 6 in`, `12.5` in feet, or meters; always stored in meters. */
export function LengthField(
  props: FieldProps & {
    id?: string;
    value: number | null;
    onChange: (metres: number | null) => void;
    units: UnitSystem;
    placeholder?: string;
  },
) {
  const { value, onChange, units, ...rest } = props;
  const [typed, setTyped] = useState({ text: typedLength(value, units), units });
  const [hasLeft, setHasLeft] = useState(false);
  const read = (text: string) => {
    const metres = parseLengthM(text, units, decimalSeparator());
    return metres === null ? null : tidy(metres);
  };
  const isStillMeant = typed.units === units && read(typed.text) === value;
  const text = isStillMeant ? typed.text : typedLength(value, units);
  const isUnreadable = (hasLeft || rest.error !== undefined) && text.trim() !== '' && read(text) === null;
  const example = units === 'us' ? m.common_feet_format() : m.pools_meters_unreadable();
  return (
    <TextField
      {...rest}
      inputMode={units === 'us' ? 'text' : 'decimal'}
      autoComplete="off"
      autoCapitalize="none"
      value={text}
      suffix={units === 'us' ? 'ft' : 'm'}
      error={isUnreadable ? example : rest.error}
      onChange={(next) => {
        setTyped({ text: next, units });
        onChange(read(next));
      }}
      onBlur={() => setHasLeft(true)}
    />
  );
}
