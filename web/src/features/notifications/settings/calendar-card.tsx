import { useState } from 'react';
import { dateFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useCalendar, useStartCalendar, useStopCalendar } from '../notifications.data.ts';

const dayText = (instant: string): string =>
  dateFormat(languageTag(), { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** The private address for calendar programs: made by a press, shown once, ended by another. */
export function CalendarCard() {
  const calendar = useCalendar();
  const start = useStartCalendar();
  const stop = useStopCalendar();
  const createdAt = calendar.data?.createdAt ?? null;
  const endedAt = calendar.data?.endedAt ?? null;
  const url = createdAt === null ? undefined : start.data?.url;
  return (
    <Card>
      <CardHeader title={m.notifications_calendar()} description={m.notifications_calendar_text()} />
      {calendar.isPending ? <Skeleton className="h-11 w-56" /> : null}
      {url === undefined ? null : <Address url={url} />}
      {createdAt !== null && url === undefined ? (
        <p className="mb-4 text-sm">{m.notifications_calendar_since({ day: dayText(createdAt) })}</p>
      ) : null}
      {endedAt === null ? null : <p className="mb-4 text-sm">{m.notifications_calendar_ended({ day: dayText(endedAt) })}</p>}
      {calendar.isPending ? null : createdAt === null ? (
        <Button variant="secondary" pending={start.isPending} onClick={() => start.mutate()}>
          {endedAt === null ? m.notifications_calendar_start() : m.notifications_calendar_again()}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Replace pending={start.isPending} onReplace={() => start.mutate()} />
          <Button variant="quiet" pending={stop.isPending} onClick={() => stop.mutate(undefined, { onSuccess: () => start.reset() })}>
            {m.notifications_calendar_stop()}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Replace({ pending, onReplace }: { pending: boolean; onReplace: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" pending={pending} onClick={() => setAsking(true)}>
        {m.notifications_calendar_again()}
      </Button>
      <AlertDialog
        open={isAsking}
        title={m.notifications_calendar_replace()}
        description={m.notifications_calendar_replace_text()}
        confirmLabel={m.notifications_calendar_again()}
        tone="primary"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReplace();
        }}
      />
    </>
  );
}

function Address({ url }: { url: string }) {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const links = [
    { label: m.notifications_calendar_apple(), href: webcal },
    { label: m.notifications_calendar_google(), href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    {
      label: m.notifications_calendar_outlook(),
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=Limpid`,
    },
  ];
  return (
    <div className="mb-5 rounded-control bg-sunken p-4">
      <p className="text-sm font-medium">{m.notifications_calendar_address()}</p>
      <p className="figures mt-1 text-sm break-all select-all">{url}</p>
      <p role="status" className="mt-2 text-sm text-muted">
        {m.notifications_calendar_once()}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <CopyAddress url={url} />
        {links.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}

function CopyAddress({ url }: { url: string }) {
  const { toast } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => void toast({ tone: 'ok', title: m.common_copied() }),
      () => void toast({ title: m.security_codes_not_copied() }),
    );
  return <Button onClick={() => void copy()}>{m.notifications_calendar_copy()}</Button>;
}
