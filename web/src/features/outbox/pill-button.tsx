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
        'inline-flex min-h-11 min-w-11 items-center gap-2 text-left text-sm font-medium',
        stopped > 0 ? 'bg-warn-tint text-warn' : 'bg-tint text-brand',
        // in the header of a phone, the pool's name needs the room more
        compact ? 'justify-center rounded-full' : 'w-full rounded-control px-3.5 py-2',
        compact && count > 0 && 'px-3',
      )}
    >
      <Icon size={18} strokeWidth={1.75} className="shrink-0" aria-hidden />
      {compact && count === 0 ? null : <span className="figures">{compact ? count : text}</span>}
    </button>
  );
}

function pillText(isOnline: boolean, count: number, stopped: number): string {
  if (stopped > 0) return m.offline_pill_needs_you({ count: stopped });
  if (isOnline) return m.offline_pill_count({ count });
  return count > 0 ? m.offline_pill_offline_count({ count }) : m.offline_pill_offline();
}
