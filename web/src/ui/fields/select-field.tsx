import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, controlBoxClass, FieldFrame, useFieldIds } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps<Value extends string> = FieldProps &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'disabled' | 'required' | 'id'> & {
    /** '' shows the placeholder */
    value: Value | '';
    onChange: (value: Value) => void;
    options: readonly Option<Value>[];
    placeholder?: string;
  };

/** The system's own list: best on phones, and it cannot break. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, warning, aside, labelHidden, optional, className, value, onChange, options, placeholder, id, ...rest } =
    props;
  const field: FieldProps = { label, hint, error, warning, aside, labelHidden, optional, className };
  const ids = useFieldIds(field, id);
  return (
    <FieldFrame ids={ids} field={field}>
      <div className={clsx(controlBoxClass({ error: Boolean(error), warning: Boolean(warning), disabled: rest.disabled }), 'relative')}>
        <select
          {...rest}
          id={ids.id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={clsx(CONTROL_CLASS, 'cursor-pointer truncate pr-10', value === '' && 'text-muted')}
        >
          {placeholder !== undefined || value === '' ? (
            <option value="" disabled>
              {placeholder ?? m.ui_choose()}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
      </div>
    </FieldFrame>
  );
}
