import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldNote } from './field.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  label: ReactNode;
  labelHidden?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A few answers to one question, each with its picture and a line of explanation. */
export function RadioCards<Value extends string>(props: ChoiceProps<Value> & { columns?: 1 | 2 | 3 }) {
  const name = useId();
  const { label, labelHidden, value, onChange, options, hint, error, disabled, columns = 1, className } = props;
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)} aria-describedby={hint || error ? `${name}-note` : undefined}>
      <legend className={clsx('mb-2 text-sm font-medium', labelHidden && 'sr-only')}>{label}</legend>
      <div className={clsx('grid gap-2.5', columns > 1 && 'sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control border border-line bg-surface px-4 py-3 transition-colors',
              'hover:border-line-strong has-checked:border-brand has-checked:bg-tint has-checked:ring-1 has-checked:ring-brand dark:bg-raised',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              'has-disabled:cursor-not-allowed has-disabled:opacity-55',
            )}
          >
            {option.icon ? <span className="shrink-0 text-brand">{option.icon}</span> : null}
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{option.label}</span>
              {option.description ? <span className="block text-sm text-muted">{option.description}</span> : null}
            </span>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={clsx(
                'size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none',
                'checked:border-[6px] checked:border-brand',
              )}
            />
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldNote ids={{ id: name, describedBy: undefined }} field={{ hint, error }} />
      </div>
    </fieldset>
  );
}

/** Two to four short answers side by side. */
export function SegmentedControl<Value extends string>(props: ChoiceProps<Value> & { wide?: boolean }) {
  const name = useId();
  const { label, labelHidden = true, value, onChange, options, hint, error, disabled, wide = false, className } = props;
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)} aria-describedby={hint || error ? `${name}-note` : undefined}>
      <legend className={clsx('mb-1.5 text-sm font-medium', labelHidden && 'sr-only')}>{label}</legend>
      <div className={clsx('inline-flex max-w-full flex-wrap rounded-control border border-line bg-sunken p-1', wide && 'w-full')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              // At least as wide as its words, so that a row too short for all of them breaks between them; at most as wide as the row.
              wide ? 'min-w-fit flex-1' : 'max-w-full min-w-11 shrink-0 grow basis-auto',
              // The hidden radio stays inside: in a sheet it would lie outside of what scrolls, and focus would move the whole sheet.
              'relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-small px-3.5 text-center text-sm font-medium text-muted',
              'transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card dark:has-checked:bg-tint',
              'has-focus-visible:outline-3 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-55',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {hint || error ? (
        <div className="mt-1.5">
          <FieldNote ids={{ id: name, describedBy: undefined }} field={{ hint, error }} />
        </div>
      ) : null}
    </fieldset>
  );
}
