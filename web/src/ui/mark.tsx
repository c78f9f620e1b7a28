import { clsx } from 'clsx';

/** A disc of water, one wave, one sun. */
export function Mark({ size = 32, title }: { size?: number; title?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className="shrink-0"
    >
      <circle cx="16" cy="16" r="15.5" fill="#026e8c" />
      <path d="M2.6 17.4c4.1-3.5 8.3-3.5 12.6 0s9 3.5 13.9 0.3a13.6 13.6 0 0 1-26.5-.3z" fill="#b9eff8" />
      <circle cx="21.4" cy="9.4" r="3.5" fill="#f8bd40" />
    </svg>
  );
}

export function Wordmark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5 text-lg font-semibold text-ink', className)}>
      <Mark size={size} />
      Limpid
    </span>
  );
}
