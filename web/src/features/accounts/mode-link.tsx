import type { ReactNode } from 'react';

/** Text that changes the mode of the screen. */
export function ModeLink({ children, onClick, disabled }: { children: ReactNode; onClick: () => void; disabled?: boolean }) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="inline-flex min-h-11 items-center rounded-small px-1 text-sm font-semibold text-brand hover:text-brand-hover hover:underline disabled:opacity-55"
    >
      {children}
    </button>
  );
}
