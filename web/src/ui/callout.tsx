import { clsx } from 'clsx';
import { AlertOctagon, AlertTriangle, CheckCircle2, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export type CalloutTone = 'info' | 'ok' | 'warn' | 'bad';

const LOOKS = {
  info: { frame: 'bg-tint', icon: <Info size={20} strokeWidth={1.75} />, text: 'text-brand' },
  ok: { frame: 'bg-ok-tint', icon: <CheckCircle2 size={20} strokeWidth={1.75} />, text: 'text-ok' },
  warn: { frame: 'bg-warn-tint', icon: <AlertTriangle size={20} strokeWidth={1.75} />, text: 'text-warn' },
  bad: { frame: 'bg-bad-tint', icon: <AlertOctagon size={20} strokeWidth={1.75} />, text: 'text-bad' },
} as const;

/** Something to read before going on. `live` when it appears without a press. */
export function Callout(props: {
  tone?: CalloutTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  live?: boolean;
  className?: string;
}) {
  const look = LOOKS[props.tone ?? 'info'];
  const role = props.live ? (props.tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={clsx('flex items-start gap-3 rounded-control px-4 py-3.5', look.frame, props.className)}>
      <span aria-hidden className={clsx('mt-0.5 shrink-0', look.text)}>
        {look.icon}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        {props.title ? <p className="font-semibold">{props.title}</p> : null}
        {props.children ? <div>{props.children}</div> : null}
        {props.action ? <div className="mt-2">{props.action}</div> : null}
      </div>
    </div>
  );
}
