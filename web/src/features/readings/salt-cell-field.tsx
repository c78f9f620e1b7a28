import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/fields/number-field.tsx';

/** In words, where it is no percentage. */
export const saltCellError = (percent: number | undefined): string | undefined =>
  percent !== undefined && (percent < 0 || percent > 100) ? m.log_value_outside({ low: 0, high: 100 }) : undefined;

interface SaltCellFieldProps {
  percent: number | undefined;
  onChange: (percent: number | undefined) => void;
  size?: 'md' | 'lg';
}

/** What the salt cell's display says it is set to: noted with a test, and no value of the water. */
export function SaltCellField({ percent, onChange, size = 'lg' }: SaltCellFieldProps) {
  return (
    <NumberField
      label={m.log_salt_cell()}
      unit="%"
      size={size}
      decimals={1}
      value={percent ?? null}
      onChange={(typed) => onChange(typed ?? undefined)}
      error={saltCellError(percent)}
    />
  );
}
