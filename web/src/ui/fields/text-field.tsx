import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { CONTROL_CLASS, controlBoxClass, FieldFrame, useFieldIds } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'prefix' | 'size' | 'className'> & {
    value: string;
    onChange: (value: string) => void;
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, warning, aside, labelHidden, optional, className, value, onChange, prefix, suffix, id, ...rest } = props;
  const field: FieldProps = { label, hint, error, warning, aside, labelHidden, optional, className };
  const ids = useFieldIds(field, id);
  return (
    <FieldFrame ids={ids} field={field}>
      <div className={controlBoxClass({ error: Boolean(error), warning: Boolean(warning), disabled: rest.disabled })}>
        {prefix ? <span className="flex items-center pl-3.5 text-muted">{prefix}</span> : null}
        <input
          type="text"
          {...rest}
          id={ids.id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={CONTROL_CLASS}
        />
        {suffix ? <span className="flex items-center pr-3.5 text-sm text-muted">{suffix}</span> : null}
      </div>
    </FieldFrame>
  );
}

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, warning, aside, labelHidden, optional, className, value, onChange, id, rows = 3, ...rest } = props;
  const field: FieldProps = { label, hint, error, warning, aside, labelHidden, optional, className };
  const ids = useFieldIds(field, id);
  return (
    <FieldFrame ids={ids} field={field}>
      <div className={controlBoxClass({ error: Boolean(error), warning: Boolean(warning), disabled: rest.disabled })}>
        <textarea
          {...rest}
          rows={rows}
          id={ids.id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={clsx(CONTROL_CLASS, 'py-3')}
        />
      </div>
    </FieldFrame>
  );
}
