import { clsx } from 'clsx';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** With `checked` and `onChange`, or left to the browser, as on pages without the app. */
type LooseCheckboxProps = Omit<CheckboxProps, 'checked' | 'onChange'> &
  Partial<Pick<CheckboxProps, 'checked' | 'onChange'>> & { defaultChecked?: boolean };

export function Checkbox({ label, description, checked, defaultChecked, onChange, disabled, name, className }: LooseCheckboxProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-w-0 items-start gap-3', disabled && 'opacity-60', className)}>
      <Box
        id={id}
        name={name}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={onChange ? (event) => onChange(event.target.checked) : undefined}
        aria-describedby={description ? `${id}-note` : undefined}
      />
      <label htmlFor={id} className="flex min-h-11 min-w-0 cursor-pointer flex-col justify-center">
        <span>{label}</span>
        {description ? (
          <span id={`${id}-note`} className="text-sm text-muted">
            {description}
          </span>
        ) : null}
      </label>
    </div>
  );
}

/** A box in a table, whose row and column say what it is; `label` is read aloud. */
export function CheckMark({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="relative inline-flex size-11 cursor-pointer">
      <Box checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className="sr-only">{label}</span>
    </label>
  );
}

function Box(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return (
    <span className="relative inline-flex size-11 shrink-0 items-center justify-center">
      <input
        {...props}
        type="checkbox"
        className={clsx(
          'peer size-6 cursor-pointer appearance-none rounded-small border-2 border-line-strong bg-surface transition-colors',
          'checked:border-brand checked:bg-brand disabled:cursor-not-allowed dark:bg-sunken dark:checked:bg-brand',
        )}
      />
      <svg viewBox="0 0 16 16" aria-hidden className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100">
        <path d="m3 8.5 3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}

/** On or off, immediately; a form that is sent later uses Checkbox. */
export function Switch({ label, description, checked, onChange, disabled, name, className }: CheckboxProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-w-0 items-center justify-between gap-4', disabled && 'opacity-60', className)}>
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 cursor-pointer flex-col justify-center">
        <span className="font-medium">{label}</span>
        {description ? (
          <span id={`${id}-note`} className="text-sm text-muted">
            {description}
          </span>
        ) : null}
      </label>
      <span className="relative flex h-11 w-13 shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={description ? `${id}-note` : undefined}
          className={clsx(
            'peer h-8 w-13 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors',
            'checked:border-brand checked:bg-brand focus-visible:rounded-full disabled:cursor-not-allowed',
          )}
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute left-1.5 size-5 rounded-full bg-line-strong transition-[transform,background-color]',
            'peer-checked:translate-x-5 peer-checked:bg-on-brand',
          )}
        />
      </span>
    </div>
  );
}
