import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Status = 'ok' | 'low' | 'high' | 'warn' | 'bad' | 'unknown' | 'waiting' | 'again';

// On one line wherever the words fit, however narrow their neighbours get; on more only where the place itself is narrower than they are.
// A table scrolls sideways instead.
const WRAPS_LAST = 'max-w-full shrink-0 [td_&]:whitespace-nowrap';

/** A short word in a soft frame: a count, a kind, "Test". */
export function Badge({ children, tone = 'neutral' }: { children: ReactNode; tone?: 'neutral' | 'brand' | 'sun' | 'ok' | 'warn' | 'bad' }) {
  const tones = {
    neutral: 'bg-sunken text-muted dark:bg-raised',
    brand: 'bg-tint text-brand',
    sun: 'bg-sun-tint text-sun-ink',
    ok: 'bg-ok-tint text-ok',
    warn: 'bg-warn-tint text-warn',
    bad: 'bg-bad-tint text-bad',
  };
  return (
    <span
      className={clsx('figures inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium', WRAPS_LAST, tones[tone])}
    >
      {children}
    </span>
  );
}

const LOOKS: Record<Status, { text: string; frame: string }> = {
  ok: { text: 'text-ok', frame: 'bg-ok-tint' },
  low: { text: 'text-warn', frame: 'bg-warn-tint' },
  high: { text: 'text-warn', frame: 'bg-warn-tint' },
  warn: { text: 'text-warn', frame: 'bg-warn-tint' },
  bad: { text: 'text-bad', frame: 'bg-bad-tint' },
  unknown: { text: 'text-muted', frame: 'bg-sunken dark:bg-raised' },
  waiting: { text: 'text-brand', frame: 'bg-tint' },
  again: { text: 'text-warn', frame: 'bg-warn-tint' },
};

/** One shape per status, so that it can be told without colour. */
export function StatusShape({ status, size = 16 }: { status: Status; size?: number }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden className="shrink-0">
      {status === 'ok' ? <path {...line} d="m2.5 8.6 3.4 3.4 7.6-8" /> : null}
      {status === 'low' ? <path {...line} d="M8 2.8v10.4m-4-4 4 4 4-4" /> : null}
      {status === 'high' ? <path {...line} d="M8 13.2V2.8m-4 4 4-4 4 4" /> : null}
      {status === 'warn' ? <path {...line} d="M8 2 14.5 13.5h-13zM8 6.6v3M8 11.6v.1" strokeWidth={1.7} /> : null}
      {status === 'bad' ? (
        <path {...line} d="M5.2 1.8h5.6l3.4 3.4v5.6l-3.4 3.4H5.2l-3.4-3.4V5.2zM8 4.8v3.6M8 11v.1" strokeWidth={1.7} />
      ) : null}
      {status === 'unknown' ? <path {...line} strokeDasharray="1.2 3.2" d="M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2z" /> : null}
      {status === 'again' ? <path {...line} d="M13.4 8a5.4 5.4 0 1 1-1.6-3.8L13.4 5.8M13.6 2.4v3.4h-3.4" strokeWidth={1.8} /> : null}
      {status === 'waiting' ? (
        <path {...line} d="M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2zM8 5v3.2l2 1.4" strokeWidth={1.7} />
      ) : null}
    </svg>
  );
}

/** Shape, word and colour together; the word is the caller's: "In range", "Low", "Do not swim". */
export function StatusPill({ status, children, bare = false }: { status: Status; children: ReactNode; bare?: boolean }) {
  const look = LOOKS[status];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-sm font-medium',
        WRAPS_LAST,
        look.text,
        !bare && ['rounded-full px-3 py-1', look.frame],
      )}
    >
      <StatusShape status={status} />
      {children}
    </span>
  );
}
