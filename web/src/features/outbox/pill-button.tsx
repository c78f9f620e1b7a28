import { clsx } from 'clsx';
import { AlertTriangle, CloudOff, CloudUpload } from 'lucide-react';
import { openOutbox } from '../../offline/outbox-view.ts';
import { m } from '../../paraglide/messages.js';

export interface PillProps {
  isOnline: boolean;
  /** of everything that waits */
  count: number;
  /** of what needs a decision */
  stopped: number;
  compact: boolean;
}

export function PillButton({ isOnline, count, stopped, compact }: PillProps) {
  const text = pillText(isOnline, count, stopped);
  const Icon = stopped > 0 ? AlertTriangle : isOnline ? CloudUpload : CloudOff;
  return (
    <button
      type="button"
      onClick={openOutbox}
      aria-label={text}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 px-3.5 text-left text-sm font-medium',
        stopped > 0 ? 'bg-warn-tint text-warn' : 'bg-tint text-brand',
        compact ? 'rounded-full' : 'w-full rounded-control py-2',
      )}
    >
      <Icon size={18} strokeWidth={1.75} className="shrink-0" aria-hidden />
      {compact ? <span className="figures">{count > 0 ? count : null}</span> : <span className="figures">{text}</span>}
    </button>
  );
}

function pillText(isOnline: boolean, count: number, stopped: number): string {
  if (stopped > 0) return m.offline_pill_needs_you({ count: stopped });
  if (isOnline) return m.offline_pill_count({ count });
  return count > 0 ? m.offline_pill_offline_count({ count }) : m.offline_pill_offline();
}
