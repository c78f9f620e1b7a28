import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Unfolds: the arithmetic, the reason, the source. The browser's own element, so it works before any script. */
export function Disclosure(props: {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** several with one name: opening one closes the others */
  name?: string;
  tone?: 'plain' | 'quiet';
  className?: string;
  /** the person is about to open it */
  onReach?: () => void;
  onToggle?: (isOpen: boolean) => void;
}) {
  const quiet = props.tone === 'quiet';
  return (
    <details
      open={props.open}
      onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
      name={props.name}
      className={clsx('group/fold min-w-0', !quiet && 'rounded-control border border-line bg-surface dark:bg-raised', props.className)}
    >
      <summary
        onPointerEnter={props.onReach}
        onFocus={props.onReach}
        className={clsx(
          'flex min-h-11 items-center gap-2 text-sm font-medium',
          quiet ? 'text-brand hover:text-brand-hover' : 'justify-between rounded-control px-4 py-2.5 hover:bg-sunken',
        )}
      >
        <span className="min-w-0">{props.summary}</span>
        <ChevronDown size={18} aria-hidden className="shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className={clsx('text-sm', quiet ? 'pt-1 pb-3' : 'px-4 pt-1 pb-4')}>{props.children}</div>
    </details>
  );
}
