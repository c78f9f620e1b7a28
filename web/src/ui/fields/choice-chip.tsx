import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of several that can be on together. */
export function ChoiceChip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition-colors',
        isOn
          ? 'border-brand bg-tint text-brand'
          : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink dark:bg-raised',
      )}
    >
      {isOn ? <Check size={16} aria-hidden className="shrink-0" /> : null}
      {children}
    </button>
  );
}
