import { clsx } from 'clsx';
import type { ReactNode } from 'react';

// What scrolls must be reachable by keyboard, and have a name then.
const REACHABLE = { tabIndex: 0, role: 'group' } as const;

/** Scrolls sideways inside itself on a narrow screen. Positioned, so that what is only read aloud inside it does not widen the page. */
export function ScrollArea({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div {...REACHABLE} aria-label={label} className={clsx('relative max-w-full overflow-x-auto', className)}>
      {children}
    </div>
  );
}
