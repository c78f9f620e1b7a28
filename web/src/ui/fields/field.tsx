import { clsx } from 'clsx';
import { AlertCircle } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

/** What every labelled control shares. */
export interface FieldProps {
  label: ReactNode;
  /** shown under the control until there is an error */
  hint?: ReactNode;
  /** what is wrong, in words; also turns the border */
  error?: ReactNode;
  /** a hint, not an error: does not prevent saving */
  warning?: ReactNode;
  /** to the right of the label, e.g. the last value and its age */
  aside?: ReactNode;
  /** the label is read aloud only */
  labelHidden?: boolean;
  /** writes "optional" beside the label */
  optional?: boolean;
  className?: string;
}

export interface FieldIds {
  id: string;
  describedBy: string | undefined;
}

/** One set of ids per field: the control, and the words that describe it. */
export function useFieldIds(field: Pick<FieldProps, 'hint' | 'error' | 'warning'>, ownId?: string): FieldIds {
  const made = useId();
  const id = ownId ?? made;
  const hasNote = Boolean(field.error ?? field.warning ?? field.hint);
  return { id, describedBy: hasNote ? `${id}-note` : undefined };
}

export function FieldFrame({ ids, field, children }: { ids: FieldIds; field: FieldProps; children: ReactNode }) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', field.className)}>
      <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-3', field.labelHidden && 'sr-only')}>
        <label htmlFor={ids.id} className="min-w-0 text-sm font-medium text-ink">
          {field.label}
          {field.optional ? <span className="ml-1.5 font-normal text-muted">{m.common_optional()}</span> : null}
        </label>
        {field.aside ? <span className="figures min-w-0 text-right text-xs text-muted">{field.aside}</span> : null}
      </div>
      {children}
      <FieldNote ids={ids} field={field} />
    </div>
  );
}

/** The error, the warning or the hint: one at a time, the most serious first. */
export function FieldNote({ ids, field }: { ids: FieldIds; field: Pick<FieldProps, 'hint' | 'error' | 'warning'> }) {
  const noteId = `${ids.id}-note`;
  if (field.error) {
    return (
      <p id={noteId} role="alert" className="flex items-start gap-1.5 text-sm text-bad">
        <AlertCircle size={16} strokeWidth={2} className="mt-1 shrink-0" aria-hidden />
        <span>{field.error}</span>
      </p>
    );
  }
  if (field.warning) {
    return (
      <output id={noteId} className="flex items-start gap-1.5 text-sm text-warn">
        <AlertCircle size={16} strokeWidth={2} className="mt-1 shrink-0" aria-hidden />
        <span>{field.warning}</span>
      </output>
    );
  }
  return field.hint ? (
    <p id={noteId} className="text-sm text-muted">
      {field.hint}
    </p>
  ) : null;
}

/** The box around the control: one border for the control and what is before and after it. */
export function controlBoxClass(state: { error?: boolean; warning?: boolean; disabled?: boolean; size?: 'md' | 'lg' }): string {
  return clsx(
    'flex w-full items-stretch overflow-hidden rounded-control border bg-surface transition-[border-color,box-shadow] dark:bg-sunken',
    'focus-within:border-brand focus-within:ring-3 focus-within:ring-brand/25',
    state.error ? 'border-bad' : state.warning ? 'border-warn' : 'border-line-strong',
    state.disabled && 'opacity-60',
    state.size === 'lg' ? 'min-h-14' : 'min-h-12',
  );
}

/** Inputs are never under 16 px, or a phone zooms into them. */
export const CONTROL_CLASS =
  'w-full min-w-0 flex-1 appearance-none bg-transparent px-3.5 text-base text-ink outline-none disabled:cursor-not-allowed';
