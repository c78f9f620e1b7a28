import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, controlBoxClass, FieldFrame, useFieldIds } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { tooltipOf } from '../overlays/tooltip.tsx';

export type PasswordFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'disabled' | 'autoFocus' | 'id' | 'placeholder'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, warning, aside, labelHidden, optional, className, value, onChange, id, disabled, ...rest } = props;
  const field: FieldProps = { label, hint, error, warning, aside, labelHidden, optional, className };
  const ids = useFieldIds(field, id);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame ids={ids} field={field}>
      <div className={controlBoxClass({ error: Boolean(error), disabled })}>
        <input
          {...rest}
          id={ids.id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={CONTROL_CLASS}
        />
        <button
          type="button"
          {...tooltipOf()}
          disabled={disabled}
          aria-label={shown ? m.ui_hide_password() : m.ui_show_password()}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="flex w-12 items-center justify-center text-muted hover:text-ink focus-visible:-outline-offset-3"
        >
          {shown ? <EyeOff size={20} strokeWidth={1.75} aria-hidden /> : <Eye size={20} strokeWidth={1.75} aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  );
}
