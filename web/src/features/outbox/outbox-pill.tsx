import { clsx } from 'clsx';
import { AlertTriangle, CloudOff, CloudUpload } from 'lucide-react';
import { useEffect } from 'react';
import { openOutbox, useOutboxOpen } from '../../offline/outbox-view.ts';
import { useIsOnline, useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { LeaveQuestion } from './leave-dialog.tsx';
import { late } from '../../ui/late.tsx';

const { Late: OutboxSheet, prepare } = late(() => import('./outbox-sheet.tsx').then(({ OutboxSheet }) => OutboxSheet));

/** Says quietly that there is no signal or that something is not sent yet; nothing when all is well. */
export function OutboxPill({ compact = false }: { compact?: boolean }) {
  const { entries } = useOutbox();
  const isOnline = useIsOnline();
  const stopped = entries.filter(({ state }) => state === 'stopped').length;
  const isQuiet = isOnline && entries.length === 0;
  useEffect(() => {
    if (!isQuiet) prepare();
  }, [isQuiet]);
  if (isQuiet) return null;
  const text = pillText(isOnline, entries.length, stopped);
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
      {compact ? <span className="figures">{entries.length > 0 ? entries.length : null}</span> : <span className="figures">{text}</span>}
    </button>
  );
}

function pillText(isOnline: boolean, count: number, stopped: number): string {
  if (stopped > 0) return m.offline_pill_needs_you({ count: stopped });
  if (isOnline) return m.offline_pill_count({ count });
  return count > 0 ? m.offline_pill_offline_count({ count }) : m.offline_pill_offline();
}

/** The sheet behind the pills, and the question at sign-out: once in the shell, wherever they are asked for. */
export function OutboxPlace() {
  const isOpen = useOutboxOpen();
  return (
    <>
      {isOpen ? <OutboxSheet /> : null}
      <LeaveQuestion />
    </>
  );
}
