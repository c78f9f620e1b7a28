import type { SessionSummary } from '@limpid/contract';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { agoText, dayText } from './time-texts.ts';
import { useEndSessions, useSessions } from './security.data.ts';

const ICONS = { computer: Laptop, phone: Smartphone, tablet: Tablet, unknown: MonitorSmartphone };

export function SessionsCard() {
  const sessions = useSessions();
  const [asked, setAsked] = useState<SessionSummary | 'others' | null>(null);
  const items = sessions.data?.items ?? [];
  return (
    <Card>
      <CardHeader title={m.security_sessions()} description={m.security_sessions_text()} />
      {sessions.isPending ? (
        <Loading label={m.security_loading()}>
          <Skeleton className="h-16 rounded-control" />
        </Loading>
      ) : null}
      {sessions.isError ? (
        <Callout
          tone="bad"
          title={m.security_not_loaded()}
          action={
            <Button variant="secondary" onClick={() => void sessions.refetch()}>
              {m.common_try_again()}
            </Button>
          }
        >
          {problemText(sessions.error)}
        </Callout>
      ) : null}
      <ul>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {items.length > 1 ? (
        <Button variant="secondary" className="mt-4" onClick={() => setAsked('others')}>
          {m.security_sessions_end()}
        </Button>
      ) : null}
      <EndDialogs asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: SessionSummary; onEnd: () => void }) {
  const Icon = ICONS[session.device.kind];
  const device = deviceName(session);
  const seen = session.isCurrent ? m.security_session_now() : m.security_session_seen({ when: agoText(session.lastSeenAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0">
      <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{device}</span>
          {session.isCurrent ? <Badge tone="ok">{m.common_this_device()}</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          {seen} · {m.security_session_since({ date: dayText(session.createdAt) })}, {methodText(session.method)}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button variant="quiet" className="-mx-3" aria-label={m.security_session_end_one({ device })} onClick={onEnd}>
          {m.common_sign_out()}
        </Button>
      )}
    </li>
  );
}

function EndDialogs({ asked, onClose }: { asked: SessionSummary | 'others' | null; onClose: () => void }) {
  const end = useEndSessions();
  if (asked === null) return null;
  const isOthers = asked === 'others';
  const done = { onSettled: onClose };
  return (
    <AlertDialog
      open
      title={isOthers ? m.security_sessions_end_ask() : m.security_session_end_ask({ device: deviceName(asked) })}
      description={isOthers ? m.security_sessions_end_text() : m.security_session_end_text()}
      confirmLabel={isOthers ? m.security_sessions_end() : m.common_sign_out()}
      cancelLabel={m.common_cancel()}
      pending={end.one.isPending || end.others.isPending}
      onCancel={onClose}
      onConfirm={() => (isOthers ? end.others.mutate(undefined, done) : end.one.mutate(asked.id, done))}
    />
  );
}

function deviceName({ device }: SessionSummary): string {
  const { browser, system, kind } = device;
  if (browser && system) return m.security_session_on({ browser, system });
  if (browser ?? system) return browser ?? system ?? '';
  const kinds = {
    computer: m.security_session_computer,
    phone: m.common_phone,
    tablet: m.security_session_tablet,
    unknown: m.security_session_unknown,
  };
  return kinds[kind]();
}

function methodText(method: SessionSummary['method']): string {
  if (method === 'google') return m.security_session_by_google();
  return method === 'passkey' ? m.security_session_by_passkey() : m.security_session_by_password();
}
