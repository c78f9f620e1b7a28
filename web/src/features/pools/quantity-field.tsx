import { fromCanonical, type Quantity, toCanonical, type UnitOf, unitSymbol } from '@limpid/chemistry';
import { NumberField, type NumberFieldProps } from '../../ui/fields/number-field.tsx';

/** Converting there and back must give what was typed, or the field would rewrite itself under the fingers. */
export const tidy = (value: number): number => Number(value.toPrecision(10));

/** A number typed in the person's unit, stored in ours. */
export function QuantityField<Q extends Quantity>(
  props: Omit<NumberFieldProps, 'unit' | 'value' | 'onChange'> & {
    quantity: Q;
    /** the unit that is typed in */
    typedIn: UnitOf<Q>;
    value: number | null;
    onChange: (canonical: number | null) => void;
  },
) {
  const { quantity, typedIn, value, onChange, ...rest } = props;
  return (
    <NumberField
      {...rest}
      // another unit is another number: what was typed before no longer applies
      key={typedIn}
      unit={unitSymbol(quantity, typedIn)}
      value={value === null ? null : tidy(fromCanonical(quantity, value, typedIn))}
      onChange={(typed) => onChange(typed === null ? null : tidy(toCanonical(quantity, typed, typedIn)))}
    />
  );
}
