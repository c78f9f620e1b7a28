import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { useNow } from './use-now.ts';

export { useNow } from './use-now.ts';

/** 4:05, 1:04:05, 2 d 3 h. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  if (days > 0) return m.ui_remaining_days({ days, hours });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Runs to an instant; shows `children` when it is reached. A screen reader hears the end, not every second. */
export function Countdown(props: { endsAt: string | number; label: string; startedAt?: string | number; children?: ReactNode }) {
  const now = useNow();
  const end = new Date(props.endsAt).getTime();
  const remaining = end - now;
  if (remaining <= 0) return <output>{props.children ?? m.common_done()}</output>;
  const start = props.startedAt === undefined ? null : new Date(props.startedAt).getTime();
  const share = start === null || end <= start ? null : Math.min(1, Math.max(0, (now - start) / (end - start)));
  return (
    <span role="timer" aria-label={props.label} className="figures inline-flex items-center gap-2 font-medium">
      {share === null ? null : (
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
          <circle cx="12" cy="12" r="9" fill="none" stroke="var(--line)" strokeWidth="3.5" />
          <circle
            cx="12"
            cy="12"
            r="9"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3.5"
            strokeLinecap="round"
            pathLength="1"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 12 12)"
          />
        </svg>
      )}
      {formatRemaining(remaining)}
    </span>
  );
}
