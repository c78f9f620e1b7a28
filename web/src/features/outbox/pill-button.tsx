import { clsx } from 'clsx';
import { AlertTriangle, CloudOff, CloudUpload } from 'lucide-react';
import { openOutbox } from '../../offline/outbox/outbox-view.ts';
import { m } from '../../paraglide/messages.js';

export interface PillProps {
  isOnline: boolean;
  /** what waits is not sent before the person signs in again */
  isSignedOut: boolean;
  /** of everything that waits */
  count: number;
  /** of what needs a decision */
  stopped: number;
  compact: boolean;
}

export function PillButton({ compact, ...props }: PillProps) {
  const { isOnline, count, stopped } = props;
  const text = pillText(props);
  const needsPerson = stopped > 0 || asksForSignIn(props);
  const Icon = needsPerson ? AlertTriangle : isOnline ? CloudUpload : CloudOff;
  return (
    <button
      type="button"
      onClick={openOutbox}
      aria-label={text}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center gap-2 text-left text-sm font-medium',
        needsPerson ? 'bg-warn-tint text-warn' : 'bg-tint text-brand',
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

type Known = Omit<PillProps, 'compact'>;
const asksForSignIn = ({ isOnline, isSignedOut, count }: Known): boolean => isOnline && isSignedOut && count > 0;

function pillText(known: Known): string {
  const { isOnline, count, stopped } = known;
  if (asksForSignIn(known)) return m.offline_pill_signed_out({ count });
  if (stopped > 0) return m.offline_pill_needs_you({ count: stopped });
  if (isOnline) return m.offline_pill_count({ count });
  return count > 0 ? m.offline_pill_offline_count({ count }) : m.offline_pill_offline();
}
