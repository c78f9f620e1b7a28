import { clsx } from 'clsx';
import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, controlBoxClass, FieldFrame, useFieldIds } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { formatTypedNumber, parseTypedNumber } from './typed-number.ts';

export type NumberFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'placeholder' | 'disabled' | 'required' | 'autoFocus' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'enterKeyHint' | 'id'
  > & {
    /** null while empty or unreadable */
    value: number | null;
    /** called with null for an empty or unreadable text; the field itself shows when it cannot read its text */
    onChange: (value: number | null) => void;
    /** written after the number, e.g. "ppm" */
    unit?: ReactNode;
    prefix?: ReactNode;
    /** how many decimals a value from outside is shown with, at most and at least */
    decimals?: number;
    leastDecimals?: number;
    /** lg: 56 px high with large figures, for wet hands */
    size?: 'md' | 'lg';
    /** what the field starts with where that is not yet a value */
    startText?: string | undefined;
    /** reads what is typed in its own way; NaN: nothing that counts yet */
    read?: (text: string) => number | null;
    /** what is typed, as it is typed */
    onText?: (text: string) => void;
    /** the caller asks about this text, so the field doesn't call it unreadable */
    isAskedAbout?: boolean;
    /** can't be saved as it is, though what it shows is a question and not an error */
    isInvalid?: boolean;
    /** the page has keys of its own for numbers: the system keeps its keyboard away */
    ownKeys?: boolean | undefined;
    /** in place of the unit, such as a button that fills the field */
    beside?: ReactNode;
    /** whole numbers bring up the keypad without a decimal mark */
    whole?: boolean;
  };

function sameValue(text: string, value: number | null, read: (text: string) => number | null): boolean {
  const typed = read(text);
  return (typed === null || Number.isNaN(typed) ? null : typed) === value;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, warning, aside, labelHidden, optional, className } = props;
  const { value, onChange, unit, prefix, decimals = 3, leastDecimals = 0, size = 'md', whole = false, id, onBlur, ...rest } = props;
  const { read = parseTypedNumber, onText, isAskedAbout = false, isInvalid = false, startText, ownKeys, beside } = props;
  const [text, setText] = useState(() => startText ?? formatTypedNumber(value, decimals, undefined, leastDecimals));
  const [left, setLeft] = useState(false);
  // What the person typed stays as typed ("3,20") as long as it means the value; a value from outside replaces it.
  const shown = sameValue(text, value, read) ? text : formatTypedNumber(value, decimals, undefined, leastDecimals);
  const unreadable = left && !isAskedAbout && Number.isNaN(read(shown) ?? 0) ? unreadableText(label) : undefined;
  const field: FieldProps = { label, hint, error: error ?? unreadable, warning, aside, labelHidden, optional, className };
  const ids = useFieldIds(field, id);
  const input = pickInputProps(rest);
  return (
    <FieldFrame ids={ids} field={field}>
      <div className={controlBoxClass({ error: Boolean(field.error), warning: Boolean(warning), disabled: rest.disabled, size })}>
        {prefix ? <span className="flex items-center pl-3.5 text-muted">{prefix}</span> : null}
        <input
          {...input}
          id={ids.id}
          type="text"
          inputMode={ownKeys ? 'none' : whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            setText(event.target.value);
            onText?.(event.target.value);
            const typed = read(event.target.value);
            onChange(typed === null || Number.isNaN(typed) ? null : typed);
          }}
          onBlur={(event) => {
            setLeft(true);
            onBlur?.(event);
          }}
          aria-invalid={field.error || isInvalid || Number.isNaN(read(shown)) ? true : undefined}
          aria-describedby={ids.describedBy}
          className={clsx(CONTROL_CLASS, 'figures', size === 'lg' && 'text-xl font-semibold')}
        />
        {beside}
        {unit && !beside ? (
          <span aria-hidden className="flex max-w-[45%] items-center pr-3.5 text-sm leading-tight text-muted">
            {unit}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}

const unreadableText = (label: FieldProps['label']): string =>
  typeof label === 'string' ? m.ui_number_unreadable_named({ name: label }) : m.ui_number_unreadable();

function pickInputProps(rest: Partial<NumberFieldProps>): InputHTMLAttributes<HTMLInputElement> {
  const { name, placeholder, disabled, required, autoFocus, onFocus, onKeyDown, enterKeyHint } = rest;
  return { name, placeholder, disabled, required, autoFocus, onFocus, onKeyDown, enterKeyHint };
}
